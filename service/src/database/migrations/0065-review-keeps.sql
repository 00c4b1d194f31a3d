-- To keep all undecided rows of a large review takes longer than a request may: workers do it step by step.
create table review_keeps (
  id uuid primary key,
  review_id uuid not null references access_reviews on delete cascade,
  kind text,
  after_position integer not null,
  profile_id uuid references profiles on delete set null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default clock_timestamp()
);

create unique index review_keeps_once on review_keeps (review_id, coalesce(kind, ''));
create index review_keeps_profile_id on review_keeps (profile_id);
create index review_keeps_user_id on review_keeps (user_id);

comment on table review_keeps is 'Reviews whose undecided rows are being kept, step by step. Gone once all are.';
comment on column review_keeps.id is 'Random UUID; also the id of the job.';
comment on column review_keeps.review_id is 'The review.';
comment on column review_keeps.kind is 'Keeps only rows of this kind; null: of all kinds.';
comment on column review_keeps.after_position is 'The position of the last row that was kept.';
comment on column review_keeps.profile_id is 'The place of the person who requested it; null once that has ended.';
comment on column review_keeps.user_id is 'The person who requested it.';
comment on column review_keeps.created_at is 'When they requested it. A row whose decision somebody took back later stays undecided.';

alter table reviewed_ways add column taken_back_at timestamptz;

comment on column reviewed_ways.taken_back_at is 'When somebody last took a decision back; null: nobody did.';
