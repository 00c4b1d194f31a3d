import { revokeAuthorization } from '@accord/contract/authorizations.ts'
import { createContactProfile } from '@accord/contract/profiles.ts'
import { updateOrganization } from '@accord/contract/organizations.ts'
import { me } from '@accord/contract/session.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import * as oauth from 'openid-client'
import { beforeAll, describe, expect, test } from 'vitest'
import { requestApproval, authorizeForTest } from '#testing/applications.ts'
import { inTransaction } from '#database/transactions.ts'
import {
  sharedOAuthService,
  registerTestClient,
  issueTokensFor,
  type TestClientRegistration,
} from '#testing/oauth.ts'
import { type TestOrganization, actingUnder, type TestMember } from '#testing/organizations.ts'
import { caller, type Client } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'
import { untilBlocked } from '#testing/concurrency.ts'

const asked: Scope[] = ['user:read', 'organization:read', 'organization:manage', 'profile:manage']
const scope = ['openid', 'offline_access', ...asked].join(' ')
const told = 'openid offline_access user:read organization:read'

let service: TestService
let maker: TestOrganization
let home: TestOrganization
let admin: TestMember
let application: TestClientRegistration

beforeAll(async () => {
  service = await sharedOAuthService()
  maker = await service.createOrganization()
  home = await service.createOrganization()
  admin = await service.createMember(home, ['admin'])
  application = await registerTestClient(maker, { scopes: asked })
})

const bearing = (token: string): Client => caller(service.url, { authorization: `Bearer ${token}` })
const renameHere = () => ({ params: { id: home.id }, body: { description: 'By an application' } })
const withheld = { status: 403, body: { code: 'insufficient_scope', scope: 'organization:manage' } }

/** Returns the scopes in a text, sorted. */
const words = (text: string | undefined) => text?.split(' ').toSorted()

describe("a person's approval", () => {
  test("an application can change a member's organization only while the organization authorizes it", async () => {
    const { client, tokens } = await issueTokensFor(service, application, admin, { scope })
    const as = bearing(tokens.access_token)
    expect(words(tokens.scope)).toEqual(words(told))
    expect(words((await oauth.tokenIntrospection(client, tokens.access_token)).scope)).toEqual(
      words(told),
    )
    await as.call(me)
    expect(await as.refused(updateOrganization, renameHere())).toMatchObject(withheld)

    // After admin consent, the existing token has the scope, and introspection and refresh both report it.
    const { id } = await authorizeForTest(home, application)
    await as.call(updateOrganization, renameHere())
    const all = words(scope)
    const introspected = await oauth.tokenIntrospection(client, tokens.access_token)
    expect(words(introspected.scope)).toEqual(all)
    const renewed = await oauth.refreshTokenGrant(client, tokens.refresh_token!)
    expect(words(renewed.scope)).toEqual(all)

    // If the application requests fewer scopes, the token loses the others.
    await requestApproval(maker, application, ['user:read', 'organization:read'])
    expect(await as.refused(updateOrganization, renameHere())).toMatchObject(withheld)
    await requestApproval(maker, application, asked)

    // If the authorization is revoked, all tokens for that organization end.
    await home.owner.as.call(revokeAuthorization, { params: { id } })
    expect(await as.refused(me)).toMatchObject({ status: 401 })
    expect(await bearing(renewed.access_token).refused(me)).toMatchObject({ status: 401 })
  })

  test("an approval's pending scopes are preserved by every refresh until the organization authorizes them", async () => {
    const { client, tokens } = await issueTokensFor(service, application, admin, { scope })
    const first = await oauth.refreshTokenGrant(client, tokens.refresh_token!)
    expect(words(first.scope)).toEqual(words(told))
    const { id } = await authorizeForTest(home, application)
    await bearing(first.access_token).call(updateOrganization, renameHere())
    const second = await oauth.refreshTokenGrant(client, first.refresh_token!)
    await bearing(second.access_token).call(updateOrganization, renameHere())
    await home.owner.as.call(revokeAuthorization, { params: { id } })
  })

  test('an application needs the authorization to search for organizations too, although a search changes nothing', async () => {
    const finder = await registerTestClient(maker, { scopes: ['user:read', 'network:manage'] })
    const asking = { scope: 'openid user:read network:manage' }
    const { tokens } = await issueTokensFor(service, finder, admin, asking)
    const find = () =>
      bearing(tokens.access_token).request('GET', `/api/search/organization?email=${admin.email}`)
    expect(await find()).toMatchObject({
      status: 403,
      body: { code: 'insufficient_scope', scope: 'network:manage' },
    })
    await authorizeForTest(home, finder)
    // The scope works now, but there's no network that the search could be for.
    expect((await find()).body).toMatchObject({ code: 'forbidden' })
  })

  test("an organization's own application needs no authorization", async () => {
    const own = await registerTestClient(home, { scopes: asked })
    const { tokens } = await issueTokensFor(service, own, admin, { scope })
    await bearing(tokens.access_token).call(updateOrganization, renameHere())
  })

  test("a contact's approval needs no authorization for the contact's own data", async () => {
    const person = await service.createPerson()
    const profile = await person.as.call(createContactProfile, {
      body: { organization: home.id, roles: ['contact'] },
    })
    const contact = await actingUnder(person, profile.id)
    const { tokens } = await issueTokensFor(service, application, contact, { scope })
    expect(words(tokens.scope)).toEqual(words('openid offline_access user:read profile:manage'))
  })

  test('an authorization covers only the scopes that the organization authorized', async () => {
    const other = await registerTestClient(maker, { scopes: ['user:read', 'network:manage'] })
    await authorizeForTest(home, other)
    await requestApproval(maker, other, [...asked, 'network:manage'])
    const { tokens } = await issueTokensFor(service, other, admin, {
      scope: `openid ${asked.join(' ')}`,
    })
    expect(
      await bearing(tokens.access_token).refused(updateOrganization, renameHere()),
    ).toMatchObject(withheld)
  })
})

test("a change isn't made if the organization revokes its authorization while the change waits", async () => {
  const { tokens } = await issueTokensFor(service, application, admin, { scope })
  await authorizeForTest(home, application)
  const { db, pool } = service.context
  const answer = await inTransaction(db, async (trx) => {
    await trx.selectFrom('organizations').where('id', '=', home.id).forUpdate().execute()
    const asking = bearing(tokens.access_token).refused(updateOrganization, renameHere())
    await untilBlocked(pool)
    await trx.deleteFrom('authorizations').where('organization_id', '=', home.id).execute()
    return { asking }
  })
  expect(await answer.asking).toMatchObject(withheld)
})
