import {
  type FirstSteps,
  type ToDoKind,
  maxToDoPerKind,
  dueSoonDays,
} from '@accord/contract/to-do.ts'
import { missingDays } from '@accord/contract/domains.ts'
import { fullName } from '#data/users/accounts.store.ts'
import { retention } from '@accord/contract/retention.ts'
import { grantedScopes, requestsMoreScopes } from '#data/approvals/authorizations.store.ts'
import { isLiveInvitation, isOpenInvitation } from '#data/members/invitations.store.ts'
import { requestsMoreShares, hasJoined, isInvited } from '#data/networks/network-members.store.ts'
import { isLiveFile } from '#data/exports/exports.store.ts'
import { prepared } from '#database/prepared.ts'
import { manages, owns } from '#data/organizations/profiles.store.ts'
import { isOpenToText } from '#data/sessions/provider-gate.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

/**
 * The query for one kind of item, as the parts of a select with a fixed shape. `me` is the person, and `o` is an
 * organization that they manage and can act in now.
 */
export interface ToDoSource {
  kind: ToDoKind
  from: string
  where: string
  /** The ID of the object to answer or open. */
  id: string
  name: string
  /** The organization that the item is about. The default is `o`. This is null for the person's own items. */
  organization?: string | null
  /** The name of the person or organization that made the request. */
  by?: string
  /** The additional scopes or kinds of data that are requested, as an array. */
  requested?: string
  at: string
  until?: string
}

/** Selects the items of a kind that end soonest, then the newest. */
export function selectToDo(source: ToDoSource, max: number): string {
  const { kind, from, where, id, name, organization = 'o', by, requested, at, until } = source
  const whose = organization === null ? 'null, null' : `${organization}.id, ${organization}.name`
  const order = until === undefined ? `${at} desc` : `${until}, ${at} desc`
  return `(select '${kind}', ${id}, ${name}, ${whose}, ${by ?? 'null'}, ${requested ?? 'null'}::text[], ${at},
      ${until ?? 'null'}
    from ${from} where ${where} order by ${order} limit ${max})`
}

/** A deleted organization can't gain or invite members. */
const going = (alias: string) => `${alias}.deleted_at is null`

/** The person hasn't signed in through the required identity provider yet, and isn't exempt. `o` is one of `places`. */
const needsToConnect = `not (o.owns and o.second_factor)
  and not (o.second_factor and exists (select from provider_guests g where g.profile_id = o.profile_id))
  and not exists (select from connection_links l join connections c on c.id = l.connection_id
    where l.profile_id = o.profile_id and l.last_used_at is not null and c.state = 'active')`

/** Requests to the person, or to an organization that they manage. */
export const toDecideSources: readonly ToDoSource[] = [
  {
    kind: 'invitation',
    from: `me join invitations i on i.email = me.email join organizations j on j.id = i.organization_id
      left join profiles p on p.id = i.invited_by left join users u on u.id = p.user_id`,
    where: `${isLiveInvitation.text('i')} and ${going('j')}`,
    id: 'i.id',
    name: 'j.name',
    organization: 'j',
    by: fullName.text('u'),
    at: 'i.created_at',
    until: 'i.expires_at',
  },
  {
    kind: 'join_request',
    from: `managed o join join_requests r on r.organization_id = o.id join users u on u.id = r.user_id`,
    where: `r.answered_at is null and u.deleted_at is null and u.disabled_at is null`,
    id: 'r.id',
    name: 'r.email',
    by: fullName.text('u'),
    at: 'r.created_at',
  },
  {
    kind: 'network_invitation',
    from: `managed o join network_members m on m.organization_id = o.id join networks n on n.id = m.network_id
      join organizations w on w.id = n.organization_id`,
    where: `${isInvited.text('m')} and ${going('w')}`,
    id: 'm.id',
    name: 'n.name',
    by: 'w.name',
    at: 'm.created_at',
    until: 'm.expires_at',
  },
  {
    kind: 'application_request',
    from: `managed o join application_requests r on r.organization_id = o.id
      join applications a on a.id = r.application_id
      join profiles p on p.id = r.profile_id join users u on u.id = p.user_id`,
    where: 'r.answered_at is null and a.stopped_at is null',
    id: 'r.id',
    name: 'a.name',
    by: fullName.text('u'),
    at: 'r.created_at',
  },
  {
    kind: 'wider_scopes',
    from: `managed o join authorizations z on z.organization_id = o.id
      join applications a on a.id = z.application_id join organizations w on w.id = a.organization_id`,
    where: `a.stopped_at is null and ${requestsMoreScopes}`,
    id: 'z.id',
    name: 'a.name',
    by: 'w.name',
    requested: `array(select unnest(a.scopes) except select unnest(${grantedScopes} || z.refused_scopes))`,
    // The request can't be older than the authorization.
    at: 'greatest(a.updated_at, z.created_at)',
  },
  {
    kind: 'wider_shares',
    from: `managed o join network_members m on m.organization_id = o.id join networks n on n.id = m.network_id
      join organizations w on w.id = n.organization_id`,
    where: `${hasJoined.text('m')} and ${going('w')} and ${requestsMoreShares}`,
    id: 'n.id',
    name: 'n.name',
    by: 'w.name',
    requested: 'array(select unnest(n.shares) except select unnest(m.shares || m.refused_shares))',
    at: 'n.updated_at',
  },
  {
    kind: 'review_open',
    from: 'managed o join access_reviews v on v.organization_id = o.id',
    where: `v.state = 'open'`,
    id: 'v.id',
    name: 'o.name',
    by: 'v.started_by_name',
    at: 'v.created_at',
    until: 'v.due_at',
  },
  {
    // The date was proposed when the last review was closed.
    kind: 'review_due',
    from: `managed o join lateral (select id, state, next_due_at, ended_at from access_reviews
      where organization_id = o.id and state <> 'cancelled' order by created_at desc, id desc limit 1) v on true`,
    where: `v.state = 'closed' and v.next_due_at < now() + interval '${dueSoonDays.review} days'`,
    id: 'v.id',
    name: 'o.name',
    at: 'v.ended_at',
    until: 'v.next_due_at',
  },
]

