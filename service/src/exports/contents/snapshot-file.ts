import type { Context } from '#context.ts'
import type { Entity } from './entities.ts'
import { organizationEntities } from './organization-entities.ts'
import { jsonLineOf } from './format-rows.ts'
import { slugOf } from '#http/slug.ts'
import { withSnapshotInTime } from './snapshot-soon.ts'
import type { Snapshot } from './snapshot.ts'

/** As much as is made at once, for somebody who waits. */
const mostRows = 50_000

/** The data of an organization as one JSON document; undefined when it is too large for that. */
export async function snapshotFile(
  { reader }: Pick<Context, 'reader'>,
  { id, name }: { id: string; name: string },
): Promise<{ name: string; size: number; body: Buffer } | undefined> {
  const made = await withSnapshotInTime(reader, async (snapshot) => {
    let rows = 0
    for (const entity of organizationEntities) rows += await snapshot.count(entity, id)
    if (rows > mostRows) return undefined

    const entities: string[] = []
    for (const entity of organizationEntities) {
      entities.push(`"${entity.name}":[${await jsonOf(snapshot, entity, id)}]`)
    }
    const at = snapshot.at.toISOString()
    const head = `"schemaVersion":1,"snapshotAt":"${at}"`
    const body = Buffer.from(`{${head},${entities.join(',')}}\n`)
    const begin = slugOf(name, 'organization')
    return { name: `${begin}-${at.slice(0, 10)}.json`, size: body.length, body }
  })
  return made?.result
}

async function jsonOf(snapshot: Snapshot, entity: Entity, id: string): Promise<string> {
  const lineOf = jsonLineOf(entity.columns)
  const rows: string[] = []
  for await (const batch of snapshot.batches(entity, id)) {
    rows.push(...batch.map((row) => lineOf(row).trimEnd()))
  }
  return rows.join(',\n')
}
