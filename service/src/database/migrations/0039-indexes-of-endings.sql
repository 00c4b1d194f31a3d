-- concurrently
-- Where somebody's address stands, so that it can be erased with them.
create index concurrently if not exists organization_activity_email
  on organization_activity ((words ->> 'email')) where words_salt is not null and words ? 'email';
create index concurrently if not exists organization_activity_new_email
  on organization_activity ((words ->> 'newEmail')) where words_salt is not null and words ? 'newEmail';
-- Those that still have something to erase, the oldest first.
create index concurrently if not exists account_activity_with_device
  on account_activity (at) where address is not null or agent is not null;
-- Answered ones too go with their organization, and with whom they were to.
create index concurrently if not exists invitations_by_organization on invitations (organization_id);
create index concurrently if not exists invitations_by_email on invitations (email);
