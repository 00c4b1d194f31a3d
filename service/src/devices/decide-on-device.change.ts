import { decideOnDevice, unknownUserCode } from '@accord/contract/devices.ts'
import type { SessionActor } from '#actor.ts'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { type CountedLimit, finishAttempts } from '#rate-limits/rate-limits.store.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import {
  type PendingDevice,
  findPendingDevice,
  giveDevice,
  returnDevice,
  takeDevice,
} from '#oauth/devices/device-codes.store.ts'
import { RequestError } from '#request-error.ts'
import type { Provider } from 'oidc-provider'
import { findWorkingApplication } from '#data/applications/applications.store.ts'
import { grantOn, rejectIfExpired } from '#approvals/answer.ts'
import type { StartedRequest } from '#data/approvals/approvals.rules.ts'
import { requireApprovable } from '#approvals/checks.ts'
import {
  approvalKinds,
  findApprover,
  holding,
  saveApproval,
  requireSignIn,
  requireSubject,
} from '#approvals/save-approval.ts'
import { change } from '#calls/change.ts'

interface Typed {
  body: { userCode: string }
  actor: SessionActor
  caller: Caller
}

/**
 * Finds the device that shows the entered code. Attempts are counted before the lookup, so that after too many guesses
 * even a correct code is rejected. An attempt with a correct code is then subtracted again.
 */
export async function requirePendingDevice(
  context: Context,
  { body, actor, caller }: Typed,
): Promise<PendingDevice> {
  const tries: CountedLimit[] = [
    // The person's own limit comes first, so that their guesses don't use up the network's limit.
    { name: 'userCodesPerPerson', key: actor.user.id },
    { name: 'userCodesPerAddress', key: ipNetworkOf(caller.address) },
  ]
  for (const { name, key } of tries) await requireWithinLimit(context, name, key)
  const waiting = await findPendingDevice(context.db, body.userCode)
  if (!waiting) throw new RequestError(unknownUserCode)
  await finishAttempts(context.db, { shared: tries })
  return waiting
}

/** Denies the device's request. The device learns about it with its next request. A denial leaves no other trace. */
export const denyDevice = change(decideOnDevice, {
  prepare: (handled, context) => requirePendingDevice(context, handled),
  records: [],

  async run({ trx, actor, body }) {
    const payload = { error: 'access_denied', errorDescription: 'the person denied the request' }
    const denied = { userId: actor.user.id, approvalId: null, payload }
    if (!(await takeDevice(trx, body.userCode, denied))) throw new RequestError(unknownUserCode)
    return {}
  },
})

/**
 * Connects the device with the same approval as in a browser flow. If two people decide at the same time, only one of
 * them connects the device.
 */
export const connectDeviceWith = (provider: Provider) =>
  change(decideOnDevice, {
    async resolve({ actor, body }, db) {
      const device = await findPendingDevice(db, body.userCode)
      const asking = device && (await findWorkingApplication(db, device.application_id))
      return { device, ...holding(asking, body), ...(await findApprover(db, actor, body)) }
    },
    // The entered code may be a guess, so this counts the attempt and finds the device.
    prepare: (handled, context) => requirePendingDevice(context, handled),
    records: [...approvalKinds, 'device_connected'],

    async run({ trx, actor, body, device, happened, job, mail, ...found }, { config }) {
      if (!device) throw new RequestError(unknownUserCode)
      // A device has no redirect address, and it requests scopes instead of individual claims.
      const { claims: _, ...params } = device.payload.params as StartedRequest
      const request: StartedRequest = { ...params, redirect_uri: '' }
      const decision = { ...body, application: request.client_id, redirect: '', state: '' }
      const subject = await requireSubject(trx, actor, found)
      const { application, profile } = requireApprovable({
        decision,
        request,
        subject,
        application: found.asking,
        profile: found.profile,
      })
      const signIn = await requireSignIn(trx, actor.sessionId)
      const effects = { happened, job, mail }
      const approving = { actor, signIn, application, profile, decision, request, ...effects }
      const approved = await saveApproval(trx, config, approving)
      const { user_id: userId, id: approvalId } = approved.approval
      const taken = await takeDevice(trx, body.userCode, { userId, approvalId, payload: {} })
      if (!taken) throw new RequestError(unknownUserCode)
      happened('device_connected', { application: application.name })
      const scope = [...approved.standardScopes, ...approved.scopes].join(' ')
      return { ...approved, subject, taken, scope }
    },
    async respond(
      { approval, subject, scope, authTime, strength, linkId, taken },
      { actor, body },
      { db },
    ) {
      try {
        const given = { subject, scope, givenIn: actor.sessionId, linkId }
        const grantId = await rejectIfExpired(grantOn(provider, approval, given))
        await giveDevice(db, taken, { accountId: subject, grantId, scope, authTime, ...strength })
        return {}
      } catch (error) {
        // Otherwise, the code would be unknown, and the device would poll in vain until it expires.
        await returnDevice(db, taken, body.userCode).catch(() => {})
        throw error
      }
    },
  })
