-- Demo data: people, firms and words are invented, mail addresses end in .example, and no such phone numbers exist.
-- Everything is dated relative to now, so that a demo always looks like the last three months. The files the rows point
-- to are in seed-files/<bucket>/, and their addresses have no host: they work on whatever origin serves them.

insert into public.associate_registrations (
  full_name, phone, email, city, state, pincode, google_maps_url, business_type, experience_years, investment_capacity,
  territory_preference, existing_business, certificate_url, status, approved_at, approved_by, consent_version, created_at
)
select
  full_name,
  '+9155555' || (1000 + row_number() over ())::text || '0',
  'associate' || row_number() over () || '@partners.example',
  city, state, pincode,
  'https://www.google.com/maps/search/?api=1&query=' || pincode,
  business_type, experience_years,
  case business_type when 'distributor' then '5-20 lakh' when 'dealer' then '2-5 lakh' else '10,000-50,000' end,
  city || ' and nearby', existing_business,
  '/storage/v1/object/public/certificates/seed/' || case
    when pincode = '226016' then 'dealer.pdf' else replace(business_type, '_', '-') || '.webp'
  end,
  status,
  case when status = 'approved' then now() - days_ago * interval '1 day' end,
  case when status = 'approved' then 'system' end,
  'demo',
  now() - days_ago * interval '1 day' - (row_number() over () % 9) * interval '47 minutes'
