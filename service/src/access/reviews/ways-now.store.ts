import { type RawBuilder, sql } from 'kysely'
import { concernsIn } from '#access/grants/concerns.store.ts'
import { allowedAt } from '#access/grants/way-parts.store.ts'
import { managedBy, sources, withManagers } from '#access/grants/ways.store.ts'
import { type Source } from '#access/grants/way-source.store.ts'
import { isNeverUsed } from '#access/usage/uses.store.ts'
import { dayCountOf } from '#access/usage/uses.store.ts'

const nothing = sql`'{}'::text[]`

/**
 * Every way into the data of an organization at the moment of the statement, people included, in the columns of
 * `reviewed_ways`: what it allows now, never only what was once given. What deserves a look comes first.
 */
export function waysNow(organizationId: string): RawBuilder<unknown> {
  const selects = sources.map((source, at) => selectOf(source, at, organizationId))
  return sql`select row_number() over (
      order by concerns = ${nothing}, source, allowed_at desc, way_id)::int as place, ways.*
    from (${withManagers(sql.join(selects, sql` union all `))}) as ways`
}

function selectOf(source: Source, at: number, organizationId: string) {
  const { kind, use, from, told, may } = source
  /** Of the scopes that were given, those of which it is so. */
  const given = (isSo: RawBuilder<boolean>) =>
    sql`array(select s from unnest(${told.granted}) as s where ${isSo})`
  return sql`select ${sql.lit(at)} as source, ${sql.lit(kind)} as kind, w.id as way_id,
      ${told.name} as name,
      ${told.email ?? sql`null::text`} as email,
      ${told.person ?? sql`null::text`} as person,
      ${told.of_user ?? sql`null::uuid`} as of_user,
      ${told.owner_id ?? sql`null::uuid`} as owner_id,
      ${told.owner_name ?? sql`null::text`} as owner_name,
      ${managedBy(source)} as managed_by,
      ${told.application_id ?? sql`null::uuid`} as application_id,
      ${told.application_name ?? sql`null::text`} as application_name,
      coalesce(${told.roles ?? nothing}, ${nothing}) as roles,
      ${told.suspended ?? sql`false`} as suspended,
      ${may ? given(may) : nothing} as scopes,
      ${told.shares ? sharesOf(source) : nothing} as shares,
      ${told.allowed_by ?? sql`null::text`} as allowed_by,
      ${told.allowed_by_user ?? sql`null::uuid`} as allowed_by_user,
      ${allowedAt(source)} as allowed_at,
      ${source.at} as since,
      ${told.expires_at ?? sql`null::timestamptz`} as expires_at,
      ${told.held ?? sql`false`} as held,
      ${source.lastAt ?? sql`null::timestamptz`} as last_used_at,
      ${use ? dayCountOf(use, 'w.id') : sql`0`} as used_days,
      ${may && use ? given(sql`${may} and ${isNeverUsed(use)}`) : nothing} as unused_scopes,
      ${concernsIn(source)} as concerns
    from ${from} where ${source.where(organizationId)}`
}

/** What was agreed to, as far as the network still asks for it. */
function sharesOf({ told }: Source) {
  return sql`array(select s from unnest(${told.shares}) as s where s = any (${told.asked_shares}))`
}
