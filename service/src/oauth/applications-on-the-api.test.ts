import { listOrganizationActivity } from '@accord/contract/activity.ts'
import { listApplications, updateApplication } from '@accord/contract/applications.ts'
import { updateUser } from '@accord/contract/accounts.ts'
import { resetPassword, sendResetLink } from '@accord/contract/passwords.ts'
import { decideOnScopes, revokeAuthorization } from '@accord/contract/authorizations.ts'
import { inviteMember } from '@accord/contract/invitations.ts'
import { listMembers } from '@accord/contract/members.ts'
import { getOrganization, listOrganizations } from '@accord/contract/organizations.ts'
import { listProfiles, updateProfile } from '@accord/contract/profiles.ts'
import { allScopes, normalScopes, type Scope } from '@accord/contract/rules/scopes.ts'
import { listSessions, me } from '@accord/contract/session.ts'
import * as oauth from 'openid-client'
import { beforeAll, describe, expect, test } from 'vitest'
import { requestApproval, authorizeForTest } from '#testing/applications.ts'
import { type TestOrganization, type TestMember, memberOf } from '#testing/organizations.ts'
import { type Answer, type Client, caller } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'
import {
  sharedOAuthService,
  registerTestClient,
  clientOf,
  issueTokensFor,
  type TestClientRegistration,
} from '#testing/oauth.ts'

const everything = normalScopes(allScopes)
const lacking = (scope?: Scope) => ({
  status: 403,
  body: { code: 'insufficient_scope', ...(scope && { scope }) },
})
/** Returns the challenge header of an error response, which clients read (RFC 6750, section 3.1). */
const challengeOf = ({ headers }: Answer) => headers.get('www-authenticate')
const notFound = { status: 404 }

let service: TestService
let home: TestOrganization
let admin: TestMember
/** This application is registered for every scope. */
let application: TestClientRegistration

beforeAll(async () => {
  service = await sharedOAuthService()
  home = await service.createOrganization()
  admin = await service.createMember(home, ['admin'])
  application = await registerTestClient(home, { scopes: everything })
})

/** Returns an application that acts for a person under their profile. */
async function actingFor(person: TestMember, registered = application): Promise<Client> {
  const scope = everything.join(' ')
  const { tokens } = await issueTokensFor(service, registered, person, { scope })
  return bearing(tokens.access_token)
}

/** Returns an application that acts in its own name. */
async function inItsOwnName(registered = application): Promise<Client> {
  return bearing(
    (await oauth.clientCredentialsGrant(await clientOf(service, registered))).access_token,
  )
}

function bearing(token: string): Client {
  return caller(service.url, { authorization: `Bearer ${token}` })
}

describe('PER-5: profiles that an application sees', () => {
  test('an application for a person sees only the profile it acts under', async () => {
    const elsewhere = await service.createOrganization()
    await memberOf(service.context, { ...admin, as: admin.asUser }, elsewhere, ['member'])
    expect((await admin.asUser.call(me)).profiles).toHaveLength(2)
    const { profiles } = await (await actingFor(admin)).call(me)
    expect(profiles).toMatchObject([{ id: admin.profileId, organization: { id: home.id } }])
    expect(profiles).toHaveLength(1)
  })
})

