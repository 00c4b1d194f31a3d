import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { type SealedFile, createSealedFile, readSealedFile } from './sealed-file.ts'
import { rm } from 'node:fs/promises'
import type { Entity } from '#exports/contents/entities.ts'
import { csvHeader, csvLineOf, jsonLineOf } from '#exports/contents/format-rows.ts'
import type { Snapshot } from '#exports/contents/snapshot.ts'
import type { ManifestFile } from './manifest.ts'

/** A ZIP file that is written one entry at a time. */
export interface Zip {
  /** Adds a stream, and resolves once it has been read completely. */
  add(path: string, stream: Readable): Promise<void>
  addWhole(path: string, bytes: Buffer): void
  /** Returns the size and the SHA-256 of the whole file. */
  end(): Promise<{ size: number; digest: Buffer }>
}

/** Creates a ZIP file with the fastest compression, which is written while more entries are added. */
export function zipInto(file: SealedFile, at: Date, onWritten: () => void): Zip {
  // This is the mode of a regular file that its owner can change and everyone can read.
  const options = { mtime: at, mode: 0o100644, compressionLevel: 1 }
  const zip = new ZipFile()
  const hash = createHash('sha256')
  const write = async () => {
    for await (const bytes of zip.outputStream as AsyncIterable<Buffer>) {
      hash.update(bytes)
      await file.write(bytes)
      onWritten()
    }
  }
  const written = write()
  const failed = new AbortController()
  written.catch((error: unknown) => failed.abort(error))
  return {
    add: async (path, stream) => {
      zip.addReadStream(stream, path, options)
      try {
        await finished(stream, { signal: failed.signal })
      } catch (error) {
        stream.destroy()
        // If the disk is full, that's the reason why nothing more was read.
        failed.signal.throwIfAborted()
        throw error
      }
    },
    addWhole: (path, bytes) => zip.addBuffer(bytes, path, options),
    end: async () => {
      zip.end()
      await written
      const { size } = await file.finish()
      return { size, digest: hash.digest() }
    },
  }
}

interface Target {
  zip: Pick<Zip, 'add'>
  /** The path of a temporary file for the second format, because a ZIP file is written one entry at a time. */
  spool: string
  /** Called with the number of rows as they're read. */
  onRows: (rows: number) => void
}

/** Packs both files of an entity while reading it once. JSON Lines are written immediately, and CSV afterward. */
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

  // The temporary file is encrypted with a short-lived key that only this process has.
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

/** Computes the digest of a text while it's written to a file. */
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
