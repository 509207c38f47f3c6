-- The dashboard lists the leads of one source and offers the sources that occur. Anyone can make a source up in an address,
-- so only the most frequent are offered.

create function public.lead_sources(of_kind text) returns table (source text, leads bigint)
language sql stable rows 100 set search_path = '' set jit = off
as $$
  select sources.source, counted.leads
  from private.lead_kind_sources() as sources
  cross join lateral (
    select count(*) as leads from public.leads as lead where lead.kind = of_kind and lead.source = sources.source
  ) as counted
  where sources.kind = of_kind
  order by 2 desc, 1
  limit 100;
$$;
comment on function public.lead_sources(text) is 'For staff: the hundred sources from which most leads of a kind came.';
grant execute on function public.lead_sources(text) to authenticated;
