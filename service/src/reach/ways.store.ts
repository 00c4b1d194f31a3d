import { governedScopes } from '@accord/contract/rules/governed-scopes.ts'
import { rankedRoles } from '@accord/contract/rules/roles.ts'
import { allScopes } from '@accord/contract/rules/scopes.ts'
import { sql } from 'kysely'
import type { Looking, Source, Sql } from './way-source.store.ts'

/** Of lists so short that every row can be looked at. */
const searchedAs = (...texts: Sql<string>[]) =>
  sql<string>`searched_as(concat_ws(' ', ${sql.join(texts)}))`

const ofApplication = searchedAs(sql`a.name`, sql`o.name`)

const ranked = sql.raw<string[]>(`array[${rankedRoles.map((role) => `'${role}'`).join(', ')}]`)
const fullName = (alias: 'u' | 'x') =>
  sql<string>`${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}`
// Word for word the condition of their index.
const isContact = (alias: 'w' | 'c') => sql<boolean>`not ${sql.ref(`${alias}.roles`)} && ${ranked}`
const givenByContact = sql<boolean>`exists (
  select from profiles c where c.id = w.profile_id and ${isContact('c')})`
const isGoverned = sql<boolean>`s = any (${governedScopes(allScopes)}::text[])`
const approvableByContacts = sql<boolean>`s ~ '^(user|profile):'`

/** Who allowed it, as `x`, where they are still here. */
const by = (column: string) => sql`
  left join profiles y on y.id = ${sql.ref(column)} left join users x on x.id = y.user_id`

/** Of who invited the person that came. */
const ofInviter = (
  told: Sql<string>,
) => sql<string>`(select ${told} from invitations i ${by('i.invited_by')}
  where i.accepted_by = w.user_id and i.organization_id = w.organization_id
  order by i.accepted_at desc limit 1)`

/** They are `x`. */
const allowedBySomebody = { allowed_by: fullName('x'), allowed_by_user: sql<string>`x.id` }

const people = (kind: 'person' | 'contact', hasRole: Sql<boolean>): Source => ({
  kind,
  use: 'profile',
  from: sql`profiles w left join users u on u.id = w.user_id
    left join contacts c on c.profile_id = w.id left join applications a on a.id = c.application_id
    left join organizations o on o.id = a.organization_id`,
  where: (id) => sql`w.organization_id = ${id} and ${hasRole}`,
  at: sql`w.created_at`,
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
    allowed_by: ofInviter(fullName('x')),
    allowed_by_user: ofInviter(sql`x.id`),
  },
  searched: sql`w.found_by`,
  // Many are met soon on the way through their order, from which the index of words is to lead nobody away.
  found: (_id, { profiles, every }) =>
    profiles ? sql`w.id = any (${profiles})` : every(sql`(w.found_by || '')`),
})

/** It, as `w`, rests on an application that was deleted, and reaches nothing until that is restored. */
export const restsOnStopped = sql<boolean>`exists (
  select from applications e where e.id = w.application_id and e.stopped_at is not null)`

/** All are counted by their index alone, and those that rest on one that was deleted are few. */
const countWorking = (table: 'approvals' | 'authorizations') => (id: string) => {
  const here = sql`select count(*) from ${sql.table(table)} w where w.organization_id = ${id}`
  return sql<number>`((${here}) - (${here} and ${restsOnStopped}))`
}

/** How many belong to an organization is kept with it: people are all but the contacts. */
const countPeople = (id: string) => sql<number>`(
  (select member_count from organizations where id = ${id})
  - (select count(*) from profiles w where w.organization_id = ${id} and ${isContact('w')}))`

/**
 * By the person all words are looked for in their index; by the application only where it has one of them, and each
 * application is looked at once.
 */
const findApprovals = (id: string, { profiles, every, any }: Looking) => {
  const given = sql`approvals v join profiles p on p.id = v.profile_id`
  const byPerson = profiles
    ? sql`v.profile_id = any (${profiles})`
    : sql`v.organization_id = ${id} and ${every(sql`p.found_by`)}`
  const asked = sql`(select a.id, ${ofApplication} as words
    from applications a join organizations o on o.id = a.organization_id
    where a.id in (select application_id from approvals where organization_id = ${id}) offset 0) as asked`
  return sql<boolean>`w.id = any (array(
    select v.id from ${given} where ${byPerson}
    union all
    select v.id from ${given} join ${asked} on asked.id = v.application_id
    where v.organization_id = ${id} and ${any(sql`asked.words`)}
      and ${every(sql`(asked.words || p.found_by)`)}))`
}

const authorizedHere = sql`left join authorizations z
  on z.application_id = w.application_id and z.organization_id = w.organization_id`

/** When it was last used, as `t`. */
const withLastUse = ({ from, use, ...source }: Source): Source =>
  use === undefined
    ? { from, ...source }
    : {
        ...source,
        use,
        lastAt: sql`t.last_at`,
        from: sql`${from} left join uses t
          on t.subject_kind = ${sql.lit(use)} and t.subject_id = w.id`,
      }

