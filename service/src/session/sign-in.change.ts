import { emailNotVerified, invalidCredentials, login as call } from '@accord/contract/session.ts'
import type { Transaction } from 'kysely'
import { presentPerson } from '#accounts/accounts.present.ts'
import { findUserByEmail, hashAnew } from '#accounts/accounts.store.ts'
import { change } from '#calls/change.ts'
import type { Database } from '#database/tables.ts'
import { settleTries } from '#limits/limits.store.ts'
import { moveGrants } from '#oauth/storage/artifacts.store.ts'
import { withProfiles } from '#organizations/carried-profiles.ts'
import { Refused } from '#refused.ts'
import { hashSecret, randomSecret } from '#secrets/random-secret.ts'
import {
  readDeviceCookie,
  readSessionCookie,
  setDeviceCookie,
  setSessionCookies,
} from './cookies.ts'
import { countGuess } from './count-guess.ts'
import { rememberDevice } from './devices.store.ts'
import { moveSignedInTo } from './session-applications.store.ts'
import { xsrfOf } from './xsrf.ts'
import { deleteSessions, findSessionReplaced, insertSession, insertToken } from './session.store.ts'

export const login = change(call, {
  async prepare({ body, caller, reply }, context) {
    const { config, db, passwords } = context
    using _turn = await passwords.turn()
    const cookie = readDeviceCookie(reply.request, config)
    const { address } = caller
    const guess = await countGuess(context, { email: body.email, address, device: cookie })

    const user = await findUserByEmail(db, body.email)
    // An unknown address costs the same hash, so that time does not tell it from a wrong password.
    const { matches, rehashed } = await passwords.check(user, body.password)
    if (!user || !matches) return { failed: user }
    await settleTries(db, guess)
    if (!user.email_verified_at) throw new Refused(emailNotVerified, { account: user.id })
    return { user, rehashed, cookie, before: readSessionCookie(reply.request, config) }
  },
  records: ['signed_in', 'sign_in_failed'],

  async do({ trx, prepared, caller, happened }) {
    const { user, failed, rehashed, cookie, before } = prepared
    if (!user) {
      // An account that nobody proved may be discarded by now; it has nobody to tell either.
      if (failed?.email_verified_at) happened('sign_in_failed', { userId: failed.id })
      return new Refused(invalidCredentials, failed && { account: failed.id })
    }
    const half = caller.isBrowser ? randomSecret('acb') : undefined
    const arrival = randomSecret('aco')
    const cookies = half && { half: half.hash, arrival: arrival.hash }
    // A change or reset in the meantime ended all sessions: this one must not begin after it.
    const sessionId = await insertSession(trx, user, caller, { factors: ['password'], cookies })
    if (!sessionId) throw new Refused(invalidCredentials)
    if (half && before) await takePlaceOf(trx, before, { id: sessionId, userId: user.id })
    const device = half && (await rememberDevice(trx, user.id, cookie))
    const token = await insertToken(trx, sessionId)
    happened('signed_in', { userId: user.id, sessionId })
    return { user, rehashed, half, arrival, device, ...token }
  },

  async after(done, { reply }, { config, db, pool }) {
    const { user, rehashed, half, arrival, device, token, expiresAt } = done
    if (rehashed) await hashAnew(db, user, rehashed)
    if (half) {
      const xsrf = xsrfOf(half.value)
      setSessionCookies(reply, config, { half: half.value, arrival: arrival.value, xsrf })
    }
    setDeviceCookie(reply, config, device)
    return {
      ...(await withProfiles(pool, presentPerson(user))),
      accessToken: token,
      accessTokenExpiresAt: expiresAt.toISOString(),
    }
  },
})

/**
 * A browser that signs the same person in once more has lost the cookie of the session before: nobody could use or
 * end that one. What applications were given in it stays theirs.
 */
async function takePlaceOf(
  trx: Transaction<Database>,
  halfBefore: string,
  { id, userId }: { id: string; userId: string },
) {
  const replaced = await findSessionReplaced(trx, userId, hashSecret(halfBefore))
  if (replaced === undefined) return
  await moveSignedInTo(trx, replaced, id)
  await moveGrants(trx, replaced, id)
  await deleteSessions(trx, [replaced])
}
