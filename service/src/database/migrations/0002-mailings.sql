-- contract: the tables dropped here are not used since 0.1.0, and no version was released before it

-- Emails to many people were noted in five tables, each with columns of its own, and in access_reviews. One table takes their place.
-- Nothing may be added to the old tables between the copy and the end of this migration.
lock table second_factor_waves, deletion_letters, wider_waves, network_end_letters, approval_end_letters, access_reviews
  in exclusive mode;

create table mailings (
  id uuid primary key,
  kind text not null,
  series text not null,
  organization_id uuid references organizations on delete cascade,
  application_id uuid references applications on delete cascade,
  network_id uuid references networks on delete cascade,
  review_id uuid references access_reviews on delete cascade,
  recipients uuid[],
  data jsonb not null default '{}',
  due_at timestamptz not null default clock_timestamp(),
  after_at timestamptz,
  after_id uuid,
  done_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);

create index mailings_due on mailings (kind, due_at) where done_at is null;
create index mailings_series on mailings (series, due_at) where done_at is null;
create index mailings_done_at on mailings (done_at) where done_at is not null;
create index mailings_organization_id on mailings (organization_id) where organization_id is not null;
create index mailings_application_id on mailings (application_id) where application_id is not null;
create index mailings_network_id on mailings (network_id) where network_id is not null;
create index mailings_review_id on mailings (review_id) where review_id is not null;

comment on table mailings is 'Emails to many people, which workers send step by step. Most rows are removed when all emails are sent.';
comment on column mailings.id is 'Random UUID.';
comment on column mailings.kind is 'Which emails these are, and who gets them.';
comment on column mailings.series is 'Mailings of the same series are sent one after the other.';
comment on column mailings.organization_id is 'The organization that the emails are about.';
comment on column mailings.application_id is 'The application that the emails are about.';
comment on column mailings.network_id is 'The network that the emails are about.';
comment on column mailings.review_id is 'The access review that the emails are about.';
comment on column mailings.recipients is 'The organizations or profiles that get emails, where only this row knows them; null: workers look them up.';
comment on column mailings.data is 'What else the emails say.';
comment on column mailings.due_at is 'When workers may start.';
comment on column mailings.after_at is 'When the last recipient joined, where recipients are ordered by that: the next step continues after them.';
comment on column mailings.after_id is 'The last recipient: the next step continues after them. Null: nobody has been sent an email.';
comment on column mailings.done_at is 'When all emails were sent, or there was nothing left to say.';
comment on column mailings.created_at is 'When the mailing was planned.';

-- Mailings that have started continue where they stopped.
insert into mailings (id, kind, series, organization_id, data, due_at, after_at, after_id, done_at, created_at)
select id, 'second_factor_' || kind, 'second_factor ' || organization_id, organization_id,
  jsonb_build_object('required_from', required_from), due_at, after_at, after_profile, done_at, created_at
from second_factor_waves where kind <> 'lifted' or done_at is null;

insert into mailings (id, kind, series, organization_id, application_id, data, due_at, after_id, done_at, created_at)
select id, 'deletion_' || audience, 'deletion_' || audience || ' ' || coalesce(application_id, organization_id),
  organization_id, application_id, jsonb_build_object('news', news), created_at, after_id, done_at, created_at
from deletion_letters;

insert into mailings (id, kind, series, application_id, network_id, due_at, after_id)
select id, case when application_id is null then 'wider_shares' else 'wider_scopes' end,
  'wider ' || coalesce(application_id, network_id), application_id, network_id, due_at, after_id
from wider_waves;

insert into mailings (id, kind, series, recipients, data, due_at, created_at)
select gen_random_uuid(), 'network_ended', 'network_ended ' || network_id, array_agg(organization_id order by organization_id),
  jsonb_build_object('network', network_name, 'owner_id', owner_id, 'owner_name', owner_name), min(created_at), min(created_at)
from network_end_letters group by network_id, network_name, owner_id, owner_name;

-- A person has several rows where their approvals ended in several steps: one mailing has each person once.
insert into mailings (id, kind, series, organization_id, recipients, data, due_at, created_at)
select gen_random_uuid(), 'approvals_ended', 'approvals_ended ' || organization_id, organization_id,
  array_agg(profile_id order by profile_id),
  jsonb_build_object('applications', jsonb_object_agg(profile_id, to_jsonb(applications))), min(created_at), min(created_at)
from (
  select *, row_number() over (partition by profile_id order by created_at, id) as number from approval_end_letters
) as ended
group by organization_id, number;

insert into mailings (id, kind, series, organization_id, review_id, due_at)
select gen_random_uuid(), 'access_review', 'access_review ' || id, organization_id, id, letter_at
from access_reviews where letter_at is not null;

drop table second_factor_waves, deletion_letters, wider_waves, network_end_letters, approval_end_letters;
alter table access_reviews drop column letter_at;
