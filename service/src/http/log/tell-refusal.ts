import type { Refusal } from '@accord/contract/refusal.ts'
import type { FastifyRequest } from 'fastify'
import type { Refused } from '#refused.ts'
import { callOf } from '#watch/call-of.ts'
import type { EventName } from '#watch/event-names.ts'
import { security } from '#watch/metrics.ts'
import { tellEvent } from '#watch/tell-event.ts'
import { traceIdNow } from '#watch/trace.ts'
import { involvedIn } from './involved.ts'

/** Refusals that say more than their status. */
const byCode: Record<string, EventName> = {
  invalid_credentials: 'sign-in.failed',
  passkey_not_accepted: 'sign-in.failed',
  email_not_verified: 'sign-in.failed',
  second_factor_wrong: 'second-step.failed',
  sign_in_over: 'second-step.failed',
  current_password_wrong: 'password.wrong',
  sign_up_password_wrong: 'password.wrong',
  reset_link_invalid: 'code.refused',
  sign_in_link_invalid: 'code.refused',
  verification_link_invalid: 'code.refused',
  unknown_user_code: 'code.refused',
  foreign_origin: 'origin.refused',
  wrong_host: 'host.refused',
  server_fault: 'fault',
  unavailable: 'unavailable',
}

const byStatus: Record<number, EventName> = {
  400: 'input.refused',
  401: 'access.refused',
  403: 'access.refused',
  404: 'access.refused',
  429: 'limit.hit',
}

/** What others sent may be as long as they like. */
const longest = 200

/** A refusal in the log: by whom, from where, of which call, and why; never what was sent. */
export function tellRefusal(request: FastifyRequest, { refusal, extra }: Refused) {
  const call = callOf(request)
  const event = eventOf(refusal, call, extra.detail)
  const what = {
    call,
    status: refusal.status,
    code: refusal.code,
    detail: extra.detail?.slice(0, longest),
    limit: extra.limit,
  }
  count(event, refusal, extra.limit)
  const involved = { ...involvedIn(request), ...(extra.account && { account: extra.account }) }
  if (event) tellEvent(request.log, event, involved, what)
  else request.log.info({ ...involved, traceId: traceIdNow(), ...what }, 'refused')
}

function eventOf(
  { code, status }: Refusal,
  call: string | undefined,
  detail?: string,
): EventName | undefined {
  if (detail === 'xsrf') return 'csrf.refused'
  // Where there is no call, nothing was kept from anybody.
  if (status === 404 && !call?.includes(' /api/')) return undefined
  return byCode[code] ?? byStatus[status]
}

function count(event: EventName | undefined, { code }: Refusal, limit = 'other') {
  if (event === 'sign-in.failed') {
    security.signIns.add(code === 'email_not_verified' ? 'not_verified' : 'wrong')
  }
  if (event === 'limit.hit') security.limitsHit.add(limit)
}
