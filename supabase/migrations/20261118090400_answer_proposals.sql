-- What customers do with a proposal, by the token of its link and in no other way: open, accept, decline, ask. A token that is
-- guessed, cut short or another's gets one answer: no row, or "unknown". Everything else they are told is a word that the page
-- turns into a sentence.

-- For each client alone, as for the links of tracking: nobody guesses 192 bits, and with a limit of all together a few networks
-- that send one wrong token a second would keep every customer from answering.
insert into private.rate_rules (action, per, per_client)
values ('proposal reading', '10 minutes', 300), ('proposal answer', '10 minutes', 60);

-- In plpgsql, because every row of the list comes by: an SQL function with a search path of its own is set up anew for each.
create function private.proposal_state(withdrawn_at timestamptz, accepted boolean, valid_until date, today date) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case
    when valid_until is null then 'draft'
    when accepted then 'accepted'
    when withdrawn_at is not null then 'withdrawn'
    when not accepted then 'declined'
    when today > valid_until then 'expired'
    else 'sent'
  end;
end;
$$;
comment on function private.proposal_state(timestamptz, boolean, date, date) is
  'Where a proposal stands, by the newest version that was sent: its answer, if there is one, and its last day.';

-- What was withdrawn may have gone to the wrong person: nothing of it is shown, and by its links nothing of what came later.
create function private.open_proposal(link_token text)
returns table (
  number text, version integer, link_version integer, state text, content jsonb, content_hash text, valid_until date,
  sent_at timestamptz, answered_at timestamptz, accepted_by text, questions jsonb, contact_name text
)
language plpgsql security definer rows 1 set search_path = ''
as $$
declare
  today constant date := now() at time zone 'Asia/Kolkata';
begin
  perform private.spend('proposal reading');
  return query
    select
      proposal.number, newest.version, link.version, stands.state,
      case when stands.state <> 'withdrawn' then newest.content end, newest.content_hash, newest.valid_until, newest.sent_at,
      answer.answered_at, answer.name,
      case when stands.state <> 'withdrawn' then asked.questions else '[]' end,
      split_part(contact.name, ' ', 1)
    from public.proposal_links as link
    join public.proposals as proposal on proposal.id = link.proposal_id
    join public.proposal_versions as newest
      on newest.proposal_id = proposal.id
      and newest.version = case when link.closed_at is null then proposal.sent_version else link.version end
    join public.leads as lead on lead.id = proposal.lead_id
    left join public.proposal_answers as answer
      on answer.proposal_id = proposal.id and answer.version = newest.version
    -- An address that somebody wrote in as a name stays in the office.
    left join public.staff as contact on contact.id = coalesce(lead.owner_id, link.made_by) and contact.name !~ '@'
    cross join lateral (
      select private.proposal_state(
        coalesce(link.closed_at, proposal.withdrawn_at), answer.accepted, newest.valid_until, today) as state
    ) as stands
    cross join lateral (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'body', question.body, 'asked_at', question.asked_at, 'answer', question.answer,
            'answered_at', question.answered_at)
          order by question.asked_at, question.id),
        '[]') as questions
      from public.proposal_questions as question
      where question.proposal_id = proposal.id
    ) as asked
    where link.token_hash = private.hash_of_token(link_token);
end;
$$;