const soon = (column: string, days: number) =>
  `${column} > now() and ${column} < now() + interval '${days} days'`

/** The person's newest export of each subject. Earlier ones no longer matter. */
const newestExports = `(select distinct on (e.type, e.organization_id, e.network_id) e.*, n.name as network_name
  from me join exports e on e.requested_by_user = me.id left join networks n on n.id = e.network_id
  where e.created_at > now() - interval '30 days'
  order by e.type, e.organization_id, e.network_id, e.created_at desc, e.id desc) e
  left join managed o on o.id = e.organization_id`

/** People see exports of an organization for as long as they manage it. */
const theirs = '(e.organization_id is null or o.id is not null)'

const exported = {
  from: newestExports,
  id: 'coalesce(e.network_id, e.organization_id, e.user_id)',
  name: `coalesce(e.network_name, o.name, '')`,
  at: 'e.completed_at',
} as const

/** The part of a receiver's URL that isn't a secret. */
const receiver = {
  id: 'w.id',
  name: `substring(w.url from '^[a-z]+://([^/?]+)')`,
} as const

/** Endpoints of organizations that the person manages, and of their applications. */
const endpoints = {
  from: `managed o join lateral (
      select e.* from event_endpoints e where e.organization_id = o.id and e.stream is null
      union all
      select e.* from applications a join event_endpoints e on e.application_id = a.id
      where a.organization_id = o.id and a.stopped_at is null) w on true`,
  ...receiver,
} as const

const auditStreams = {
  from: 'managed o join event_endpoints w on w.organization_id = o.id and w.stream is not null',
  ...receiver,
} as const

/** Its managers have got an email by then. */
const failing = {
  where: `w.state = 'active' and w.failing_since < now() - interval '1 day'`,
  at: 'w.failing_since',
  until: `w.failing_since + interval '3 days'`,
} as const

const disabled = { where: `w.state = 'disabled'`, at: 'w.disabled_at' } as const

