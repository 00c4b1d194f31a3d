import { notFound } from '@accord/contract/errors.ts'
import {
  endOtherSessions as endOthersCall,
  endSession as endCall,
  logout as logoutCall,
} from '@accord/contract/session.ts'
import { change, unchanged } from '#calls/change.ts'
import { RequestError } from '#request-error.ts'
import { clearSessionCookies, setDeviceCookie } from '#data/sessions/cookies.ts'
import { setDepartureCookie } from './leaving.ts'
import { rememberOnly } from '#data/sessions/devices.store.ts'
import { endSessions } from '#data/sessions/end-sessions.ts'
import { reachOf } from '#data/sessions/session.rules.ts'

export const logout = change(logoutCall, {
  records: ['signed_out'],

  async run({ trx, actor, job, happened }) {
    // If two requests sign out at the same time, only one of them does the work.
    const mine = { userId: actor.user.id, id: actor.sessionId }
    const [ended] = await endSessions(trx, mine, job)
    if (!ended) return unchanged({})
    happened('signed_out')
    return {}
  },

  respond(done, { actor, reply }, context) {
    clearSessionCookies(reply, context.config)
    setDepartureCookie(reply, context, { userId: actor.user.id })
    return done
  },
})

export const endSession = change(endCall, {
  records: ['session_ended'],

  async run({ trx, actor, params, job, happened }) {
    const which = { ...reachOf(actor), id: params.id }
    const [ended] = await endSessions(trx, which, job)
    if (!ended) throw new RequestError(notFound)
    happened('session_ended')
    return {}
  },
})

/** Ends all other sessions, and also forgets all other browsers, whether or not they're signed in. */
export const endOtherSessions = change(endOthersCall, {
  records: ['session_ended'],

  async run({ trx, actor, job, happened }) {
    const { user, sessionId, provider } = actor
    const others = await endSessions(trx, { ...reachOf(actor), exceptId: sessionId }, job)
    const ended = others.filter(({ live }) => live).length
    // The browsers are known to the account, which a provider session has no say over.
    const device = provider ? undefined : await rememberOnly(trx, user.id, sessionId)
    if (ended === 0) return unchanged({ ended, device })
    happened('session_ended')
    return { ended, device }
  },

  respond({ ended, device }, { reply }, { config }) {
    setDeviceCookie(reply, config, device)
    return { ended }
  },
})
