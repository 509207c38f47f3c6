-- The language in which a visitor read the site: the office answers in it, and so will every message to them. Records from
-- before the Hindi site were all made in English.

alter table public.consultation_bookings add column locale text not null default 'en' check (locale in ('en', 'hi'));
alter table public.installation_requests add column locale text not null default 'en' check (locale in ('en', 'hi'));
alter table public.associate_registrations add column locale text not null default 'en' check (locale in ('en', 'hi'));
alter table public.career_applications add column locale text not null default 'en' check (locale in ('en', 'hi'));
alter table public.training_registrations add column locale text not null default 'en' check (locale in ('en', 'hi'));
alter table public.contact_inquiries add column locale text not null default 'en' check (locale in ('en', 'hi'));
alter table public.newsletter_subscribers add column locale text not null default 'en' check (locale in ('en', 'hi'));
