import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Entity } from '#exports/contents/entities.ts'
import { csvHeader, rowFormatter } from '#exports/contents/format-rows.ts'
import type { Formatted } from '#exports/contents/rows.ts'
import type { Snapshot } from '#exports/contents/snapshot.ts'
import type { Digest } from './digest.ts'
import type { ManifestFile } from './manifest.ts'
import { type Packer, packer } from './packer.ts'
import { createSealedFile, readSealedFile, type SealedFile } from './sealed-file.ts'
import type { ZipWriter } from './zip-writer.ts'

interface Target {
  zip: ZipWriter
  /** A ZIP file holds one file after the other, so the second format waits here. */
  spool: string
  /** Of one more file. */
  digest: () => Digest
  /** Told of rows as they are written. */
  onRows: (rows: number) => void
}

/** As much is read back of it at once; the larger the pieces, the more of them wait for their end. */
const readBytes = 64 * 1024

/** Both files of an entity out of one reading of it: JSON Lines into the ZIP at once, CSV after it. */
export async function packageEntity(
  snapshot: Snapshot,
  { entity, id, folder }: { entity: Entity; id: string; folder: string },
  { zip, spool, digest, onRows }: Target,
): Promise<ManifestFile[]> {
  const path = `${folder}${entity.name}`
  const json = packer(digest())
  const csv = packer(digest())
  // Under a key that only this process knows, and not for long.
  const key = randomBytes(32)
  const kept = await createSealedFile(spool, key, '')
  try {
    let rows = 0
    const count = (more: number) => {
      rows += more
      onRows(more)
    }
    const format = rowFormatter(entity.columns)
    const head = csvHeader(entity.columns)
    const packed = packRows(snapshot.batches(entity, id), { format, json, csv, head, kept, count })
    const jsonFile = await zip.add(`${path}.jsonl`, packed, json.facts)
    await kept.finish()
    const packedCsv = await readSealedFile(spool, key, '', { highWaterMark: readBytes })
    const csvFile = await zip.add(`${path}.csv`, packedCsv, csv.facts)
    const about = { entity: entity.name, rows }
    return [
      { ...jsonFile, ...about, format: 'json-lines' },
      { ...csvFile, ...about, format: 'csv' },
    ]
  } finally {
    await kept.close()
    await rm(spool, { force: true })
  }
}

interface Packing {
  format: (batch: Buffer) => Formatted
  json: Packer
  csv: Packer
  head: Buffer
  kept: SealedFile
  count: (rows: number) => void
}

/** What the first file is deflated to; the second is kept meanwhile. */
async function* packRows(
  batches: AsyncIterable<Buffer>,
  { format, json, csv, head, kept, count }: Packing,
): AsyncGenerator<Buffer> {
  await kept.write(csv.begin(head))
  for await (const batch of batches) {
    // The memory of these is used again after the next.
    const before = [json.digested(), csv.digested()]
    const formatted = format(batch)
    await kept.write(csv.add(formatted.csv))
    count(formatted.rows)
    yield json.add(formatted.json)
    await Promise.all(before)
  }
  await kept.write(csv.end())
  yield json.end()
}
