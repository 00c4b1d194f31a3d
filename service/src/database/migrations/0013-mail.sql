create table mails (
  id uuid primary key,
  kind text not null,
  recipient text not null,
  subject text not null,
  sealed bytea,
  state text not null default 'queued',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint mails_kind_length check (char_length(kind) between 1 and 64),
  constraint mails_recipient_length check (char_length(recipient) between 3 and 254),
  constraint mails_subject_length check (char_length(subject) between 1 and 998),
  constraint mails_state_known check (state in ('queued', 'sending', 'sent', 'kept', 'failed')),
  constraint mails_attempts_not_negative check (attempts >= 0),
  constraint mails_last_error_length check (char_length(last_error) <= 1000),
  constraint mails_sealed_until_sent check (
    sealed is not null or state not in ('queued', 'sending', 'kept')
  )
);

create index mails_to_send on mails (next_attempt_at) where state in ('queued', 'sending');
create index mails_by_creation on mails (created_at);

comment on table mails is 'The outbox: written in the transaction that causes a letter, sent afterwards.';
comment on column mails.id is 'Random UUID; also the Message-ID, so that a double send is visible.';
comment on column mails.kind is 'Which letter it is.';
comment on column mails.recipient is 'The address it goes to.';
comment on column mails.subject is 'Its subject line, which never holds a secret.';
comment on column mails.sealed is 'AES-256-GCM of the letter''s text and HTML; erased after sending.';
comment on column mails.state is 'queued, sending (under a lease), sent, kept (no mail server is set: read in the console), failed (given up).';
comment on column mails.attempts is 'How often sending was tried.';
comment on column mails.next_attempt_at is 'Not before this time is it tried again.';
comment on column mails.leased_until is 'Until when one worker has it; afterwards another may take it.';
comment on column mails.last_error is 'What the mail server said last, cut to 1000 characters.';
comment on column mails.created_at is 'When it was written.';
comment on column mails.sent_at is 'When a mail server accepted it.';
