import { randomUUID } from 'node:crypto'
import { listOrganizationActivity } from '@accord/contract/activity.ts'
import {
  deleteConnection,
  turnOffConnection,
  updateConnection,
} from '@accord/contract/connections.ts'
import { removeDomain } from '@accord/contract/domains.ts'
import { removeTotp } from '@accord/contract/factors.ts'
import { suspendMember } from '@accord/contract/members.ts'
import { profileToken } from '@accord/contract/profiles.ts'
import {
  addProviderGuest,
  getProviderPolicy,
  listProviderGuests,
  pauseProviderPolicy,
  removeProviderGuest,
  resumeProviderPolicy,
  setProviderPolicy,
} from '@accord/contract/provider-policy.ts'
import { getOrganization } from '@accord/contract/organizations.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { statusCodes, untilBlocked } from '#testing/concurrency.ts'
import { addSecondFactor, hasSecondFactor, putTotp } from '#testing/factors.ts'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import { emailsTo } from '#testing/inbox.ts'
import {
  type ReadyOrganization,
  askToken,
  memberInDomain,
  personAt,
  prove,
  readyToRequire,
  requireProvider,
  tokenAgain,
} from '#testing/provider-policy.ts'
import { connectTo, signInThrough, verifyDomain } from '#testing/single-sign-on.ts'
import { type TestService, sharedTestService } from '#testing/test-service.ts'

let service: TestService
let provider: ScriptedProvider
let organization: ReadyOrganization

beforeAll(async () => {
  service = await sharedTestService()
  provider = await startScriptedProvider()
})
afterAll(() => provider[Symbol.asyncDispose]())
beforeEach(async () => {
  organization = await readyToRequire(service, provider)
  provider.script.claims = personAt(organization.domain)
})

const params = () => ({ id: organization.id })
const query = (text: string, ...values: unknown[]) => service.context.pool.query(text, values)
const set = (body: { from?: string | null; maxAgeHours?: number }) =>
  organization.owner.as.call(setProviderPolicy, { params: params(), body })
const refuse = async (body: object, by = organization.owner.as) =>
  (await by.refused(setProviderPolicy, { params: params(), body })).body
