import type { Database } from '../backend/database/database.ts';

/**
 * Many plausible consultation bookings, one a minute back from now. Triggers are off and the search index is built at the
 * end: the rows are what the triggers would have made of them, in a fraction of the time.
 */
export async function seedBookings(database: Database, rows: number): Promise<void> {
  await database.exec(`
    set local session_replication_role = replica;
    drop index public.consultation_bookings_search_idx;
    insert into public.consultation_bookings (name, phone, email, location, monthly_bill, requirements, status, created_at)
    select
      (array['Asha', 'Ravi', 'Imran', 'Priya', 'Vikas', 'Neha', 'Rahul', 'Pooja', 'Arjun', 'Kavita'])[1 + n % 10] || ' '
        || (array['Udaan', 'Savera', 'Roshan', 'Kiran', 'Prakash', 'Ujjwal', 'Deepak'])[1 + n % 7] || ' ' || n,
      '+91' || 5550000000 + n,
      'visitor' || n || '@mail.example',
      (array['Gomti Nagar', 'Aliganj', 'Hazratganj', 'Indira Nagar'])[1 + n % 4] || ', Lucknow',
      1000 + n % 9000,
      'Rooftop of house number ' || n || ', two floors, a neem tree to the west. Please call in the evening.',
      (array['pending', 'contacted', 'scheduled', 'completed'])[1 + n / 5 % 4],
      now() - n * interval '1 minute'
    from generate_series(1, ${rows}) as n;
    create index consultation_bookings_search_idx on public.consultation_bookings
      using gin (search_text extensions.gin_trgm_ops);
  `);
}

/** As many approved associates, one an hour back from now, over all of Uttar Pradesh's pincodes. */
export async function seedAssociates(database: Database, rows: number): Promise<void> {
  await database.exec(`
    set local session_replication_role = replica;
    insert into public.associate_registrations (full_name, phone, email, city, state, pincode, google_maps_url,
      business_type, certificate_url, status, approved_by, created_at)
    select
      'Associate ' || n, '+91' || 5560000000 + n, 'associate' || n || '@partners.example', 'Lucknow', 'Uttar Pradesh',
      (201001 + n * 7919 % 84000)::text, 'https://maps.google.com/?q=' || n,
      (array['dealer', 'distributor', 'student_partner'])[1 + n % 3],
      '/storage/v1/object/public/certificates/seed/dealer.webp', 'approved', 'system', now() - n * interval '1 hour'
    from generate_series(1, ${rows}) as n;
  `);
}
