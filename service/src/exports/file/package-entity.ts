import { createHash, randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Entity } from '#exports/contents/entities.ts'
import { csvHeader, csvLineOf, jsonLineOf } from '#exports/contents/format-rows.ts'
import type { Snapshot } from '#exports/contents/snapshot.ts'
import type { ManifestFile } from './manifest.ts'
import { createSealedFile, readSealedFile, type SealedFile } from './sealed-file.ts'
import type { Zip } from './zip-into.ts'

interface Target {
  zip: Pick<Zip, 'add'>
  /** A ZIP file holds one file after the other, so the second format waits here. */
  spool: string
  /** Told of rows as they are read. */
  onRows: (rows: number) => void
}

/** Packs both files of an entity from one reading of it: JSON Lines immediately, CSV after it. */
export async function packageEntity(
  snapshot: Snapshot,
  { entity, id, folder }: { entity: Entity; id: string; folder: string },
  { zip, spool, onRows }: Target,
): Promise<ManifestFile[]> {
  const path = `${folder}${entity.name}`
  const json = digester()
  const csv = digester()
  let rows = 0

  async function* jsonLines(kept: SealedFile): AsyncGenerator<Buffer> {
    const [jsonLine, csvLine] = [jsonLineOf(entity.columns), csvLineOf(entity.columns)]
    await kept.write(csv.add(csvHeader(entity.columns)))
    for await (const batch of snapshot.batches(entity, id)) {
      await kept.write(csv.add(batch.map(csvLine).join('')))
      rows += batch.length
      onRows(batch.length)
      yield json.add(batch.map(jsonLine).join(''))
    }
  }

  // Under a key that only this process knows, and not for long.
  const key = randomBytes(32)
  const kept = await createSealedFile(spool, key, '')
  try {
    await zip.add(`${path}.jsonl`, Readable.from(jsonLines(kept), { objectMode: false }))
    await kept.finish()
    await zip.add(`${path}.csv`, await readSealedFile(spool, key, ''))
  } finally {
    await kept.close()
    await rm(spool, { force: true })
  }
  const about = { entity: entity.name, rows }
  return [
    { path: `${path}.jsonl`, ...json.facts(), ...about, format: 'json-lines' },
    { path: `${path}.csv`, ...csv.facts(), ...about, format: 'csv' },
  ]
}

/** Digests text on its way into a file. */
function digester() {
  const hash = createHash('sha256')
  let length = 0
  return {
    add: (text: string) => {
      const bytes = Buffer.from(text)
      hash.update(bytes)
      length += bytes.length
      return bytes
    },
    facts: () => ({ bytes: length, sha256: hash.digest('hex') }),
  }
}
