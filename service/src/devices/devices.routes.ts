import {
  type DeviceRequest,
  decideOnDevice,
  findDeviceRequest,
  unknownUserCode,
} from '@accord/contract/devices.ts'
import { rolesIn } from '@accord/contract/rules/approval-scopes.ts'
import { presentCard } from '#data/applications/applications.present.ts'
import {
  type ApplicationRow,
  findWorkingApplication,
} from '#data/applications/applications.store.ts'
import type { PendingDevice } from '#oauth/devices/device-codes.store.ts'
import { describeAgent } from '#mail/user-agent.rules.ts'
import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'
import { serveChange } from '#calls/serve-change.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { RequestError } from '#request-error.ts'
import { connectDeviceWith, denyDevice, requirePendingDevice } from './decide-on-device.change.ts'

export function presentDeviceRequest(
  { payload: { params, deviceInfo }, created_at }: PendingDevice,
  application: ApplicationRow,
): DeviceRequest {
  const { scope = '', orgId, roles } = params
  return {
    application: presentCard(application),
    scope,
    ...(orgId && { orgId }),
    ...(roles && { roles: rolesIn(roles) }),
    startedAt: created_at.toISOString(),
    ...describeAgent(deviceInfo.agent),
    address: deviceInfo.address,
  }
}

export function deviceRoutes(app: FastifyInstance, context: Context, provider: Provider) {
  const decisions = { approve: connectDeviceWith(provider), deny: denyDevice }

  serve(app, context, { call: findDeviceRequest, once: true }, async (handled) => {
    const waiting = await requirePendingDevice(context, handled)
    const application = await findWorkingApplication(context.db, waiting.application_id)
    // The application was deleted just now, together with its codes.
    if (!application) throw new RequestError(unknownUserCode)
    return presentDeviceRequest(waiting, application)
  })

  serveChange(app, context, {
    call: decideOnDevice,
    choose: ({ body }) => decisions[body.decision],
  })
}