const found: readonly Source[] = [
  { ...people('person', sql`w.roles && ${ranked}`), count: countPeople },
  people('contact', isContact('w')),
  {
    kind: 'own_application',
    use: 'application',
    from: sql`applications w left join organizations o on o.id = w.organization_id`,
    where: (id) => sql`w.organization_id = ${id} and w.stopped_at is null`,
    at: sql`w.created_at`,
    told: {
      name: sql`w.name`,
      owner_id: sql`o.id`,
      owner_name: sql`o.name`,
      application_id: sql`w.id`,
      application_name: sql`w.name`,
      granted: sql`w.scopes`,
      asked: sql`w.scopes`,
    },
    may: sql`true`,
    searched: searchedAs(sql`w.name`),
  },
  {
    kind: 'authorization',
    use: 'authorization',
    from: sql`authorizations w left join applications a on a.id = w.application_id
      left join organizations o on o.id = a.organization_id ${by('w.granted_by')}`,
    where: (id) => sql`w.organization_id = ${id} and not ${restsOnStopped}`,
    endable: (id) => sql`w.organization_id = ${id}`,
    count: countWorking('authorizations'),
    at: sql`w.created_at`,
    told: {
      name: sql`a.name`,
      owner_id: sql`o.id`,
      owner_name: sql`o.name`,
      application_id: sql`a.id`,
      application_name: sql`a.name`,
      granted: sql`w.scopes`,
      asked: sql`a.scopes`,
      ...allowedBySomebody,
    },
    former: sql`w.granted_by is null`,
    may: sql`s = any (a.scopes)`,
    searched: ofApplication,
  },
  {
    kind: 'approval',
    use: 'approval',
    from: sql`approvals w left join applications a on a.id = w.application_id
      left join organizations o on o.id = a.organization_id
      left join profiles p on p.id = w.profile_id left join users u on u.id = w.user_id
      ${authorizedHere}`,
    where: (id) => sql`w.organization_id = ${id} and not ${restsOnStopped}`,
    endable: (id) => sql`w.organization_id = ${id}`,
    count: countWorking('approvals'),
    at: sql`w.created_at`,
    told: {
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
      granted: sql`w.scopes`,
      asked: sql`a.scopes`,
      own: sql`a.organization_id = w.organization_id`,
      authorized: sql`z.scopes`,
      allowed_by: fullName('u'),
      allowed_by_user: sql`w.user_id`,
    },
    // To change the organization takes its own word; what is done for a contact changes nothing of it.
    may: sql`p.suspended_at is null and s = any (a.scopes) and (${approvableByContacts} or not ${givenByContact})
      and (not ${isGoverned} or a.organization_id = w.organization_id
        or s = any (z.scopes) or ${givenByContact})`,
    searched: sql`(${ofApplication} || p.found_by)`,
    found: findApprovals,
  },
  {
    kind: 'network',
    use: 'network_member',
    from: sql`network_members w left join networks n on n.id = w.network_id
      left join organizations o on o.id = n.organization_id ${by('w.accepted_by')}`,
    where: (id) => sql`w.organization_id = ${id} and w.accepted_at is not null`,
    at: sql`w.accepted_at`,
    told: {
      name: sql`n.name`,
      owner_id: sql`o.id`,
      owner_name: sql`o.name`,
      shares: sql`w.shares`,
      asked_shares: sql`n.shares`,
      ...allowedBySomebody,
    },
    former: sql`w.accepted_by is null`,
    searched: searchedAs(sql`n.name`, sql`o.name`),
  },
  {
    kind: 'export',
    from: sql`exports w ${by('w.requested_by')}`,
    where: (id) => sql`w.organization_id = ${id} and w.step = 'completed'
      and w.expires_at > now() and w.file_deleted_at is null`,
    at: sql`w.completed_at`,
    lastAt: sql`w.downloaded_at`,
    told: {
      name: sql`w.file_name`,
      ...allowedBySomebody,
      expires_at: sql`w.expires_at`,
      downloads: sql`w.downloads`,
    },
    former: sql`w.requested_by is null`,
    searched: searchedAs(sql`w.file_name`),
  },
  {
    // What others took out of a network: it has reached them, also once their file is gone.
    kind: 'export',
    from: sql`export_receipts w left join exports e on e.id = w.export_id`,
    where: (id) => sql`w.organization_id = ${id} and w.exported_by <> ${id}`,
    at: sql`w.at`,
    told: {
      name: sql`w.network_name`,
      owner_id: sql`w.exported_by`,
      owner_name: sql`w.exported_by_name`,
      shares: sql`w.shares`,
      asked_shares: sql`w.shares`,
      expires_at: sql`coalesce(e.file_deleted_at, e.expires_at, w.at)`,
      held: sql`true`,
    },
    searched: searchedAs(sql`w.network_name`, sql`w.exported_by_name`),
  },
  {
    kind: 'invitation',
    from: sql`invitations w ${by('w.invited_by')}`,
    where: (id) => sql`w.organization_id = ${id} and w.accepted_at is null
      and w.declined_at is null and w.expires_at > now()`,
    at: sql`w.created_at`,
    told: {
      name: sql`w.email`,
      email: sql`w.email`,
      roles: sql`w.roles`,
      ...allowedBySomebody,
      expires_at: sql`w.expires_at`,
    },
    former: sql`w.invited_by is null`,
    searched: searchedAs(sql`w.email`),
  },
]

/** How many people manage the organization that it belongs to, and so have it; null where none have. */
export function managersOf({ kind, told: { owner_id } }: Source): Sql<number | null> {
  // Of a contact it is who owns the application that brought them: nobody's way.
  if (!owner_id || kind === 'contact') return sql`null::int`
  // Word for word the condition of their index.
  return sql`(select count(*)::int from profiles m
    where m.organization_id = ${owner_id} and m.roles && array['admin', 'owner']
      and m.suspended_at is null)`
}

/** Every way there is. The page knows no other, and a test asks each table of the database whether it is one. */
export const sources = found.map(withLastUse)
