import { type AccessConcern, unusedDays } from '@accord/contract/access.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { dayCountOf, isNeverUsed } from '#data/usage/usage.store.ts'
import { type GrantSource, type GrantSql, firstAllowedAt } from './grant-source.store.ts'
import type { Database } from '#database/tables.ts'
import { isActiveMember } from '#data/organizations/managers.store.ts'
import { manages } from '#data/organizations/profiles.store.ts'
import { grantSources } from './grant-sources.store.ts'

const cutoff = sql<Date>`now() - ${sql.lit(unusedDays)} * interval '1 day'`
const recordedSince = sql<Date>`(select since from use_recording)`
const no = sql<boolean>`false`

/** The condition for each concern of a grant. */
export const concernsOf: Record<AccessConcern, (source: GrantSource) => GrantSql<boolean>> = {
  /** The grant hasn't been used, although it has existed and usage has been recorded for long enough. */
  unused: ({ use, at }) =>
    use === undefined
      ? no
      : sql`${at} <= ${cutoff} and coalesce(t.last_at, ${recordedSince}) <= ${cutoff}`,
  allowed_by_former: ({ former = no }) => former,
  /** The grant is used, but some of its scopes haven't been used for that long. */
  asks_for_more: (source) => {
    const { use, scopes } = source
    return use === undefined || scopes === undefined
      ? no
      : sql`${firstAllowedAt(source)} <= ${cutoff} and ${recordedSince} <= ${cutoff} and t.last_at > ${cutoff}
          and exists (select from unnest(${scopes}) as s where ${isNeverUsed(use)})`
  },
  account_closed: ({ closed = no }) => closed,
}

/** Returns the concerns of one row as an array. */
export function concernsIn(source: GrantSource): GrantSql<AccessConcern[]> {
  const each = Object.entries(concernsOf).map(
    ([concern, isOne]) => sql`case when ${isOne(source)} then ${sql.lit(concern)} end`,
  )
  return sql`array_remove(array[${sql.join(each)}], null)`
}

const none = sql`'{}'::text[]`

/** The columns of a row, under their names in `reviewed_ways`. */
const columns = {
  kind: ({ kind }) => sql.lit(kind),
  way_id: () => sql`w.id`,
  name: ({ fields }) => fields.name,
  email: ({ fields }) => fields.email ?? sql`null::text`,
  person: ({ fields }) => fields.person ?? sql`null::text`,
  of_user: ({ fields }) => fields.of_user ?? sql`null::uuid`,
  owner_id: ({ fields }) => fields.owner_id ?? sql`null::uuid`,
  owner_name: ({ fields }) => fields.owner_name ?? sql`null::text`,
  application_id: ({ fields }) => fields.application_id ?? sql`null::uuid`,
  application_name: ({ fields }) => fields.application_name ?? sql`null::text`,
  roles: ({ fields }) => sql`coalesce(${fields.roles ?? none}, ${none})`,
  suspended: ({ fields }) => fields.suspended ?? sql`false`,
  scopes: ({ scopes }) => scopes ?? none,
  shares: ({ fields }) => fields.shares ?? none,
  allowed_by: ({ fields }) => fields.allowed_by ?? sql`null::text`,
  allowed_by_user: ({ fields }) => fields.allowed_by_user ?? sql`null::uuid`,
  allowed_at: firstAllowedAt,
  since: ({ at }) => at,
  expires_at: ({ fields }) => fields.expires_at ?? sql`null::timestamptz`,
  held: ({ fields }) => fields.held ?? sql`false`,
  last_used_at: ({ lastAt }) => lastAt ?? sql`null::timestamptz`,
  through: ({ fields }) => fields.through ?? sql`null::text`,
  through_at: ({ fields }) => fields.through_at ?? sql`null::timestamptz`,
  unused_scopes: ({ use, scopes }) =>
    use && scopes
      ? sql`array(select s from unnest(${scopes}) as s where ${isNeverUsed(use)})`
      : none,
  concerns: concernsIn,
} satisfies Partial<Record<keyof Database['reviewed_ways'], (source: GrantSource) => GrantSql>>

export type AccessColumn = keyof typeof columns | 'owner_managers'

/** The fields of every row, whether it's current or was copied into a review. */
export type AccessRow = Pick<Selectable<Database['reviewed_ways']>, AccessColumn>

/** The columns that are copied into a review. */
export const accessColumns = [...Object.keys(columns), 'owner_managers'] as AccessColumn[]

interface Selected {
  where: (source: GrantSource) => GrantSql<boolean>
  /** Additional columns besides the common ones. */
  more: (source: GrantSource, place: number) => Record<string, GrantSql>
}

/**
 * Selects rows from some sources in a common shape. `owner_managers` is the number of people who manage the
 * organization that has access through a row. PostgreSQL counts them once per organization and looks up each manager's
 * account by its key, regardless of the plan. Counting them for each row would read the same people again and again.
 */
export function accessRows<Row extends AccessRow>(
  some: readonly GrantSource[],
  { where, more }: Selected,
): RawBuilder<Row> {
  const selects = some.map((source, place) => {
    const values = Object.entries(columns).map(([name, value]) => [name, value(source)] as const)
    const all = [...values, ...Object.entries(more(source, place))]
    return sql`select ${managedBy(source)} as managed_by,
      ${sql.join(all.map(([name, value]) => sql`${value} as ${sql.id(name)}`))}
      from ${source.from} where ${where(source)}`
  })
  return sql`with ways as materialized (${sql.join(selects, sql` union all `)}),
    managers as materialized (
      select o.id, (select count(*)::int from profiles m
        where m.organization_id = o.id and ${manages('m')}
          and (select ${isActiveMember('m', 'v')} from users v where v.id = m.user_id)) as owner_managers
      from (select distinct managed_by as id from ways where managed_by is not null) o)
    select ways.*, managers.owner_managers from ways left join managers on managers.id = ways.managed_by`
}

/** Returns the organization whose managers have access through a row, or null if there is none. */
function managedBy({ kind, fields: { owner_id } }: GrantSource): GrantSql<string | null> {
  // For a contact, the owner is the organization of the application that added them. It has no access through the
  // contact.
  return owner_id && kind !== 'contact' ? owner_id : sql`null::uuid`
}

/** Selects everyone and everything that currently has access to an organization's data, those with concerns first. */
export function currentGrants(organizationId: string): RawBuilder<unknown> {
  const rows = accessRows(grantSources, {
    where: ({ where }) => where(organizationId),
    more: ({ use }, place) => ({
      source: sql.lit(place),
      used_days: use ? dayCountOf(use, 'w.id') : sql`0`,
    }),
  })
  return sql`select row_number() over (
      order by concerns = '{}', source, allowed_at desc, way_id)::int as place, ways.*
    from (${rows}) as ways`
}