const kinds = async (kind: string) => {
  const { data } = await organization.owner.as.call(listOrganizationActivity, {
    params: params(),
    query: { kind: kind as never },
  })
  return data
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

describe('requiring the provider', () => {
  test('an owner turns the policy on, changes it, and turns it off, and activity records each change', async () => {
    const from = inDays(20)
    expect(await set({ from })).toMatchObject({ from, inForce: false, maxAgeHours: 24 })
    expect(await set({ maxAgeHours: 8 })).toMatchObject({ from, maxAgeHours: 8 })
    expect(await set({ from: null })).toMatchObject({ from: null, inForce: false })
    expect((await kinds('provider_policy_set')).map(({ detail }) => detail)).toMatchObject([
      { before: from, after: null, maxAgeHours: 8 },
      { before: from, after: from, maxAgeHours: 8 },
      { before: null, after: from, maxAgeHours: 24 },
    ])
  })

  test('the same values change and record nothing', async () => {
    const from = inDays(20)
    await set({ from })
    await set({ from, maxAgeHours: 24 })
    await set({})
    expect(await kinds('provider_policy_set')).toHaveLength(1)
  })

  test.each([
    [{ from: inDays(-1) }, 'from'],
    [{ from: inDays(730) }, 'from'],
    [{ from: 'soon' }, 'from'],
    [{ maxAgeHours: 0 }, 'maxAgeHours'],
    [{ maxAgeHours: 169 }, 'maxAgeHours'],
    [{ maxAgeHours: 1.5 }, 'maxAgeHours'],
  ])('wrong input is rejected with a sentence at its field: %j', async (body, field) => {
    const { code, fields } = await refuse(body)
    expect([code, Object.keys(fields!)]).toEqual(['invalid_input', [field]])
    expect(
      (await organization.owner.as.call(getProviderPolicy, { params: params() })).from,
    ).toBeNull()
  })

  test.each([
    [
      'provider_test_needed',
      `update connections set tested_at = now() - interval '61 minutes' where organization_id = $1`,
    ],
    [
      'provider_test_needed',
      `update connections set settings_version = settings_version + 1 where organization_id = $1`,
    ],
    ['provider_test_needed', `update connections set state = 'off' where organization_id = $1`],
    [
      'provider_certificate_needed',
      `update connections set protocol = 'saml', certificate_expires_at = now() + interval '29 days' where organization_id = $1`,
    ],
    [
      'provider_domain_needed',
      `update organization_domains set verified_at = null where organization_id = $1`,
    ],
    [
      'provider_owners_needed',
      `delete from recovery_codes where user_id in (select user_id from profiles where organization_id = $1)`,
    ],
  ])('the error %s names what is missing, and nothing changes', async (code, change) => {
    await query(change, organization.id)
    expect((await refuse({ from: 'now' })).code).toBe(code)
    const shown = await organization.owner.as.call(getProviderPolicy, { params: params() })
    expect(shown.from).toBeNull()
    expect(Object.values(shown.preconditions).filter((met) => !met)).toHaveLength(1)
  })

  test('two owners with a second factor are enough without recovery codes, and a certificate for 31 days', async () => {
    await query('delete from recovery_codes where user_id = $1', organization.owner.id)
    const other = await service.createMember(organization, ['owner'])
    expect((await refuse({ from: 'now' })).code).toBe('provider_owners_needed')
    await hasSecondFactor(service, other)
    await query(
      `update connections set protocol = 'saml', certificate_expires_at = now() + interval '31 days'
       where organization_id = $1`,
      organization.id,
    )
    expect(await set({ from: 'now' })).toMatchObject({ inForce: true })
  })

  test('an admin, and an owner who would lock themselves out, cannot turn it on', async () => {
    const admin = await service.createMember(organization, ['admin'])
    await addSecondFactor(service, admin)
    expect((await refuse({ from: 'now' }, admin.as)).code).toBe('only_owners_connect')
    const weak = await service.createMember(organization, ['owner'])
    expect((await refuse({ from: 'now' }, weak.as)).code).toBe('second_factor_first')
  })

  test('the preview counts who is affected and what ends, and changes nothing', async () => {
    const member = await memberInDomain(service, organization)
    await service.createMember(organization, ['member'])
    provider.script.claims = personAt(organization.domain, { email: member.address })
    expect((await prove(service, organization, member)).status).toBe(200)
    const shown = await organization.owner.as.call(getProviderPolicy, { params: params() })
    expect(shown).toMatchObject({ members: 3, proved: 1, exempt: 1, ends: { people: 1 } })
    const impact = await organization.owner.as.preview(setProviderPolicy, {
      params: params(),
      body: { from: 'now' },
    })
    expect(impact).toContainEqual({ kind: 'people', count: 1, names: [] })
    expect(
      (await organization.owner.as.call(getProviderPolicy, { params: params() })).from,
    ).toBeNull()
  })
})

describe('what the policy depends on', () => {
  test('the last connection, its provider, and the last domain stay while the policy is on', async () => {
    const { connection } = organization
    await set({ from: inDays(1) })
    const { as } = organization.owner
    const { rows: domains } = await query(
      'select id from organization_domains where organization_id = $1',
      organization.id,
    )
    const domainId = (domains[0] as { id: string }).id
    const refusals = [
      await as.refused(turnOffConnection, { params: connection, body: {} }),
      await as.refused(deleteConnection, { params: connection }),
      await as.refused(updateConnection, { params: connection, body: { clientId: 'other' } }),
      await as.refused(removeDomain, { params: { id: organization.id, domainId } }),
    ]
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 4 }, () => [409, 'provider_policy_on']),
    )
    // Their previews say the same.
    const previews = [
      await as.request('POST', `/api/connection/${connection.id}/turn-off?dryRun=true`, {}),
      await as.request('DELETE', `/api/connection/${connection.id}?dryRun=true`),
    ]
    expect(previews.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
      Array.from({ length: 2 }, () => [409, 'provider_policy_on']),
    )
    // A new secret is no other provider.
    await as.call(updateConnection, { params: connection, body: { clientSecret: 'new-secret' } })
    await verifyDomain(service, organization)
    await as.call(removeDomain, { params: { id: organization.id, domainId } })
    const second = await connectTo(service, organization, provider)
    expect(await as.preview(deleteConnection, { params: connection })).toEqual([])
    expect(await as.preview(turnOffConnection, { params: connection, body: {} })).toEqual([])
    await as.call(turnOffConnection, { params: connection, body: {} })
    expect((await as.refused(deleteConnection, { params: second })).body.code).toBe(
      'provider_policy_on',
    )
    await set({ from: null })
    await as.call(deleteConnection, { params: second })
  })

  test('a broken connection does not turn the policy off', async () => {
    await requireProvider(service, organization)
    await query(`update connections set state = 'off' where organization_id = $1`, organization.id)
    const member = await memberInDomain(service, organization).catch((error: unknown) => error)
    expect(String(member)).toContain('provider_needed')
    const shown = await organization.owner.as.call(getProviderPolicy, { params: params() })
    expect(shown.inForce).toBe(true)
  })

  test('the last owner with a second factor keeps it, and stays an owner who can act', async () => {
    const other = await service.createMember(organization, ['owner'])
    await set({ from: inDays(1) })
    const { owner } = organization
    expect((await owner.asUser.refused(removeTotp)).body.code).toBe('factor_required')
    await addSecondFactor(service, other)
    const demote = { id: owner.profileId, body: { roles: ['member'] } }
    await hasSecondFactor(service, other, false)
    const refused = await other.as.request('PATCH', `/api/profile/${demote.id}`, demote.body)
    expect(refused).toMatchObject({ status: 409, body: { code: 'owner_needs_factor' } })
    await hasSecondFactor(service, other)
    await owner.asUser.call(removeTotp)
  })
})

