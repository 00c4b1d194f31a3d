import { decideOnDevice, findDeviceRequest, unknownUserCode } from '@accord/contract/devices.ts'
import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'
import { findWorkingApplication } from '#data/applications/applications.store.ts'
import { serveChange } from '#calls/serve-change.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { Refused } from '#refused.ts'
import { connectDeviceWith, denyDevice } from './decide-on-device.change.ts'
import { presentDeviceRequest } from './devices.present.ts'
import { requireWaiting } from './require-waiting.ts'

export function deviceRoutes(app: FastifyInstance, context: Context, provider: Provider) {
  const decisions = { approve: connectDeviceWith(provider), deny: denyDevice }

  serve(app, context, { call: findDeviceRequest, once: true }, async (handled) => {
    const waiting = await requireWaiting(context, handled)
    const application = await findWorkingApplication(context.db, waiting.application_id)
    // Deleted at this moment, and its codes with it.
    if (!application) throw new Refused(unknownUserCode)
    return presentDeviceRequest(waiting, application)
  })

  serveChange(app, context, {
    call: decideOnDevice,
    choose: ({ body }) => decisions[body.decision],
  })
}
