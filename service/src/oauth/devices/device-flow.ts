import { type Configuration, errors, type Provider } from 'oidc-provider'
import { callerOf } from '#caller.ts'
import type { Context } from '#context.ts'
import { countAttempt } from '#rate-limits/rate-limits.store.ts'
import { hashSecret } from '#crypto/random-secret.ts'
import type { DeviceInfo } from './device-codes.store.ts'
import { currentOAuthRequest, unlessGone } from '#oauth/engine-request.ts'

export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'

type DeviceFlow = NonNullable<NonNullable<Configuration['features']>['deviceFlow']>

/** The flow for devices without a browser (RFC 8628). */
export const deviceFlow: DeviceFlow = {
  enabled: true,
  charset: 'base-20',
  mask: '****-****',
  deviceInfo() {
    const { address, agent } = callerOf(currentOAuthRequest())
    return { address, agent } satisfies DeviceInfo
  },
}

/** Sends people to the console's page to enter the code. The engine's own pages aren't served. */
export function leadDevicesToConsole(provider: Provider, { config }: Context) {
  provider.on('device_authorization.success', (_ctx, body) => {
    const page = new URL('/device', config.publicUrl).href
    const { user_code } = body as { user_code: string }
    Object.assign(body, {
      verification_uri: page,
      verification_uri_complete: `${page}?${new URLSearchParams({ user_code }).toString()}`,
      interval: config.limits.pollsPerDevice.seconds,
    })
  })
}

export type CountPoll = (deviceCode: string) => Promise<void>

/** Asks a device that polls too often to slow down. Only requests with pending codes are counted, not made-up ones. */
export function countPollsIn({ config, db }: Pick<Context, 'config' | 'db'>): CountPoll {
  return async (deviceCode) => {
    const key = hashSecret(deviceCode).toString('base64url')
    const { pollsPerDevice } = config.limits
    const seconds = await unlessGone(countAttempt(db, 'pollsPerDevice', pollsPerDevice, key))
    if (seconds !== undefined) throw new errors.SlowDown()
  }
}
