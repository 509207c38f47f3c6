-- A list of what is due today has few rows of many, newest first: without this the whole list was read to find them.
create index leads_open_follow_up_idx on public.leads (kind, created_at desc, id desc) include (follow_up_at)
  where follow_up_at is not null and is_open;
