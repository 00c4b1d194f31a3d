alter table devices add column id uuid not null default gen_random_uuid();

comment on column devices.id is 'Random UUID: the same while its cookie changes.';

alter table sessions add column device_id uuid;

comment on column sessions.device_id is 'The browser it was begun in; null for callers that are no browser. No foreign key, because browsers are forgotten.';

create table known_networks (
  user_id uuid not null references users on delete cascade,
  network inet not null,
  agent text not null,
  expires_at timestamptz not null,
  primary key (user_id, network, agent),
  constraint known_networks_agent_length check (char_length(agent) <= 100)
);

create index known_networks_by_expiry on known_networks (expires_at);

comment on table known_networks is 'From where people signed in before: who does so from elsewhere is told to them.';
comment on column known_networks.user_id is 'Who signed in.';
comment on column known_networks.network is 'The first 24 bits of an IPv4 address, the first 48 of an IPv6 one.';
comment on column known_networks.agent is 'Of programs, which no cookie tells apart, what they are; empty for browsers.';
comment on column known_networks.expires_at is 'From when it is new again.';

create table told_sign_ins (
  hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  device_id uuid,
  network inet not null,
  agent text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint told_sign_ins_hash_is_sha256 check (octet_length(hash) = 32)
);

create index told_sign_ins_of_a_user on told_sign_ins (user_id);
create index told_sign_ins_by_expiry on told_sign_ins (expires_at);

comment on table told_sign_ins is 'Sign-ins from new places that were told by mail, for whoever says that one was not theirs.';
comment on column told_sign_ins.hash is 'SHA-256 of the code that the mail carried.';
comment on column told_sign_ins.user_id is 'Who was told.';
comment on column told_sign_ins.device_id is 'The browser that signed in; null for callers that are no browser.';
comment on column told_sign_ins.network is 'The network that it came from.';
comment on column told_sign_ins.agent is 'As in known_networks.';
comment on column told_sign_ins.created_at is 'When it was, as its session has it.';
comment on column told_sign_ins.expires_at is 'Until when it can be said.';
