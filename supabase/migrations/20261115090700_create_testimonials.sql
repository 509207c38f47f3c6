-- What customers say. The office writes them in and decides which ones the home page shows.

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  customer_name text not null check (
    char_length(customer_name) between 2 and 80 and customer_name !~ '[\u0001-\u001f\u007f]'
  ),
  location text check (char_length(location) <= 200 and location !~ '[\u0001-\u001f\u007f]'),
  comment text not null check (
    char_length(comment) between 2 and 2000 and comment !~ '[\u0001-\u0008\u000b-\u001f\u007f]'
  ),
  rating integer not null default 5 check (rating between 1 and 5),
  -- rupees
  monthly_savings numeric(10, 2) check (monthly_savings between 0 and 10000000),
  image_url text check (
    char_length(image_url) <= 500
    and image_url ~ '^(https?://[^/\s]+)?/storage/v1/object/public/certificates/testimonials/[A-Za-z0-9_.-]+$'
  ),
  video_url text check (
    char_length(video_url) <= 500
    and video_url ~ '^(https?://[^/\s]+)?/storage/v1/object/public/certificates/testimonials/[A-Za-z0-9_.-]+$'
  ),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  created_at timestamptz not null default now(),
  search_text text not null generated always as (
    lower(customer_name || ' ' || coalesce(location, '') || ' ' || comment)
  ) stored
);
comment on table public.testimonials is 'Customers'' words, written in by the office; approved ones are public.';

create index testimonials_newest_idx on public.testimonials (created_at desc, id desc);
create index testimonials_status_idx on public.testimonials (status, created_at desc, id desc);
create index testimonials_search_idx on public.testimonials using gin (search_text extensions.gin_trgm_ops);

create function private.clean_testimonial() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.customer_name := private.clean_line(new.customer_name);
  new.location := private.clean_line(new.location);
  new.comment := private.clean_text(new.comment);
  new.rating := coalesce(new.rating, 5);
  return new;
end;
$$;
create function private.start_approved() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.status := 'approved';
  new.created_at := now();
  return new;
end;
$$;

create trigger clean_values before insert on public.testimonials
  for each row execute function private.clean_testimonial();
create trigger start_approved before insert on public.testimonials
  for each row when (current_user in ('anon', 'authenticated')) execute function private.start_approved();
create trigger record_status_change after update of status on public.testimonials
  for each row when (old.status is distinct from new.status) execute function private.record_status_change();
create trigger forget_record after delete on public.testimonials
  for each row execute function private.forget_record();

grant select (
  id, customer_name, location, comment, rating, monthly_savings, image_url, video_url, status, created_at
) on public.testimonials to anon;
grant select, insert, update (status) on public.testimonials to authenticated;
grant all on public.testimonials to service_role;
alter table public.testimonials enable row level security;
create policy "Visitors can read approved testimonials" on public.testimonials
  for select to anon
  using (status = 'approved');
create policy "Users can read approved testimonials, admins all" on public.testimonials
  for select to authenticated
  using (status = 'approved' or (select private.is_admin()));
create policy "Admins can add testimonials" on public.testimonials
  for insert to authenticated
  with check ((select private.is_admin()));
create policy "Admins can change a testimonial's status" on public.testimonials
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
