create table answers (
  hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  request_hash bytea not null,
  sealed bytea,
  created_at timestamptz not null default now(),
  constraint answers_hash_is_sha256 check (octet_length(hash) = 32),
  constraint answers_request_hash_is_sha256 check (octet_length(request_hash) = 32)
);

create index answers_of_a_person on answers (user_id);
create index answers_by_creation on answers (created_at);

comment on table answers is 'What calls that create something answered, for a day: whoever lost the answer asks again with the same Idempotency-Key.';
comment on column answers.hash is 'SHA-256 of who asks, the call and the key: the same key of somebody else is another one.';
comment on column answers.user_id is 'Who asked; their answers end with them.';
comment on column answers.request_hash is 'SHA-256 of what was asked for: the same key is good for nothing else.';
comment on column answers.sealed is 'AES-256-GCM of the answer, which may carry a secret; null only until the end of its transaction.';
comment on column answers.created_at is 'When it was given; good for 24 hours.';
