import { randomUUID } from 'node:crypto'
import { listOrganizationActivity } from '@accord/contract/activity.ts'
import {
  getConnectionTest,
  ssoPaths,
  testConnection,
  updateConnection,
} from '@accord/contract/connections.ts'
import { inviteMember } from '@accord/contract/invitations.ts'
import { listMembers, suspendMember } from '@accord/contract/members.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import type { RoleMapping } from '@accord/contract/role-mapping.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { statusCodes } from '#testing/concurrency.ts'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import { emailsTo } from '#testing/inbox.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import {
  VisitingBrowser,
  codeIn,
  connectTo,
  signInThrough,
  verifyDomain,
} from '#testing/single-sign-on.ts'
import { type TestService, sharedTestService } from '#testing/test-service.ts'

let service: TestService
let provider: ScriptedProvider
let organization: TestOrganization
let domain: string
let connection: { id: string }

beforeAll(async () => {
  service = await sharedTestService()
})
beforeEach(async () => {
  // Each test has its own provider, because its configuration is remembered.
  provider = await startScriptedProvider()
  organization = await service.createOrganization()
  domain = await verifyDomain(service, organization)
  connection = await connectTo(service, organization, provider)
  provider.script.claims = person()
  return () => provider[Symbol.asyncDispose]()
})

const mapping: RoleMapping = {
  claim: 'groups',
  values: [
    { value: 'staff', role: 'member' },
    { value: 'it-admins', role: 'admin' },
  ],
}

const setMapping = (roleMapping: RoleMapping | null) =>
  organization.owner.as.call(updateConnection, { params: connection, body: { roleMapping } })

/** Someone at the provider. */
function person(changes: Record<string, unknown> = {}) {
  return {
    sub: randomUUID(),
    email: `${randomUUID()}@${domain}`,
    email_verified: true,
    given_name: 'Noor',
    family_name: 'Haddad',
    ...changes,
  }
}

/** Signs in with these claims, and returns the person's roles afterward. */
async function rolesAfter(claims: Record<string, unknown>): Promise<Role[]> {
  provider.script.claims = claims
  const signedIn = await signInThrough(service, connection)
  expect(signedIn.answer.status).toBe(200)
  return rolesOf(signedIn.body.profile)
}

async function rolesOf(profile: string): Promise<Role[]> {
  const { rows } = await service.context.pool.query<{ roles: Role[] }>(
    'select roles from profiles where id = $1',
    [profile],
  )
  return rows[0]!.roles
}

const activity = async () =>
  (
    await organization.owner.as.call(listOrganizationActivity, {
      params: { id: organization.id },
      query: { $skip: 0, $limit: 50 },
    })
  ).data

