import { sql } from 'kysely'
import { isLiveFile } from '#data/exports/exports.store.ts'
import {
  type GrantSource,
  type GrantSql,
  allowedByPerson,
  lastAllowedAt,
  joinGrantedBy,
  searchableAs,
} from './grant-source.store.ts'
import { fullName, isClosed } from '#data/users/accounts.store.ts'
import { isActiveConnection } from '#data/connections/connections.store.ts'
import { isLiveInvitation } from '#data/members/invitations.store.ts'
import { isContact, isRanked } from '#data/organizations/profiles.store.ts'
import { hasJoined } from '#data/networks/network-members.store.ts'
import { approvals, authorizations, ownApplications } from './application-grants.store.ts'

export const exportedFiles: GrantSource = {
  kind: 'export',
  from: sql`exports w ${joinGrantedBy('w.requested_by')}`,
  where: (id) => sql`w.organization_id = ${id} and ${isLiveFile('w')}`,
  at: sql`w.completed_at`,
  lastAt: sql`w.downloaded_at`,
  fields: {
    name: sql`w.file_name`,
    ...allowedByPerson,
    expires_at: sql`w.expires_at`,
    downloads: sql`w.downloads`,
  },
  former: sql`w.requested_by is null`,
  searched: searchableAs(sql`w.file_name`),
}

/**
 * Exports by the owners of networks that contain the organization's data. These owners still have the data after the
 * file was deleted.
 */
export const exportedByNetworks: GrantSource = {
  kind: 'export',
  from: sql`export_receipts w left join exports e on e.id = w.export_id`,
  where: (id) => sql`w.organization_id = ${id} and w.exported_by <> ${id}`,
  at: sql`w.at`,
  fields: {
    name: sql`w.network_name`,
    owner_id: sql`w.exported_by`,
    owner_name: sql`w.exported_by_name`,
    shares: sql`w.shares`,
    expires_at: sql`coalesce(e.file_deleted_at, e.expires_at, w.at)`,
    held: sql`true`,
  },
  searched: searchableAs(sql`w.network_name`, sql`w.exported_by_name`),
}

/**
 * Selects the person who granted the roles, by changing them or by the invitation. Each person is found by their key
 * and never with a join.
 */
const fromGiver = (column: GrantSql<string>) => sql<string>`(
  select (select ${column} from users x where x.id = y.user_id) from profiles y where y.id = w.allowed_by)`

/** Selects from the link that the person used last, of those through which they can sign in. */
const fromLink = <Value>(column: string) => sql<Value>`(
  select ${sql.raw(column)} from connection_links l join connections k on k.id = l.connection_id
  where l.profile_id = w.id and ${isActiveConnection('k')}
  order by l.last_used_at desc nulls last, l.id limit 1)`

const people = (kind: 'person' | 'contact', hasRole: GrantSql<boolean>): GrantSource => ({
  kind,
  use: 'profile',
  from: sql`profiles w left join users u on u.id = w.user_id
    left join contacts c on c.profile_id = w.id left join applications a on a.id = c.application_id
    left join organizations o on o.id = a.organization_id`,
  where: (id) => sql`w.organization_id = ${id} and ${hasRole}`,
  at: sql`w.created_at`,
  allowedAt: lastAllowedAt,
  fields: {
    name: fullName('u'),
    email: sql`w.email`,
    of_user: sql`w.user_id`,
    // The application is the one that added the contact.
    application_id: sql`a.id`,
    application_name: sql`a.name`,
    ...(kind === 'contact' && { owner_id: sql`o.id`, owner_name: sql`o.name` }),
    roles: sql`w.roles`,
    suspended: sql`w.suspended_at is not null`,
    allowed_by: fromGiver(fullName('x')),
    allowed_by_user: fromGiver(sql`x.id`),
    through: fromLink<string | null>('k.name'),
    through_at: fromLink<Date | null>('l.last_used_at'),
  },
  closed: isClosed('u'),
  searched: sql`w.found_by`,
  // Many rows match early in the list's own order, so the planner must not use the index of words instead.
  found: (_id, { profiles, every }) =>
    profiles ? sql`w.id = any (${profiles})` : every(sql`(w.found_by || '')`),
})

/** Counts an organization's people. The number of all profiles except contacts is stored with the organization. */
const countPeople = (id: string) => sql<number>`(
  (select member_count from organizations where id = ${id})
  - (select count(*) from profiles w where w.organization_id = ${id} and ${isContact('w')}))`