from (
  values
    ('Aarohi Suryavanshi', 'Lucknow', 'Uttar Pradesh', '226010', 'distributor', 9, 'Suryavanshi Electricals', 'approved', 1),
    ('Devansh Prakashi', 'Lucknow', 'Uttar Pradesh', '226001', 'dealer', 6, 'Prakashi Power Point', 'approved', 2),
    ('सूरज उजाला', 'Lucknow', 'Uttar Pradesh', '226016', 'dealer', 4, 'उजाला इन्वर्टर हाउस', 'approved', 3),
    ('Nakshatra Dhoopwala', 'Lucknow', 'Uttar Pradesh', '226021', 'student_partner', 0, null, 'approved', 4),
    ('Kiranbala Roshni', 'Lucknow', 'Uttar Pradesh', '226024', 'dealer', 11, 'Roshni Batteries and Inverters', 'approved', 6),
    ('Ishaan Arunoday', 'Kanpur', 'Uttar Pradesh', '208001', 'distributor', 14, 'Arunoday Engineering Works', 'approved', 5),
    ('Tejaswini Anshumali', 'Kanpur', 'Uttar Pradesh', '208012', 'dealer', 3, null, 'approved', 9),
    ('Bhaskar Udayan', 'Varanasi', 'Uttar Pradesh', '221001', 'distributor', 8, 'Udayan Agro Pumps', 'approved', 7),
    ('Prabhat Jyotirmay', 'Varanasi', 'Uttar Pradesh', '221005', 'student_partner', 1, null, 'approved', 11),
    ('Dinkar Tejpal', 'Prayagraj', 'Uttar Pradesh', '211001', 'dealer', 7, 'Tejpal Traders', 'approved', 8),
    ('Usha Kiranmala', 'Prayagraj', 'Uttar Pradesh', '211002', 'dealer', 2, 'Kiranmala Home Appliances', 'approved', 14),
    ('Mihir Aditya Narayan Chandrashekhar Bhattacharyavanshi', 'Agra', 'Uttar Pradesh', '282001', 'distributor', 22,
      'Bhattacharyavanshi and Sons Electrical Contractors and General Order Suppliers', 'approved', 12),
    ('Savitri Poorvanchal', 'Meerut', 'Uttar Pradesh', '250001', 'dealer', 5, 'Poorvanchal Electronics', 'approved', 13),
    ('Ravikant Ujjwal', 'Ghaziabad', 'Uttar Pradesh', '201001', 'distributor', 10, 'Ujjwal Switchgear', 'approved', 16),
    ('Chitra Bhanumati', 'Noida', 'Uttar Pradesh', '201301', 'dealer', 6, 'Bhanumati Green Tech', 'approved', 10),
    ('Arkaprabha Sunehra', 'Noida', 'Uttar Pradesh', '201304', 'student_partner', 0, null, 'approved', 18),
    ('Vibhakar Ghanshyam', 'Bareilly', 'Uttar Pradesh', '243001', 'dealer', 9, 'Ghanshyam Motor Rewinding', 'approved', 19),
    ('Poornima Dipankar', 'Gorakhpur', 'Uttar Pradesh', '273001', 'distributor', 12, 'Dipankar Power Solutions', 'approved', 17),
    ('Suryansh Bundelkhandi', 'Jhansi', 'Uttar Pradesh', '284001', 'dealer', 4, 'Bundelkhandi Pumps', 'approved', 21),
    ('Aditi Pratyush', 'Moradabad', 'Uttar Pradesh', '244001', 'dealer', 7, null, 'approved', 23),
    ('Anshul Talanagari', 'Aligarh', 'Uttar Pradesh', '202001', 'dealer', 8, 'Talanagari Hardware', 'approved', 25),
    ('रश्मि अवधपुरी', 'Ayodhya', 'Uttar Pradesh', '224001', 'dealer', 5, 'अवधपुरी इलेक्ट्रिकल्स', 'approved', 15),
    ('Harit Sitapuri', 'Sitapur', 'Uttar Pradesh', '261001', 'student_partner', 2, null, 'approved', 27),
    ('Jagmag Barabankvi', 'Barabanki', 'Uttar Pradesh', '225001', 'dealer', 3, 'Jagmag Light House', 'approved', 29),
    ('Uday Raebarelvi', 'Rae Bareli', 'Uttar Pradesh', '229001', 'dealer', 6, null, 'approved', 31),
    ('Ojasvi Unnaoan', 'Unnao', 'Uttar Pradesh', '209801', 'student_partner', 1, null, 'approved', 34),
    ('Kshitij Hardoiwala', 'Hardoi', 'Uttar Pradesh', '241001', 'dealer', 13, 'Kshitij Krishi Kendra', 'approved', 37),
    ('Terai Vanraj', 'Lakhimpur Kheri', 'Uttar Pradesh', '262701', 'dealer', 4, 'Vanraj Solar Corner', 'approved', 41),
    ('Anika Saryupari', 'Gonda', 'Uttar Pradesh', '271001', 'dealer', 2, null, 'approved', 45),
    ('Lohit Vindhyachali', 'Mirzapur', 'Uttar Pradesh', '231001', 'distributor', 16, 'Vindhyachali Stone and Solar', 'approved', 49),
    ('Girdhar Brajwasi', 'Mathura', 'Uttar Pradesh', '281001', 'dealer', 5, 'Brajwasi Electricals', 'approved', 54),
    ('Magadh Pataliputra', 'Patna', 'Bihar', '800001', 'distributor', 9, 'Pataliputra Energy', 'approved', 58),
    ('Himadri Doonwala', 'Dehradun', 'Uttarakhand', '248001', 'dealer', 7, 'Doonwala Green Homes', 'approved', 63),
    ('Marudhar Gulabi', 'Jaipur', 'Rajasthan', '302001', 'distributor', 18, 'Gulabi Nagar Power', 'approved', 68),
    ('Malwa Narmadeshwar', 'Indore', 'Madhya Pradesh', '452001', 'dealer', 6, null, 'approved', 74),
    ('Dilli Chandniwala', 'New Delhi', 'Delhi', '110001', 'dealer', 10, 'Chandniwala Light Bazaar', 'approved', 80),
    ('Pratiksha Vicharadhin', 'Lucknow', 'Uttar Pradesh', '226012', 'dealer', 1, null, 'pending', 2),
    ('Sandeha Adhura', 'Kanpur', 'Uttar Pradesh', '208002', 'student_partner', 0, null, 'pending', 6),
    ('Vilamb Pratikshit', 'Basti', 'Uttar Pradesh', '272001', 'dealer', 3, 'Vilamb Stores', 'pending', 22),
    ('Asweekar Namanzoor', 'Lucknow', 'Uttar Pradesh', '226003', 'distributor', 50, 'Namanzoor Enterprises', 'rejected', 30),
    ('Kalpanik Apoorna', 'Azamgarh', 'Uttar Pradesh', '276001', 'dealer', 2, null, 'rejected', 52)
) as associate (full_name, city, state, pincode, business_type, experience_years, existing_business, status, days_ago);