describe('roles from a claim', () => {
  test('L12: a new person gets the mapped role, and it follows the groups at each sign-in', async () => {
    await setMapping(mapping)
    const noor = person()
    expect(await rolesAfter({ ...noor, groups: ['staff', 'it-admins'] })).toEqual(['admin'])
    expect(await rolesAfter({ ...noor, groups: ['it-admins'] })).toEqual(['admin'])
    expect(await rolesAfter({ ...noor, groups: 'staff' })).toEqual(['member'])
    expect(await rolesAfter({ ...noor, groups: ['it-admins'] })).toEqual(['admin'])
    expect(await rolesAfter(noor)).toEqual(['member'])

    const changes = (await activity()).filter(({ kind }) => kind === 'roles_changed')
    expect(changes).toHaveLength(4)
    expect(changes[0]).toMatchObject({
      author: { kind: 'system' },
      detail: {
        email: noor.email,
        before: ['admin'],
        after: ['member'],
        connection: 'Northside',
      },
    })
    const mails = await emailsTo(service.context, noor.email)
    const given = mails.filter(({ kind }) => kind === 'role_given')
    expect(given).toHaveLength(2)
    expect(given[0]!.text).toContain('because your groups at “Northside” give you this role')
  })

  test('without a mapping, groups change nothing, and removing a mapping keeps the roles', async () => {
    const noor = person({ groups: ['it-admins'] })
    expect(await rolesAfter(noor)).toEqual(['member'])
    await setMapping(mapping)
    expect(await rolesAfter(noor)).toEqual(['admin'])
    await setMapping(null)
    expect(await rolesAfter({ ...noor, groups: [] })).toEqual(['admin'])
  })

  test('L12: an owner is never lowered, and no group makes anyone an owner', async () => {
    await setMapping(mapping)
    const noor = person({ groups: ['staff'] })
    provider.script.claims = noor
    const { body } = await signInThrough(service, connection)
    await service.context.pool.query(`update profiles set roles = '{owner}' where id = $1`, [
      body.profile,
    ])
    expect(await rolesAfter(noor)).toEqual(['owner'])
    expect(await rolesAfter({ ...noor, groups: ['owner', 'it-admins'] })).toEqual(['owner'])
    expect(await rolesAfter(person({ groups: ['owner'] }))).toEqual(['member'])
    const owner = { claim: 'groups', values: [{ value: 'owners', role: 'owner' }] }
    const refused = await organization.owner.as.request(
      'PATCH',
      `/api/connection/${connection.id}`,
      { roleMapping: owner },
    )
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { 'roleMapping.values.0.role': 'Choose “member” or “admin”.' } },
    })
  })

  test('a suspended member is rejected, and keeps their role', async () => {
    await setMapping(mapping)
    const noor = person({ groups: ['it-admins'] })
    provider.script.claims = noor
    const { body } = await signInThrough(service, connection)
    const params = { id: organization.id, memberId: body.profile }
    await organization.owner.as.call(suspendMember, { params })
    provider.script.claims = { ...noor, groups: ['staff'] }
    expect((await signInThrough(service, connection)).answer.status).toBe(403)
    expect(await rolesOf(body.profile)).toEqual(['admin'])
  })

  test('an admin who becomes a member loses the invitations that a member cannot send', async () => {
    await setMapping(mapping)
    const noor = person({ groups: ['it-admins'] })
    provider.script.claims = noor
    const { as } = await signInThrough(service, connection)
    const email = `invited-${randomUUID()}@example.com`
    // The provider hasn't checked the person recently, and admins are invited only after a confirmation.
    await service.context.pool.query('update sessions set confirmed_at = now()')
    await as.call(inviteMember, {
      body: { organization: organization.id, email, roles: ['admin'] },
    })
    expect(await rolesAfter({ ...noor, groups: [] })).toEqual(['member'])
    const invitations = await organization.owner.as.call(listMembers, {
      params: { id: organization.id },
      query: { withInvites: 'only' },
    })
    expect(invitations.__meta.total).toBe(0)
    expect((await activity()).map(({ kind }) => kind)).toContain('invitation_deleted')
    // The session of before the change has the rights of a member now.
    const params = { id: organization.id }
    expect((await as.refused(listMembers, { params, query: {} })).status).toBe(403)
  })

  test('an accepted invitation and a role that an admin gave follow the mapping', async () => {
    await setMapping(mapping)
    const { owner, id } = organization
    const email = `ben@${domain}`
    await owner.as.call(inviteMember, { body: { organization: id, email, roles: ['admin'] } })
    const ben = person({ email, groups: ['staff'] })
    provider.script.claims = ben
    const browser = new VisitingBrowser(service)
    const code = codeIn(await browser.signInAt(ssoPaths.start(connection.id)))
    const accepted = await browser.finish(code, { accept: true })
    expect(accepted.status).toBe(200)
    const { profile } = accepted.body as { profile: string }
    expect(await rolesOf(profile)).toEqual(['member'])
    const params = { id: profile }
    await owner.as.call(updateProfile, { params, body: { roles: ['admin'] } })
    expect(await rolesOf(profile)).toEqual(['admin'])
    expect(await rolesAfter(ben)).toEqual(['member'])
  })

  test('two sign-ins of a new person at the same time give the role once', async () => {
    await setMapping(mapping)
    const noor = person({ groups: ['it-admins'] })
    provider.script.claims = noor
    const arrivals = await Promise.all(
      [1, 2].map(async () => {
        const browser = new VisitingBrowser(service)
        const response = await browser.signInAt(ssoPaths.start(connection.id))
        return { browser, code: codeIn(response) }
      }),
    )
    const answers = await Promise.all(arrivals.map(({ browser, code }) => browser.finish(code)))
    expect(statusCodes(answers)).toEqual({ 200: 2 })
    const changes = (await activity()).filter(({ kind }) => kind === 'roles_changed')
    expect(changes).toHaveLength(1)
  })

  test('values that were sent for another mapping do not count', async () => {
    await setMapping(mapping)
    provider.script.claims = person({ groups: ['it-admins'] })
    const browser = new VisitingBrowser(service)
    const code = codeIn(await browser.signInAt(ssoPaths.start(connection.id)))
    await setMapping({ ...mapping, claim: 'roles' })
    expect((await browser.finish(code)).body).toMatchObject({ code: 'sign_in_over' })
  })

  test('a claim of the user info counts if the ID token has none, and its scope is requested', async () => {
    Object.assign(provider.script, {
      userInfo: { groups: ['it-admins'] },
      scopes: ['openid', 'email', 'groups'],
    })
    await setMapping(mapping)
    expect(await rolesAfter(person())).toEqual(['admin'])
    expect(provider.script.askedScopes).toBe('openid email profile groups')
    expect(await rolesAfter(person({ groups: [] }))).toEqual(['member'])
    await setMapping(null)
    await signInThrough(service, connection)
    expect(provider.script.askedScopes).toBe('openid email profile')
  })
})

