-- Proposals: what a lead is offered, in numbered versions. A draft is edited until it is sent; from then on it stays as the
-- customer saw it, with every figure, rate and text. Nobody writes these tables but the functions of the next migrations.

create table public.proposals (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  -- Given when it is first sent, so that a draft which is thrown away leaves no gap: P-2026-0017, by India's calendar.
  year integer,
  serial integer,
  number text generated always as (
    'P-' || year || '-' || lpad(serial::text, greatest(4, char_length(serial::text)), '0')
  ) stored,
  -- The newest that was sent, which is what every link opens.
  sent_version integer,
  withdrawn_at timestamptz,
  created_by uuid references public.staff (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint proposals_number_key unique (year, serial),
  constraint proposals_sent_check check (
    (sent_version is null) = (serial is null) and (serial is null) = (year is null)
    and (sent_version is not null or withdrawn_at is null)
  )
);
comment on table public.proposals is 'What a lead is offered; its versions say what exactly.';
create index proposals_lead_idx on public.proposals (lead_id);
create index proposals_newest_idx on public.proposals (created_at desc, id desc);
create index proposals_created_by_idx on public.proposals (created_by) where created_by is not null;

-- A row and no sequence: whoever fails to send gives the number back.
create table private.proposal_counters (
  year integer primary key,
  last_serial integer not null
);
comment on table private.proposal_counters is 'The last number of each year. Those of erased proposals are not given again.';

create table public.proposal_versions (
  id uuid primary key default gen_random_uuid(),
  proposal_id uuid not null references public.proposals (id) on delete cascade,
  version integer not null constraint proposal_versions_version_check check (version > 0),
  content jsonb not null constraint proposal_versions_content_check check (private.is_proposal_content(content)),
  -- What lists show, so that they need not read the document.
  watts integer not null generated always as ((content #>> '{offer,system,watts}')::integer) stored,
  price bigint not null generated always as ((content #>> '{figures,price}')::bigint) stored,
  cost bigint not null generated always as ((content #>> '{figures,cost}')::bigint) stored,
  -- The last day on which it can be accepted, in India.
  valid_until date not null,
  -- Counts saves: who writes names the one that they saw.
  revision integer not null default 1,
  edited_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Of number, version, validity and content, in hexadecimal digits.
  content_hash text,
  constraint proposal_versions_version_key unique (proposal_id, version),
  constraint proposal_versions_hash_check check (
    (sent_at is null) = (content_hash is null) and content_hash ~ '^[0-9a-f]{64}$'
  ),
  constraint proposal_versions_ready_check check (sent_at is null or private.adds_up(content))
);
comment on table public.proposal_versions is 'What a proposal says: one draft at most, and what was sent, which never changes.';
create unique index proposal_versions_draft_key on public.proposal_versions (proposal_id) where sent_at is null;

-- It goes with its proposal and the lead's record, and in no other way: by then there is no proposal to be found.
create function private.keep_sent_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and not exists (select from public.proposals where id = old.proposal_id) then
    return old;
  end if;
  raise check_violation using
    message = 'What was sent cannot be changed', hint = 'Write a new version.',
    constraint = 'proposal_versions_sent_check';
end;
$$;
create trigger keep_sent_version before update or delete on public.proposal_versions
  for each row when (old.sent_at is not null) execute function private.keep_sent_version();

create table public.proposal_links (
  id uuid primary key default gen_random_uuid(),
  proposal_id uuid not null,
  -- What was sent with it. It opens the newest all the same, with a notice.
  version integer not null,
  token_hash bytea not null constraint proposal_links_token_hash_key unique
    constraint proposal_links_token_hash_check check (octet_length(token_hash) = 32),
  channel text not null constraint proposal_links_channel_check check (channel in ('whatsapp', 'mail', 'copied')),
  made_by uuid references public.staff (id) on delete set null,
  made_at timestamptz not null default now(),
  -- When the proposal was withdrawn. It may be in the wrong hands, so it opens no later version either.
  closed_at timestamptz,
  constraint proposal_links_version_fkey foreign key (proposal_id, version)
    references public.proposal_versions (proposal_id, version) on delete cascade
);
comment on table public.proposal_links is 'Every time a proposal was sent. Of the token in the link only its SHA-256 is kept: who reads this table opens nothing.';
create index proposal_links_version_idx on public.proposal_links (proposal_id, version);
create index proposal_links_made_by_idx on public.proposal_links (made_by) where made_by is not null;

create table public.proposal_views (
  id uuid primary key default gen_random_uuid(),
  link_id uuid not null references public.proposal_links (id) on delete cascade,
  proposal_id uuid not null,
  version integer not null,
  opened integer not null default 1,
  -- When the last look that counted began.
  last_opened_at timestamptz not null default now(),
  constraint proposal_views_link_key unique (link_id, version),
  constraint proposal_views_version_fkey foreign key (proposal_id, version)
    references public.proposal_versions (proposal_id, version) on delete cascade
);
comment on table public.proposal_views is 'How often each version was looked at by each link, staff''s own looks not among them.';
create index proposal_views_version_idx on public.proposal_views (proposal_id, version);

create table public.proposal_answers (
  id uuid primary key default gen_random_uuid(),
  proposal_id uuid not null,
  version integer not null,
  accepted boolean not null,
  -- Of an acceptance: the name that was typed, and the hash of what was shown. Of the other: why, if they said.
  -- It stands for a signature, so somebody must be able to read it: a letter of some script is in it.
  name text constraint proposal_answers_name_check check (
    char_length(name) between 2 and 80 and name !~ '[\u0001-\u001f\u007f]'
    and name ~ '[A-Za-z\u00c0-\u02af\u0370-\u1fff\u2c00-\ud7ff\U00010000-\U0001efff]'
  ),
  content_hash text,
  reason text constraint proposal_answers_reason_check check (
    char_length(reason) between 1 and 500 and reason !~ '[\u0001-\u0008\u000b-\u001f\u007f]'
  ),
  -- As far as it is known.
  client_address text,
  answered_at timestamptz not null default now(),
  constraint proposal_answers_version_key unique (proposal_id, version),
  constraint proposal_answers_version_fkey foreign key (proposal_id, version)
    references public.proposal_versions (proposal_id, version) on delete cascade,
  constraint proposal_answers_given_check check (
    accepted = (name is not null) and accepted = (content_hash is not null) and (reason is null or not accepted)
  )
);
comment on table public.proposal_answers is 'What the customer said to a version: yes or no, once.';
create unique index proposal_answers_accepted_key on public.proposal_answers (proposal_id) where accepted;

create table public.proposal_questions (
  id uuid primary key default gen_random_uuid(),
  proposal_id uuid not null references public.proposals (id) on delete cascade,
  body text not null constraint proposal_questions_body_check check (
    char_length(body) between 2 and 1000 and body !~ '[\u0001-\u0008\u000b-\u001f\u007f]'
  ),
  asked_at timestamptz not null default now(),
  answer text constraint proposal_questions_answer_check check (
    char_length(answer) between 1 and 2000 and answer !~ '[\u0001-\u0008\u000b-\u001f\u007f]'
  ),
  answered_by uuid references public.staff (id) on delete set null,
  answered_at timestamptz,
  constraint proposal_questions_answered_check check ((answer is null) = (answered_at is null))
);
comment on table public.proposal_questions is 'What customers asked about a proposal, and what the office answered on its page.';
create index proposal_questions_proposal_idx on public.proposal_questions (proposal_id, asked_at);
create index proposal_questions_answered_by_idx on public.proposal_questions (answered_by) where answered_by is not null;

-- ── What else hears of them ─────────────────────────────────────────────────────

alter table public.activities
  drop constraint activities_type_check,
  add constraint activities_type_check check (
    type in (
      'reached', 'no-answer', 'call-back', 'not-interested', 'assigned', 'follow-up', 'edited', 'proposal-sent',
      'proposal-withdrawn', 'proposal-accepted', 'proposal-declined', 'proposal-asked'
    )
  );

alter table public.events
  drop constraint events_type_check,
  add constraint events_type_check check (
    type in (
      'lead-created', 'status-changed', 'follow-up-due', 'subscribed', 'article-sent', 'test', 'proposal-sent',
      'proposal-accepted', 'proposal-declined', 'proposal-asked', 'proposal-answered'
    )
  ),
  add column proposal_id uuid references public.proposals (id) on delete cascade;
create index events_proposal_idx on public.events (proposal_id) where proposal_id is not null;

-- ── Who may what ────────────────────────────────────────────────────────────────

grant select on public.proposals, public.proposal_versions, public.proposal_views, public.proposal_answers,
  public.proposal_questions to authenticated;
grant select (id, proposal_id, version, channel, made_by, made_at, closed_at) on public.proposal_links to authenticated;
grant all on public.proposals, public.proposal_versions, public.proposal_links, public.proposal_views,
  public.proposal_answers, public.proposal_questions to service_role;

do $$
declare
  target record;
begin
  for target in
    select *
    from (
      values
        ('proposals', 'proposals'), ('proposal_versions', 'versions'), ('proposal_links', 'when a proposal was sent'),
        ('proposal_views', 'looks'), ('proposal_answers', 'answers'), ('proposal_questions', 'questions')
    ) as tables (table_name, called)
  loop
    execute format(
      $create$
        alter table public.%1$I enable row level security;
        create policy %2$I on public.%1$I
          for select to authenticated
          using ((select private.is_staff()));
      $create$,
      target.table_name, 'Staff can read ' || target.called);
  end loop;
end;
$$;

-- What the list of proposals shows: sending one changes its row in proposals.
alter publication supabase_realtime add table public.proposals;
alter publication supabase_realtime add table public.proposal_views;
alter publication supabase_realtime add table public.proposal_answers;
alter publication supabase_realtime add table public.proposal_questions;
