import { mostOfAKind, type WaitingKind } from '@accord/contract/waiting.ts'
import { prepared } from '#database/prepared/prepared.ts'
import { manages, owns } from '#data/organizations/role-conditions.store.ts'
import { toDecide } from './to-decide.store.ts'
import { toLookAfter } from './to-look-after.store.ts'
import { selectOf } from './waiting-source.store.ts'

export interface WaitingRow {
  kind: WaitingKind
  id: string
  name: string
  organization_id: string | null
  organization_name: string | null
  by: string | null
  at: Date
  until: Date | null
}

/**
 * All that waits for somebody, by one statement: it is asked with every page, and each kind looks by an index at no more
 * than can be told. `strong` says whether their session is enough for organizations that require a second factor; of
 * the others they learn nothing but that it is required.
 */
export const listWaitingRows = prepared<[userId: string, strong: boolean], WaitingRow>(
  'all-that-waits',
  `with me as materialized (
    select id, email from users where id = $1 and email_verified_at is not null
  ), places as materialized (
    select w.id, w.name, w.deleted_at, w.removed_from, w.second_factor_from, p.second_factor,
      p.created_at as joined_at, ${manages.text('p')} as manages, ${owns.text('p')} as owns,
      $2::boolean or coalesce(w.second_factor_from > now(), true) as open
    from profiles p join organizations w on w.id = p.organization_id
    where p.user_id = $1 and p.suspended_at is null
  ), managed as materialized (
    select id, name, owns from places where manages and open and deleted_at is null
  )
  select * from (${[...toDecide, ...toLookAfter]
    .map((source) => selectOf(source, mostOfAKind + 1))
    .join(' union all ')})
    as waiting (kind, id, name, organization_id, organization_name, by, at, until)
  order by until nulls last, at desc, id`,
)