export const persons: GrantSource = {
  ...people('person', isRanked('w')),
  count: countPeople,
}

export const contacts = people('contact', isContact('w'))

export const openInvitations: GrantSource = {
  kind: 'invitation',
  from: sql`invitations w ${joinGrantedBy('w.invited_by')}`,
  where: (id) => sql`w.organization_id = ${id} and ${isLiveInvitation('w')}`,
  at: sql`w.created_at`,
  allowedAt: lastAllowedAt,
  fields: {
    name: sql`w.email`,
    email: sql`w.email`,
    roles: sql`w.roles`,
    ...allowedByPerson,
    expires_at: sql`w.expires_at`,
  },
  former: sql`w.invited_by is null`,
  searched: searchableAs(sql`w.email`),
}

/** The part of a receiver's URL that isn't a secret. */
const hostOfReceiver = sql<string>`split_part(split_part(w.url, '/', 3), '?', 1)`

/** Returns the receivers of the organization's activity, also if they only wait while they're paused or disabled. */
const receivers = (
  kind: 'endpoint' | 'audit_stream',
  isOfKind: GrantSql<boolean>,
): GrantSource => ({
  kind,
  from: sql`event_endpoints w left join profiles y on y.id = coalesce(w.allowed_by, w.created_by)
    left join users x on x.id = y.user_id`,
  where: (id) => sql`w.organization_id = ${id} and w.state <> 'unverified' and ${isOfKind}`,
  endable: (id) => sql`w.organization_id = ${id} and ${isOfKind}`,
  at: sql`w.created_at`,
  allowedAt: lastAllowedAt,
  lastAt: sql`w.last_success_at`,
  fields: { name: hostOfReceiver, ...allowedByPerson },
  former: sql`y.id is null`,
  searched: searchableAs(hostOfReceiver),
})

export const endpoints = receivers('endpoint', sql`w.stream is null`)

export const auditStreams = receivers('audit_stream', sql`w.stream is not null`)

/** The roles that a connection gives: to new people, or through its role mapping. */
const rolesOfConnection = sql`array(
  select r from unnest(array['member', 'admin']) r
  where (r = 'member' and (w.joins or w.role_mapping is not null))
    or exists (select from jsonb_array_elements(w.role_mapping -> 'values') v where v ->> 'role' = r))`

/** Connections that are turned on. The people who control the provider decide who can sign in. */
export const connections: GrantSource = {
  kind: 'connection',
  from: sql`connections w left join profiles y on y.id = coalesce(w.allowed_by, w.created_by)
    left join users x on x.id = y.user_id`,
  where: (id) => sql`w.organization_id = ${id} and ${isActiveConnection('w')}`,
  at: sql`w.created_at`,
  allowedAt: lastAllowedAt,
  lastAt: sql`w.last_sign_in_at`,
  fields: { name: sql`w.name`, roles: rolesOfConnection, ...allowedByPerson },
  former: sql`y.id is null`,
  searched: searchableAs(sql`w.name`),
}

const networks: GrantSource = {
  kind: 'network',
  use: 'network_member',
  from: sql`network_members w left join networks n on n.id = w.network_id
    left join organizations o on o.id = n.organization_id ${joinGrantedBy('w.accepted_by')}`,
  where: (id) => sql`w.organization_id = ${id} and ${hasJoined('w')}`,
  at: sql`w.accepted_at`,
  allowedAt: lastAllowedAt,
  fields: {
    name: sql`n.name`,
    owner_id: sql`o.id`,
    owner_name: sql`o.name`,
    // These are the shares that were agreed to and that the network still requests.
    shares: sql`array(select s from unnest(n.shares) as s where s = any (w.shares))`,
    ...allowedByPerson,
  },
  former: sql`w.accepted_by is null`,
  searched: searchableAs(sql`n.name`, sql`o.name`),
}

/** Joins the last use as `t`. */
const withLastUse = ({ from, use, ...source }: GrantSource): GrantSource =>
  use === undefined
    ? { from, ...source }
    : {
        ...source,
        use,
        lastAt: sql`t.last_at`,
        from: sql`${from} left join uses t
          on t.subject_kind = ${sql.lit(use)} and t.subject_id = w.id`,
      }

/** All sources of grants. The Access page has no others. A test checks each table that might be another source. */
export const grantSources = [
  persons,
  contacts,
  ownApplications,
  authorizations,
  approvals,
  networks,
  exportedFiles,
  exportedByNetworks,
  endpoints,
  auditStreams,
  connections,
  openInvitations,
].map(withLastUse)
