-- concurrently
-- Open invitations by the highest role they give: who is invited is counted without reading all of them.
create index concurrently if not exists invitations_by_role on invitations (organization_id, effective_role(roles))
  where accepted_at is null and declined_at is null;
