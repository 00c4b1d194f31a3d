import {
  confirmSetup,
  createSetupLink,
  fillSetupPage,
  getConnection,
  updateConnection,
} from '@accord/contract/connections.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { connectTo } from '#testing/single-sign-on.ts'
import { type TestService, sharedTestService } from '#testing/test-service.ts'

let service: TestService
let provider: ScriptedProvider
let other: ScriptedProvider
let organization: TestOrganization
let params: { id: string }

beforeAll(async () => {
  service = await sharedTestService()
  provider = await startScriptedProvider()
  other = await startScriptedProvider()
})
afterAll(async () => {
  await provider[Symbol.asyncDispose]()
  await other[Symbol.asyncDispose]()
})
beforeEach(async () => {
  organization = await service.createOrganization()
  params = { id: (await connectTo(service, organization, provider)).id }
})

const change = (body: object) => organization.owner.as.call(updateConnection, { params, body })
const issuerNow = async () => (await organization.owner.as.call(getConnection, { params })).issuer
const secretMissing = {
  status: 400,
  body: {
    code: 'invalid_input',
    fields: { clientSecret: expect.stringContaining('Enter the client secret again') },
  },
}

test('the stored secret is not kept for an issuer with another origin, whatever else changes', async () => {
  const { as } = organization.owner
  for (const more of [
    {},
    { clientId: 'other' },
    { clientAuthentication: 'client_secret' as const },
  ]) {
    const body = { issuer: other.issuer, ...more }
    expect(await as.refused(updateConnection, { params, body })).toMatchObject(secretMissing)
  }
  expect(await issuerNow()).toBe(provider.issuer)
  const { issuer } = await change({ issuer: other.issuer, clientSecret: 'a new one' })
  expect(issuer).toBe(other.issuer)
})

test('another issuer on the same origin keeps the secret, and a key needs none', async () => {
  const realm = `${provider.issuer}/realms/other`
  expect(await change({ issuer: realm })).toMatchObject({ issuer: realm, hasClientSecret: true })
  const moved = await change({
    issuer: other.issuer,
    clientAuthentication: 'private_key_jwt',
  })
  expect(moved).toMatchObject({ issuer: other.issuer, hasClientSecret: false })
})

test('a setup link keeps the secret that was entered with it only for the same origin', async () => {
  const { as } = organization.owner
  const { url } = await as.call(createSetupLink, { params, body: {} })
  const entered = { code: new URL(url).hash.replace('#code=', ''), clientId: 'accord' }
  const fill = (body: object) =>
    service.anonymous.call(fillSetupPage, { body: { ...entered, ...body } })
  await fill({ issuer: other.issuer, clientSecret: 'theirs' })
  const again = await fill({ issuer: other.issuer, clientId: 'accord-2' })
  expect(again.proposed).toMatchObject({ clientId: 'accord-2', hasClientSecret: true })

  await using third = await startScriptedProvider()
  for (const { issuer } of [third, provider]) {
    const sent = { body: { ...entered, issuer } }
    expect(await service.anonymous.refused(fillSetupPage, sent)).toMatchObject(secretMissing)
  }
  const { at } = again.proposed!
  expect(await as.call(confirmSetup, { params, body: { at } })).toMatchObject({
    issuer: other.issuer,
    clientId: 'accord-2',
  })
})

test('a setup link cannot move the stored secret to another origin either', async () => {
  const { as } = organization.owner
  const { url } = await as.call(createSetupLink, { params, body: {} })
  const code = new URL(url).hash.replace('#code=', '')
  const entered = { code, issuer: other.issuer, clientId: 'accord' }
  const sent = { body: entered }
  expect(await service.anonymous.refused(fillSetupPage, sent)).toMatchObject(secretMissing)
  const { proposed } = await service.anonymous.call(fillSetupPage, {
    body: { ...entered, clientSecret: 'theirs' },
  })
  // The secret that was entered disappears, for example because an earlier version stored the values.
  await service.context.pool.query('update connections set proposed_secret = null where id = $1', [
    params.id,
  ])
  const seen = { at: proposed!.at }
  expect(await as.refused(confirmSetup, { params, body: seen })).toMatchObject(secretMissing)
  expect(await issuerNow()).toBe(provider.issuer)
})