insert into public.testimonials (customer_name, location, comment, rating, monthly_savings, status, created_at)
select customer_name, location, comment, rating, monthly_savings, status, now() - days_ago * interval '1 day'
from (
  values
    ('Gulmohar Parivar', 'Gomti Nagar, Lucknow', 'The bill came down from ₹4,100 to ₹380 in the second month. The team left the roof cleaner than they found it.', 5, 3720, 'approved', 5),
    ('Neem Chhaya Public School', 'Barabanki', 'A 20 kW system runs the whole school. The children watch the units on the display every morning.', 5, 14500, 'approved', 12),
    ('आम्रपाली देवी', 'मलिहाबाद, लखनऊ', 'सब्सिडी का सारा काम इन्हीं लोगों ने किया। पैंतीस दिन में पैसा खाते में आ गया।', 5, 2300, 'approved', 20),
    ('Chandan Vatika Residency', 'Indira Nagar, Lucknow', 'Lifts and common lights of 48 flats now run on the sun. The quotation and the final price were the same.', 5, 18200, 'approved', 26),
    ('Kachnar Flour Mill', 'Unnao', 'Work took three days longer because of rain, but they told us every evening what would happen next.', 4, 9600, 'approved', 33),
    ('Palash and Family', 'Aliganj, Lucknow', 'The EMI is smaller than our old electricity bill. We should have done it two years earlier.', 5, 2900, 'approved', 47),
    ('Amaltas Nursing Home', 'Sitapur', 'Panels are good. I would have liked the net meter a little sooner.', 3, 7400, 'pending', 3),
    ('Harsingar Dairy', 'Hardoi', 'Chilling plant runs through the afternoon without the generator.', 5, 11200, 'pending', 8),
    ('Kalpvriksh Test Entry', 'Nowhere', 'Entered twice by mistake.', 1, null, 'rejected', 40)
) as testimonial (customer_name, location, comment, rating, monthly_savings, status, days_ago);

insert into public.consultation_bookings (
  name, phone, email, location, property_type, preferred_date, preferred_time, monthly_bill, requirements,
  consultation_type, estimate, status, consent_version, created_at
)
select
  name, '+9155556' || (1000 + row_number() over ())::text || '0',
  case when row_number() over () % 3 = 0 then null else 'visitor' || row_number() over () || '@mail.example' end,
  location, property_type,
  ((now() at time zone 'Asia/Kolkata')::date - floor(days_ago)::integer + 3),
  (array['morning', 'afternoon', 'evening'])[1 + row_number() over () % 3],
  monthly_bill, requirements, consultation_type,
  case when monthly_bill <= 3000 then
    jsonb_build_object('bill', monthly_bill, 'subsidyEligible', true, 'systemSize', '3kW', 'monthlySaving', 2300)
  end,
  status, 'demo', now() - days_ago * interval '1 day'
