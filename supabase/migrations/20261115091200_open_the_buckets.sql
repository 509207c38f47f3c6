-- Files people send. A public bucket serves any object to whoever has its URL; listing, overwriting and deleting need a
-- policy, and the public gets none. Upload names are fixed to {milliseconds}-{random}.{extension}, so that nobody can
-- guess, replace or nest objects, and each folder takes only the kinds of file its form offers. Type and size are limits
-- of the bucket; the extension is what a policy can still tell apart within it.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  (
    'certificates', 'certificates', true, 10 * 1024 * 1024,
    array[
      'image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'video/mp4', 'video/webm'
    ]
  ),
  (
    'resumes', 'resumes', false, 5 * 1024 * 1024,
    array[
      'application/pdf', 'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    ]
  )
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create function private.visitor_may_add_file(bucket text, path text) returns boolean
language sql immutable set search_path = ''
as $$
  select case bucket
    when 'certificates' then
      path ~* '^[0-9]{10,16}-[a-z0-9-]{8,64}\.(jpe?g|png|webp|pdf)$'
      or path ~* '^installation-requests/[0-9]{10,16}-[a-z0-9-]{8,64}\.(jpe?g|png|webp|pdf|docx?)$'
    when 'resumes' then path ~* '^[0-9]{10,16}-[a-z0-9-]{8,64}\.(pdf|docx?)$'
    else false
  end;
$$;
create function private.admin_may_add_file(bucket text, path text) returns boolean
language sql immutable set search_path = ''
as $$
  select bucket = 'certificates'
    and path ~* '^testimonials/[0-9]{10,16}-[a-z0-9-]{8,64}\.(jpe?g|png|webp|mp4|webm)$';
$$;
grant execute on function private.visitor_may_add_file(text, text), private.admin_may_add_file(text, text)
to anon, authenticated, service_role;

-- Adding needs no right to read: the Storage API asks for select only when it overwrites or lists.
create policy "Visitors can add files to forms" on storage.objects
  for insert to anon
  with check (private.visitor_may_add_file(bucket_id, name));
create policy "Users can add files to forms, admins to testimonials" on storage.objects
  for insert to authenticated
  with check (
    private.visitor_may_add_file(bucket_id, name)
    or (private.admin_may_add_file(bucket_id, name) and (select private.is_admin()))
  );
-- Signing a URL for a resume takes the right to read it.
create policy "Admins can read files" on storage.objects
  for select to authenticated
  using (bucket_id in ('certificates', 'resumes') and (select private.is_admin()));