describe('two owners at the same time', () => {
  test('one of two owners who remove their last factor at the same time keeps it', async () => {
    const other = await service.createMember(organization, ['owner'])
    await putTotp(service.context, other.id)
    await addSecondFactor(service, other)
    await set({ from: inDays(1) })
    const { pool } = service.context
    const another = await pool.connect()
    await another.query('begin')
    await another.query('select from organizations where id = $1 for no key update', [
      organization.id,
    ])
    const asked = Promise.all(
      [organization.owner, other].map(({ asUser }) =>
        asUser.request('DELETE', `/api${removeTotp.path}`),
      ),
    )
    // Both have removed their factor, and neither knows about the other.
    await untilBlocked(pool, 2)
    await another.query('commit')
    another.release()
    expect(statusCodes(await asked)).toEqual({ 200: 1, 409: 1 })
  })
})

describe('owners without the provider', () => {
  test('each session of an owner without the provider is recorded once, and all owners get an email', async () => {
    const other = await service.createMember(organization, ['owner'])
    await requireProvider(service, organization)
    await tokenAgain(service, organization.owner)
    expect(await kinds('provider_bypassed')).toHaveLength(1)
    for (const { email } of [organization.owner, other]) {
      const sent = (await emailsTo(service.context, email)).map(({ kind }) => kind)
      expect(sent.filter((kind) => kind === 'provider_bypassed')).toHaveLength(1)
    }
    const { rows } = await query(
      'select from provider_bypasses where profile_id = $1',
      organization.owner.profileId,
    )
    expect(rows).toHaveLength(1)
  })

  test('an owner without a second factor needs the provider, and another owner can help', async () => {
    const weak = await service.createMember(organization, ['owner'])
    await requireProvider(service, organization)
    expect((await weak.asUser.refused(profileToken, askToken(weak))).body.code).toBe(
      'provider_needed',
    )
    expect((await weak.as.request('GET', `/api/organization/${organization.id}`)).status).toBe(401)
    await organization.owner.as.call(pauseProviderPolicy, { params: params(), body: { hours: 1 } })
    await tokenAgain(service, weak)
  })

  test('an owner who becomes a member loses access immediately', async () => {
    const other = await service.createMember(organization, ['owner'])
    await addSecondFactor(service, other)
    await requireProvider(service, organization)
    const as = await tokenAgain(service, other)
    await organization.owner.as.request('PATCH', `/api/profile/${other.profileId}`, {
      roles: ['member'],
    })
    const { status, body } = await as.request('GET', `/api/organization/${organization.id}`)
    expect([status, (body as { code: string }).code]).toEqual([403, 'provider_needed'])
  })

  test('a provider session of an owner still cannot make owner-only calls', async () => {
    const owner = await memberInDomain(service, organization)
    provider.script.claims = personAt(organization.domain, { email: owner.address })
    const { as } = await signInThrough(service, organization.connection)
    await query(`update profiles set roles = '{owner}' where id = $1`, owner.profileId)
    await requireProvider(service, organization)
    expect(
      (await as.refused(pauseProviderPolicy, { params: params(), body: { hours: 1 } })).body.code,
    ).toBe('own_sign_in_needed')
    await as.call(getProviderPolicy, { params: params() })
  })
})

