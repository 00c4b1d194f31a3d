import { randomUUID } from 'node:crypto'
import {
  connectAndProve,
  connectProvider,
  listConnectionSignIns,
  listOwnConnections,
  proveProvider,
  ssoPaths,
  updateConnection,
} from '@accord/contract/connections.ts'
import { listMembers } from '@accord/contract/members.ts'
import { profileToken } from '@accord/contract/profiles.ts'
import { setProviderPolicy } from '@accord/contract/provider-policy.ts'
import type { RoleMapping } from '@accord/contract/role-mapping.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import { emailsTo } from '#testing/inbox.ts'
import { newestActivity } from '#testing/members.ts'
import type { TestMember } from '#testing/organizations.ts'
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
import { VisitingBrowser, codeIn } from '#testing/single-sign-on.ts'
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
const says = (claims: Record<string, unknown>) => {
  provider.script.claims = personAt(organization.domain, claims)
}

/** Requires single sign-on from tomorrow, so that no one has to prove anything yet. */
const schedule = () =>
  organization.owner.as.call(setProviderPolicy, {
    params: params(),
    body: { from: new Date(Date.now() + 86_400_000).toISOString() },
  })

async function rejections() {
  const { data } = await organization.owner.as.call(listConnectionSignIns, {
    params: organization.connection,
    query: { filter: 'rejected' },
  })
  return data.map(({ rejection }) => rejection)
}

async function isLinked(member: TestMember) {
  const { data } = await member.as.call(listOwnConnections, { params: params() })
  return data[0]!.linked
}

const differs = {
  status: 403,
  body: {
    code: 'provider_sign_in_rejected',
    fields: { rejection: expect.stringContaining('differs from your address in') },
  },
}

describe('while single sign-on is required', () => {
  test("someone with only a member's password can't connect themselves to the member", async () => {
    const member = await memberInDomain(service, organization)
    await requireProvider(service, organization)
    for (const call of [proveProvider, connectAndProve]) {
      says({ email: `colleague@${organization.domain}` })
      expect(await prove(service, organization, member, call)).toMatchObject(differs)
      says({ email: undefined })
      expect(await prove(service, organization, member, call)).toMatchObject(differs)
    }
    expect(await member.asUser.refused(profileToken, askToken(member))).toMatchObject({
      body: { code: 'provider_needed' },
    })
    expect(await rejections()).toEqual(Array.from({ length: 4 }, () => 'email_differs'))

    says({ email: member.address, email_verified: false })
    expect(await prove(service, organization, member, connectAndProve)).toMatchObject({
      status: 403,
      body: { fields: { rejection: expect.stringContaining("isn't verified") } },
    })
    says({ email: member.address.toUpperCase() })
    expect((await prove(service, organization, member)).status).toBe(200)
  })

  test('a scheduled requirement counts, and only for proven addresses in the domains', async () => {
    const [member, unproven, guest] = [
      await memberInDomain(service, organization),
      await memberInDomain(service, organization),
      await service.createMember(organization, ['member']),
    ]
    await service.context.pool.query('update profiles set email_proven = false where id = $1', [
      unproven.profileId,
    ])
    await schedule()
    expect(await prove(service, organization, member, connectAndProve)).toMatchObject(differs)
    for (const other of [unproven, guest]) {
      says({ email: 'someone@elsewhere.example' })
      expect((await prove(service, organization, other, connectAndProve)).status).toBe(200)
    }
  })

  test('an owner connects their own address, and no other', async () => {
    const owner = await memberInDomain(service, organization, ['owner'])
    await schedule()
    expect(await prove(service, organization, owner, connectAndProve)).toMatchObject(differs)
    says({ email: owner.address })
    expect(await prove(service, organization, owner)).toMatchObject({
      body: { code: 'provider_not_connected' },
    })
    expect((await prove(service, organization, owner, connectAndProve)).status).toBe(200)
  })

  test('connecting from the organization follows the same rule', async () => {
    const member = await memberInDomain(service, organization)
    const connect = async () => {
      const browser = new VisitingBrowser(service)
      const { id } = organization.connection
      const { url } = await member.as.call(connectProvider, { params: { id }, body: {} })
      const code = codeIn(await browser.signInAt(url))
      const path = `/api/connection/${id}/connect/finish`
      return browser.as(member.token).request('POST', path, { code })
    }
    await schedule()
    expect(await connect()).toMatchObject(differs)
    expect(await isLinked(member)).toBe(false)
    expect(await rejections()).toEqual(['email_differs'])
    await organization.owner.as.call(setProviderPolicy, { params: params(), body: { from: null } })
    expect((await connect()).status).toBe(200)
    expect(await isLinked(member)).toBe(true)
  })
})

describe('roles from a claim, for people who use their own account (L12)', () => {
  const mapping: RoleMapping = { claim: 'groups', values: [{ value: 'it', role: 'admin' }] }
  const setMapping = (roleMapping: RoleMapping) =>
    organization.owner.as.call(updateConnection, {
      params: organization.connection,
      body: { roleMapping },
    })

  test('an admin who left the group becomes a member, with the tokens that they have', async () => {
    const admin = await memberInDomain(service, organization, ['admin'])
    await setMapping(mapping)
    await requireProvider(service, organization)
    const noor = { sub: randomUUID(), email: admin.address }
    says({ ...noor, groups: ['it'] })
    expect((await prove(service, organization, admin)).status).toBe(200)
    const as = await tokenAgain(service, admin)
    await as.call(listMembers, { params: params(), query: {} })

    says({ ...noor, groups: [] })
    expect((await prove(service, organization, admin)).status).toBe(200)
    expect((await as.refused(listMembers, { params: params(), query: {} })).status).toBe(403)
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'roles_changed',
      user_id: null,
      detail: { before: ['admin'], after: ['member'], connection: 'Northside' },
    })

    says({ ...noor, groups: ['it'] })
    await prove(service, organization, admin)
    await as.call(listMembers, { params: params(), query: {} })
    const kinds = (await emailsTo(service.context, admin.address)).map(({ kind }) => kind)
    expect(kinds).toContain('role_given')
  })

  test('values that were sent for another claim do not count', async () => {
    const member = await memberInDomain(service, organization)
    await setMapping(mapping)
    says({ email: member.address, groups: ['it'] })
    const browser = new VisitingBrowser(service)
    const code = codeIn(await browser.signInAt(ssoPaths.start(organization.connection.id)))
    await setMapping({ ...mapping, claim: 'roles' })
    const as = member.asUser.with({ cookie: browser.cookie })
    expect((await as.refused(proveProvider, { body: { code } })).body.code).toBe('sign_in_over')
  })
})
