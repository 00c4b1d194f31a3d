import type { OrganizationActivityKind } from '@accord/contract/activity-details.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

/** A row of activity without the parts that can be erased. */
export interface EventRow {
  id: string
  position: string
  at: Date
  kind: OrganizationActivityKind
  author: string
  profile_id: string | null
  other_id: string | null
  other_name: string | null
  detail: Record<string, unknown>
  hash: Buffer
}

/** The kinds of events that someone wants and receives. */
export interface WantedKinds {
  aboutAnything: readonly OrganizationActivityKind[]
  /** Kinds that count only if they're about this application. */
  aboutItself?: { kinds: readonly OrganizationActivityKind[]; application: string } | undefined
}

interface FeedQuery {
  /** The position to continue after. Undefined for the first row that the organization still keeps. */
  after: number | undefined
  limit: number
  /** Undefined for all kinds. */
  wanted: WantedKinds | undefined
}

export interface FeedPage {
  rows: EventRow[]
  /** The position of the newest row, and of the last row that was deleted. */
  last: number
  floor: number
  /** The position up to which this page is complete. */
  cursor: number
}

/** With a filter, one page looks at most at this many rows, so that a rare kind doesn't cause a long search. */
export const maxSearched = 10_000

/**
 * Reads a page of an organization's activity in order. Rows commit in the order of their positions, because each one
 * is written under the lock of its organization. So no row can appear later before the cursor.
 */
export async function readFeedPage(
  db: Kysely<Database>,
  organizationId: string,
  { after, limit, wanted }: FeedQuery,
): Promise<FeedPage> {
  const searched = wanted ? sql`and a.position <= b.start + ${maxSearched}` : sql``
  // One statement sees one state of the database, so the cursor never passes a row that isn't on the page.
  const { rows } = await sql<EventRow & { last: string; floor: string; start: string }>`
    select b.last, b.floor, b.start, e.*
    from (
      select o.activity_count as last, coalesce(f.position, 0) as floor,
        coalesce(${after ?? null}::bigint, f.position, 0) as start
      from organizations o
      left join activity_floors f on f.organization_id = o.id
      where o.id = ${organizationId}
    ) b
    left join lateral (
      select a.id, a.position, a.at, a.kind, a.author, a.profile_id, a.other_id, a.other_name, a.detail, a.hash
      from organization_activity a
      where a.organization_id = ${organizationId} and a.position > b.start and a.position <= b.last
        ${searched} ${wanted ? isWanted(wanted) : sql``}
      order by a.position
      limit ${limit}
    ) e on true
    order by e.position`.execute(db)
  const { last, floor, start } = rows[0]!
  const found = rows.filter(({ id }) => id !== null)
  const end = wanted ? Math.min(Number(last), Number(start) + maxSearched) : Number(last)
  const cursor = found.length === limit ? Number(found.at(-1)!.position) : end
  return { rows: found, last: Number(last), floor: Number(floor), cursor }
}

function isWanted({ aboutAnything, aboutItself }: WantedKinds) {
  const any = sql`a.kind = any(${aboutAnything}::text[])`
  if (!aboutItself) return sql`and ${any}`
  const { kinds, application } = aboutItself
  return sql`and (${any} or (a.kind = any(${kinds}::text[])
    and a.detail -> 'on' ->> 'application' = ${application}))`
}

/** Which of these organizations have activity after a position. */
export async function listGrownSince(
  db: Kysely<Database>,
  places: readonly { id: string; after: number }[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct o.id
    from unnest(${places.map(({ id }) => id)}::uuid[],
      ${places.map(({ after }) => after)}::bigint[]) as p(id, after)
    join organizations o on o.id = p.id
    where o.activity_count > p.after`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
