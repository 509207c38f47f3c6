-- The form sends a request without its file when the upload fails. The office must see that a file was meant to come.

alter table public.installation_requests
  add column upload_failed boolean not null default false,
  add constraint installation_requests_upload_failed_check check (not (upload_failed and file_url is not null));
comment on column public.installation_requests.upload_failed is
  'The visitor chose a file and it could not be uploaded; never together with file_url.';
