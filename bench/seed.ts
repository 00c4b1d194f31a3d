import { randomUUID } from 'node:crypto'
import {
  getUser,
  insertUser,
  markEmailVerified,
} from '@accord/service/data/users/accounts.store.ts'
import type { PasswordHasher } from '@accord/service/secrets/password-hasher.ts'
import type { OpenDatabase } from '@accord/service/database/open.ts'
import { randomSecret } from '@accord/service/secrets/random-secret.ts'
import { insertSession } from '@accord/service/data/sessions/session.store.ts'
import { insertToken } from '@accord/service/data/sessions/tokens.store.ts'

export const password = 'Harbour-42-Lantern'

export interface Seeder {
  people(count: number): Promise<{ id: string; email: string }[]>
  /** Headers of a signed-in program, or of a browser, whose token works only with its cookie. */
  session(userId: string, kind: 'program' | 'browser'): Promise<Record<string, string>>
  /** Headers of a program that acts under one of the person's profiles. */
  profileSession(userId: string, profileId: string): Promise<Record<string, string>>
}

/** Through the service's own stores, so that the rows are what sign-up and sign-in would leave. */
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
