import * as oauth from 'openid-client'
import { beforeAll, describe, expect, test } from 'vitest'
import { requestApproval } from '#testing/applications.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import type { TestService } from '#testing/test-service.ts'
import {
  sharedOAuthService,
  registerTestClient,
  clientOf,
  countIssued,
  type TestClientRegistration,
} from '#testing/oauth.ts'

let service: TestService
let organization: TestOrganization
let application: TestClientRegistration
let client: oauth.Configuration

beforeAll(async () => {
  service = await sharedOAuthService()
  organization = await service.createOrganization()
  application = await registerTestClient(organization)
  client = await clientOf(service, application)
})

describe('PER-6: an application in its own name', () => {
  test("client credentials give the requested scopes, or all of the application's scopes", async () => {
    const all = await oauth.clientCredentialsGrant(client)
    expect(all).toMatchObject({
      access_token: expect.stringMatching(/^acn_[\w-]{43}$/),
      expires_in: 600,
      scope: 'user:read profile:read service-account:manage',
    })
    expect(all.refresh_token).toBeUndefined()
    const one = await oauth.clientCredentialsGrant(client, { scope: 'user:read' })
    expect(one.scope).toBe('user:read')
    expect(await oauth.tokenIntrospection(client, one.access_token)).toMatchObject({
      active: true,
      scope: 'user:read',
    })
    expect(await oauth.tokenIntrospection(client, one.access_token)).not.toHaveProperty('sub')
  })

  test('OA1: client credentials need the scope service-account:manage', async () => {
    const plain = await clientOf(
      service,
      await registerTestClient(organization, { scopes: ['user:read'] }),
    )
    await expect(oauth.clientCredentialsGrant(plain)).rejects.toMatchObject({
      error: 'unauthorized_client',
      error_description:
        'only web applications with the scope service-account:manage can act on their own behalf',
    })
  })

  test('OA1: removing the scope ends earlier tokens', async () => {
    const own = await registerTestClient(organization)
    const as = await clientOf(service, own)
    const { access_token } = await oauth.clientCredentialsGrant(as)
    expect((await oauth.tokenIntrospection(as, access_token)).active).toBe(true)
    await requestApproval(organization, own, ['user:read', 'profile:read'])
    expect(await oauth.tokenIntrospection(as, access_token)).toEqual({ active: false })
  })

  test.each(['network:manage', 'nonsense', 'user:read nonsense', 'openid', 'offline_access'])(
    'OA1: a request with an unregistered scope (%s) is rejected, even with other scopes',
    async (scope) => {
      const before = await countIssued(service)
      await expect(oauth.clientCredentialsGrant(client, { scope })).rejects.toMatchObject({
        status: 400,
        error: 'invalid_scope',
      })
      expect(await countIssued(service)).toBe(before)
    },
  )

  test('an application authenticates by header or body, with any of its live secrets', async () => {
    const own = await registerTestClient(organization)
    const by = async (secret: string, authentication = oauth.ClientSecretBasic(secret)) => {
      const as = new oauth.Configuration(client.serverMetadata(), own.id, secret, authentication)
      as[oauth.customFetch] = client[oauth.customFetch]!
      oauth.allowInsecureRequests(as)
      return oauth.clientCredentialsGrant(as)
    }
    const { body: newer } = await organization.owner.as.request('POST', `/api/key/${own.id}`)
    const { id, secret } = newer as { id: string; secret: string }
    await by(own.secret)
    await by(secret)
    await by(secret, oauth.ClientSecretPost(secret))
    const refused = { status: 401 }
    await expect(by(`${secret}x`)).rejects.toMatchObject(refused)
    await expect(by(application.secret)).rejects.toMatchObject(refused)

    await organization.owner.as.request('DELETE', `/api/key/${own.id}/${id}`)
    await expect(by(secret)).rejects.toMatchObject(refused)
    await service.context.pool.query(
      `update application_keys set expires_at = now() where application_id = $1`,
      [own.id],
    )
    await expect(by(own.secret)).rejects.toMatchObject(refused)
  })

  test("a secret's use is recorded to the minute, and its tokens end when it's deleted", async () => {
    const own = await registerTestClient(organization)
    const as = await clientOf(service, own)
    const { access_token } = await oauth.clientCredentialsGrant(as)
    await service.context.usage.flush()
    const { rows } = await service.context.pool.query<{ id: string; recent: boolean }>(
      `select k.id, u.last_at > now() - interval '1 minute' and a.last_at >= u.last_at as recent
       from application_keys k
       join uses u on u.subject_kind = 'key' and u.subject_id = k.id
       join uses a on a.subject_kind = 'application' and a.subject_id = k.application_id
       where k.application_id = $1`,
      [own.id],
    )
    expect(rows).toMatchObject([{ recent: true }])
    await organization.owner.as.request('POST', `/api/key/${own.id}`)
    expect((await oauth.tokenIntrospection(as, access_token)).active).toBe(true)
    await organization.owner.as.request('DELETE', `/api/key/${own.id}/${rows[0]!.id}`)
    const renewed = await clientOf(service, { ...own, secret: await newestSecret(own.id) })
    expect((await oauth.tokenIntrospection(renewed, access_token)).active).toBe(false)
  })

  async function newestSecret(id: string): Promise<string> {
    const { body } = await organization.owner.as.request('GET', `/api/key/${id}`)
    return (body as { secret: string }[])[0]!.secret
  }
})
