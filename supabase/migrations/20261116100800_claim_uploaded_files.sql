-- A record owns its files. What a visitor sends as a file's address is only the name of an object they uploaded: its
-- origin is dropped, so that no host but ours is ever stored, and the object must exist, have the size its form allows
-- and belong to no other record. The claim is what a privacy request erases by: a record that merely names somebody
-- else's file does not take it along.

create table private.file_columns (
  table_name text not null,
  column_name text not null,
  bucket_id text not null,
  -- What stands before the object's path in the column; a bare path has nothing.
  address_prefix text not null,
  max_bytes bigint not null check (max_bytes > 0),
  primary key (table_name, column_name)
);
comment on table private.file_columns is 'The columns that name an uploaded file, where it lies and how large it may be.';

insert into private.file_columns (table_name, column_name, bucket_id, address_prefix, max_bytes)
values
  ('associate_registrations', 'certificate_url', 'certificates', '/storage/v1/object/public/certificates/', 5242880),
  ('installation_requests', 'file_url', 'certificates', '/storage/v1/object/public/certificates/', 10485760),
  ('testimonials', 'image_url', 'certificates', '/storage/v1/object/public/certificates/', 10485760),
  ('testimonials', 'video_url', 'certificates', '/storage/v1/object/public/certificates/', 10485760),
  ('career_applications', 'resume_url', 'resumes', '', 5242880);

create table private.file_claims (
  bucket_id text not null,
  path text not null,
  table_name text not null,
  record_id uuid not null,
  primary key (bucket_id, path)
);
comment on table private.file_claims is 'Which record owns an uploaded object: the first that named it.';
create index file_claims_record_idx on private.file_claims (record_id);

