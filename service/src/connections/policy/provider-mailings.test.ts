import { listOrganizationActivity } from '@accord/contract/activity.ts'
import { pauseProviderPolicy, setProviderPolicy } from '@accord/contract/provider-policy.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendDueMailings } from '#background/mailings.ts'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import { emailsTo } from '#testing/inbox.ts'
import type { TestMember } from '#testing/organizations.ts'
import {
  type ReadyOrganization,
  personAt,
  readyToRequire,
  requireProvider,
  tokenAgain,
} from '#testing/provider-policy.ts'
import { signInThrough } from '#testing/single-sign-on.ts'
import { type TestService, sharedTestService } from '#testing/test-service.ts'

let service: TestService
let provider: ScriptedProvider
let organization: ReadyOrganization
let member: TestMember

beforeAll(async () => {
  service = await sharedTestService()
  provider = await startScriptedProvider()
})
afterAll(() => provider[Symbol.asyncDispose]())
beforeEach(async () => {
  organization = await readyToRequire(service, provider)
  provider.script.claims = personAt(organization.domain)
  member = await service.createMember(organization, ['member'])
})

const set = (from: string | null) =>
  organization.owner.as.call(setProviderPolicy, { params: { id: organization.id }, body: { from } })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Lets time pass by moving the policy and its planned emails into the past. */
async function pass(interval: string) {
  const { pool } = service.context
  const by = [organization.id, interval]
  await pool.query(
    `update organizations set provider_required_from = provider_required_from - $2::interval,
       provider_paused_until = provider_paused_until - $2::interval where id = $1`,
    by,
  )
  await pool.query(
    'update mailings set due_at = due_at - $2::interval where organization_id = $1',
    by,
  )
  await pool.query(
    `update users set second_factor_since = second_factor_since - $2::interval
     where id in (select user_id from profiles where organization_id = $1)`,
    by,
  )
}

const kindsTo = async ({ email }: { email: string }) =>
  (await emailsTo(service.context, email))
    .map(({ kind }) => kind)
    .filter((kind) => /^provider_(announced|begun|resumed|ended)$/.test(kind))
    .toReversed()
const recorded = async (kind: string) =>
  (
    await organization.owner.as.call(listOrganizationActivity, {
      params: { id: organization.id },
      query: { kind: kind as never },
    })
  ).data

test('affected members get an email seven days before the start and one at the start, and the start is recorded once', async () => {
  const { body } = await signInThrough(service, organization.connection)
  await set(inDays(20))
  await sendDueMailings(service.context)
  expect(await kindsTo(member)).toEqual([])
  await pass('14 days')
  await sendDueMailings(service.context)
  expect(await kindsTo(member)).toEqual(['provider_announced'])
  await pass('7 days')
  await sendDueMailings(service.context)
  await sendDueMailings(service.context)
  expect(await kindsTo(member)).toEqual(['provider_announced', 'provider_begun'])
  // The provider signs them in anyway, and the owner has a second factor.
  expect(await kindsTo(body)).toEqual([])
  expect(await kindsTo(organization.owner)).toEqual([])
  organization.owner.as = await tokenAgain(service, organization.owner)
  expect(await recorded('provider_policy_begun')).toMatchObject([{ author: { kind: 'system' } }])
})

test('emails about turning it off go to the same people and to owners, unless no one knew about it', async () => {
  await set(inDays(20))
  await set(null)
  await sendDueMailings(service.context)
  expect(await kindsTo(member)).toEqual([])
  await requireProvider(service, organization)
  await sendDueMailings(service.context)
  await set(null)
  await sendDueMailings(service.context)
  expect(await kindsTo(member)).toEqual(['provider_begun', 'provider_ended'])
  expect(await kindsTo(organization.owner)).toEqual(['provider_ended'])
})

test('the end of a pause is recorded, and only admins get an email about it', async () => {
  await requireProvider(service, organization)
  await sendDueMailings(service.context)
  const params = { id: organization.id }
  await organization.owner.as.call(pauseProviderPolicy, { params, body: { hours: 2 } })
  await sendDueMailings(service.context)
  expect(await kindsTo(organization.owner)).toEqual([])
  await pass('2 hours')
  await sendDueMailings(service.context)
  expect(await kindsTo(organization.owner)).toEqual(['provider_resumed'])
  expect(await kindsTo(member)).toEqual(['provider_begun'])
  expect(await recorded('provider_policy_begun')).toHaveLength(2)
})
