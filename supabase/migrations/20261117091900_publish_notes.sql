-- Two people who work on one lead see each other's notes at once; row rules decide who hears of them.
alter publication supabase_realtime add table public.record_notes;