describe('guests', () => {
  const listed = async () =>
    (await organization.owner.as.call(listProviderGuests, { params: params(), query: {} })).data

  test('a listed guest needs a second factor instead of the provider, until they are removed from the list', async () => {
    const guest = await service.createMember(organization, ['member'])
    const { owner } = organization
    const body = { profile: guest.profileId }
    const weak = await owner.as.refused(addProviderGuest, { params: params(), body })
    expect(weak.body.code).toBe('guest_needs_factor')
    await addSecondFactor(service, guest)
    await owner.as.call(addProviderGuest, { params: params(), body })
    await owner.as.call(addProviderGuest, { params: params(), body })
    expect(await listed()).toMatchObject([
      { id: guest.profileId, secondFactor: true, inDomain: false },
    ])
    await requireProvider(service, organization)
    const as = await tokenAgain(service, guest)
    await as.call(getOrganization, { params: params(), query: {} })
    expect(await kinds('provider_bypassed')).toHaveLength(1)
    await organization.owner.as.call(removeProviderGuest, {
      params: { ...params(), profileId: guest.profileId },
    })
    expect((await as.refused(getOrganization, { params: params(), query: {} })).body.code).toBe(
      'provider_needed',
    )
    expect(await kinds('provider_guest_added')).toHaveLength(1)
    expect(await kinds('provider_guest_removed')).toHaveLength(1)
  })

  test('a guest with a new second factor needs the provider until an owner lists them again', async () => {
    const guest = await service.createMember(organization, ['member'])
    await addSecondFactor(service, guest)
    const body = { profile: guest.profileId }
    await organization.owner.as.call(addProviderGuest, { params: params(), body })
    await requireProvider(service, organization)
    await service.context.pool.query('update users set second_factor_since = now() where id = $1', [
      guest.id,
    ])
    expect(await listed()).toMatchObject([{ secondFactor: false }])
    const refused = await guest.asUser.refused(profileToken, askToken(guest))
    expect(refused.body.code).toBe('provider_needed')
    await organization.owner.as.call(addProviderGuest, { params: params(), body })
    expect(await listed()).toMatchObject([{ secondFactor: true }])
    await tokenAgain(service, guest)
  })

  test('only members outside the verified domains can be guests, and a domain verified later counts', async () => {
    const inside = await memberInDomain(service, organization)
    const { owner } = organization
    const refused = await owner.as.refused(addProviderGuest, {
      params: params(),
      body: { profile: inside.profileId },
    })
    expect(refused.body.code).toBe('not_a_guest')
    const elsewhere = await service.createOrganization()
    const foreign = { profile: elsewhere.owner.profileId }
    expect(
      (await owner.as.refused(addProviderGuest, { params: params(), body: foreign })).status,
    ).toBe(404)
    const guest = await service.createMember(organization, ['member'])
    await addSecondFactor(service, guest)
    await owner.as.call(addProviderGuest, { params: params(), body: { profile: guest.profileId } })
    await requireProvider(service, organization)
    const as = await tokenAgain(service, guest)
    // Other tests' people share the domain of the guest's first address.
    const theirs = `${randomUUID()}.example`
    await service.context.pool.query('update profiles set email = $2 where id = $1', [
      guest.profileId,
      `guest@${theirs}`,
    ])
    await verifyDomain(service, organization, theirs)
    expect(await listed()).toMatchObject([{ inDomain: true }])
    expect((await as.refused(getOrganization, { params: params(), query: {} })).body.code).toBe(
      'provider_needed',
    )
  })
})