describe('PER-5: an application that acts for a person', () => {
  test('an application for a person sees only that person, profile, and organization', async () => {
    const elsewhere = await service.createOrganization({ owner: admin })
    const as = await actingFor(admin)
    expect(await as.call(me)).toMatchObject({ id: admin.id })
    const { data } = await as.call(listOrganizations, { query: {} })
    expect(data.map(({ id }) => id)).toEqual([home.id])
    const profiles = await as.call(listProfiles, { query: {} })
    expect(profiles.data).toMatchObject([
      { id: admin.profileId, organization: { id: home.id, name: home.name } },
    ])
    expect(
      await as.refused(getOrganization, { params: { id: elsewhere.id }, query: {} }),
    ).toMatchObject(notFound)
  })

  test("an application's rights follow the current roles of its profile", async () => {
    const person = await service.createMember(home, ['admin'])
    const as = await actingFor(person)
    const members = { params: { id: home.id }, query: {} }
    await as.call(listMembers, members)
    await home.owner.as.call(updateProfile, {
      params: { id: person.profileId },
      body: { roles: ['member'] },
    })
    expect(await as.refused(listMembers, members)).toMatchObject({ status: 403 })
  })

  test('an application immediately loses a scope that it no longer requests', async () => {
    const own = await registerTestClient(home, { scopes: everything })
    const as = await actingFor(admin, own)
    await as.call(me)
    await requestApproval(home, own, ['organization:read'])
    expect(await as.refused(me)).toMatchObject(lacking('user:read'))
    await as.call(getOrganization, { params: { id: home.id }, query: {} })
  })

  test('a missing scope is named in the body and in the header', async () => {
    const own = await registerTestClient(home, { scopes: ['user:read'] })
    const { tokens } = await issueTokensFor(service, own, admin, { scope: 'user:read' })
    const as = bearing(tokens.access_token)
    const refused = await as.refused(listApplications, { query: {} })
    expect(refused).toMatchObject(lacking('application:read'))
    expect(challengeOf(refused)).toBe('Bearer error="insufficient_scope", scope="application:read"')
  })

  test('a call that only people can make reports no missing scope', async () => {
    const refused = await (await actingFor(admin)).refused(listSessions, { query: {} })
    expect(refused).toMatchObject({ status: 403, body: { code: 'people_only' } })
    expect(refused.body).not.toHaveProperty('scope')
    expect(challengeOf(refused)).toBeNull()
  })

  test('the header distinguishes a rejected token from a missing one', async () => {
    const refused = await bearing(`aca_${'A'.repeat(43)}`).refused(me)
    const message = 'The access token is missing, invalid, expired, or revoked.'
    expect(refused).toMatchObject({ status: 401, body: { code: 'invalid_token', message } })
    expect(challengeOf(refused)).toBe('Bearer error="invalid_token"')
    expect(challengeOf(await service.anonymous.refused(me))).toBe('Bearer')
  })

  test("a password reset ends the person's application tokens", async () => {
    const person = await service.createMember(home, ['member'])
    const as = await actingFor(person)
    await service.anonymous.call(sendResetLink, { body: { email: person.email } })
    const token = await service.codeFor(person.email)
    const body = { email: person.email, token, password: 'Orchard-77-Window' }
    await service.anonymous.call(resetPassword, { body })
    expect(await as.refused(me)).toMatchObject({ status: 401 })
  })

  test("an application can't make people owners, or change passwords, addresses, or an application's scopes", async () => {
    const as = await actingFor(home.owner)
    const forbidden = { status: 403 }
    const email = 'friend@example.com'
    const body = { organization: home.id, email, roles: ['owner' as const] }
    expect(await as.refused(inviteMember, { body })).toMatchObject(forbidden)
    await as.call(inviteMember, { body: { ...body, roles: ['member'] } })
    const { data } = await home.owner.as.call(listOrganizationActivity, {
      params: { id: home.id },
      query: { $skip: 0, $limit: 1, author: application.id },
    })
    expect(data[0]).toMatchObject({
      kind: 'member_invited',
      detail: { email, roles: ['member'] },
      author: { kind: 'person', id: home.owner.id, through: { id: application.id } },
    })
    const { profileId } = await service.createMember(home, ['member'])
    const profile = { params: { id: profileId } }
    for (const change of [{ roles: ['owner' as const] }, { email }]) {
      expect(await as.refused(updateProfile, { ...profile, body: change })).toMatchObject(forbidden)
    }
    await as.call(updateProfile, { ...profile, body: { roles: ['admin'] } })
    const password = { currentPassword: home.owner.password, password: 'Orchard-77-Window' }
    expect(
      await as.refused(updateUser, { params: { id: home.owner.id }, body: password }),
    ).toMatchObject(forbidden)
    const params = { id: application.id }
    for (const change of [{ scopes: [] as Scope[] }, { redirectUris: ['https://evil.example'] }]) {
      expect(await as.refused(updateApplication, { params, body: change })).toMatchObject(forbidden)
    }
    await as.call(updateApplication, { params, body: { description: 'By itself' } })
  })
})

