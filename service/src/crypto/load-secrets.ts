import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartupError } from '#config/startup-error.ts'
import { hasCluster } from '#database/embedded/embedded-cluster.ts'
import type { Config } from '#config/config.ts'
import { MasterKeys } from './key-ring.ts'
import { type Secrets, secretsFrom } from './secrets.ts'

/** Reads the master keys, one per line. A key is created only if the product manages its own data. */
export function readKeyFile(file: string, { create }: { create: boolean }): Buffer[] {
  const lines = linesOf(file) ?? (create ? makeKeyFile(file) : undefined)
  if (!lines) {
    throw new StartupError(
      `SECRET_KEY_FILE names ${file}, which doesn't exist. Restore the file. For a new database, create a key with: head -c 32 /dev/urandom | base64 > ${file}`,
    )
  }
  const keys = lines.map((line) => Buffer.from(line, 'base64'))
  // Node ignores characters that aren't base64. Without this check, a comment in the file would become a key that can
  // be guessed.
  const isKey = lines.every((line) => /^[\w+/-]+={0,2}$/.test(line))
  if (keys.length === 0 || !isKey || keys.some((key) => key.length < 32)) {
    throw new StartupError(
      `SECRET_KEY_FILE ${file} must have at least 32 random bytes in base64, with one key per line.`,
    )
  }
  return keys
}

/** Adds a new key before all others. A concurrent reader gets the file from before or after the change. */
export function addKeyTo(file: string): Buffer {
  const key = randomBytes(32)
  rewrite(file, [key.toString('base64'), ...(linesOf(file) ?? [])])
  return key
}

/** Removes all keys except the first. */
export function keepOnlyFirstKey(file: string) {
  rewrite(file, linesOf(file)!.slice(0, 1))
}

function rewrite(file: string, lines: string[]) {
  let written = `${file}.${process.pid}`
  try {
    // This follows a symbolic link. Replacing the link with a file would create a copy that no one else reads.
    const target = realpathSync(file)
    written = `${target}.${process.pid}`
    const { mode, uid, gid } = statSync(target)
    writeFileSync(written, `${lines.join('\n')}\n`, { mode: 0o600, flush: true })
    chownSync(written, uid, gid)
    chmodSync(written, mode & 0o777)
    renameSync(written, target)
  } catch (error) {
    rmSync(written, { force: true })
    throw new StartupError(
      `SECRET_KEY_FILE ${file} can't be replaced (${(error as Error).message}). Run this as root, or as a user who owns the file and can write to its folder.`,
    )
  }
}

function linesOf(file: string): string[] | undefined {
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.map((line) => line.trim()).filter((line) => line !== '')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new StartupError(
      `SECRET_KEY_FILE ${file} can't be read (${(error as Error).message}). Give the service's user read access.`,
    )
  }
}

function makeKeyFile(file: string): string[] {
  const line = randomBytes(32).toString('base64')
  mkdirSync(dirname(file), { recursive: true })
  // The key is written to a temporary file, which is then linked. If the process is killed, there is no empty key file.
  // Two concurrent first starts both use the first key.
  const written = `${file}.${process.pid}`
  writeFileSync(written, `${line}\n`, { mode: 0o600 })
  try {
    linkSync(written, file)
    return [line]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return linesOf(file)!
  } finally {
    rmSync(written)
  }
}

type Places = Pick<Config, 'databaseUrl' | 'dataDir' | 'secretKeyFile'>

/**
 * Loads the keys. With its own data folder, Accord creates the key at the first start. With your database, you provide
 * it.
 */
export function loadSecrets(config: Places): Secrets {
  const embedded = config.databaseUrl === undefined
  if (!embedded && config.secretKeyFile === undefined) {
    throw new StartupError(
      'SECRET_KEY_FILE must name a file with 32 random bytes in base64 when DATABASE_URL is set.',
    )
  }
  const file = secretKeyFileOf(config)
  if (embedded && hasCluster(config.dataDir) && !existsSync(file)) {
    throw new StartupError(
      `The key for the data in ${config.dataDir} is missing. It was in ${file}. Restore the file, or set DATA_DIR to another folder to start over.`,
    )
  }
  if (embedded) readKeyFile(file, { create: true })
  return availableKeys(config)
}

/** Loads only existing keys, and creates none. */
export function availableKeys(config: Places): Secrets {
  const read = () => readKeyFile(secretKeyFileOf(config), { create: false })
  return secretsFrom(new MasterKeys(read(), read))
}

export function secretKeyFileOf({ secretKeyFile, dataDir }: Places): string {
  return secretKeyFile ?? join(dataDir, 'secret.key')
}
