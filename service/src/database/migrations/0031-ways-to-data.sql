-- concurrently
-- The newest of an organization, as the list of who can reach its data shows them.
create index concurrently if not exists approvals_of_an_organization_by_time
  on approvals (organization_id, created_at desc, id desc);
drop index concurrently if exists approvals_of_an_organization;
-- Contacts are counted apart from everybody else; members can be very many.
create index concurrently if not exists profiles_contacts
  on profiles (organization_id, created_at desc, id desc) where not roles && array['member', 'admin', 'owner'];
