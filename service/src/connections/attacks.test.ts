import { randomUUID } from 'node:crypto'
import {
  connectAndProve,
  connectProvider,
  finishConnecting,
  ssoPaths,
  turnOffConnection,
  turnOnConnection,
  updateConnection,
} from '@accord/contract/connections.ts'
import { removeMember, suspendMember } from '@accord/contract/members.ts'
import { createContactProfile, profileToken } from '@accord/contract/profiles.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import type { Person } from '#testing/people.ts'
import { personAt } from '#testing/provider-policy.ts'
import {
  VisitingBrowser,
  codeIn,
  connectTo,
  signInThrough,
  verifyDomain,
} from '#testing/single-sign-on.ts'
import type { Client } from '#testing/test-client.ts'
import { type TestService, sharedTestService } from '#testing/test-service.ts'

// Each of these once worked for someone who shouldn't be in the organization anymore, or not with this role.

let service: TestService
let provider: ScriptedProvider
let organization: TestOrganization
let domain: string
let connection: { id: string }

beforeAll(async () => {
  service = await sharedTestService()
})
beforeEach(async () => {
  provider = await startScriptedProvider()
  organization = await service.createOrganization()
  domain = await verifyDomain(service, organization)
  connection = await connectTo(service, organization, provider)
  provider.script.claims = personAt(domain)
  return () => provider[Symbol.asyncDispose]()
})

const admins = { groups: ['it-admins'] }
const mapAdmins = (joins = true) =>
  organization.owner.as.call(updateConnection, {
    params: connection,
    body: {
      joins,
      roleMapping: { claim: 'groups', values: [{ value: 'it-admins', role: 'admin' }] },
    },
  })
const own = (memberId: string) => ({ params: { id: organization.id, memberId } })
const remove = (profile: string) => organization.owner.as.call(removeMember, own(profile))
const suspend = (profile: string) => organization.owner.as.call(suspendMember, own(profile))
const becomeContact = ({ as }: Pick<Person, 'as'>) =>
  as.call(createContactProfile, { body: { organization: organization.id, roles: ['contact'] } })
const personInDomain = () => service.createPerson({ email: `${randomUUID()}@${domain}` })

async function rolesOf({ id }: { id: string }): Promise<string[]> {
  const { rows } = await service.context.pool.query<{ roles: string[] }>(
    'select roles from profiles where organization_id = $1 and user_id = $2',
    [organization.id, id],
  )
  return rows[0]!.roles
}

async function statusOfSignIn(through = connection): Promise<number> {
  return (await signInThrough(service, through)).answer.status
}

async function codeAtProvider() {
  const browser = new VisitingBrowser(service)
  return { browser, code: codeIn(await browser.signInAt(ssoPaths.start(connection.id))) }
}

/** Connects the person who is signed in at the provider, in a session of their own account. */
async function connect(as: Client): Promise<number> {
  const { browser, code } = await codeAtProvider()
  const to = as.with({ cookie: browser.cookie })
  return (await to.request('POST', `/api${connectAndProve.path}`, { code })).status
}

