import { randomUUID } from 'node:crypto'
import { type OpenDatabase, openDatabase } from '@accord/service/database/open.ts'
import { type Accord, startAccord } from './accord.ts'
import type { Measurement, Outcome } from './measurement.ts'
import { interleave, median, withSpread } from './rounds.ts'

const perPage = 1000
const few = 10_000

interface Place {
  organizationId: string
  headers: Record<string, string>
}

/** EV6: a page of 1,000 events, against the same rows read directly, and in a short activity. */
export const eventFeed: Measurement = {
  id: 'event-feed',
  title: 'A page of 1,000 events in a long activity',
  async measure(bench) {
    const many = bench.quick ? 500_000 : 10_000_000
    await using accord = await startAccord(bench)
    // Without the limits of a request, because filling the table takes longer.
    const database = openDatabase(accord.databaseUrl, { limits: { max: 1 } })
    try {
      // The foreign keys are valid by construction. Checking millions of them would take most of the time.
      await database.pool.query('set session_replication_role = replica')
      const long = await organizationWith(accord, database, many)
      const short = await organizationWith(accord, database, few)
      await database.pool.query('vacuum analyze organization_activity')
      const middle = Math.floor(many / 2)
      const samples = await interleave(bench.quick ? 20 : 100, {
        'rows read directly': () => readDirectly(database, long, middle),
        'short activity': () => readPage(accord, short, few / 2),
        'long activity, the first page': () => readPage(accord, long, 0),
        'long activity, in the middle': () => readPage(accord, long, middle),
        'long activity, the last page': () => readPage(accord, long, many - perPage),
        'long activity, a rare type': () => readPage(accord, long, middle, 'member.left', 0),
      })
      return describe(samples)
    } finally {
      await database.close()
    }
  },
}

async function organizationWith(
  { seed }: Accord,
  { pool }: OpenDatabase,
  rows: number,
): Promise<Place> {
  const [person] = await seed.people(1)
  const [organizationId, profileId] = [randomUUID(), randomUUID()]
  await pool.query(
    `insert into organizations (id, name, activity_count) values ($1, 'Maple Grove', $2)`,
    [organizationId, rows],
  )
  await pool.query(
    `insert into profiles (id, user_id, organization_id, email, roles) values ($1, $2, $3, $4, '{owner}')`,
    [profileId, person!.id, organizationId, person!.email],
  )
  await insertRows({ pool }, { organizationId, profileId, userId: person!.id }, rows)
  return { organizationId, headers: await seed.profileSession(person!.id, profileId) }
}

/** Adds rows like those of a role change, in steps that keep the transactions short. */
async function insertRows(
  { pool }: Pick<OpenDatabase, 'pool'>,
  who: { organizationId: string; profileId: string; userId: string },
  rows: number,
) {
  const step = 50_000
  for (let from = 1; from <= rows; from += step) {
    await pool.query(
      `insert into organization_activity (id, organization_id, position, at, kind, author, user_id, profile_id,
         detail, words, previous_hash, hash)
       select gen_random_uuid(), $1, p, now(), 'roles_changed', 'person', $2, $3,
         jsonb_build_object('on', jsonb_build_object('profile', $3::uuid), 'before', '["member"]'::jsonb,
           'after', '["admin"]'::jsonb),
         '{"email": "ana@example.com"}', sha256(p::text::bytea), sha256((p + 1)::text::bytea)
       from generate_series($4::bigint, $5::bigint) p`,
      [who.organizationId, who.userId, who.profileId, from, Math.min(rows, from + step - 1)],
    )
  }
}

/** The least that the page can cost: one prepared statement and its rows as JSON. */
function readDirectly({ pool }: OpenDatabase, { organizationId }: Place, after: number) {
  return timed(async () => {
    const { rows } = await pool.query({
      name: 'event-feed-floor',
      text: `select id, position, at, kind, author, profile_id, other_id, detail, hash
        from organization_activity where organization_id = $1 and position > $2 order by position limit $3`,
      values: [organizationId, after, perPage],
    })
    if (JSON.stringify(rows).length < perPage) throw new Error('no rows')
  })
}

function readPage(
  { url }: Accord,
  { organizationId, headers }: Place,
  after: number,
  types?: string,
  count = perPage,
) {
  const query = `after=${after}&limit=${perPage}${types ? `&types=${types}` : ''}`
  return timed(async () => {
    const response = await fetch(`${url}/api/organization/${organizationId}/events?${query}`, {
      headers,
    })
    const { data } = (await response.json()) as { data: unknown[] }
    if (data.length !== count) throw new Error(`${data.length} events instead of ${count}`)
  })
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

function describe(samples: Record<string, number[]>): Outcome {
  const floor = median(samples['rows read directly']!)
  const short = median(samples['short activity']!)
  const rows = Object.entries(samples)
  const goals = rows.flatMap(([label, times]) => {
    if (!label.startsWith('long')) return []
    const ratio = median(times) / short
    return [
      {
        sentence: `${label}: ${ratio.toFixed(2)} times a short one, at most 1.5`,
        met: ratio <= 1.5,
      },
    ]
  })
  const ofFloor = median(samples['long activity, in the middle']!) / floor
  return {
    columns: ['', 'ms', 'of the rows read directly'],
    rows: rows.map(([label, times]) => [
      label,
      withSpread(times, 1),
      (median(times) / floor).toFixed(2),
    ]),
    goals: [
      ...goals,
      {
        sentence: `${ofFloor.toFixed(2)} times the rows read directly, at most 4`,
        met: ofFloor <= 4,
      },
    ],
  }
}
