import { randomBytes, randomUUID } from 'node:crypto'
import {
  getUser,
  insertUser,
  markEmailVerified,
} from '@accord/service/data/users/accounts.store.ts'
import {
  type PasswordHasher,
  createPasswordHasher,
} from '@accord/service/crypto/password-hasher.ts'
import { type OpenDatabase, openDatabase } from '@accord/service/database/open.ts'
import { randomSecret } from '@accord/service/crypto/random-secret.ts'
import { insertSession, insertToken } from '@accord/service/data/sessions/session.store.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Secrets, secretsFrom } from '@accord/service/crypto/secrets.ts'
import { disabledLimits } from '@accord/service/testing/helpers/test-settings.ts'
import { type ChildServer, startServer } from './child-server.ts'
import type { Bench } from './measurement.ts'

export const password = 'Harbour-42-Lantern'

export interface Seeder {
  people(count: number): Promise<{ id: string; email: string }[]>
  /** Returns the headers of a signed-in program, or of a browser, whose token is valid only with its cookie. */
  session(userId: string, kind: 'program' | 'browser'): Promise<Record<string, string>>
  /** Returns the headers of a program that acts in one of the person's profiles. */
  profileSession(userId: string, profileId: string): Promise<Record<string, string>>
}

/** Uses the service's own stores, so the rows are the same as after a sign-up and a sign-in. */
export function seederFor(db: OpenDatabase['db'], passwords: PasswordHasher): Seeder {
  return {
    async people(count) {
      const passwordHash = await passwords.hash(password)
      return Promise.all(
        Array.from({ length: count }, async () => {
          const email = `${randomUUID()}@example.com`
          const names = { firstName: 'Ana', lastName: 'Duarte' }
          const user = await insertUser(db, { email, ...names, passwordHash })
          await markEmailVerified(db, user!.id, email)
          return { id: user!.id, email }
        }),
      )
    },

    async session(userId, kind) {
      const isBrowser = kind === 'browser'
      const caller = { address: '127.0.0.1', agent: 'bench', isBrowser }
      const half = isBrowser ? randomSecret('acb') : undefined
      const user = await getUser(db, userId)
      const hashes = half && { half: half.hash, arrival: randomSecret('aco').hash }
      const sessionId = await insertSession(db, user, caller, {
        factors: ['password'],
        cookies: hashes,
      })
      const { token } = await insertToken(db, sessionId!)
      const authorization = `Bearer ${token}`
      return half ? { authorization, cookie: `accord=${half.value}` } : { authorization }
    },

    async profileSession(userId, profileId) {
      const caller = { address: '127.0.0.1', agent: 'bench', isBrowser: false }
      const sessionId = await insertSession(db, await getUser(db, userId), caller, {
        factors: ['password'],
      })
      const { token } = await insertToken(db, sessionId!, { profileId })
      return { authorization: `Bearer ${token}` }
    },
  }
}

export interface Registered {
  id: string
  secret: string
}

/** Registers an application that has a secret, using the same requests as the console. */
export async function registerAt({ url, seed }: Accord): Promise<Registered> {
  const [person] = await seed.people(1)
  const asPerson = await seed.session(person!.id, 'program')
  const { organization, profile } = await call<{
    organization: { id: string }
    profile: { id: string }
  }>('/organization', asPerson, { name: 'Harbour' })
  const as = await seed.profileSession(person!.id, profile.id)
  const scopes = ['organization:read', 'service-account:manage']
  const { id } = await call<{ id: string }>('/application', as, {
    name: 'Night shift',
    organization: organization.id,
    scopes,
  })
  const [key] = await call<{ secret: string }[]>(`/key/${id}`, as)
  return { id, secret: key!.secret }

  async function call<Answer>(path: string, headers: Record<string, string>, body?: object) {
    const response = await fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return (await response.json()) as Answer
  }
}

export interface Accord extends ChildServer {
  databaseUrl: string
  seed: Seeder
  secrets: Secrets
}

/** Starts the real service as in a deployment, with a separate database that can be seeded. */
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
    // Without this, many requests from one address would get a 429. Requests are still counted.
    LIMITS: disabledLimits,
    ...settings,
  }
  const server = await startServer('service/src/main.ts', env)
  const secrets = secretsFrom(key)
  return {
    ...server,
    databaseUrl,
    seed: seederFor(db, await createPasswordHasher(secrets.passwords)),
    secrets,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await close()
      await rm(folder, { recursive: true })
    },
  }
}
