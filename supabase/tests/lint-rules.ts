// What Supabase's database linter asks of a project, and a little more, as queries that list offenders. `offence` breaks
// the rule on purpose: each rule is seen to catch it, so that a rule which can no longer fail is noticed.

interface LintRule {
  rule: string;
  offenders: string;
  offence: string;
}

const API_ROLES = `array['anon', 'authenticated']`;
const OUR_SCHEMAS = `array['public', 'private']::regnamespace[]`;

export const LINT_RULES: LintRule[] = [
  {
    rule: 'Every table in public has row-level security',
    offenders: `
      select relname as offender from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
    offence: 'create table public.naked (id int primary key)',
  },
  {
    rule: 'Every table in public has a policy, a primary key and a comment',
    offenders: `
      select relname as offender from pg_class c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not (
        exists (select from pg_policy where polrelid = c.oid)
        and exists (select from pg_index where indrelid = c.oid and indisprimary)
        and obj_description(c.oid, 'pg_class') is not null
      )`,
    offence: 'create table public.mute (id int); alter table public.mute enable row level security',
  },
  {
    rule: 'No policy lets everything through',
    offenders: `
      select tablename || ': ' || policyname as offender from pg_policies
      where schemaname in ('public', 'storage') and (
        coalesce(qual, '') ~* '^\\(*(true|1 = 1)\\)*$' or coalesce(with_check, '') ~* '^\\(*(true|1 = 1)\\)*$'
        or cmd = 'ALL' or (cmd = 'UPDATE' and with_check is null)
      )`,
    offence: 'create policy "Open" on public.testimonials for insert to anon with check (true)',
  },
  {
    rule: 'Every policy names its roles',
    offenders: `
      select tablename || ': ' || policyname as offender from pg_policies
      where schemaname in ('public', 'storage') and 'public' = any (roles)`,
    offence: 'create policy "For all" on public.testimonials for delete using (id is null)',
  },
  {
    rule: 'A role has one policy per table and action',
    offenders: `
      select format('%s: %s by %s', tablename, cmd, role) as offender
      from pg_policies, unnest(roles) as role
      where schemaname in ('public', 'storage') and permissive = 'PERMISSIVE'
      group by tablename, cmd, role having count(*) > 1`,
    offence: `create policy "Twice" on public.testimonials for select to anon using (rating = 5)`,
  },
  {
    rule: 'Policies call functions once per statement, not once per row',
    offenders: `
      select tablename || ': ' || policyname as offender
      from pg_policies, concat_ws(' ', qual, with_check) as rule
      where regexp_replace(rule, 'SELECT (auth\\.\\w+|private\\.\\w+)\\(\\)', '', 'g')
        ~ '(auth\\.\\w+|private\\.(is_admin|is_staff|staff_id)|current_setting)\\('`,
    offence: `create policy "Slow" on public.record_notes for delete to authenticated using (private.is_admin())`,
  },
  {
    rule: 'No policy trusts what a user can edit',
    offenders: `
      select tablename || ': ' || policyname as offender from pg_policies
      where concat(qual, with_check) ~ 'user_metadata'`,
    offence: `create policy "Gullible" on public.record_notes for delete to authenticated
      using ((select auth.jwt()) -> 'user_metadata' ->> 'admin' = 'true')`,
  },
  {
    rule: 'Functions with their owner’s rights live in private',
    offenders: `
      select oid::regprocedure::text as offender from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef`,
    offence: `create function public.leak() returns int language sql security definer set search_path = '' as 'select 1'`,
  },
  {
    rule: 'Every function fixes its search path to nothing',
    offenders: `
      select oid::regprocedure::text as offender from pg_proc
      where pronamespace = any (${OUR_SCHEMAS}) and not coalesce(proconfig, '{}') @> array['search_path=""']`,
    offence: `create function private.lost() returns int language sql as 'select 1'`,
  },
  {
    rule: 'Nobody may execute a function by default',
    offenders: `
      select p.oid::regprocedure::text as offender from pg_proc p
      where pronamespace = any (${OUR_SCHEMAS}) and (
        proacl is null or exists (select from aclexplode(proacl) where grantee = 0)
      )`,
    offence: `create function private.open() returns int language sql set search_path = '' as 'select 1';
      grant execute on function private.open() to public`,
  },
  {
    rule: 'API roles execute only these definer functions, which policies and invoker functions need',
    offenders: `
      select p.proname || ' by ' || role as offender
      from pg_proc p, unnest(${API_ROLES}) as role
      where pronamespace = any (${OUR_SCHEMAS}) and prosecdef and has_function_privilege(role, p.oid, 'execute')
        and p.proname || ' by ' || role not in (
          'is_admin by anon', 'is_admin by authenticated', 'is_staff by authenticated', 'staff_id by authenticated',
          'associate_email_status by anon', 'associate_email_status by authenticated', 'find_associate_ids by anon',
          'search_ids by authenticated', 'search_person_ids by authenticated', 'edit_contact by authenticated',
          'merge_people by authenticated', 'undo_merge by authenticated', 'change_leads by authenticated',
          'import_leads by authenticated', 'undo_import by authenticated', 'track_request by anon',
          'track_request by authenticated', 'track_request_by_reference by anon',
          'track_request_by_reference by authenticated', 'confirm_subscription by anon',
          'confirm_subscription by authenticated', 'leave_newsletter by anon', 'leave_newsletter by authenticated',
          'send_article by authenticated', 'cancel_article by authenticated', 'ask_to_confirm by authenticated',
          'retry_deliveries by authenticated', 'send_test by authenticated', 'push_public_key by authenticated',
          'add_push_subscription by authenticated', 'open_proposal by anon', 'open_proposal by authenticated',
          'seen_proposal by anon', 'seen_proposal by authenticated', 'accept_proposal by anon',
          'accept_proposal by authenticated', 'decline_proposal by anon', 'decline_proposal by authenticated',
          'ask_about_proposal by anon', 'ask_about_proposal by authenticated', 'save_draft by authenticated',
          'discard_draft by authenticated', 'send_proposal by authenticated', 'withdraw_proposal by authenticated',
          'answer_question by authenticated', 'count_sources by authenticated'
        )`,
    offence: 'grant execute on function private.spend(text) to anon',
  },
  {
    rule: 'API roles hold nothing on private tables',
    offenders: `
      select relname || ' to ' || r.rolname as offender
      from pg_class c cross join lateral aclexplode(relacl) as g join pg_roles r on r.oid = g.grantee
      where relnamespace = 'private'::regnamespace and r.rolname in ('anon', 'authenticated', 'service_role')`,
    offence: 'grant select on private.file_claims to authenticated',
  },
  {
    rule: 'No API role may truncate, reference or put triggers on a table; users delete staff, saved views, browsers and the price book alone',
    offenders: `
      select relname || ': ' || g.privilege_type as offender
      from pg_class c cross join lateral aclexplode(relacl) as g join pg_roles r on r.oid = g.grantee
      where relnamespace = 'public'::regnamespace and r.rolname = any (${API_ROLES})
        and g.privilege_type not in ('SELECT', 'INSERT')
        and not (g.privilege_type = 'DELETE' and r.rolname = 'authenticated' and relname in (
          'staff', 'saved_views', 'push_subscriptions', 'price_items', 'subsidy_schemes', 'proposal_terms'
        ))`,
    offence: 'grant truncate on public.testimonials to authenticated',
  },
  {
    rule: 'Every foreign key has an index',
    offenders: `
      select conname as offender from pg_constraint k
      where contype = 'f' and connamespace = any (${OUR_SCHEMAS}) and not exists (
        select from pg_index i
        where i.indrelid = k.conrelid and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
      )`,
    offence: 'create table private.orphan (id int primary key, owner uuid references auth.users (id))',
  },
  {
    rule: 'No index is there twice, or invalid',
    offenders: `
      select string_agg(indexrelid::regclass::text, ' = ') as offender
      from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = any (${OUR_SCHEMAS})
      group by indrelid, indkey, indclass, indoption, indexprs::text, indpred::text having count(*) > 1
      union all
      select indexrelid::regclass::text from pg_index where not indisvalid`,
    offence: 'create index on public.testimonials (created_at desc, id desc)',
  },
  {
    rule: 'No extension, view or foreign table lies in public',
    offenders: `
      select extname as offender from pg_extension where extnamespace = 'public'::regnamespace
      union all
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')`,
    offence: 'create view public.everyone as select id, email from auth.users',
  },
  {
    rule: 'Realtime never carries old values',
    offenders: `
      select c.relname as offender from pg_class c
      join pg_publication_tables p on p.tablename = c.relname and p.schemaname = 'public'
      where p.pubname = 'supabase_realtime' and c.relnamespace = 'public'::regnamespace and c.relreplident <> 'd'`,
    offence: 'alter table public.associate_registrations replica identity full',
  },
];
