import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@accord/service/database/open.ts'
import { secretsFrom } from '@accord/service/crypto/secrets.ts'
import type { TestOrganization } from '@accord/service/testing/organizations.ts'
import { disabledLimits } from '@accord/service/testing/helpers/test-settings.ts'
import { startTestService } from '@accord/service/testing/test-service.ts'
import { runConcurrently } from '@accord/service/testing/concurrency.ts'

export type Stage = Awaited<ReturnType<typeof newStage>>

/**
 * Creates organizations in a database. Processes of the service can then start on it, all with the
 * same key.
 */
export async function newStage(databaseUrl: string, count: number) {
  const masterKey = randomBytes(32)
  // The name contains the process ID. If this run is killed, the next one can recognize the folder
  // and delete it.
  const folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  const keyFile = join(folder, 'secret.key')
  await writeFile(keyFile, masterKey.toString('base64'), { mode: 0o600 })
  const organizations = await made(databaseUrl, masterKey, count)
  const { db, pool, close } = openDatabase(databaseUrl, { log: () => {} })
  return {
    organizations,
    environment: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SECRET_KEY_FILE: keyFile,
      EXPORTS_DIR: join(folder, 'exports'),
      LIMITS: disabledLimits,
    },
    db,
    pool,
    secrets: secretsFrom(masterKey),
    [Symbol.asyncDispose]: async () => {
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Creates the organizations with a service that stops before other processes send their first
 * email, because it would otherwise intercept their emails.
 */
async function made(
  databaseUrl: string,
  masterKey: Buffer,
  count: number,
): Promise<TestOrganization[]> {
  await using service = await startTestService({ databaseUrl, masterKey })
  return await runConcurrently(count, () => service.createOrganization())
}
