import { listApprovals } from '@accord/contract/approvals.ts'
import { decideOnDevice } from '@accord/contract/devices.ts'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNativeApplication, poll } from '#testing/applications.ts'
import { clientOf, startOAuthService } from '#testing/oauth.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import type { TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently, untilBlocked } from '#testing/concurrency.ts'

let service: TestService
let second: TestService
let organization: TestOrganization
let application: { id: string }
let client: oauth.Configuration

beforeAll(async () => {
  service = await startOAuthService()
  second = await startOAuthService({ beside: service })
  organization = await service.createOrganization()
  application = await createNativeApplication(organization)
  client = await clientOf(service, application)
})
afterAll(async () => {
  await second[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})

const start = () =>
  oauth.initiateDeviceAuthorization(client, { scope: 'openid offline_access user:read' })

test('only one of many concurrent decisions on two instances connects the device', async () => {
  const people = await runConcurrently(4, () => service.createOrganization())
  const { device_code, user_code: userCode } = await start()
  const answers = await runConcurrently(people.length, (index) => {
    const { token, profileId: profile } = people[index]!.owner
    const at = index % 2 ? service : second
    return at.anonymous
      .with({ authorization: `Bearer ${token}` })
      .request(decideOnDevice.method, '/api/device/decide', { userCode, profile })
  })
  expect(statusCodes(answers)).toEqual({ 200: 1, 404: 3 })

  const winner = people[answers.findIndex(({ status }) => status === 200)]!.owner
  const { body } = await poll(service, application, device_code)
  const bearing = { authorization: `Bearer ${String(body['access_token'])}` }
  const { body: self } = await service.anonymous.with(bearing).request('GET', '/api/me')
  expect(self).toMatchObject({ id: winner.id })
  // The people who were too late approved nothing.
  const kept = await runConcurrently(people.length, (index) =>
    people[index]!.owner.as.call(listApprovals, { query: {} }),
  )
  expect(kept.flatMap(({ data }) => data)).toHaveLength(1)
})

test('the device gets one result from a concurrent approval and denial', async () => {
  const { device_code, user_code: userCode } = await start()
  const { as, profileId: profile } = organization.owner
  const answers = await runConcurrently(6, (index) =>
    as.request(decideOnDevice.method, '/api/device/decide', {
      userCode,
      ...(index % 2 ? { profile } : { decision: 'deny' }),
    }),
  )
  expect(statusCodes(answers)).toEqual({ 200: 1, 404: 5 })
  const denied = answers.findIndex(({ status }) => status === 200) % 2 === 0
  const { body } = await poll(service, application, device_code)
  expect(body['error']).toBe(denied ? 'access_denied' : undefined)
})

test('only one of many concurrent polls gets tokens, and the others revoke them', async () => {
  const { device_code, user_code: userCode } = await start()
  const { as, profileId: profile } = organization.owner
  await as.call(decideOnDevice, { body: { userCode, profile } })
  const answers = await runConcurrently(8, (index) =>
    poll(index % 2 ? service : second, application, device_code),
  )
  expect(statusCodes(answers)).toEqual({ 200: 1, 400: 7 })
  const { body } = answers.find(({ status }) => status === 200)!
  const bearing = { authorization: `Bearer ${String(body['access_token'])}` }
  expect((await service.anonymous.with(bearing).request('GET', '/api/me')).status).toBe(401)
  const refresh = oauth.refreshTokenGrant(client, String(body['refresh_token']))
  await expect(refresh).rejects.toMatchObject({ error: 'invalid_grant' })
})

test("a device isn't connected if its application is deleted while the person decides", async () => {
  const doomed = await createNativeApplication(organization)
  const { device_code, user_code: userCode } = await oauth.initiateDeviceAuthorization(
    await clientOf(service, doomed),
    { scope: 'user:read' },
  )
  const { pool } = service.context
  const another = await pool.connect()
  try {
    await another.query('begin')
    await another.query('delete from applications where id = $1', [doomed.id])
    const { as, profileId: profile } = organization.owner
    const decided = as.refused(decideOnDevice, { body: { userCode, profile } })
    await untilBlocked(pool)
    await another.query('commit')
    expect((await decided).status).toBe(404)
  } finally {
    another.release(true)
  }
  expect((await poll(service, doomed, device_code)).body['error']).toBe('invalid_client')
})
