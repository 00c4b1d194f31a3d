import { maxCounted } from '@accord/contract/fields.ts'
import { type Kysely, sql } from 'kysely'
import { isRanked } from '#data/organizations/profiles.store.ts'
import { fullName } from '#data/users/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import type { EndpointOwner, EndpointRow } from './endpoints.store.ts'

type Db = Kysely<Database>

/** In JSON, times are text. */
export interface FormerViewerRow {
  name: string
  at: string
}

/** An endpoint as its managers see it. */
export type ManagedEndpointRow = EndpointRow & {
  /** The organization that manages it. */
  managed_by: string
  managed_by_name: string
  application_name: string | null
  application_deleted: boolean
  created_by_name: string | null
  previous_secret_signs: boolean
  pending: number
  failed: number
  secret_seen_by_former: FormerViewerRow[]
}

export function findManagedEndpoint(db: Db, id: string): Promise<ManagedEndpointRow | undefined> {
  return shown(db).where('w.id', '=', id).executeTakeFirst()
}

/** Lists an owner's endpoints, newest first. There are few. */
export function listManagedEndpoints(db: Db, owner: EndpointOwner): Promise<ManagedEndpointRow[]> {
  const [column, id] =
    owner.organization_id === undefined
      ? (['w.application_id', owner.application_id] as const)
      : (['w.organization_id', owner.organization_id] as const)
  return shown(db)
    .where(column, '=', id)
    .orderBy('w.created_at', 'desc')
    .orderBy('w.id', 'desc')
    .execute()
}

/** People who viewed a secret that still signs, and are no longer members of the organization. */
export const viewedByFormerMembers = sql<FormerViewerRow[]>`array_to_json(array(
  select json_build_object('name', s.name, 'at', s.at)
  from event_secrets_seen s
  where s.endpoint_id = w.id and (s.at >= w.secret_at or w.previous_secret_until > now())
    and not exists (select from profiles p
      where p.organization_id = o.id and p.user_id = s.user_id and ${isRanked('p')})
  order by s.at, s.user_id))`

/** Counts up to a maximum, because an endpoint that fails for days has many. */
const countIn = (state: 'pending' | 'failed') => sql<number>`(
  select count(*)::int from (select from event_deliveries d
    where d.endpoint_id = w.id and d.state = ${sql.lit(state)} limit ${sql.lit(maxCounted)}) as counted)`

function shown(db: Db) {
  return db
    .selectFrom('event_endpoints as w')
    .leftJoin('applications as a', 'a.id', 'w.application_id')
    .innerJoin('organizations as o', (join) =>
      join.on(sql<boolean>`o.id = coalesce(w.organization_id, a.organization_id)`),
    )
    .leftJoin('profiles as y', 'y.id', 'w.created_by')
    .leftJoin('users as u', 'u.id', 'y.user_id')
    .where('w.stream', 'is', null)
    .selectAll('w')
    .select([
      'o.id as managed_by',
      'o.name as managed_by_name',
      'a.name as application_name',
      sql<boolean>`a.deleted_at is not null`.as('application_deleted'),
      sql<string | null>`case when u.id is not null then ${fullName('u')} end`.as(
        'created_by_name',
      ),
      sql<boolean>`coalesce(w.previous_secret_until > now(), false)`.as('previous_secret_signs'),
      countIn('pending').as('pending'),
      countIn('failed').as('failed'),
      viewedByFormerMembers.as('secret_seen_by_former'),
    ])
}
