import type { ActivityLink } from '@accord/contract/activity.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { hasJoined } from '#data/networks/member-conditions.store.ts'
import type { ListedActivity } from './listed-activity.store.ts'

type Named = Pick<ListedActivity, 'at' | 'detail'>

/**
 * Where what rows name can be opened by those who manage the organization. Rows keep names, which stay true when
 * things are gone: one leads somewhere if a single thing has it now, and had been made when that happened.
 */
export async function linksOf(
  db: Kysely<Database>,
  organizationId: string,
  rows: readonly Named[],
): Promise<(row: Named) => ActivityLink | null> {
  const names = [...new Set(rows.flatMap(({ detail }) => nameIn(detail) ?? []))]
  if (names.length === 0) return () => null
  const found = await sql<ActivityLink & { name: string; created_at: Date }>`
    select 'application' as "to", id, name, created_at from applications
      where organization_id = ${organizationId} and name = any(${names}) and removed_from is null
    union all
    select 'authorization', g.id, a.name, a.created_at from authorizations g
      join applications a on a.id = g.application_id and a.organization_id <> g.organization_id
      where g.organization_id = ${organizationId} and a.name = any(${names})
    union all
    select 'network', id, name, created_at from networks
      where organization_id = ${organizationId} and name = any(${names})
    union all
    select 'networks', n.id, n.name, n.created_at from network_members m
      join networks n on n.id = m.network_id
      where m.organization_id = ${organizationId} and ${hasJoined('m')}
        and n.name = any(${names})`.execute(db)
  return ({ at, detail }) => {
    const isNetwork = 'network' in detail
    const those = found.rows.filter(
      ({ to, name, created_at }) =>
        name === nameIn(detail) && to.startsWith('network') === isNetwork && created_at <= at,
    )
    const [{ to, id } = { to: undefined, id: undefined }] = those
    return those.length === 1 && to ? { to, id } : null
  }
}

function nameIn({ application, network }: Record<string, unknown>): string | undefined {
  return [application, network].find((name) => typeof name === 'string')
}
