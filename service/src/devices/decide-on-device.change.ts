import { decideOnDevice, type DeviceDecision, unknownUserCode } from '@accord/contract/devices.ts'
import type { Provider } from 'oidc-provider'
import { findApplication } from '#applications/applications.store.ts'
import { grantOn, unlessEnded } from '#approvals/answer.ts'
import { openidScopesOf } from '#approvals/approvals.rules.ts'
import { requireApprovable } from '#approvals/checks.ts'
import { keepApproval } from '#approvals/keep-approval.ts'
import { type Changing, change } from '#calls/change.ts'
import { findWaitingDevice, giveDevice, takeDevice } from '#oauth/storage/device-codes.store.ts'
import { findProfile } from '#organizations/profiles.store.ts'
import { Refused } from '#refused.ts'
import { requireWaiting } from './require-waiting.ts'

/** The device is told the next time it asks; nothing else is kept of a 'no'. */
export const denyDevice = change(decideOnDevice, {
  prepare: (handled, context) => requireWaiting(context, handled),
  records: [],

  async do({ trx, actor, body }) {
    const told = { error: 'access_denied', errorDescription: 'the person denied the request' }
    const denied = { userId: actor.user.id, approvalId: null, payload: told }
    if (!(await takeDevice(trx, body.userCode, denied))) throw new Refused(unknownUserCode)
    return {}
  },
})

/** The same approval as by a browser's way. Of two who decide at once one connects the device. */
export const connectDeviceWith = (provider: Provider) =>
  change(decideOnDevice as Changing<typeof decideOnDevice, DeviceDecision & { profile: string }>, {
    async as({ actor, body }, db) {
      const device = await findWaitingDevice(db, body.userCode)
      const restsOn = device && (await findApplication(db, device.application_id))
      const named = await findProfile(db, body.profile)
      const profile = named?.user_id === actor.user.id ? named : undefined
      return { device, restsOn, profile, organizations: profile ? [profile.organization_id] : [] }
    },
    // What was typed may be a guess: it is `as` that finds the device, and this that counts.
    prepare: (handled, context) => requireWaiting(context, handled),
    records: ['application_approved', 'device_connected'],

    async do({ trx, actor, body, device, happened, ...found }) {
      if (!device) throw new Refused(unknownUserCode)
      // A device is answered at no address.
      const request = { ...device.payload.params, redirect_uri: '' }
      const decision = { ...body, application: request.client_id, redirect: '', state: '' }
      const { application, profile } = requireApprovable({
        decision,
        request,
        userId: actor.user.id,
        application: found.restsOn,
        profile: found.profile,
      })
      const approved = await keepApproval(trx, { actor, application, profile, request, happened })
      const { user_id: userId, id: approvalId } = approved.approval
      const taken = await takeDevice(trx, body.userCode, { userId, approvalId, payload: {} })
      if (!taken) throw new Refused(unknownUserCode)
      happened('device_connected', { application: application.name })
      const standard = openidScopesOf(decision, request)
      return { ...approved, taken, scope: [...standard, ...approved.scopes].join(' ') }
    },
    async after({ approval, scope, authTime, taken }, _handled, { db }) {
      const grantId = await unlessEnded(grantOn(provider, approval, scope))
      const { user_id: accountId } = approval
      await giveDevice(db, taken, { accountId, grantId, scope, authTime })
      return {}
    },
  })
