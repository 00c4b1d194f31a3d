import { listApprovals } from '@accord/contract/approvals.ts'
import { decideOnDevice, findDeviceRequest } from '@accord/contract/devices.ts'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dumpOf } from '#testing/dump.ts'
import { createNativeApplication, madeUpUserCode, poll } from '#testing/applications.ts'
import { clientOf, startOAuthService } from '#testing/oauth.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import type { Person } from '#testing/people.ts'
import type { TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'

let service: TestService
let organization: TestOrganization
let application: { id: string }
let client: oauth.Configuration

beforeAll(async () => {
  service = await startOAuthService()
  organization = await service.createOrganization()
  application = await createNativeApplication(organization)
  client = await clientOf(service, application)
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(() => service.context.pool.query('delete from limits'))

const start = () => oauth.initiateDeviceAuthorization(client, { scope: 'openid user:read' })
const approve = (userCode: string, { owner } = organization) =>
  owner.as.call(decideOnDevice, { body: { userCode, profile: owner.profileId } })

describe("RL1: guessing the codes of other people's devices", () => {
  test("after ten wrong guesses of other people's device codes, even a correct code is rejected, and a person's own codes don't count as guesses", async () => {
    await using counting = await startOAuthService({
      beside: service,
      limits: 'userCodesPerPerson=10/15m',
    })
    const { user_code: userCode } = await start()
    const guess = (person: Person, code = madeUpUserCode()) =>
      counting.anonymous
        .with({ authorization: `Bearer ${person.token}` })
        .request('POST', '/api/device/find', { userCode: code })

    const honest = await service.createPerson()
    for (let typed = 0; typed < 12; typed += 1) {
      expect((await guess(honest, userCode)).status).toBe(200)
    }
    const malice = await service.createPerson()
    const answers = await runConcurrently(12, () => guess(malice))
    expect(statusCodes(answers)).toEqual({ 404: 10, 429: 2 })
    expect((await guess(malice, userCode)).status).toBe(429)
    const decided = await counting.anonymous
      .with({ authorization: `Bearer ${malice.token}` })
      .request('POST', '/api/device/decide', { userCode, decision: 'deny' })
    expect(decided.status).toBe(429)
    expect((await guess(honest, userCode)).status).toBe(200)
  })

  test('the limit on guessed device codes applies to a whole network, across its accounts and both calls', async () => {
    await using counting = await startOAuthService({
      beside: service,
      limits: 'userCodesPerAddress=6/15m',
    })
    const { profileId: profile } = organization.owner
    const people = await runConcurrently(4, () => service.createPerson())
    const answers = await runConcurrently(8, (index) =>
      counting.anonymous
        .with({ authorization: `Bearer ${people[index % 4]!.token}` })
        .request('POST', `/api/device/${index < 4 ? 'find' : 'decide'}`, {
          userCode: madeUpUserCode(),
          ...(index >= 4 && { profile }),
        }),
    )
    expect(statusCodes(answers)).toEqual({ 404: 6, 429: 2 })
  })

  test("a guessed device code that's used or expired can't be distinguished from one that never existed", async () => {
    const [approved, denied, over] = [await start(), await start(), await start()]
    await approve(approved.user_code)
    await organization.owner.as.call(decideOnDevice, {
      body: { userCode: denied.user_code, decision: 'deny' },
    })
    await service.context.pool.query(
      `update oauth_artifacts set payload = payload || '{"exp": 1}'
       where kind = 'DeviceCode' and user_code_hash is not null`,
    )
    const codes = [approved.user_code, denied.user_code, over.user_code, madeUpUserCode()]
    for (const call of ['find', 'decide']) {
      const answers = await runConcurrently(codes.length, (index) =>
        organization.owner.as.request('POST', `/api/device/${call}`, {
          userCode: codes[index],
          ...(call === 'decide' && { profile: organization.owner.profileId }),
        }),
      )
      const told = answers.map(({ status, body }) => [
        status,
        { ...(body as object), requestId: '' },
      ])
      expect(told.map((each) => JSON.stringify(each))).toEqual(
        Array<string>(4).fill(JSON.stringify(told[0])),
      )
      expect(told[0]![0]).toBe(404)
    }
  })
})

test('the database contains neither the code on the screen nor the device code', async () => {
  const { device_code, user_code } = await start()
  const dump = await dumpOf(service.context.pool)
  expect(dump).toContain('DeviceCode')
  for (const secret of [device_code, user_code, user_code.replace('-', '')]) {
    expect(dump).not.toContain(secret)
  }
})

test("OA1: another application's device code is useless", async () => {
  const other = await createNativeApplication(organization)
  const { device_code, user_code } = await start()
  await approve(user_code)
  const answer = await poll(service, other, device_code)
  expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect((await poll(service, application, device_code)).status).toBe(200)
})

test('OA1: a device code that is used again revokes its tokens', async () => {
  const { device_code, user_code } = await start()
  await approve(user_code)
  const { body } = await poll(service, application, device_code)
  const again = await poll(service, application, device_code)
  expect(again).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  const bearing = { authorization: `Bearer ${String(body['access_token'])}` }
  expect((await service.anonymous.with(bearing).request('GET', '/api/me')).status).toBe(401)
})

test("OA1: no one can connect a device with another person's profile", async () => {
  const other = await service.createOrganization()
  const { device_code, user_code: userCode } = await start()
  const before = await dumpOf(service.context.pool, { except: ['limits'] })
  const { profileId: profile } = organization.owner
  const refused = await other.owner.as.refused(decideOnDevice, { body: { userCode, profile } })
  expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await dumpOf(service.context.pool, { except: ['limits'] })).toBe(before)
  const { body } = await poll(service, application, device_code)
  expect(body['error']).toBe('authorization_pending')
})

test('OA1: looking up a code decides nothing, and a device acts for the person who approved it', async () => {
  const victim = await service.createOrganization()
  const { device_code, user_code: userCode } = await start()
  await victim.owner.as.call(findDeviceRequest, { body: { userCode } })
  await approve(userCode)
  const { body } = await poll(service, application, device_code)
  const bearing = { authorization: `Bearer ${String(body['access_token'])}` }
  const { body: self } = await service.anonymous.with(bearing).request('GET', '/api/me')
  expect(self).toMatchObject({ id: organization.owner.id })
  const { data } = await victim.owner.as.call(listApprovals, { query: {} })
  expect(data).toEqual([])
})

test.each(['GET /oauth/device', 'POST /oauth/device', 'GET /oauth/device/x'])(
  "the engine's own page, on which a link alone could connect a device, doesn't exist: %s",
  async (route) => {
    const [method = '', path = ''] = route.split(' ')
    const response = await fetch(`${service.url}${path}?user_code=WDJB-MJHT`, { method })
    expect(response.status).toBe(404)
  },
)