create function private.without_origin(address text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(btrim(address), '^https?://[^/?#\\\s]+(?=/)', '');
$$;
comment on function private.without_origin(text) is
  'https://any.host/path becomes /path; what is written in another way stays and fails the check.';

-- The dots of a path are single ones inside a name, and nothing is encoded: one spelling for one object.
create function private.is_file_address(address text, folder text, extensions text) returns boolean
language sql immutable set search_path = ''
as $$
  select address ~ ('^/storage/v1/object/public/certificates/' || folder || '[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.[A-Za-z0-9]+$')
    and address ~* ('\.(' || extensions || ')$')
    and char_length(address) <= 300;
$$;
grant execute on function private.without_origin(text), private.is_file_address(text, text, text)
to anon, authenticated, service_role;

-- Rows from before. An address that no form can have stored names no file: it is dropped, and a certificate, which may
-- not be missing, names an object that does not exist.
update public.installation_requests
set file_url = private.without_origin(file_url)
where file_url is not null;
update public.installation_requests
set file_url = null
where not private.is_file_address(
  file_url, 'installation-requests/', 'jpe?g|png|webp|gif|hei[cf]|pdf|docx?');

update public.testimonials
set image_url = private.without_origin(image_url), video_url = private.without_origin(video_url)
where image_url is not null or video_url is not null;
update public.testimonials
set image_url = null
where not private.is_file_address(image_url, 'testimonials/', 'jpe?g|png|webp|gif|hei[cf]');
update public.testimonials
set video_url = null
where not private.is_file_address(video_url, 'testimonials/', 'mp4|webm|mov');

update public.associate_registrations
set certificate_url = private.without_origin(certificate_url)
where certificate_url ~ '^http';
update public.associate_registrations
set certificate_url = '/storage/v1/object/public/certificates/seed/unavailable.png'
where not private.is_file_address(certificate_url, '(seed/)?', 'jpe?g|png|webp|pdf');

-- The folders are disjoint, so that a file of one form cannot be claimed through another.
alter table public.installation_requests
  drop constraint installation_requests_file_url_check,
  add constraint installation_requests_file_url_check check (
    private.is_file_address(file_url, 'installation-requests/', 'jpe?g|png|webp|gif|hei[cf]|pdf|docx?')
  );
alter table public.testimonials
  drop constraint testimonials_image_url_check,
  add constraint testimonials_image_url_check check (
    private.is_file_address(image_url, 'testimonials/', 'jpe?g|png|webp|gif|hei[cf]')
  ),
  drop constraint testimonials_video_url_check,
  add constraint testimonials_video_url_check check (
    private.is_file_address(video_url, 'testimonials/', 'mp4|webm|mov')
  );
alter table public.associate_registrations
  drop constraint associate_registrations_certificate_url_check,
  add constraint associate_registrations_certificate_url_check check (
    private.is_file_address(certificate_url, '(seed/)?', 'jpe?g|png|webp|pdf')
  );

create function private.files_of(of_table text, record jsonb)
returns table (column_name text, bucket_id text, path text, max_bytes bigint)
language sql stable set search_path = ''
as $$
  select rule.column_name, rule.bucket_id, named.path, rule.max_bytes
  from private.file_columns as rule
  cross join lateral (
    select substr(record ->> rule.column_name, char_length(rule.address_prefix) + 1) as path
  ) as named
  where rule.table_name = of_table and named.path <> '';
$$;

create function private.drop_file_origin() returns trigger
language plpgsql set search_path = ''
as $$
declare
  address_column text;
begin
  foreach address_column in array tg_argv loop
    new := jsonb_populate_record(
      new, jsonb_build_object(address_column, private.without_origin(to_jsonb(new) ->> address_column)));
  end loop;
  return new;
end;
$$;

create function private.refuse_file(of_table text, of_column text, reason text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise check_violation using
    message = format('%s %s', of_column, reason),
    column = of_column, table = of_table, schema = 'public',
    constraint = format('%s_%s_claim', of_table, of_column);
end;
$$;

-- A retry of a record that is stored already finds its file claimed by itself, and ends at the primary key.
create function private.check_files() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  file record;
  stored_bytes bigint;
begin
  for file in select * from private.files_of(tg_table_name, to_jsonb(new)) loop
    if not private.visitor_may_add_file(file.bucket_id, file.path)
      and not private.admin_may_add_file(file.bucket_id, file.path) then
      perform private.refuse_file(tg_table_name, file.column_name, 'is not the address of a file of this form');
    end if;
    -- The embedded backend on PostgreSQL keeps the metadata as a text in JSON; #>> '{}' reads both forms.
    select ((object.metadata #>> '{}')::jsonb ->> 'size')::bigint into stored_bytes
    from storage.objects as object
    where object.bucket_id = file.bucket_id and object.name = file.path;
    if stored_bytes is null then
      perform private.refuse_file(tg_table_name, file.column_name, 'names a file that was not uploaded');
    elsif stored_bytes > file.max_bytes then
      perform private.refuse_file(tg_table_name, file.column_name, 'names a file that is too large');
    end if;
  end loop;
  return new;
end;
$$;

-- After the insert, so that a row that is not added after all (ON CONFLICT DO NOTHING) claims nothing. Of two records
-- that name one object at the same moment the second waits here for the first. A file that the office puts in the place of
-- another belongs to the record as well. Demo files are shared by many demo rows and belong to none of them.
create function private.claim_files() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  file record;
begin
  for file in
    select * from private.files_of(tg_table_name, to_jsonb(new)) as named where named.path not like 'seed/%'
  loop
    insert into private.file_claims (bucket_id, path, table_name, record_id)
    values (file.bucket_id, file.path, tg_table_name, new.id)
    on conflict on constraint file_claims_pkey do nothing;
    if tg_argv[0] = 'required' and not exists (
      select from private.file_claims as claim
      where claim.bucket_id = file.bucket_id and claim.path = file.path
        and claim.table_name = tg_table_name and claim.record_id = new.id
    ) then
      perform private.refuse_file(tg_table_name, file.column_name, 'names a file that belongs to another record');
    end if;
  end loop;
  return null;
end;
$$;

create or replace function private.forget_record() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.record_notes where record_id = old.id and table_name = tg_table_name;
  delete from public.status_changes where record_id = old.id and table_name = tg_table_name;
  delete from private.file_claims where record_id = old.id and table_name = tg_table_name;
  return null;
end;
$$;

do $$
declare
  target record;
begin
  for target in
    select table_name, string_agg(quote_literal(column_name), ', ') filter (where address_prefix <> '') as addresses
    from private.file_columns
    group by table_name
  loop
    -- Triggers run in the order of their names: the checks see what the cleaning left.
    execute format(
      $create$
        create trigger verify_files before insert on public.%1$I
          for each row when (current_user in ('anon', 'authenticated')) execute function private.check_files();
        create trigger claim_files after insert on public.%1$I
          for each row when (current_user in ('anon', 'authenticated'))
          execute function private.claim_files('required');
        create trigger claim_free_files after insert or update on public.%1$I
          for each row when (current_user not in ('anon', 'authenticated'))
          execute function private.claim_files('if free');
      $create$,
      target.table_name);
    if target.addresses is not null then
      execute format(
        $create$
          create trigger drop_file_origin before insert on public.%I
            for each row execute function private.drop_file_origin(%s);
        $create$,
        target.table_name, target.addresses);
    end if;
  end loop;
end;
$$;

-- Rows from before: who named an object first owns it.
do $$
declare
  target text;
begin
  for target in select distinct table_name from private.file_columns loop
    execute format(
      $claim$
        insert into private.file_claims (bucket_id, path, table_name, record_id)
        select file.bucket_id, file.path, %1$L, record.id
        from public.%1$I as record
        cross join lateral private.files_of(%1$L, to_jsonb(record)) as file
        where file.path not like 'seed/%%'
        order by record.created_at, record.id
        on conflict do nothing
      $claim$,
      target);
  end loop;
end;
$$;

-- For the privacy commands, which hold the secret key: the API does not serve the table itself.
create function private.claimed_files(of_table text, of_records uuid[])
returns table (record_id uuid, bucket_id text, path text)
language sql stable security definer set search_path = ''
as $$
  select claim.record_id, claim.bucket_id, claim.path
  from private.file_claims as claim
  where claim.record_id = any (of_records) and claim.table_name = of_table;
$$;
create function public.claimed_files(of_table text, of_records uuid[])
returns table (record_id uuid, bucket_id text, path text)
language sql stable set search_path = ''
as $$
  select * from private.claimed_files(of_table, of_records);
$$;
comment on function public.claimed_files(text, uuid[]) is
  'For the secret key: the uploaded objects that these records own, which go when the records go.';
grant execute on function private.claimed_files(text, uuid[]), public.claimed_files(text, uuid[]) to service_role;
