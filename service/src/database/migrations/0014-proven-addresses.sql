-- A profile that joined by a forwarded link carries an address that its person never proved. Until now a
-- link in a mail proved an address for whoever had asked, whoever opened it; so only those addresses count
-- as proven that are the person's own sign-in address, and the others are proved anew.
alter table profiles add column email_proven boolean not null default false;

update profiles set email_proven = true
from users where users.id = profiles.user_id and users.email = profiles.email
  and users.email_verified_at is not null;

comment on column profiles.email is 'The address the organization knows the person by.';
comment on column profiles.email_proven is 'Whether the person proved that it is theirs; unproven, it opens nothing and gets no mail.';

-- Organizations that want to be found can be invited by their id, so nothing rests on searches any more.
drop table organization_finds;

-- Where an application's answers go says which sites it stands for. Asked without a sign-in, so by index.
create function origins_of(addresses text[]) returns text[]
  language sql immutable strict parallel safe
  return (select coalesce(array_agg(substring(address from '^https?://[^/?]+')), '{}')
    from unnest(addresses) as address);

create index applications_by_origin on applications using gin (origins_of(redirect_uris));
