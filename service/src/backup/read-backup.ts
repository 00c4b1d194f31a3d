import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readMigrations } from '#database/migrating/migration-files.ts'
import { requireKnownQueue } from '#jobs/queues.ts'
import type { Secrets } from '#secrets/secrets.ts'
import { StartupRefused } from '#config/startup-refused.ts'
import { type BackupManifest, readManifest } from './manifest.ts'

/** What a backup says of itself, once all holds that must before anything is written. */
export async function readBackup(
  folder: string,
  secrets: Secrets,
  keyFile: string,
): Promise<BackupManifest> {
  const manifest = await readManifest(folder, secrets, keyFile)
  await requireRestorable(manifest, secrets, keyFile)
  await checkParts(folder, manifest)
  return manifest
}

/** This version knows the data, and the keys are here. */
async function requireRestorable(
  { migrations, keys, queue, version }: BackupManifest,
  { masters }: Secrets,
  keyFile: string,
) {
  const known = new Map((await readMigrations()).map(({ name, sha256 }) => [name, sha256]))
  const changed = migrations.find(({ name, sha256 }) => (known.get(name) ?? sha256) !== sha256)
  if (changed) {
    throw new StartupRefused(
      `The migration ${changed.name} isn't the one that ran on this backup's data: restore it with the unchanged release of Accord ${version}.`,
    )
  }
  if (migrations.some(({ name }) => !known.has(name))) {
    throw new StartupRefused(
      `This backup was made by Accord ${version}, which is newer: restore it with that version.`,
    )
  }
  requireKnownQueue(queue)
  const wanted = keys.filter((id) => !masters.all.some((key) => key.id.toString('hex') === id))
  if (wanted.length > 0) {
    throw new StartupRefused(
      `What is sealed in this backup takes the secret key ${wanted.join(' and ')}: put it into SECRET_KEY_FILE ${keyFile}.`,
    )
  }
}

/** Every file is there, and as it was written. */
async function checkParts(folder: string, { tables, exports }: BackupManifest) {
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