-- Called by a page that a person opened, not by the robots that fetch links for a preview. Nothing is written twice within half
-- an hour, however often it is called.
create function private.seen_proposal(link_token text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.spend('proposal reading');
  if private.is_staff() then
    return;
  end if;
  insert into public.proposal_views as counted (link_id, proposal_id, version)
  select link.id, proposal.id, proposal.sent_version
  from public.proposal_links as link
  join public.proposals as proposal on proposal.id = link.proposal_id
  where link.token_hash = private.hash_of_token(link_token) and link.closed_at is null
  on conflict on constraint proposal_views_link_key do update
  set opened = counted.opened + 1, last_opened_at = now()
  where counted.last_opened_at < now() - interval '30 minutes';
end;
$$;

-- The proposal of a link, locked until the transaction ends; no row when there is none. By a link that was closed it is withdrawn,
-- whatever came later.
create function private.hold_proposal_of_link(link_token text) returns public.proposals
language plpgsql security definer set search_path = ''
as $$
declare
  wanted constant bytea := private.hash_of_token(link_token);
  proposal public.proposals;
begin
  perform private.spend('proposal answer');
  proposal := private.hold_proposal((select proposal_id from public.proposal_links where token_hash = wanted));
  proposal.withdrawn_at := coalesce(
    (select closed_at from public.proposal_links where token_hash = wanted), proposal.withdrawn_at);
  return proposal;
end;
$$;

-- Whoever taps twice, or on a second device, is told again what was stored the first time.
create function private.accept_proposal(link_token text, seen_version integer, seen_hash text, typed_name text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  proposal constant public.proposals := private.hold_proposal_of_link(link_token);
  -- When its turn came, not when it was called: so nobody accepts after somebody else was told that it is too late.
  decided_at constant timestamptz := clock_timestamp();
  newest public.proposal_versions;
  earlier public.proposal_answers;
  name constant text := private.clean_line(typed_name);
begin
  select * into newest
  from public.proposal_versions
  where proposal_id = proposal.id and version = proposal.sent_version;
  select * into earlier from public.proposal_answers where proposal_id = proposal.id and version = seen_version;
  if newest.id is null then
    return 'unknown';
  elsif proposal.withdrawn_at is not null then
    return 'withdrawn';
  elsif earlier.accepted then
    return 'accepted';
  elsif newest.version is distinct from seen_version then
    return 'superseded';
  elsif earlier.id is not null then
    return 'answered';
  elsif newest.content_hash is distinct from seen_hash then
    return 'changed';
  elsif private.is_over(newest.valid_until, decided_at) then
    return 'expired';
  end if;
  insert into public.proposal_answers (proposal_id, version, accepted, name, content_hash, client_address, answered_at)
  values (proposal.id, newest.version, true, name, newest.content_hash, private.client_address(), decided_at);
  perform private.advance_installation(proposal.lead_id, 'approved');
  perform private.note_proposal(
    proposal, 'proposal-accepted', jsonb_build_object('name', name, 'price', newest.price, 'cost', newest.cost));
  return 'accepted';
end;
$$;

-- Also after its last day: the office would rather know.
create function private.decline_proposal(link_token text, seen_version integer, given_reason text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  proposal constant public.proposals := private.hold_proposal_of_link(link_token);
  earlier public.proposal_answers;
  why constant text := private.clean_text(given_reason);
begin
  select * into earlier from public.proposal_answers where proposal_id = proposal.id and version = seen_version;
  if proposal.id is null then
    return 'unknown';
  elsif proposal.withdrawn_at is not null then
    return 'withdrawn';
  elsif earlier.accepted then
    return 'answered';
  elsif earlier.id is not null then
    return 'declined';
  elsif proposal.sent_version is distinct from seen_version then
    return 'superseded';
  end if;
  insert into public.proposal_answers (proposal_id, version, accepted, reason, client_address)
  values (proposal.id, proposal.sent_version, false, why, private.client_address());
  perform private.note_proposal(proposal, 'proposal-declined', jsonb_build_object('reason', why));
  return 'declined';
end;
$$;

-- Three that wait for an answer are enough, and so are thirty in all.
create function private.ask_about_proposal(link_token text, asked_body text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  proposal constant public.proposals := private.hold_proposal_of_link(link_token);
  words constant text := private.clean_text(asked_body);
  waiting integer;
  total integer;
  is_known boolean;
begin
  if proposal.id is null then
    return 'unknown';
  elsif proposal.withdrawn_at is not null then
    return 'withdrawn';
  end if;
  select count(*) filter (where answer is null), count(*), coalesce(bool_or(answer is null and body = words), false)
  into waiting, total, is_known
  from public.proposal_questions
  where proposal_id = proposal.id;
  if is_known then
    return 'asked';
  elsif waiting >= 3 or total >= 30 then
    return 'too many';
  end if;
  insert into public.proposal_questions (proposal_id, body) values (proposal.id, words);
  perform private.note_proposal(proposal, 'proposal-asked', jsonb_build_object('body', words));
  return 'asked';
end;
$$;

-- ── Through the API ─────────────────────────────────────────────────────────────

create function public.open_proposal(token text)
returns table (
  number text, version integer, link_version integer, state text, content jsonb, content_hash text, valid_until date,
  sent_at timestamptz, answered_at timestamptz, accepted_by text, questions jsonb, contact_name text
)
language sql rows 1 set search_path = ''
as $$
  select * from private.open_proposal(token);
$$;
comment on function public.open_proposal(text) is
  'For the customer''s page: the newest version that was sent, by the token of any of its links. No row for any other token.';

create function public.seen_proposal(token text) returns void
language sql set search_path = ''
as $$
  select private.seen_proposal(token);
$$;
comment on function public.seen_proposal(text) is 'For the customer''s page: a person looks at it. Counts once in half an hour, and nothing of staff.';

create function public.accept_proposal(token text, version integer, hash text, name text) returns text
language sql set search_path = ''
as $$
  select private.accept_proposal(token, version, hash, name);
$$;
comment on function public.accept_proposal(text, integer, text, text) is
  'For the customer''s page: accepted, or why not: changed, expired, superseded, withdrawn, answered, unknown.';

create function public.decline_proposal(token text, version integer, reason text default null) returns text
language sql set search_path = ''
as $$
  select private.decline_proposal(token, version, reason);
$$;
comment on function public.decline_proposal(text, integer, text) is
  'For the customer''s page: declined, or why not: superseded, withdrawn, answered, unknown.';

create function public.ask_about_proposal(token text, body text) returns text
language sql set search_path = ''
as $$
  select private.ask_about_proposal(token, body);
$$;
comment on function public.ask_about_proposal(text, text) is
  'For the customer''s page: asked, or why not: too many, withdrawn, unknown.';

grant execute on function
  private.open_proposal(text), private.seen_proposal(text), private.accept_proposal(text, integer, text, text),
  private.decline_proposal(text, integer, text), private.ask_about_proposal(text, text),
  public.open_proposal(text), public.seen_proposal(text), public.accept_proposal(text, integer, text, text),
  public.decline_proposal(text, integer, text), public.ask_about_proposal(text, text)
to anon, authenticated;
