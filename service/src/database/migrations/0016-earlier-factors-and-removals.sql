-- Separate from 0015, so that no one waits for these statements while the table of users is locked.
update users set second_factor_since = created_at where second_factor and second_factor_since is null;

update organizations set provider_first_required_at = provider_required_from where provider_required_from is not null;

insert into removed_addresses (organization_id, hash, at)
select m.organization_id, sha256(convert_to(m.organization_id || ' ' || lower(u.email), 'UTF8')), max(m.at)
from removed_members m join users u on u.id = m.user_id
where u.sign_in = 'provider' or u.email_verified_at is not null
group by 1, 2;
