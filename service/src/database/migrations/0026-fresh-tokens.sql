alter table tokens add column confirmed_at timestamptz;

comment on column tokens.confirmed_at is 'When whoever holds it proved that it is them; null in a browser, whose cookie all its tokens need: there that of the session counts.';
