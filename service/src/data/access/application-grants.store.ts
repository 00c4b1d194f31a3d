import { allScopes, governedScopes } from '@accord/contract/rules/scopes.ts'
import { sql } from 'kysely'
import { fullName, isClosed } from '#data/users/accounts.store.ts'
import { isContact } from '#data/organizations/profiles.store.ts'
import {
  allowedByPerson,
  lastAllowedAt,
  joinGrantedBy,
  type GrantSearch,
  searchableAs,
  type GrantSource,
} from './grant-source.store.ts'

const ofApplication = searchableAs(sql`a.name`, sql`o.name`)

const givenByContact = isContact('p')
const isGoverned = sql<boolean>`s = any (${governedScopes(allScopes)}::text[])`
const approvableByContacts = sql<boolean>`s ~ '^(user|profile):'`

/** Whether the row `w` depends on a deleted application. It then gives no access until the application is restored. */
export const dependsOnStopped = sql<boolean>`exists (
  select from applications e where e.id = w.application_id and e.stopped_at is not null)`

/** Counts all rows by their index, and subtracts the few that depend on a deleted application. */
const countWorking = (table: 'approvals' | 'authorizations') => (id: string) => {
  const here = sql`select count(*) from ${sql.table(table)} w where w.organization_id = ${id}`
  return sql<number>`((${here}) - (${here} and ${dependsOnStopped}))`
}

/**
 * Searches people by the index of words, and each application only if it contains one of the words. Approvals are then
 * read by the application's index and people by their key. The planner underestimates these rows and would otherwise
 * read all people for each application.
 */
const findApprovals = (id: string, { profiles, every, any }: GrantSearch) => {
  const byPerson = profiles
    ? sql`v.profile_id = any (${profiles})`
    : sql`v.organization_id = ${id} and ${every(sql`p.found_by`)}`
  const asked = sql`(select a.id, ${ofApplication} as words
    from applications a join organizations o on o.id = a.organization_id
    where a.id in (select application_id from approvals where organization_id = ${id}) offset 0) as asked`
  const given = sql`(select v.id, v.profile_id from approvals v
    where v.application_id = asked.id and v.organization_id = ${id} offset 0) as v`
  const person = sql`(select p.found_by from profiles p where p.id = v.profile_id)`
  return sql<boolean>`w.id = any (array(
    select v.id from approvals v join profiles p on p.id = v.profile_id where ${byPerson}
    union all
    select v.id from ${asked} cross join lateral ${given}
    where ${any(sql`asked.words`)}
      and (${every(sql`asked.words`)} or ${every(sql`(asked.words || ${person})`)})))`
}

/** `effectiveScopes` in SQL. For service accounts, the scopes of the higher level don't include the lower one. */
const stillAsked = sql`array(select case when s = any (a.scopes) then s else 'service-account:read' end
  from unnest(w.scopes) as s where s = any (a.scopes)
    or (s ~ '^service-account:' and a.scopes && '{service-account:read,service-account:manage}'))`

const authorizedHere = sql`left join authorizations z
  on z.application_id = w.application_id and z.organization_id = w.organization_id`

export const ownApplications: GrantSource = {
  kind: 'own_application',
  use: 'application',
  from: sql`applications w left join organizations o on o.id = w.organization_id
    ${joinGrantedBy('w.allowed_by')}`,
  where: (id) => sql`w.organization_id = ${id} and w.stopped_at is null`,
  at: sql`w.created_at`,
  allowedAt: lastAllowedAt,
  fields: {
    name: sql`w.name`,
    owner_id: sql`o.id`,
    owner_name: sql`o.name`,
    application_id: sql`w.id`,
    application_name: sql`w.name`,
    ...allowedByPerson,
  },
  scopes: sql`w.scopes`,
  searched: searchableAs(sql`w.name`),
}

export const authorizations: GrantSource = {
  kind: 'authorization',
  use: 'authorization',
  from: sql`authorizations w left join applications a on a.id = w.application_id
    left join organizations o on o.id = a.organization_id ${joinGrantedBy('w.granted_by')}`,
  where: (id) => sql`w.organization_id = ${id} and not ${dependsOnStopped}`,
  endable: (id) => sql`w.organization_id = ${id}`,
  count: countWorking('authorizations'),
  at: sql`w.created_at`,
  allowedAt: lastAllowedAt,
  fields: {
    name: sql`a.name`,
    owner_id: sql`o.id`,
    owner_name: sql`o.name`,
    application_id: sql`a.id`,
    application_name: sql`a.name`,
    ...allowedByPerson,
  },
  former: sql`w.granted_by is null`,
  scopes: stillAsked,
  searched: ofApplication,
}

export const approvals: GrantSource = {
  kind: 'approval',
  use: 'approval',
  from: sql`approvals w left join applications a on a.id = w.application_id
    left join organizations o on o.id = a.organization_id
    left join profiles p on p.id = w.profile_id left join users u on u.id = w.user_id
    ${authorizedHere}`,
  where: (id) => sql`w.organization_id = ${id} and not ${dependsOnStopped}`,
  endable: (id) => sql`w.organization_id = ${id}`,
  count: countWorking('approvals'),
  at: sql`w.created_at`,
  allowedAt: lastAllowedAt,
  fields: {
    name: sql`a.name`,
    email: sql`p.email`,
    person: fullName('u'),
    of_user: sql`w.user_id`,
    owner_id: sql`o.id`,
    owner_name: sql`o.name`,
    application_id: sql`a.id`,
    application_name: sql`a.name`,
    roles: sql`p.roles`,
    suspended: sql`p.suspended_at is not null`,
    allowed_by: fullName('u'),
    allowed_by_user: sql`w.user_id`,
  },
  closed: isClosed('u'),
  // Scopes that change the organization require its authorization, and a contact's approval changes nothing in it. No
  // application can act for a disabled or suspended person.
  scopes: sql`array(select s from unnest(w.scopes) as s
    where u.disabled_at is null and p.suspended_at is null and s = any (a.scopes)
      and (${approvableByContacts} or not ${givenByContact})
      and (not ${isGoverned} or a.organization_id = w.organization_id
        or s = any (z.scopes) or ${givenByContact}))`,
  searched: sql`(${ofApplication} || p.found_by)`,
  found: findApprovals,
}
