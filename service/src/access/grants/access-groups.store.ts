import {
  type AccessConcern,
  type AccessGrantKind,
  type AccessGroupType,
  type GroupCounts,
  groupTypeOf,
} from '@accord/contract/access.ts'
import { type Paging, maxCounted } from '@accord/contract/fields.ts'
import { type Kysely, sql } from 'kysely'
import {
  approvals,
  authorizations,
  ownApplications,
} from '#data/access/application-grants.store.ts'
import { grantSources } from '#data/access/grant-sources.store.ts'
import type { GrantSource } from '#data/access/grant-source.store.ts'
import { isContact } from '#data/organizations/profiles.store.ts'
import type { Database } from '#database/tables.ts'
import {
  type Choice,
  type GrantKey,
  type GrantRow,
  conditionsOf,
  readGrants,
  searchOf,
} from './access-grants.store.ts'
import { countGrants, personKinds } from './count-grants.store.ts'
import { countAll, findGroupPage } from '#access/group-page.store.ts'

type Db = Kysely<Database>

export interface GroupFilter {
  type?: AccessGroupType | undefined
  only?: AccessConcern | undefined
  search?: string | undefined
}

interface GroupKey {
  type: AccessGroupType
  id: string
  /** For groups other than applications, the kind of their only grant. */
  kind: AccessGrantKind
  people: number
}

/** A group in its current state. */
export interface GroupRow extends Omit<GroupKey, 'kind'> {
  grant: GrantRow | undefined
  /** For an application, one approval for each set of scopes that people approved. */
  approvals: GrantRow[]
  lastUsedAt: Date | null
}

/**
 * Returns the groups of one source. Approvals are counted by application. For people, only as many rows as needed are
 * read.
 */
function groupsOf(source: GrantSource, choice: Choice, needed: number) {
  const { kind, from, at, fields } = source
  const type = groupTypeOf[kind]
  const id = type === 'application' ? fields.application_id! : sql`w.id`
  const selected = sql`select ${sql.lit(type)} as type, ${sql.lit(kind)} as kind, ${id} as id`
  const matching = sql`from ${from} where ${conditionsOf(source, choice)}`
  if (kind === 'approval') {
    return sql`(${selected}, max(${at}) as at, count(*)::int as people ${matching} group by ${id})`
  }
  const newest = sql`order by ${at} desc, w.id desc limit ${needed}`
  return sql`(${selected}, ${at} as at, 0 as people ${matching} ${personKinds.includes(kind) ? newest : sql``})`
}

/** Finds the groups on the page, newest first within each type, and counts the groups of each type. */
async function findGroups(
  db: Db,
  organizationId: string,
  { type, only, search }: GroupFilter,
  paging: Paging,
) {
  const isFiltered = only !== undefined || Boolean(search)
  const looking = search ? await searchOf(db, organizationId, { search }) : undefined
  const choice = { organizationId, only, looking }
  const needed = isFiltered ? maxCounted + 1 : paging.$skip + paging.$limit
  const lists = grantSources.map((source) => groupsOf(source, choice, needed))
  const groups = sql`select type, id, min(kind) as kind, max(at) as at, sum(people)::int as people
    from (${sql.join(lists, sql` union all `)}) as found group by type, id`
  const order = sql`at desc, id desc`
  const [{ groups: keys, counts }, people] = await Promise.all([
    findGroupPage<GroupKey>(db, groups, { type, order, paging }),
    isFiltered ? undefined : countPeople(db, organizationId),
  ])
  const found = people ?? counts.person
  const more = isFiltered && found > maxCounted
  return { keys, counts: { ...counts, person: more ? maxCounted : found }, more }
}

async function countPeople(db: Db, organizationId: string): Promise<number> {
  const sources = grantSources.filter(({ kind }) => personKinds.includes(kind))
  const [counted] = await countGrants(sources)(db, { organizationId })
  return counted!.total
}

export async function countGroups(db: Db, organizationId: string): Promise<GroupCounts> {
  return (await findGroups(db, organizationId, {}, { $skip: 0, $limit: 0 })).counts
}

/** Lists one page of groups, with the number of groups of each type. */
export async function listGroups(
  db: Db,
  organizationId: string,
  wanted: GroupFilter,
  paging: Paging,
) {
  const { keys, counts, more } = await findGroups(db, organizationId, wanted, paging)
  const { type } = wanted
  const isCut = more && (type === undefined || type === 'person')
  const rows = await readGroups(db, organizationId, keys)
  return { rows, total: countAll(counts, type), more: isCut, counts }
}

/** Reads the grants of these groups. Groups whose grants have ended in the meantime are skipped. */
async function readGroups(
  db: Db,
  organizationId: string,
  keys: readonly GroupKey[],
): Promise<GroupRow[]> {
  const applications = keys.flatMap(({ type, id }) => (type === 'application' ? id : []))
  const others = keys.filter(({ type }) => type !== 'application')
  const [within, used] = await Promise.all([
    grantsWithin(db, organizationId, applications),
    lastApprovalUses(db, organizationId, applications),
  ])
  const rows = await readGrants(db, organizationId, [...within, ...others])
  return keys.flatMap(({ type, id, kind, people }) => {
    if (type !== 'application') {
      const grant = rows.find((row) => row.kind === kind && row.way_id === id)
      if (!grant) return []
      return { type, id, people, grant, approvals: [], lastUsedAt: grant.last_used_at }
    }
    const inside = rows.filter((row) => row.application_id === id && isOfApplication(row))
    if (inside.length === 0) return []
    const grant = inside.find((row) => row.kind !== 'approval')
    const times = [grant?.last_used_at, used.get(id)].flatMap((time) => time?.getTime() ?? [])
    return {
      type,
      id,
      people,
      grant,
      approvals: inside.filter((row) => row !== grant),
      lastUsedAt: times.length > 0 ? new Date(Math.max(...times)) : null,
    }
  })
}

const isOfApplication = ({ kind }: GrantRow) => groupTypeOf[kind] === 'application'

/**
 * Reads the organization's own grant for each of these applications. For each set of scopes that people approved, it
 * also reads the newest approval, because all others permit the same.
 */
async function grantsWithin(
  db: Db,
  organizationId: string,
  applications: readonly string[],
): Promise<GrantKey[]> {
  const known = sql`any (${applications}::uuid[])`
  const { rows } = await sql<GrantKey>`
    select 'own_application' as kind, w.id from applications w
      where ${ownApplications.where(organizationId)} and w.id = ${known}
    union all
    select 'authorization', w.id from authorizations w
      where ${authorizations.where(organizationId)} and w.application_id = ${known}
    union all
    select 'approval', id from (
      select distinct on (w.application_id, w.scopes, by_contact, is_active) w.id,
        ${isContact('p')} as by_contact, u.disabled_at is null and p.suspended_at is null as is_active
      from approvals w left join profiles p on p.id = w.profile_id left join users u on u.id = w.user_id
      where ${approvals.where(organizationId)} and w.application_id = ${known}
      order by w.application_id, w.scopes, by_contact, is_active, w.created_at desc) as newest`.execute(
    db,
  )
  return rows
}

async function lastApprovalUses(
  db: Db,
  organizationId: string,
  applications: readonly string[],
): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select w.application_id as id, max(t.last_at) as at
    from approvals w join uses t on t.subject_kind = 'approval' and t.subject_id = w.id
    where w.organization_id = ${organizationId} and w.application_id = any (${applications}::uuid[])
    group by w.application_id`.execute(db)
  return new Map(rows.map(({ id, at }) => [id, at]))
}