describe('a pause', () => {
  const pause = (hours: number) =>
    organization.owner.as.call(pauseProviderPolicy, { params: params(), body: { hours } })

  test('people come in during a pause, all admins get an email, and the policy resumes by itself', async () => {
    const member = await memberInDomain(service, organization)
    const admin = await service.createMember(organization, ['admin'])
    await requireProvider(service, organization)
    const paused = await pause(2)
    expect(paused).toMatchObject({ inForce: false, pausedUntil: expect.any(String) })
    const as = await tokenAgain(service, member)
    await as.call(getOrganization, { params: params(), query: {} })
    expect((await emailsTo(service.context, admin.email)).map(({ kind }) => kind)).toContain(
      'provider_paused',
    )
    expect((await kinds('provider_policy_paused')).map(({ detail }) => detail)).toEqual([
      { until: paused.pausedUntil },
    ])
    // Moving the rows into the past has the same effect as waiting.
    await query(
      `update organizations set provider_required_from = provider_required_from - interval '2 hours',
         provider_paused_until = provider_paused_until - interval '2 hours' where id = $1`,
      organization.id,
    )
    expect((await as.refused(getOrganization, { params: params(), query: {} })).body.code).toBe(
      'provider_needed',
    )
    const shown = await organization.owner.as.call(getProviderPolicy, { params: params() })
    expect(shown).toMatchObject({ inForce: true, pausedUntil: null })
  })

  test('tokens that were issued during a pause expire with it, and an owner can end it early', async () => {
    const member = await memberInDomain(service, organization)
    await requireProvider(service, organization)
    await pause(72)
    await pause(1)
    const { tokenExpiresAt } = await member.asUser.call(profileToken, askToken(member))
    const { pausedUntil } = await organization.owner.as.call(getProviderPolicy, {
      params: params(),
    })
    expect(tokenExpiresAt <= pausedUntil!).toBe(true)
    const as = await tokenAgain(service, member)
    await organization.owner.as.call(resumeProviderPolicy, { params: params() })
    expect((await as.request('GET', `/api/organization/${organization.id}`)).status).toBe(401)
    organization.owner.as = await tokenAgain(service, organization.owner)
    expect(await kinds('provider_policy_resumed')).toHaveLength(1)
  })

  test.each([0, 73, 1.5])('a pause of %s hours is rejected', async (hours) => {
    await requireProvider(service, organization)
    const { body } = await organization.owner.as.refused(pauseProviderPolicy, {
      params: params(),
      body: { hours },
    })
    expect([body.code, Object.keys(body.fields!)]).toEqual(['invalid_input', ['hours']])
  })

  test('only owners pause the policy, and only while it is in effect', async () => {
    const admin = await memberInDomain(service, organization, ['admin'])
    const sent = { params: params(), body: { hours: 1 } }
    expect((await organization.owner.as.refused(pauseProviderPolicy, sent)).body.code).toBe(
      'provider_policy_not_in_force',
    )
    provider.script.claims = personAt(organization.domain, { email: admin.address })
    await prove(service, organization, admin)
    await requireProvider(service, organization)
    const as = await tokenAgain(service, admin)
    expect((await as.refused(pauseProviderPolicy, sent)).body.code).toBe('only_owners_connect')
  })

  test('a suspended member stays out during a pause', async () => {
    const member = await memberInDomain(service, organization)
    await requireProvider(service, organization)
    await pause(1)
    await organization.owner.as.call(suspendMember, {
      params: { id: organization.id, memberId: member.profileId },
    })
    expect((await member.asUser.refused(profileToken, askToken(member))).body.code).toBe(
      'place_suspended',
    )
  })
})
