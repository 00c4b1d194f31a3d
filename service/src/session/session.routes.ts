import { notFound, unauthenticated } from '@accord/contract/refusal.ts'
import {
  emailNotVerified,
  endOtherSessions,
  endSession,
  invalidCredentials,
  listSessions,
  login,
  logout,
  me,
  refresh,
} from '@accord/contract/session.ts'
import type { FastifyInstance } from 'fastify'
import { findUserByEmail, replacePasswordHash } from '#accounts/accounts.store.ts'
import { presentPerson } from '#accounts/accounts.present.ts'
import { recordActivity } from '#activity/activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import { presentPage } from '#calls/present-page.ts'
import { Refused } from '#refused.ts'
import { serve } from '#calls/serve.ts'
import { withProfiles } from '#organizations/carried-profiles.store.ts'
import { settleTries } from '#limits/limits.store.ts'
import { randomSecret } from '#secrets/random-secret.ts'
import type { Context } from '#context.ts'
import {
  clearSessionCookies,
  readDeviceCookie,
  setDeviceCookie,
  setSessionCookies,
} from './cookies.ts'
import { countGuess } from './count-guess.ts'
import { rememberDevice, rememberOnly } from './devices.store.ts'
import { describeAgent } from './user-agent.ts'
import {
  deleteSession,
  deleteSessionsOf,
  holdSession,
  insertSession,
  insertToken,
  listLiveSessions,
  retireToken,
} from './session.store.ts'

export function sessionRoutes(app: FastifyInstance, context: Context) {
  const { config, db, pool, passwords, secrets } = context

  serve(app, context, login, async ({ body, caller, reply }) => {
    using _turn = await passwords.turn()
    const cookie = readDeviceCookie(reply.request, config)
    const { address } = caller
    const guess = await countGuess(context, { email: body.email, address, device: cookie })

    const user = await findUserByEmail(db, body.email)
    // An unknown address costs the same hash, so that time does not tell it from a wrong password.
    const verdict = await passwords.check(user?.password_hash, body.password)
    if (!user || !verdict.matches) {
      // An account that nobody proved may be discarded by now; it has nobody to tell either.
      if (user?.email_verified_at) {
        await recordActivity(db, { kind: 'sign_in_failed', userId: user.id, caller })
      }
      throw new Refused(invalidCredentials)
    }
    await settleTries(db, guess)
    if (!user.email_verified_at) throw new Refused(emailNotVerified)

    const half = caller.isBrowser ? randomSecret('acb') : undefined
    const session = await inTransaction(db, async (trx) => {
      // A change or reset in the meantime ended all sessions: this one must not begin after it.
      const sessionId = await insertSession(trx, user, caller, half?.hash ?? null)
      if (!sessionId) throw new Refused(invalidCredentials)
      await recordActivity(trx, { kind: 'signed_in', userId: user.id, sessionId, caller })
      const device = half && (await rememberDevice(trx, user.id, cookie))
      return { id: sessionId, device, ...(await insertToken(trx, sessionId)) }
    })
    if (verdict.rehashed) await replacePasswordHash(db, user, verdict.rehashed)
    if (half) setSessionCookies(reply, config, half.value, secrets.xsrfFor(session.id))
    setDeviceCookie(reply, config, session.device)

    return {
      ...(await withProfiles(pool, presentPerson(user))),
      accessToken: session.token,
      accessTokenExpiresAt: session.expiresAt.toISOString(),
    }
  })

  serve(app, context, logout, async ({ actor, caller, reply }) => {
    await inTransaction(db, async (trx) => {
      await deleteSession(trx, actor.user.id, actor.sessionId)
      await recordActivity(trx, {
        kind: 'signed_out',
        userId: actor.user.id,
        sessionId: actor.sessionId,
        caller,
      })
    })
    clearSessionCookies(reply, config)
    return {}
  })

  serve(app, context, refresh, ({ actor }) =>
    inTransaction(db, async (trx) => {
      if (!(await holdSession(trx, actor.sessionId))) throw new Refused(unauthenticated)
      const { token, expiresAt } = await insertToken(trx, actor.sessionId, actor.profile?.id)
      await retireToken(trx, actor.tokenHash)
      return { token, tokenExpiresAt: expiresAt.toISOString() }
    }),
  )

  serve(app, context, me, ({ actor }) => {
    const { user, profiles } = actor
    return profiles ? { ...user, profiles } : withProfiles(pool, user, actor)
  })

  serve(app, context, listSessions, async ({ actor, query }) => {
    const { rows, total } = await listLiveSessions(db, actor.user.id, actor.sessionId, query)
    const data = rows.map((row) => ({
      id: row.id,
      current: row.id === actor.sessionId,
      ...describeAgent(row.agent),
      address: row.address,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
    }))
    return presentPage(data, total, query)
  })

  serve(app, context, endSession, ({ actor, params, caller }) =>
    inTransaction(db, async (trx) => {
      if (!(await deleteSession(trx, actor.user.id, params.id))) throw new Refused(notFound)
      const { user, sessionId } = actor
      await recordActivity(trx, { kind: 'session_ended', userId: user.id, sessionId, caller })
      return {}
    }),
  )

  serve(app, context, endOtherSessions, async ({ actor, caller, reply }) => {
    const cookie = readDeviceCookie(reply.request, config)
    const done = await inTransaction(db, async (trx) => {
      const { user, sessionId } = actor
      const ended = await deleteSessionsOf(trx, user.id, sessionId)
      if (ended > 0) {
        await recordActivity(trx, { kind: 'session_ended', userId: user.id, sessionId, caller })
      }
      const { isBrowser } = caller
      return { ended, device: await rememberOnly(trx, user.id, { isBrowser, cookie }) }
    })
    setDeviceCookie(reply, config, done.device)
    return { ended: done.ended }
  })
}
