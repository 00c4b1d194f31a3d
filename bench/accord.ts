import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@accord/service/database/open.ts'
import { secretsFrom } from '@accord/service/secrets/secrets.ts'
import { createPasswordHasher } from '@accord/service/secrets/password-hasher.ts'
import { liftedLimits } from '@accord/service/testing/parts/lifted-limits.ts'
import { type ChildServer, startServer } from './child-server.ts'
import type { Bench } from './measurement.ts'
import { type Seeder, seederFor } from './seed.ts'

export interface Accord extends ChildServer {
  databaseUrl: string
  seed: Seeder
}

/** The real service as it is deployed, on a database of its own that can be seeded. */
export async function startAccord(
  bench: Bench,
  settings: Record<string, string> = {},
): Promise<Accord> {
  const databaseUrl = await bench.newDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'accord-bench-'))
  const key = randomBytes(32)
  const keyFile = join(folder, 'secret.key')
  await writeFile(keyFile, key.toString('base64'), { mode: 0o600 })

  const { db, close } = openDatabase(databaseUrl)
  const env = {
    DATABASE_URL: databaseUrl,
    SECRET_KEY_FILE: keyFile,
    EXPORTS_DIR: join(folder, 'exports'),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    // A load from one address would be answered 429; counting itself stays on.
    LIMITS: liftedLimits,
    ...settings,
  }
  const server = await startServer('service/src/main.ts', env)
  return {
    ...server,
    databaseUrl,
    seed: seederFor(db, await createPasswordHasher(secretsFrom(key).passwords)),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await close()
      await rm(folder, { recursive: true })
    },
  }
}
