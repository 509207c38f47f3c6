-- What a phone's camera makes: HEIC and HEIF pictures and MOV films, and GIF because the form says "image". Folders are
-- now told apart by case: object names are, so "Installation-Requests/" was a folder of its own that no form names.

update storage.buckets
set allowed_mime_types = array[
  'image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/heic', 'image/heif', 'application/pdf',
  'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'video/mp4',
  'video/webm', 'video/quicktime'
]
where id = 'certificates';

create or replace function private.visitor_may_add_file(bucket text, path text) returns boolean
language sql immutable set search_path = ''
as $$
  select case bucket
    when 'certificates' then
      path ~ '^[0-9]{10,16}-[A-Za-z0-9-]{8,64}\.[A-Za-z]+$' and path ~* '\.(jpe?g|png|webp|pdf)$'
      or path ~ '^installation-requests/[0-9]{10,16}-[A-Za-z0-9-]{8,64}\.[A-Za-z]+$'
      and path ~* '\.(jpe?g|png|webp|gif|hei[cf]|pdf|docx?)$'
    when 'resumes' then path ~* '^[0-9]{10,16}-[a-z0-9-]{8,64}\.(pdf|docx?)$'
    else false
  end;
$$;
create or replace function private.admin_may_add_file(bucket text, path text) returns boolean
language sql immutable set search_path = ''
as $$
  select bucket = 'certificates'
    and path ~ '^testimonials/[0-9]{10,16}-[A-Za-z0-9-]{8,64}\.[A-Za-z0-9]+$'
    and path ~* '\.(jpe?g|png|webp|gif|hei[cf]|mp4|webm|mov)$';
$$;