from (
  values
    ('Aranya Vasundhara', 'Gomti Nagar, Lucknow', 'residential', 2800, 'Two floors, shade from a neem tree after four o''clock.', 'free', 'pending', 0.05),
    ('Ujjwala Deepshikha', 'Aliganj, Lucknow', 'residential', 3600, null, 'free', 'pending', 0.3),
    ('Roopa Talab', 'Chinhat, Lucknow', 'commercial', 18000, 'Cold storage, 40 kW sanctioned load.', 'premium', 'pending', 0.9),
    ('नीलम पूरबिया', 'इंदिरा नगर, लखनऊ', 'residential', 2400, 'छत पर पानी की टंकी है, उसके पास जगह चाहिए।', 'free', 'pending', 1.4),
    ('Gagan Neelkanth', 'Hazratganj, Lucknow', 'commercial', 26500, 'Showroom open till nine in the evening.', 'premium', 'contacted', 2.2),
    ('Vanshika Sarovar', 'Kanpur Road, Lucknow', 'residential', 4900, null, 'free', 'contacted', 3.1),
    ('Meghna Barkha', 'Jankipuram, Lucknow', 'residential', 1900, 'Please call after 6 pm.', 'free', 'scheduled', 4.6),
    ('Sagar Kinara', 'Barabanki', 'industrial', 145000, 'Ice factory, wants open access as well.', 'premium', 'scheduled', 6.0),
    ('Harshvardhan Chandrabhan Suryakant Prithvinarayan', 'Sushant Golf City, Sultanpur Road, near the second roundabout, Lucknow', 'residential', 7800, 'A long name and a long address, to see that both fit.', 'free', 'contacted', 7.5),
    ('Basant Bahar', 'Rajajipuram, Lucknow', 'residential', 3100, null, 'free', 'completed', 9.3),
    ('Tarangini Lahar', 'Unnao', 'government', 88000, 'Block office roof, tender papers ready.', 'premium', 'completed', 12.8),
    ('Shishir Dhundh', 'Mahanagar, Lucknow', 'residential', 2700, null, 'free', 'completed', 15.1),
    ('Madhuban Kunj', 'Kanpur', 'commercial', 33000, 'Marriage lawn, mostly evening load.', 'free', 'scheduled', 18.4),
    ('Vatsal Anand', 'Ashiyana, Lucknow', 'residential', 5600, null, 'free', 'completed', 22.7),
    ('Kusum Phulwari', 'Sitapur', 'residential', 1500, 'Only two fans and a fridge.', 'free', 'contacted', 28.2),
    ('Nirjhar Jharna', 'Vikas Nagar, Lucknow', 'residential', 4200, null, 'free', 'completed', 35.9),
    ('Sanjh Savera', 'Ayodhya', 'commercial', 21000, 'Dharamshala with 30 rooms.', 'premium', 'completed', 44.0),
    ('Pawan Megh', 'Alambagh, Lucknow', 'residential', 3300, null, 'free', 'completed', 57.6),
    ('Ritu Raj', 'Gonda', 'industrial', 96000, 'Rice mill, runs three months a year.', 'free', 'completed', 71.2),
    ('Sharad Purnima', 'Nirala Nagar, Lucknow', 'residential', 2950, null, 'free', 'completed', 86.5)
) as booking (name, location, property_type, monthly_bill, requirements, consultation_type, status, days_ago);

insert into public.installation_requests (
  name, phone, email, location, property_type, roof_area, monthly_bill, budget, energy_requirement, timeframe,
  additional_info, file_url, status, consent_version, created_at
)
select
  name, '+9155557' || (1000 + row_number() over ())::text || '0',
  case when row_number() over () % 2 = 0 then 'roof' || row_number() over () || '@mail.example' end,
  location, property_type, roof_area, monthly_bill, budget, energy_requirement, timeframe, additional_info,
  case when row_number() over () in (2, 7) then
    '/storage/v1/object/public/certificates/installation-requests/1760000000000-sample-bill.pdf'
  end,
  status, 'demo', now() - days_ago * interval '1 day'
