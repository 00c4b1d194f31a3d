import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Entity } from '#exports/contents/entities.ts'
import type { ManifestFile } from './manifest.ts'
import { csvHeader, rowFormatter } from '#exports/contents/row-formats.ts'
import { createSealedFile, readSealedFile } from './sealed-file.ts'
import type { Snapshot } from '#exports/contents/snapshot.ts'
import { type Deflating, deflating, type ZipWriter } from './zip-writer.ts'

interface Target {
  zip: ZipWriter
  /** A ZIP file holds one file after the other, so the second format waits here. */
  spool: string
  /** Told of rows as they are written. */
  onRows: (rows: number) => void
}

/** Both files of an entity out of one reading of it: JSON Lines into the ZIP at once, CSV after it. */
export async function packageEntity(
  snapshot: Snapshot,
  { entity, id, folder }: { entity: Entity; id: string; folder: string },
  { zip, spool, onRows }: Target,
): Promise<ManifestFile[]> {
  const path = `${folder}${entity.name}`
  const [json, csv] = [deflating(), deflating()]
  const key = randomBytes(32)
  const work = [
    writeRows(snapshot.lines(entity, id), entity, [json, csv], onRows),
    zip.add(`${path}.jsonl`, json),
    spoolInto(spool, key, csv),
  ] as const
  try {
    const [rows, jsonFile] = await Promise.all(work)
    const csvFile = await zip.add(`${path}.csv`, csv, await readSealedFile(spool, key, ''))
    const about = { entity: entity.name, rows }
    return [
      { ...jsonFile, ...about, format: 'json-lines' },
      { ...csvFile, ...about, format: 'csv' },
    ]
  } catch (error) {
    // Whoever still waits for the one that failed is told.
    for (const half of [json, csv]) half.destroy()
    await Promise.allSettled(work)
    throw error
  } finally {
    await rm(spool, { force: true })
  }
}

/** While one batch is deflated, the next one is formatted. */
async function writeRows(
  batches: AsyncIterable<Buffer>,
  { columns }: Entity,
  [json, csv]: [Deflating, Deflating],
  onRows: Target['onRows'],
): Promise<number> {
  const format = rowFormatter(columns)
  let written = 0
  let under: Promise<unknown> = csv.write(csvHeader(columns))
  // It is waited for below; meanwhile nobody may call what went wrong unheard.
  under.catch(() => {})
  for await (const batch of batches) {
    const lines = format(batch)
    await under
    under = Promise.all([json.write(lines.json), csv.write(lines.csv)])
    under.catch(() => {})
    written += lines.rows
    onRows(lines.rows)
  }
  await under
  json.end()
  csv.end()
  return written
}

/** Under a key that only this process knows, and not for long. */
async function spoolInto(path: string, key: Buffer, { packed }: Deflating) {
  const file = await createSealedFile(path, key, '')
  try {
    for await (const bytes of packed) await file.write(bytes)
    await file.finish()
  } catch (error) {
    await file.close()
    throw error
  }
}
