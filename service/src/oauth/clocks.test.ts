import { decideOnDevice } from '@accord/contract/devices.ts'
import { endOtherSessions } from '@accord/contract/session.ts'
import * as oauth from 'openid-client'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createNativeApplication, poll } from '#testing/applications.ts'
import { setBackchannelLogout, openLogoutToken, signedInTo } from '#testing/logout.ts'
import {
  approveClient,
  clientOf,
  type Stage,
  startOAuthService,
  startAuthorization,
  startStage,
} from '#testing/oauth.ts'
import { startReceiver } from '#testing/helpers/receiver.ts'
import type { TestService } from '#testing/test-service.ts'
import {
  approvedCode,
  type Form,
  refreshing,
  tokenRequest,
} from '#testing/helpers/token-requests.ts'

let { service, organization, application, client, browser } = {} as Stage
/** A second instance of the same installation, on a machine with a wrong clock. */
let beside: TestService

beforeAll(async () => {
  ;({ service, organization, application, client, browser } = await startStage())
  beside = await startOAuthService({ beside: service, worker: true })
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await beside[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})

/** Sends the next requests to a machine whose clock is this many minutes ahead or behind. */
function onMachine(minutes: number) {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
}

const asked = (form: Form, endpoint?: string) => tokenRequest(beside, application, form, endpoint)
const codeFromHere = () => approvedCode({ client, browser, organization })

async function databaseSeconds(): Promise<number> {
  const { rows } = await service.context.pool.query<{ at: number }>(
    'select extract(epoch from now())::float8 as at',
  )
  return rows[0]!.at
}

const sessionsBegan = (ago: string) =>
  service.context.pool.query(`update sessions set confirmed_at = now() - $1::interval`, [ago])

const claimsOf = (jwt: string) =>
  JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString()) as Record<string, number>

describe('instances whose clocks differ by minutes', () => {
  test.each([
    [5, -5],
    [-5, 5],
    [0, 5],
    [0, -5],
  ])(
    'instances agree on codes, tokens, and signed times (%i and %i minutes)',
    async (here, there) => {
      onMachine(here)
      const form = await codeFromHere()
      onMachine(there)
      const { status, body } = await asked(form)
      expect({ status, body }).toMatchObject({ status: 200 })

      const now = await databaseSeconds()
      const { iat, exp, auth_time } = claimsOf(body.id_token!)
      expect(exp! - iat!).toBe(600)
      expect(Math.abs(iat! - now)).toBeLessThan(60)
      expect(Math.abs(auth_time! - now)).toBeLessThan(120)

      onMachine(here)
      const shown = await asked({ token: body.access_token! }, 'introspect')
      expect(shown.body).toMatchObject({ active: true })
      const { exp: ends } = shown.body as unknown as { exp: number }
      expect(Math.abs(ends - now - 600)).toBeLessThan(60)

      const next = await asked(refreshing(body.refresh_token!))
      expect(next).toMatchObject({ status: 200 })
      onMachine(there)
      const me = await fetch(`${beside.url}/oauth/userinfo`, {
        headers: { authorization: `Bearer ${next.body.access_token}` },
      })
      expect(me.status).toBe(200)
    },
  )

  test.each([5, -5])(
    'instances agree on the time since a sign-in (%i minutes)',
    async (minutes) => {
      onMachine(minutes)
      await codeFromHere()
      const silently = async (max_age: string) => {
        const { address } = await startAuthorization(client, { prompt: 'none', max_age })
        return (await browser.visit(address)).location.searchParams
      }
      expect((await silently('240')).get('code')).toBeTruthy()
      await sessionsBegan('10 minutes')
      expect((await silently('540')).get('error')).toBe('login_required')
      expect((await silently('660')).get('code')).toBeTruthy()
      await sessionsBegan('0 minutes')
    },
  )

  test.each([5, -5])(
    'instances agree on sessions and on who is signed in (%i minutes)',
    async (minutes) => {
      onMachine(minutes)
      expect((await organization.owner.as.request('GET', '/api/me')).status).toBe(200)
      const { email, password } = organization.owner
      const signIn = await service.anonymous.request('POST', '/api/auth/login', { email, password })
      expect(signIn.status).toBe(200)
    },
  )

  test.each([15, -15])('instances agree on pushed requests (%i minutes)', async (minutes) => {
    onMachine(minutes)
    const { address } = await startAuthorization(client)
    const pushed = await oauth.buildAuthorizationUrlWithPAR(client, address.searchParams)
    onMachine(-minutes)
    const back = await approveClient(browser, pushed, organization.owner.profileId)
    expect(back.searchParams.get('code')).toBeTruthy()
  })

  test.each([15, -15])('instances agree on device codes (%i minutes)', async (minutes) => {
    const { owner } = organization
    const device = await createNativeApplication(organization)
    const asDevice = await clientOf(service, device)
    onMachine(minutes)
    const started = await oauth.initiateDeviceAuthorization(asDevice, { scope: 'openid user:read' })
    expect(started.expires_in).toBe(600)
    onMachine(-minutes)
    const body = { userCode: started.user_code, profile: owner.profileId }
    await owner.as.call(decideOnDevice, { body })
    onMachine(minutes / 2)
    expect((await poll(beside, device, started.device_code)).status).toBe(200)
  })

  test.each([15, -15])(
    "instances date sign-out notifications by the database's clock (%i minutes)",
    async (minutes) => {
      await using receiver = await startReceiver()
      await setBackchannelLogout(organization, application, `${receiver.url}/hear`)
      const member = await service.createMember(organization, ['member'])
      await signedInTo(service, application, member)
      onMachine(minutes)
      await member.asUser.call(endOtherSessions)
      beside.context.jobs.wake('logout-notices')
      await expect.poll(() => receiver.received.length).toBe(1)
      await setBackchannelLogout(organization, application, null)
      const token = receiver.received[0]!.form.get('logout_token')
      const { iat, exp } = (await openLogoutToken(service, token)).claims
      expect(Math.abs(iat - (await databaseSeconds()))).toBeLessThan(60)
      expect(exp).toBeGreaterThan(iat)
    },
  )

  test('instances reject an expired code, however slow their own clock is', async () => {
    onMachine(0)
    const form = await codeFromHere()
    await service.context.pool.query(
      `update oauth_artifacts set expires_at = now() where kind = 'AuthorizationCode'`,
    )
    onMachine(-5)
    expect(await asked(form)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    })
  })
})