from (
  values
    ('Dhara Vasant', 'Gomti Nagar Extension, Lucknow', 'residential', 900, 3900, '1-3', 'full', 'immediate', 'RCC roof, no shade.', 'pending', 0.2),
    ('Akash Ganga', 'Telibagh, Lucknow', 'residential', 650, 2600, '1-3', 'partial', '2-3months', null, 'pending', 1.1),
    ('हरियाली किसान समूह', 'बख्शी का तालाब, लखनऊ', 'commercial', 5200, 24000, '10-20', 'full', '3-6months', 'दो नलकूप और एक कोल्ड स्टोर।', 'pending', 2.7),
    ('Sindhu Tat', 'Chinhat, Lucknow', 'industrial', 32000, 210000, '20+', 'excess', 'planning', 'Shed roof with 15 degree slope.', 'site-assessment', 5.4),
    ('Nadi Kachhar', 'Raebareli Road, Lucknow', 'residential', 1100, 5200, '3-5', 'full', 'immediate', null, 'site-assessment', 8.9),
    ('Parvat Shikhar', 'Faizabad Road, Lucknow', 'commercial', 4800, 31000, '10-20', 'partial', '2-3months', null, 'quotation', 13.3),
    ('Van Upvan', 'Barabanki', 'residential', 780, 3000, '1-3', 'full', 'immediate', 'Bill attached.', 'quotation', 17.8),
    ('Zila Panchayat Namuna', 'Hardoi', 'government', 14500, 118000, '20+', 'full', '3-6months', 'Two buildings, one meter.', 'approved', 24.1),
    ('Kamal Sarovar', 'Indira Nagar, Lucknow', 'residential', 1250, 6400, '3-5', 'excess', '2-3months', null, 'approved', 30.6),
    ('Boond Barish', 'Kanpur', 'industrial', 41000, 340000, '20+', 'full', 'planning', null, 'in-progress', 39.2),
    ('Kiran Prabhat', 'Aminabad, Lucknow', 'commercial', 1600, 12800, '5-10', 'partial', 'immediate', 'Narrow lane, small lorry only.', 'in-progress', 46.7),
    ('Chaand Sitara', 'Sitapur', 'residential', 700, 2200, '1-3', 'full', 'immediate', null, 'completed', 58.3),
    ('Lehar Sahil', 'Unnao', 'residential', 860, 3400, '1-3', 'full', '2-3months', null, 'completed', 69.9),
    ('Gulistan Bagh', 'Ayodhya', 'commercial', 2900, 17600, '5-10', 'full', 'immediate', null, 'completed', 84.4)
) as request (name, location, property_type, roof_area, monthly_bill, budget, energy_requirement, timeframe, additional_info, status, days_ago);

insert into public.contact_inquiries (
  name, phone, email, subject, inquiry_type, message, status, consent_version, created_at
)
select
  name, '+9155558' || (1000 + row_number() over ())::text || '0',
  case when row_number() over () % 2 = 1 then 'writer' || row_number() over () || '@mail.example' end,
  subject, inquiry_type, message, status, 'demo', now() - days_ago * interval '1 day'
from (
  values
    ('Pustak Vani', 'Subsidy for a second connection', 'general', 'We have two meters in one house. Does each get the subsidy?', 'pending', 0.1),
    ('Yantra Kaushal', 'Inverter shows E-07', 'technical', 'Since yesterday''s storm the inverter shows E-07 and the green light is off.', 'pending', 0.7),
    ('सरल संवाद', null, 'general', 'क्या आपका प्रशिक्षण हिंदी में होता है?', 'pending', 1.9),
    ('Vyapar Setu', 'Distributor for Shravasti', 'partnership', 'Our firm supplies pumps in three districts and would like to add panels.', 'pending', 3.5),
    ('Shikayat Nivaran', 'Net meter delayed', 'complaint', 'The system was commissioned six weeks ago and the net meter is still not fixed. Please tell us whom to call.', 'responded', 5.2),
    ('Jigyasa Prashna', 'Panels and monkeys', 'general', 'Many monkeys come to our roof. Is there a guard for the panels?', 'responded', 8.8),
    ('Tula Mapan', 'Annual maintenance', 'technical', 'What does the yearly maintenance include, and how often are panels washed?', 'responded', 14.6),
    ('Udyog Path', 'Open access above 1 MW', 'partnership', 'We would like to talk about a 2 MW ground-mounted plant.', 'responded', 21.3),
    ('Sneh Milan', null, 'general', 'Thank you for the quick visit on Sunday.', 'resolved', 29.7),
    ('Dhairya Pratiksha', 'Invoice copy', 'general', 'Please send a copy of the invoice of our last service.', 'resolved', 38.1),
    ('Samadhan Patra', 'Broken panel', 'complaint', 'One panel cracked in the hail. Is it under warranty?', 'resolved', 52.4),
    ('Nav Prerna', 'School visit', 'partnership', 'May class nine visit your training centre?', 'resolved', 77.8)
) as inquiry (name, subject, inquiry_type, message, status, days_ago);

