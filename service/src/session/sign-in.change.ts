import { emailNotVerified, invalidCredentials, login as call } from '@accord/contract/session.ts'
import { presentPerson } from '#accounts/accounts.present.ts'
import { findUserByEmail, replacePasswordHash } from '#accounts/accounts.store.ts'
import { change } from '#calls/change.ts'
import { settleTries } from '#limits/limits.store.ts'
import { withProfiles } from '#organizations/carried-profiles.ts'
import { Refused } from '#refused.ts'
import { randomSecret } from '#secrets/random-secret.ts'
import { readDeviceCookie, setDeviceCookie, setSessionCookies } from './cookies.ts'
import { countGuess } from './count-guess.ts'
import { rememberDevice } from './devices.store.ts'
import { insertSession, insertToken } from './session.store.ts'

export const login = change(call, {
  async prepare({ body, caller, reply }, context) {
    const { config, db, passwords } = context
    using _turn = await passwords.turn()
    const cookie = readDeviceCookie(reply.request, config)
    const { address } = caller
    const guess = await countGuess(context, { email: body.email, address, device: cookie })

    const user = await findUserByEmail(db, body.email)
    // An unknown address costs the same hash, so that time does not tell it from a wrong password.
    const { matches, rehashed } = await passwords.check(user?.password_hash, body.password)
    if (!user || !matches) return { failed: user }
    await settleTries(db, guess)
    if (!user.email_verified_at) throw new Refused(emailNotVerified)
    return { user, rehashed, cookie }
  },
  records: ['signed_in', 'sign_in_failed'],

  async do({ trx, prepared, caller, happened }) {
    const { user, failed, rehashed, cookie } = prepared
    if (!user) {
      // An account that nobody proved may be discarded by now; it has nobody to tell either.
      if (failed?.email_verified_at) happened('sign_in_failed', { userId: failed.id })
      return new Refused(invalidCredentials)
    }
    const half = caller.isBrowser ? randomSecret('acb') : undefined
    const arrival = randomSecret('aco')
    const hashes = half && { half: half.hash, arrival: arrival.hash }
    // A change or reset in the meantime ended all sessions: this one must not begin after it.
    const sessionId = await insertSession(trx, user, caller, hashes)
    if (!sessionId) throw new Refused(invalidCredentials)
    const device = half && (await rememberDevice(trx, user.id, cookie))
    const token = await insertToken(trx, sessionId)
    happened('signed_in', { userId: user.id, sessionId })
    return { user, rehashed, sessionId, half, arrival, device, ...token }
  },

  async after(done, { reply }, { config, db, pool, secrets }) {
    const { user, rehashed, sessionId, half, arrival, device, token, expiresAt } = done
    if (rehashed) await replacePasswordHash(db, user, rehashed)
    if (half) {
      const xsrf = secrets.xsrfFor(sessionId)
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
