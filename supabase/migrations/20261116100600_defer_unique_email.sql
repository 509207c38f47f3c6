-- Whether an address is registered is said at commit and not before: any other fault of a request (a bad row beside it, a
-- missing file) is answered first, and the same for member and stranger. Otherwise a request that can never be stored
-- would be a free question.

alter table public.associate_registrations
  drop constraint associate_registrations_email_key,
  add constraint associate_registrations_email_key unique (email) deferrable initially deferred;
