import { notFound } from '@accord/contract/refusal.ts'
import {
  endOtherSessions as endOthersCall,
  endSession as endCall,
  logout as logoutCall,
} from '@accord/contract/session.ts'
import { change, unchanged } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { clearSessionCookies, readDeviceCookie, setDeviceCookie } from './cookies.ts'
import { rememberOnly } from './devices.store.ts'
import { deleteSession, deleteSessionsOf } from './session.store.ts'

export const logout = change(logoutCall, {
  records: ['signed_out'],

  async do({ trx, actor, happened }) {
    // Signing out twice at once is done once.
    if (!(await deleteSession(trx, actor.user.id, actor.sessionId))) return unchanged({})
    happened('signed_out')
    return {}
  },

  after(done, { reply }, { config }) {
    clearSessionCookies(reply, config)
    return done
  },
})

export const endSession = change(endCall, {
  records: ['session_ended'],

  async do({ trx, actor, params, happened }) {
    if (!(await deleteSession(trx, actor.user.id, params.id))) throw new Refused(notFound)
    happened('session_ended')
    return {}
  },
})

/** All other browsers are strangers' again, whether somebody is signed in there or not. */
export const endOtherSessions = change(endOthersCall, {
  records: ['session_ended'],

  async do({ trx, actor, caller, reply, happened }, { config }) {
    const { user, sessionId } = actor
    const ended = await deleteSessionsOf(trx, user.id, sessionId)
    const cookie = readDeviceCookie(reply.request, config)
    const device = await rememberOnly(trx, user.id, { isBrowser: caller.isBrowser, cookie })
    if (ended === 0) return unchanged({ ended, device })
    happened('session_ended')
    return { ended, device }
  },

  after({ ended, device }, { reply }, { config }) {
    setDeviceCookie(reply, config, device)
    return { ended }
  },
})
