import { signUpPasswordWrong, verificationLinkInvalid } from '@accord/contract/accounts.ts'
import { unknownUserCode } from '@accord/contract/devices.ts'
import { undoLinkInvalid } from '@accord/contract/email-change.ts'
import { passkeyNotAccepted } from '@accord/contract/own-passkeys.ts'
import { currentPasswordWrong, resetLinkInvalid } from '@accord/contract/passwords.ts'
import { linkOfAnother } from '@accord/contract/profiles.ts'
import {
  foreignOrigin,
  type Refusal,
  serverFault,
  unavailable,
  wrongHost,
} from '@accord/contract/refusal.ts'
import { resetOver } from '@accord/contract/second-factor-reset.ts'
import { secondFactorWrong, signInOver } from '@accord/contract/second-step.ts'
import {
  emailNotVerified,
  invalidCredentials,
  signInLinkInvalid,
} from '@accord/contract/session.ts'
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
  [invalidCredentials.code]: 'sign-in.failed',
  [passkeyNotAccepted.code]: 'sign-in.failed',
  [emailNotVerified.code]: 'sign-in.failed',
  [secondFactorWrong.code]: 'second-step.failed',
  [signInOver.code]: 'second-step.failed',
  [currentPasswordWrong.code]: 'password.wrong',
  [signUpPasswordWrong.code]: 'password.wrong',
  [linkOfAnother.code]: 'code.refused',
  [resetLinkInvalid.code]: 'code.refused',
  [resetOver.code]: 'code.refused',
  [signInLinkInvalid.code]: 'code.refused',
  [undoLinkInvalid.code]: 'code.refused',
  [unknownUserCode.code]: 'code.refused',
  [verificationLinkInvalid.code]: 'code.refused',
  [foreignOrigin.code]: 'origin.refused',
  [wrongHost.code]: 'host.refused',
  [serverFault.code]: 'fault',
  [unavailable.code]: 'unavailable',
}

/** What was refused like anything else, but for a reason that only the log learns. */
const byDetail: Record<string, EventName> = {
  xsrf: 'csrf.refused',
  'mailed code': 'code.refused',
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
  if (detail && byDetail[detail]) return byDetail[detail]
  // Where there is no call, nothing was kept from anybody.
  if (status === 404 && !call?.includes(' /api/')) return undefined
  return byCode[code] ?? byStatus[status]
}

function count(event: EventName | undefined, { code }: Refusal, limit = 'other') {
  if (event === 'sign-in.failed') {
    const outcome = code === emailNotVerified.code ? 'not_verified' : 'wrong'
    security.signIns.inc({ outcome })
  }
  if (event === 'limit.hit') security.limitsHit.inc({ limit })
}
