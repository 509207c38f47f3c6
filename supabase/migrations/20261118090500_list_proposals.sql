-- What the office sees of its proposals: the list, with what customers did, and the totals of a time.

-- By the newest version that was sent, or the draft where there is none. A look at an older version is no look at this one.
create function public.proposals_overview()
returns table (
  id uuid, lead_id uuid, kind text, name text, place text, owner_id uuid, number text, state text, version integer,
  draft_version integer, watts integer, price bigint, cost bigint, valid_until date, created_at timestamptz,
  sent_at timestamptz, opened integer, last_opened_at timestamptz, answered_at timestamptz, accepted_by text,
  decline_reason text, open_questions integer, follow_up_suggested boolean
)
language sql stable set search_path = '' set jit = off
as $$
  select
    proposal.id, proposal.lead_id, lead.kind, lead.name, lead.place, lead.owner_id, proposal.number, stands.state,
    shown.version, draft.version, shown.watts, shown.price, shown.cost,
    shown.valid_until, proposal.created_at, shown.sent_at, looks.opened, looks.last_opened_at, answer.answered_at,
    answer.name, answer.reason, questions.open,
    stands.state = 'sent' and looks.opened >= 2
  from public.proposals as proposal
  join public.leads as lead on lead.id = proposal.lead_id
  left join public.proposal_versions as draft on draft.proposal_id = proposal.id and draft.sent_at is null
  join public.proposal_versions as shown
    on shown.proposal_id = proposal.id and shown.version = coalesce(proposal.sent_version, draft.version)
  left join public.proposal_answers as answer on answer.proposal_id = proposal.id and answer.version = shown.version
  cross join lateral (
    select coalesce(sum(view.opened), 0)::integer as opened, max(view.last_opened_at) as last_opened_at
    from public.proposal_views as view
    where view.proposal_id = proposal.id and view.version = shown.version
  ) as looks
  cross join lateral (
    select count(*)::integer as open
    from public.proposal_questions as question
    where question.proposal_id = proposal.id and question.answer is null
  ) as questions
  cross join lateral (
    select private.proposal_state(
      proposal.withdrawn_at, answer.accepted, case when shown.sent_at is not null then shown.valid_until end,
      (select (now() at time zone 'Asia/Kolkata')::date)) as state
    -- Asked once for each row, not wherever it is named.
    offset 0
  ) as stands;
$$;
comment on function public.proposals_overview() is
  'For staff: every proposal and where it stands; filter, order, page and count them like a table.';

create function public.proposal_totals(from_day date, to_day date)
returns table (state text, proposals bigint, price bigint)
language sql stable set search_path = '' set jit = off
as $$
  select listed.state, count(*), sum(listed.price)::bigint
  from public.proposals_overview() as listed
  where coalesce(listed.sent_at, listed.created_at) >= from_day::timestamp at time zone 'Asia/Kolkata'
    and coalesce(listed.sent_at, listed.created_at) < (to_day + 1)::timestamp at time zone 'Asia/Kolkata'
  group by listed.state;
$$;
comment on function public.proposal_totals(date, date) is
  'For staff: how many proposals of these days in India stand where, and their prices together. Won of those decided is the win rate: accepted of accepted, declined, expired and withdrawn.';

-- Used by what runs with the rights of who asks.
grant execute on function private.proposal_state(timestamptz, boolean, date, date) to authenticated;
grant execute on function public.proposals_overview(), public.proposal_totals(date, date) to authenticated;