describe('PER-6: an application in its own name', () => {
  test('an application reads its own organization, and others while they authorize it', async () => {
    const partner = await service.createOrganization()
    const stranger = await service.createOrganization()
    const as = await inItsOwnName()
    const read = (id: string) => ({ params: { id }, query: {} })
    expect(await as.refused(getOrganization, read(partner.id))).toMatchObject(notFound)

    const { id } = await authorizeForTest(partner, application)
    expect(await as.call(getOrganization, read(partner.id))).toMatchObject({ name: partner.name })
    const { data } = await as.call(listOrganizations, { query: {} })
    expect(data.map((listed) => listed.id).toSorted()).toEqual([home.id, partner.id].toSorted())
    expect(await as.refused(getOrganization, read(stranger.id))).toMatchObject(notFound)
    await as.call(getOrganization, read(home.id))

    await partner.owner.as.call(revokeAuthorization, { params: { id } })
    expect(await as.refused(getOrganization, read(partner.id))).toMatchObject(notFound)
  })

  test('GET /me returns the application itself and never a person, regardless of the scope', async () => {
    const own = await registerTestClient(home, {
      scopes: ['network:read', 'service-account:manage'],
    })
    const { body } = await (await inItsOwnName(own)).request('GET', '/api/me')
    expect(body).toEqual({
      application: { id: own.id, name: 'Harbour Calendar' },
      organization: { id: home.id, name: home.name },
      scopes: ['network:read', 'service-account:manage'],
    })
    const client = await clientOf(service, own)
    const less = await oauth.clientCredentialsGrant(client, { scope: 'network:read' })
    expect((await bearing(less.access_token).request('GET', '/api/me')).body).toMatchObject({
      scopes: ['network:read'],
    })
  })

  test('a call that needs a person reports no missing scope', async () => {
    const refused = await (await inItsOwnName()).refused(listProfiles, { query: {} })
    expect(refused).toMatchObject({ status: 403, body: { code: 'person_needed' } })
    expect(refused.body).not.toHaveProperty('scope')
  })

  test("an application gets the name of a scope that an organization didn't grant", async () => {
    const partner = await service.createOrganization()
    const own = await registerTestClient(home, {
      scopes: ['application:read', 'service-account:manage'],
    })
    await authorizeForTest(partner, own)
    await requestApproval(home, own, [
      'application:read',
      'organization:read',
      'service-account:manage',
    ])
    const as = await inItsOwnName(own)
    const params = { id: partner.id }
    const refused = await as.refused(getOrganization, { params, query: {} })
    expect(refused).toMatchObject(lacking('organization:read'))
    expect(challengeOf(refused)).toBe(
      'Bearer error="insufficient_scope", scope="organization:read"',
    )
    const { data } = await as.call(listOrganizations, { query: {} })
    expect(data.map(({ id }) => id)).toEqual([home.id])
  })

  test("an application can't act in an organization that didn't grant service-account:manage, even with other granted scopes", async () => {
    const partner = await service.createOrganization()
    const own = await registerTestClient(home, { scopes: ['organization:read'] })
    const { id } = await authorizeForTest(partner, own)
    await requestApproval(home, own, ['organization:read', 'service-account:manage'])
    const as = await inItsOwnName(own)
    const read = { params: { id: partner.id }, query: {} }
    const listed = async () => {
      const { data } = await as.call(listOrganizations, { query: {} })
      return data.map((organization) => organization.id)
    }
    const decide = (decision: 'grant' | 'refuse') =>
      partner.owner.as.call(decideOnScopes, {
        params: { id },
        body: { decision, scopes: ['service-account:manage'] },
      })
    expect(await as.refused(getOrganization, read)).toMatchObject(lacking('service-account:manage'))
    await decide('refuse')
    expect(await as.refused(getOrganization, read)).toMatchObject(lacking('service-account:manage'))
    expect(await listed()).toEqual([home.id])

    // This clears the rejection, so that the scope can be granted.
    await service.context.pool.query(
      `update authorizations set refused_scopes = '{}' where id = $1`,
      [id],
    )
    await decide('grant')
    await as.call(getOrganization, read)
    expect((await listed()).toSorted()).toEqual([home.id, partner.id].toSorted())
  })

  test('usage of an application is counted for the organization in which it acted', async () => {
    const partner = await service.createOrganization()
    const { id } = await authorizeForTest(partner, application)
    const as = await inItsOwnName()
    await as.call(getOrganization, { params: { id: partner.id }, query: {} })
    await service.context.usage.flush()
    const { rows } = await service.context.pool.query(
      `select scope, calls from use_days where subject_kind = 'authorization' and subject_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ scope: 'organization:read', calls: 1 }])
  })
})
