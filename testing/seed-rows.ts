import type { Database } from '../backend/database/database.ts';

/** Many approved associates, one an hour back from now, over all of Uttar Pradesh's pincodes. */
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