/** Things that end, failed, or are finished, and the person's own tasks. */
export const attentionSources: readonly ToDoSource[] = [
  {
    kind: 'domain_missing',
    from: 'managed o join organization_domains d on d.organization_id = o.id',
    where: 'd.missing_since is not null',
    id: 'd.id',
    name: 'd.domain',
    at: 'd.missing_since',
    until: `d.missing_since + interval '${missingDays.admits} days'`,
  },
  { kind: 'endpoint_failing', ...endpoints, ...failing },
  {
    kind: 'endpoint_disabled',
    ...endpoints,
    ...disabled,
    until: `w.disabled_at + interval '${retention.deliveries.periods.age}'`,
  },
  { kind: 'audit_stream_failing', ...auditStreams, ...failing },
  // A stream continues at its place whenever it's enabled.
  { kind: 'audit_stream_disabled', ...auditStreams, ...disabled },
  {
    kind: 'secret_ends',
    from: `managed o join applications a on a.organization_id = o.id
      join application_keys k on k.application_id = a.id`,
    where: `a.deleted_at is null and ${soon('k.expires_at', dueSoonDays.secret)}`,
    id: 'a.id',
    name: 'a.name',
    at: 'k.created_at',
    until: 'k.expires_at',
  },
  {
    kind: 'application_deleted',
    from: 'managed o join applications a on a.organization_id = o.id',
    where: `o.owns and a.deleted_at is not null and ${soon('a.removed_from', dueSoonDays.removal)}`,
    id: 'a.id',
    name: 'a.name',
    at: 'a.deleted_at',
    until: 'a.removed_from',
  },
  {
    kind: 'organization_deleted',
    from: 'places o',
    where: `o.owns and o.open and o.deleted_at is not null and ${soon('o.removed_from', dueSoonDays.removal)}`,
    id: 'o.id',
    name: 'o.name',
    at: 'o.deleted_at',
    until: 'o.removed_from',
  },
  {
    kind: 'export_ready',
    ...exported,
    where: `${theirs} and ${isLiveFile.text('e')} and e.downloaded_at is null`,
    until: 'e.expires_at',
  },
  {
    kind: 'export_failed',
    ...exported,
    where: `${theirs} and e.step = 'failed' and e.completed_at > now() - interval '7 days'`,
  },
  {
    // People who lost access to the organization because they have no second factor also see this.
    kind: 'second_factor',
    from: 'places o',
    where: 'not o.second_factor and o.deleted_at is null and o.second_factor_from is not null',
    id: 'o.id',
    name: 'o.name',
    at: 'o.joined_at',
    until: 'o.second_factor_from',
  },
  {
    // People who lost access to the organization because they haven't used its identity provider also see this.
    kind: 'provider',
    from: 'places o',
    where: `o.provider_required_from is not null and o.deleted_at is null and ${needsToConnect}`,
    id: 'o.id',
    name: 'o.name',
    at: 'o.joined_at',
    until: 'o.provider_required_from',
  },
  {
    kind: 'email_change',
    from: 'me join email_changes c on c.user_id = me.id',
    where: 'c.code_hash is not null and c.code_until > now()',
    id: 'me.id',
    name: 'c.new_email',
    organization: null,
    at: 'c.asked_at',
    until: 'c.code_until',
  },
]

export interface ToDoRow {
  kind: ToDoKind
  id: string
  name: string
  organization_id: string | null
  organization_name: string | null
  by: string | null
  requested: string[] | null
  at: Date
  until: Date | null
}

/**
 * Reads all of a person's items in one statement, because every page requests them. Each kind uses an index and reads
 * no more rows than can be listed. The items of organizations whose requirements the session doesn't meet are hidden,
 * except those about the requirements.
 */
export const listToDoRows = prepared<[userId: string, sessionId: string], ToDoRow>(
  'all-that-waits',
  `with me as materialized (
    select id, email from users where id = $1 and email_verified_at is not null
  ), places as materialized (
    select o.id, o.name, o.deleted_at, o.removed_from, o.second_factor_from, p.second_factor, o.provider_required_from,
      p.created_at as joined_at, ${manages.text('p')} as manages, ${owns.text('p')} as owns,
      ${isOpenToText('$2::uuid')} as open, p.id as profile_id
    from profiles p join organizations o on o.id = p.organization_id
    where p.user_id = $1 and p.suspended_at is null
  ), managed as materialized (
    select id, name, owns from places where manages and open and deleted_at is null
  )
  select * from (${[...toDecideSources, ...attentionSources]
    .map((source) => selectToDo(source, maxToDoPerKind + 1))
    .join(' union all ')})
    as waiting (kind, id, name, organization_id, organization_name, by, requested, at, until)
  order by until nulls last, at desc, id`,
)

/** Returns whether there is at least one of each. */
export async function readFirstSteps(
  db: Kysely<Database>,
  organizationId: string,
): Promise<FirstSteps> {
  const { rows } = await sql<FirstSteps>`
    select o.member_count > 1 or exists (select from invitations i
        where i.organization_id = o.id and ${isOpenInvitation('i')}) as people,
      exists (select from applications a where a.organization_id = o.id and a.deleted_at is null) as application,
      exists (select from networks n where n.organization_id = o.id)
        or exists (select from network_members m
          where m.organization_id = o.id and ${hasJoined('m')}) as network,
      o.second_factor_from is not null as "secondFactor"
    from organizations o where o.id = ${organizationId}`.execute(db)
  return rows[0]!
}
