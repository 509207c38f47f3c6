-- What staff do with proposals: save, send, withdraw, answer. Each is one call and one transaction, which first locks the
-- lead's record and then the proposal; so is everything that customers do, and the lock decides between them.

create function private.is_accepted(asked uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.proposal_answers where proposal_id = asked and accepted);
$$;

create function private.require_staff() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'Only staff can do this';
  end if;
end;
$$;

-- The record of a lead is locked before the lead and before a proposal, as by all who change a lead: so they take turns, and
-- nobody waits for somebody who waits for them. Answers its table.
create function private.hold_record(of_lead uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  record_table constant text := (select kind from public.leads where id = of_lead);
begin
  if record_table is not null then
    execute format('select from public.%I where id = $1 for update', record_table) using of_lead;
  end if;
  return record_table;
end;
$$;

-- Everybody who changes a proposal comes through here. No row when it is gone.
create function private.hold_proposal(held uuid) returns public.proposals
language plpgsql security definer set search_path = ''
as $$
declare
  proposal public.proposals;
begin
  perform private.hold_record((select lead_id from public.proposals where id = held));
  select * into proposal from public.proposals where id = held for update;
  return proposal;
end;
$$;

create function private.hold_proposal_of_staff(held uuid) returns public.proposals
language plpgsql security definer set search_path = ''
as $$
declare
  proposal public.proposals;
begin
  perform private.require_staff();
  proposal := private.hold_proposal(held);
  if proposal.id is null then
    raise sqlstate 'PT404' using message = 'This proposal is no longer there';
  end if;
  return proposal;
end;
$$;

-- Saves the draft, making proposal and draft where there are none. A page that got no answer sends the same again, which is
-- no conflict.
create function private.save_draft(
  saved uuid, for_lead uuid, new_content jsonb, new_valid_until date, seen_revision integer
)
returns public.proposal_versions
language plpgsql security definer set search_path = ''
as $$
declare
  proposal public.proposals;
  draft public.proposal_versions;
begin
  perform private.require_staff();
  if coalesce(private.hold_record(for_lead), '') not in ('consultation_bookings', 'installation_requests') then
    raise sqlstate 'PT422' using message = 'Proposals are for consultations and installations';
  end if;
  insert into public.proposals (id, lead_id, created_by) values (saved, for_lead, private.staff_id())
  on conflict (id) do nothing;
  proposal := private.hold_proposal(saved);
  if proposal.lead_id is distinct from for_lead then
    raise sqlstate 'PT409' using message = 'This proposal is another lead''s';
  end if;
  if private.is_accepted(saved) then
    raise sqlstate 'PT409' using message = 'This proposal was accepted and stays as it is';
  end if;

  select * into draft from public.proposal_versions where proposal_id = saved and sent_at is null;
  if not found then
    insert into public.proposal_versions (proposal_id, version, content, valid_until)
    values (saved, coalesce(proposal.sent_version, 0) + 1, new_content, new_valid_until)
    returning * into draft;
  elsif (draft.content, draft.valid_until) is distinct from (new_content, new_valid_until) then
    if draft.revision is distinct from seen_revision then
      raise sqlstate 'PT409' using message = 'Somebody else changed this draft';
    end if;
    update public.proposal_versions
    set content = new_content, valid_until = new_valid_until, revision = revision + 1, edited_at = now()
    where id = draft.id
    returning * into draft;
  end if;
  return draft;
end;
$$;

create function private.discard_draft(discarded uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  proposal constant public.proposals := private.hold_proposal_of_staff(discarded);
begin
  delete from public.proposal_versions where proposal_id = discarded and sent_at is null;
  delete from public.proposals where id = discarded and sent_version is null;
end;
$$;

-- jsonb has one spelling for each document, so that equal contents have equal hashes.
create function private.hash_of_version(number text, version integer, valid_until date, content jsonb) returns text
language sql immutable set search_path = ''
as $$
  select encode(
    sha256(
      convert_to(
        jsonb_build_object('number', number, 'version', version, 'valid_until', valid_until, 'content', content)::text,
        'UTF8')),
    'hex');
$$;

-- 192 bits, made of 244 random ones: 32 characters that an address takes as they are.
create function private.new_token() returns text
language sql volatile set search_path = ''
as $$
  select translate(
    encode(substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 24), 'base64'), '+/', '-_');
$$;
create function private.hash_of_token(token text) returns bytea
language sql immutable set search_path = ''
as $$
  select sha256(convert_to(coalesce(token, ''), 'UTF8'));
$$;

create function private.is_over(last_day date, at timestamptz) returns boolean
language sql immutable set search_path = ''
as $$
  select (at at time zone 'Asia/Kolkata')::date > last_day;
$$;
comment on function private.is_over(date, timestamptz) is 'Whether a day has ended in India.';

create function private.next_serial(in_year integer) returns integer
language sql security definer set search_path = ''
as $$
  insert into private.proposal_counters as counter (year, last_serial) values (in_year, 1)
  on conflict (year) do update set last_serial = counter.last_serial + 1
  returning last_serial;
$$;

-- What the lead's history and whoever is told of it hear.
create function private.note_proposal(noted public.proposals, what text, detail jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.activities (lead_id, type, detail)
  values (
    noted.lead_id, what,
    jsonb_build_object('proposal', noted.id, 'number', noted.number, 'version', noted.sent_version) || detail);
  if what <> 'proposal-withdrawn' then
    insert into public.events (type, lead_id, proposal_id) values (what, noted.lead_id, noted.id);
  end if;
end;
$$;

-- Through the record's own table, so that the lead, its history and its customer hear of it as of any other step. Never back.
create function private.advance_installation(of_lead uuid, to_status text) returns void
language sql security definer set search_path = ''
as $$
  update public.installation_requests
  set status = to_status
  where id = of_lead
    and status = any (
      case to_status when 'quotation' then array['pending', 'site-assessment']
        else array['pending', 'site-assessment', 'quotation']
      end);
$$;

-- Makes the draft what was sent, and a link to it. Of what was sent already it makes another link: by another channel, or
-- because the page got no answer and has no link to show.
create function private.send_proposal(sent uuid, seen_version integer, seen_revision integer, by_channel text)
returns table (number text, version integer, content_hash text, sent_at timestamptz, token text)
language plpgsql security definer set search_path = ''
as $$
declare
  proposal public.proposals := private.hold_proposal_of_staff(sent);
  draft public.proposal_versions;
  this_year constant integer := extract(year from now() at time zone 'Asia/Kolkata');
  new_token constant text := private.new_token();
begin
  select * into draft from public.proposal_versions as one where one.proposal_id = sent and one.version = seen_version;
  if not found or draft.revision is distinct from seen_revision then
    raise sqlstate 'PT409' using message = 'Somebody else changed this draft';
  end if;
  if draft.sent_at is null then
    if private.is_accepted(sent) then
      raise sqlstate 'PT409' using message = 'This proposal was accepted and stays as it is';
    elsif private.is_over(draft.valid_until, now()) then
      raise sqlstate 'PT422' using message = 'This proposal would be over before it is read: choose a later day';
    end if;
    -- A new version takes back that the one before was withdrawn, by new links alone.
    update public.proposals as one
    set year = coalesce(one.year, this_year), serial = coalesce(one.serial, private.next_serial(this_year)),
      sent_version = draft.version, withdrawn_at = null
    where one.id = sent
    returning * into proposal;
    update public.proposal_versions as one
    set sent_at = now(),
      content_hash = private.hash_of_version(proposal.number, one.version, one.valid_until, one.content)
    where one.id = draft.id
    returning * into draft;
    perform private.advance_installation(proposal.lead_id, 'quotation');
    update public.leads
    set first_responded_at = coalesce(first_responded_at, now()), owner_id = coalesce(owner_id, private.staff_id())
    where id = proposal.lead_id and (first_responded_at is null or owner_id is null);
    perform private.note_proposal(
      proposal, 'proposal-sent', jsonb_build_object('channel', by_channel, 'price', draft.price, 'cost', draft.cost));
  elsif draft.version <> proposal.sent_version or proposal.withdrawn_at is not null then
    raise sqlstate 'PT409' using message = 'There is a newer version, or it was withdrawn';
  end if;
  insert into public.proposal_links (proposal_id, version, token_hash, channel, made_by)
  values (sent, draft.version, private.hash_of_token(new_token), by_channel, private.staff_id());
  return query select proposal.number, draft.version, draft.content_hash, draft.sent_at, new_token;
end;
$$;

create function private.withdraw_proposal(withdrawn uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  proposal public.proposals := private.hold_proposal_of_staff(withdrawn);
begin
  if proposal.sent_version is null then
    raise sqlstate 'PT409' using message = 'This proposal was not sent yet';
  elsif private.is_accepted(withdrawn) then
    raise sqlstate 'PT409' using message = 'This proposal was accepted';
  elsif proposal.withdrawn_at is null then
    update public.proposals set withdrawn_at = now() where id = withdrawn returning * into proposal;
    update public.proposal_links set closed_at = now() where proposal_id = withdrawn and closed_at is null;
    perform private.note_proposal(proposal, 'proposal-withdrawn', '{}');
  end if;
end;
$$;

create function private.answer_question(answered uuid, new_answer text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  proposal constant public.proposals := private.hold_proposal_of_staff(
    (select proposal_id from public.proposal_questions where id = answered));
  words constant text := private.clean_text(new_answer);
  question public.proposal_questions;
begin
  select * into question from public.proposal_questions where id = answered;
  if question.answer is null then
    update public.proposal_questions
    set answer = words, answered_by = private.staff_id(), answered_at = now()
    where id = answered;
    insert into public.events (type, lead_id, proposal_id)
    values ('proposal-answered', proposal.lead_id, proposal.id);
  elsif question.answer is distinct from words then
    raise sqlstate 'PT409' using message = 'Somebody else answered this question';
  end if;
end;
$$;

-- ── Through the API ─────────────────────────────────────────────────────────────

create function public.save_draft(
  proposal uuid, lead uuid, content jsonb, valid_until date, revision integer default null
)
returns setof public.proposal_versions
language sql rows 1 set search_path = ''
as $$
  select * from private.save_draft(proposal, lead, content, valid_until, revision);
$$;
comment on function public.save_draft(uuid, uuid, jsonb, date, integer) is
  'For staff: saves the draft of a proposal, whose id the page makes, naming the revision that was seen; PT409 when it is another.';

create function public.discard_draft(proposal uuid) returns void
language sql set search_path = ''
as $$
  select private.discard_draft(proposal);
$$;
comment on function public.discard_draft(uuid) is 'For staff: throws the draft away, and the proposal with it when nothing was sent yet.';

create function public.send_proposal(proposal uuid, draft integer, revision integer, channel text)
returns table (number text, version integer, content_hash text, sent_at timestamptz, token text)
language sql rows 1 set search_path = ''
as $$
  select * from private.send_proposal(proposal, draft, revision, channel);
$$;
comment on function public.send_proposal(uuid, integer, integer, text) is
  'For staff: makes version `draft` what was sent, and answers the token of a link, which is stored nowhere. Again: another link.';

create function public.withdraw_proposal(proposal uuid) returns void
language sql set search_path = ''
as $$
  select private.withdraw_proposal(proposal);
$$;
comment on function public.withdraw_proposal(uuid) is 'For staff: takes back what was sent and closes its links. PT409 once it is accepted; a new version brings the proposal back.';

create function public.answer_question(question uuid, answer text) returns void
language sql set search_path = ''
as $$
  select private.answer_question(question, answer);
$$;
comment on function public.answer_question(uuid, text) is 'For staff: the answer that the customer reads on the proposal''s page and by mail. PT409 when there is another.';

grant execute on function
  private.save_draft(uuid, uuid, jsonb, date, integer), private.discard_draft(uuid),
  private.send_proposal(uuid, integer, integer, text), private.withdraw_proposal(uuid), private.answer_question(uuid, text),
  public.save_draft(uuid, uuid, jsonb, date, integer), public.discard_draft(uuid),
  public.send_proposal(uuid, integer, integer, text), public.withdraw_proposal(uuid), public.answer_question(uuid, text)
to authenticated;
