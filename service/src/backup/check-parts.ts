import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartupRefused } from '#startup-refused.ts'
import type { BackupManifest } from './manifest.ts'

/** Before anything is touched: every file is there, and as it was written. */
export async function checkParts(folder: string, { tables, exports }: BackupManifest) {
  for (const { file, sha256 } of [...tables, ...exports]) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(folder, file)), hash).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        throw new StartupRefused(`${join(folder, file)} is missing: the backup is not whole.`)
      },
    )
    if (hash.digest('hex') === sha256) continue
    throw new StartupRefused(
      `${join(folder, file)} is not as it was written: the backup is damaged.`,
    )
  }
}
