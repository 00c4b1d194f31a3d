import { sql } from 'kysely'
import { isClosed } from '#data/users/closed.store.ts'
import { fullName } from '#data/users/full-name.store.ts'
import { isLiveInvitation } from '#data/members/invitations.store.ts'
import { isContact, isRanked } from '#data/organizations/role-conditions.store.ts'
import {
  allowedBySomebody,
  anew,
  by,
  searchedAs,
  type Source,
  type Sql,
} from './way-source.store.ts'

/** Of who gave the roles: by changing them, or by inviting the person. Each by its key, and never by a join. */
const ofGiver = (told: Sql<string>) => sql<string>`(
  select (select ${told} from users x where x.id = y.user_id) from profiles y where y.id = w.allowed_by)`

const people = (kind: 'person' | 'contact', hasRole: Sql<boolean>): Source => ({
  kind,
  use: 'profile',
  from: sql`profiles w left join users u on u.id = w.user_id
    left join contacts c on c.profile_id = w.id left join applications a on a.id = c.application_id
    left join organizations o on o.id = a.organization_id`,
  where: (id) => sql`w.organization_id = ${id} and ${hasRole}`,
  at: sql`w.created_at`,
  allowedAt: anew,
  told: {
    name: fullName('u'),
    email: sql`w.email`,
    of_user: sql`w.user_id`,
    // That brought them here.
    application_id: sql`a.id`,
    application_name: sql`a.name`,
    ...(kind === 'contact' && { owner_id: sql`o.id`, owner_name: sql`o.name` }),
    roles: sql`w.roles`,
    suspended: sql`w.suspended_at is not null`,
    allowed_by: ofGiver(fullName('x')),
    allowed_by_user: ofGiver(sql`x.id`),
  },
  closed: isClosed('u'),
  searched: sql`w.found_by`,
  // Many are met soon on the way through their order, from which the index of words is to lead nobody away.
  found: (_id, { profiles, every }) =>
    profiles ? sql`w.id = any (${profiles})` : every(sql`(w.found_by || '')`),
})

/** How many belong to an organization is kept with it: people are all but the contacts. */
const countPeople = (id: string) => sql<number>`(
  (select member_count from organizations where id = ${id})
  - (select count(*) from profiles w where w.organization_id = ${id} and ${isContact('w')}))`

export const persons: Source = {
  ...people('person', isRanked('w')),
  count: countPeople,
}

export const contacts = people('contact', isContact('w'))

export const openInvitations: Source = {
  kind: 'invitation',
  from: sql`invitations w ${by('w.invited_by')}`,
  where: (id) => sql`w.organization_id = ${id} and ${isLiveInvitation('w')}`,
  at: sql`w.created_at`,
  allowedAt: anew,
  told: {
    name: sql`w.email`,
    email: sql`w.email`,
    roles: sql`w.roles`,
    ...allowedBySomebody,
    expires_at: sql`w.expires_at`,
  },
  former: sql`w.invited_by is null`,
  searched: searchedAs(sql`w.email`),
}
