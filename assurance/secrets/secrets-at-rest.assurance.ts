import { backupOf, dumpOf } from '@accord/service/testing/dump.ts'
import { startOAuthService } from '@accord/service/testing/oauth.ts'
import type { TestService } from '@accord/service/testing/test-service.ts'
import type { AssuranceCheck } from '../assurance-check.ts'
import { type Issued, issueSecrets, secretsIn } from './issue-secrets.ts'

export const assuranceCheck: AssuranceCheck = {
  id: 'CR1',
  what: 'secrets of every kind (passwords, tokens, cookies, codes, and application secrets). The test searches the database and a backup for them, in plain text, hex, base64, and base64url',
  holds:
    'no secret is found. Generated secrets have 256 random bits, and every password is hashed with argon2id (m=19456, t=2, p=1)',
  size: 2000,
  unit: 'secrets',
  quick: 30,
  run: async (size, { newDatabase }) => {
    const databaseUrl = await newDatabase()
    await using service = await startOAuthService({ databaseUrl, hashing: 'dear' })
    const issued: Issued[] = []
    while (issued.length < size) issued.push(...(await issueSecrets(service)))
    const dump = Buffer.from(await dumpOf(service.context.pool))
    const backup = await backupOf(service.context)
    return {
      count: issued.length,
      faults: [
        ...secretsIn(dump, issued).map((kind) => `a ${kind} is in the database`),
        ...secretsIn(backup, issued).map((kind) => `a ${kind} is in the backup`),
        ...tooShort(issued),
        ...(await hashedOtherwise(service)),
      ],
      also: `${new Set(issued.map(({ kind }) => kind)).size} kinds of secrets, in a database of ${inMegabytes(dump)} and a backup of ${inMegabytes(backup)}`,
    }
  },
}

/** Secrets without 256 random bits: those that people choose or read aloud, and signed ones. */
const otherwise = /^(password|user code|ID token|.*XSRF-TOKEN|.*\.sig)$/

function tooShort(issued: Issued[]): string[] {
  const ours = issued.filter(({ kind }) => !otherwise.test(kind))
  const distinct = new Set(ours.map(({ value }) => value)).size
  return [
    ...ours
      .filter(({ value }) => !/^(ac[a-z]_)?[\w-]{43,}$/.test(value))
      .map(({ kind, value }) => `a ${kind} has ${value.length} characters`),
    ...(distinct === ours.length ? [] : [`${ours.length - distinct} were issued twice`]),
  ]
}

async function hashedOtherwise({ context: { pool, secrets } }: TestService): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; password_hash: Buffer }>(
    'select id, password_hash from users',
  )
  return rows
    .map(({ id, password_hash }) => secrets.passwords.unseal(password_hash, id))
    .filter((hash) => !hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))
    .map((hash) => `a password is hashed by ${hash.split('$').slice(1, 4).join(' ')}`)
}

function inMegabytes({ length }: Buffer): string {
  return `${(length / 1e6).toFixed(1)} MB`
}