insert into public.career_applications (
  full_name, email, phone, position, experience, location, resume_url, cover_letter, consent_version, created_at
)
select
  full_name, 'applicant' || row_number() over () || '@mail.example',
  '+9155559' || (1000 + row_number() over ())::text || '0', position, experience, location,
  case when row_number() over () % 3 <> 0 then '1760000000000-sample-resume.pdf' end,
  cover_letter, 'demo', now() - days_ago * interval '1 day'
from (
  values
    ('Karm Yogi', 'Solar Installation Technician', '4 years', 'Lucknow', 'I have wired more than a hundred roofs and hold a height-work certificate.', 0.6),
    ('Vinamra Vachan', 'Customer Support Executive', '2 years in a call centre', 'Lucknow', null, 2.4),
    ('Utsah Umang', 'Sales Executive', 'Fresher', 'Kanpur', 'I sold water purifiers door to door during college.', 6.3),
    ('Rekha Chitr', 'Marketing Executive', '5 years', 'Lucknow', null, 11.5),
    ('Vidyut Tarang', 'Electrical Engineer', '3 years', 'Varanasi', 'B.Tech. 2023; worked on two 500 kW plants.', 19.0),
    ('निपुण शिल्पी', 'Site Supervisor', '8 साल', 'सीतापुर', 'पंद्रह लोगों की टीम संभाली है।', 27.7),
    ('Yojana Lakshya', 'Project Manager', '11 years', 'Noida', null, 41.3),
    ('Lekha Suvichar', 'Administrative Assistant', '1 year', 'Lucknow', 'Typing in Hindi and English.', 60.2),
    ('Pragati Vistar', 'Business Development Manager', '9 years', 'Prayagraj', null, 83.0)
) as application (full_name, position, experience, location, cover_letter, days_ago);

insert into public.training_registrations (
  name, phone, course_type, experience_level, payment_status, status, consent_version, created_at
)
select
  name, '+9155554' || (1000 + row_number() over ())::text || '0', course_type, experience_level, payment_status, status,
  'demo', now() - days_ago * interval '1 day'
from (
  values
    ('Shiksha Arambh', 'solar_installation_technician', 'beginner', 'pending', 'pending', 0.4),
    ('Abhyas Nirantar', 'ev_training', 'intermediate', 'pending', 'pending', 1.8),
    ('चक्र गति', 'two_wheeler_ev_assembly', 'beginner', 'pending', 'pending', 4.1),
    ('Hasta Kala', 'solar_installation_technician', 'experienced', 'paid', 'confirmed', 7.7),
    ('Parishram Phal', 'solar_installation_technician', 'beginner', 'paid', 'confirmed', 13.9),
    ('Gati Shakti Namuna', 'ev_training', 'beginner', 'paid', 'confirmed', 20.5),
    ('Pahiya Yantra', 'two_wheeler_ev_assembly', 'intermediate', 'refunded', 'pending', 32.2),
    ('Nipun Haath', 'solar_installation_technician', 'beginner', 'paid', 'completed', 50.8),
    ('Sadhana Path', 'ev_training', 'experienced', 'paid', 'completed', 66.4),
    ('Kaushal Vikas Namuna', 'two_wheeler_ev_assembly', 'beginner', 'paid', 'completed', 88.1)
) as registration (name, course_type, experience_level, payment_status, status, days_ago);

insert into public.newsletter_subscribers (email, locale, consent_version, consent_at, created_at, confirmed_at)
select 'reader' || n || '@mail.example', case when n % 3 = 0 then 'hi' else 'en' end, 'demo', now() - n * interval '9 days',
  now() - n * interval '9 days', case when n % 4 <> 1 then now() - n * interval '9 days' + interval '20 minutes' end
from generate_series(1, 8) as n;