describe('a removed member', () => {
  test('does not return as an admin by becoming a contact and connecting', async () => {
    await mapAdmins()
    const person = await personInDomain()
    const member = await service.createMember(organization, ['admin'], person)
    await remove(member.profileId)
    provider.script.claims = personAt(domain, { email: person.email, ...admins })
    expect(await statusOfSignIn()).toBe(403)
    const { id: profile } = await becomeContact(person)
    expect(await statusOfSignIn()).toBe(403)
    expect(await connect(person.as)).toBe(403)

    const { token } = await person.as.call(profileToken, { body: { user: person.id, profile } })
    const as = service.anonymous.with({ authorization: `Bearer ${token}` })
    const { url } = await as.call(connectProvider, { params: connection, body: {} })
    const browser = new VisitingBrowser(service)
    const code = codeIn(await browser.signInAt(url))
    const finishing = as.with({ cookie: browser.cookie })
    expect(
      (await finishing.refused(finishConnecting, { params: connection, body: { code } })).status,
    ).toBe(403)
    expect(await statusOfSignIn()).toBe(403)
    expect(await rolesOf(person)).toEqual(['contact'])
  })

  test('does not return with another address and a contact profile of their own', async () => {
    await mapAdmins()
    provider.script.claims = personAt(domain, admins)
    const { body } = await signInThrough(service, connection)
    await remove(body.profile)
    const person = await personInDomain()
    provider.script.claims = { ...provider.script.claims, email: person.email }
    expect(await statusOfSignIn()).toBe(403)
    await becomeContact(person)
    expect(await statusOfSignIn()).toBe(403)
    expect(await connect(person.as)).toBe(403)
    expect(await rolesOf(person)).toEqual(['contact'])
  })

  test('does not keep out the owner of an unverified address that they sent', async () => {
    const { body } = await signInThrough(service, connection)
    const { email } = personAt(domain)
    provider.script.claims = { ...provider.script.claims, email, email_verified: false }
    expect(await statusOfSignIn()).toBe(200)
    await remove(body.profile)
    provider.script.claims = personAt(domain, { email })
    expect(await statusOfSignIn()).toBe(200)
  })
})

describe('a suspended member', () => {
  test('does not return through a second connection', async () => {
    const member = await service.createMember(organization, ['member'])
    expect(await connect(member.asUser)).toBe(200)
    await suspend(member.profileId)
    expect(await statusOfSignIn()).toBe(403)
    expect(await statusOfSignIn(await connectTo(service, organization, provider))).toBe(403)
  })

  test('does not return as an admin with a second account', async () => {
    await mapAdmins()
    const person = await personInDomain()
    const member = await service.createMember(organization, ['admin'], person)
    await suspend(member.profileId)
    provider.script.claims = personAt(domain, { email: person.email, ...admins })
    const second = await service.createPerson()
    await becomeContact(second)
    expect(await connect(second.as)).toBe(403)
    expect(await rolesOf(second)).toEqual(['contact'])
  })
})

describe('a contact whom no one admitted', () => {
  test('stays one while new people cannot join', async () => {
    await mapAdmins(false)
    const person = await personInDomain()
    provider.script.claims = personAt(domain, { email: person.email, ...admins })
    expect(await statusOfSignIn()).toBe(403)
    await becomeContact(person)
    await statusOfSignIn()
    expect(await rolesOf(person)).toEqual(['contact'])
  })

  test('stays one with an address outside the verified domains', async () => {
    await mapAdmins()
    const person = await service.createPerson()
    provider.script.claims = personAt(domain, { email: person.email, ...admins })
    await becomeContact(person)
    await connect(person.as)
    expect(await rolesOf(person)).toEqual(['contact'])
  })
})

test('a subject that the database cannot store is rejected', async () => {
  provider.script.claims['sub'] = 'a\0b'
  const response = await new VisitingBrowser(service).signInAt(ssoPaths.start(connection.id))
  expect(response.status).toBe(403)
})

describe('a sign-in that waits to be finished', () => {
  test('ends when the provider signs the person out', async () => {
    provider.script.claims['sid'] = 'one'
    await signInThrough(service, connection)
    const { browser, code } = await codeAtProvider()
    const token = await provider.signLogout({ sub: provider.script.claims['sub'], sid: 'one' })
    await fetch(`${service.url}${ssoPaths.backchannelLogout(connection.id)}`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: token }),
    })
    expect((await browser.finish(code)).body).toMatchObject({ code: 'sign_in_over' })
  })

  test('ends when the connection is turned off, also if it is turned on again', async () => {
    const { browser, code } = await codeAtProvider()
    const { as } = organization.owner
    await as.call(turnOffConnection, { params: connection, body: {} })
    await as.call(turnOnConnection, { params: connection, body: {} })
    expect((await browser.finish(code)).body).toMatchObject({ code: 'sign_in_over' })
  })
})