describe('a test sign-in of a connection with a mapping', () => {
  const tested = async (claims: Record<string, unknown>) => {
    const { owner } = organization
    const { url } = await owner.as.call(testConnection, { params: connection, body: {} })
    provider.script.claims = claims
    expect((await new VisitingBrowser(service).signInAt(url)).status).toBe(303)
    return owner.as.call(getConnectionTest, { params: connection })
  }

  test('a test shows the values that were received, and the role that they would give', async () => {
    expect(await tested(person({ groups: ['it-admins'] }))).toMatchObject({
      claims: { roles: null },
      role: null,
    })
    await setMapping(mapping)
    expect(await tested(person({ groups: ['others', 'it-admins'] }))).toMatchObject({
      claims: { roles: { claim: 'groups', values: ['others', 'it-admins'], incomplete: false } },
      role: { role: 'admin', value: 'it-admins' },
    })
    expect(await tested(person())).toMatchObject({
      claims: { roles: { claim: 'groups', values: [], incomplete: false } },
      role: { role: 'member', value: null },
    })
    const outside = person({ email: 'someone@elsewhere.example', groups: ['it-admins'] })
    expect(await tested(outside)).toMatchObject({ rule: 'L4', role: null })
    const cut = person({ _claim_names: { groups: 'src1' } })
    expect(await tested(cut)).toMatchObject({ claims: { roles: { values: [], incomplete: true } } })
    // The test added no one.
    const { __meta: found } = await organization.owner.as.call(listMembers, {
      params: { id: organization.id },
      query: {},
    })
    expect(found.total).toBe(1)
  })
})

describe('setting a mapping', () => {
  const patch = (as: TestOrganization['owner']['as'], roleMapping: unknown) =>
    as.request('PATCH', `/api/connection/${connection.id}`, { roleMapping })

  test('only owners set it, it needs no new test, and each change is recorded once', async () => {
    const admin = await service.createMember(organization, ['admin'])
    expect(await patch(admin.as, mapping)).toMatchObject({
      status: 403,
      body: { code: 'only_owners_connect' },
    })
    const changed = await setMapping(mapping)
    expect(changed).toMatchObject({ roleMapping: mapping, state: 'active' })
    expect(changed.testedAt).not.toBeNull()
    await setMapping(mapping)
    await setMapping(null)
    const changes = (await activity()).filter(({ kind }) => kind === 'connection_changed')
    expect(changes.slice(0, 2)).toMatchObject([
      { detail: { changes: ['roles_unmapped'] } },
      { detail: { changes: ['roles_mapped'] } },
    ])
  })

  test.each<[string, unknown, Record<string, string>]>([
    [
      'no claim',
      { ...mapping, claim: ' ' },
      { 'roleMapping.claim': 'Enter the name of the claim.' },
    ],
    ['no values', { ...mapping, values: [] }, { 'roleMapping.values': 'Add at least one value.' }],
    [
      'a value twice',
      { ...mapping, values: [mapping.values[0], { value: ' staff ', role: 'admin' }] },
      { 'roleMapping.values': 'List each value only once.' },
    ],
    [
      'a long value',
      { ...mapping, values: [{ value: 'a'.repeat(201), role: 'admin' }] },
      { 'roleMapping.values.0.value': 'Use at most 200 characters.' },
    ],
    [
      'too many values',
      {
        ...mapping,
        values: Array.from({ length: 51 }, (_, at) => ({ value: `group-${at}`, role: 'member' })),
      },
      { 'roleMapping.values': 'You can add up to 50 values.' },
    ],
  ])('%s is rejected, and changes nothing', async (_what, wrong, fields) => {
    await setMapping(mapping)
    const { status, body } = await patch(organization.owner.as, wrong)
    expect({ status, body }).toMatchObject({ status: 400, body: { fields } })
    const kept = await setMapping(mapping)
    expect(kept.roleMapping).toEqual(mapping)
  })
})