insert into public.status_changes (table_name, record_id, from_status, to_status, changed_by_email, changed_at)
select table_name, id, 'pending', status, 'admin@awadhsolar.example', least(created_at + interval '5 hours', now())
from (
  select 'consultation_bookings' as table_name, id, status, created_at from public.consultation_bookings
  union all
  select 'installation_requests', id, status, created_at from public.installation_requests
  union all
  select 'contact_inquiries', id, status, created_at from public.contact_inquiries
  union all
  select 'training_registrations', id, status, created_at from public.training_registrations
) as lead
where status <> 'pending';

insert into public.record_notes (table_name, record_id, body, author_email, created_at)
select 'consultation_bookings', id, note, 'admin@awadhsolar.example', created_at + interval '6 hours'
from public.consultation_bookings
join (
  values
    ('Gagan Neelkanth', 'Wants the quotation split in two: showroom and godown.'),
    ('Sagar Kinara', 'Second visit agreed with the plant engineer.'),
    ('Kusum Phulwari', 'Called twice, line busy. Try in the morning.')
) as remark (name, note) using (name);

-- The desk: answered when the history says so, some calls to make today, and visits from here and there.
update public.leads
set first_responded_at = change.changed_at, reached_at = change.changed_at, status_since = change.changed_at
from public.status_changes as change
where change.lead_id = leads.id;

update public.leads
set source = numbered.source
from (
  select
    id,
    (array['direct', 'google.com', 'direct', 'facebook', 'justdial.com', 'google.com', 'monsoon-offer'])[
      1 + row_number() over (order by created_at desc) % 7
    ] as source
  from public.leads
) as numbered
where numbered.id = leads.id;

insert into public.activities (lead_id, type, follow_up_at, staff_email, created_at)
select lead.id, call.type, now() + call.due_in, 'agent@awadhsolar.example', now() - interval '1 day'
from public.leads as lead
join (
  values
    ('Gagan Neelkanth', 'call-back', interval '-3 hours'),
    ('Kusum Phulwari', 'no-answer', interval '-1 day'),
    ('Vanshika Sarovar', 'reached', interval '2 minutes'),
    ('Meghna Barkha', 'call-back', interval '2 days')
) as call (name, type, due_in) using (name);

-- A price book to try proposals with. What things cost is the office's to say.
insert into public.price_items (label, label_hi, unit, unit_price, gst, valid_from, source)
values
  ('Solar panel, 540 W, mono PERC', 'सोलर पैनल, 540 वाट, मोनो PERC', 'piece', 1250000, 500, current_date - 30, 'Demo price, replace before use'),
  ('Solar panel, 590 W, TOPCon', 'सोलर पैनल, 590 वाट, TOPCon', 'piece', 1480000, 500, current_date - 30, 'Demo price, replace before use'),
  ('Grid inverter, 3 kW', 'ग्रिड इन्वर्टर, 3 किलोवाट', 'piece', 3200000, 500, current_date - 30, 'Demo price, replace before use'),
  ('Grid inverter, 5 kW', 'ग्रिड इन्वर्टर, 5 किलोवाट', 'piece', 4600000, 500, current_date - 30, 'Demo price, replace before use'),
  ('Mounting structure', 'पैनल का ढाँचा', 'kW', 650000, 1800, current_date - 30, 'Demo price, replace before use'),
  ('Cable, 4 sq mm', 'केबल, 4 वर्ग मिमी', 'metre', 11800, 1800, current_date - 30, 'Demo price, replace before use'),
  ('Earthing and lightning arrester', 'अर्थिंग और लाइटनिंग अरेस्टर', 'set', 850000, 1800, current_date - 30, 'Demo price, replace before use'),
  ('Net meter and papers', 'नेट मीटर और काग़ज़ी काम', 'job', 600000, 1800, current_date - 30, 'Demo price, replace before use'),
  ('Installation and commissioning', 'इंस्टॉलेशन और सिस्टम चालू करना', 'job', 2400000, 1800, current_date - 30, 'Demo price, replace before use');
