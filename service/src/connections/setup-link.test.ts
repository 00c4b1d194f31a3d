import { randomUUID } from 'node:crypto'
import {
  type Connection,
  confirmSetup,
  createConnection,
  createSetupLink,
  deleteSetupLink,
  fillSetupPage,
  getConnection,
  getSetupPage,
} from '@accord/contract/connections.ts'
import { deleteOrganization } from '@accord/contract/deletions.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import { createSamlKey } from '#testing/helpers/saml-provider.ts'
import { type SamlSite, startSamlSite } from '#testing/helpers/saml-site.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { turnOn } from '#testing/single-sign-on.ts'
import { type TestService, sharedTestService, startTestService } from '#testing/test-service.ts'

let service: TestService
let provider: ScriptedProvider
let site: SamlSite
let organization: TestOrganization

beforeAll(async () => {
  service = await sharedTestService()
  provider = await startScriptedProvider()
  site = await startSamlSite()
})
afterAll(() => Promise.all([provider, site].map((each) => each[Symbol.asyncDispose]())))
beforeEach(async () => {
  organization = await service.createOrganization()
})

/** Creates a connection without values. */
async function created(protocol: 'oidc' | 'saml' = 'oidc'): Promise<Connection> {
  return organization.owner.as.call(createConnection, {
    params: { id: organization.id },
    body: { protocol, provider: 'other', name: 'Northside' },
  })
}

async function linkOf({ id }: { id: string }) {
  const { url } = await organization.owner.as.call(createSetupLink, { params: { id }, body: {} })
  return new URLSearchParams(new URL(url).hash.slice(1)).get('code')!
}

const now = ({ id }: { id: string }) =>
  organization.owner.as.call(getConnection, { params: { id } })

const client = () => ({ issuer: provider.issuer, clientId: 'accord' })

/** Confirms what the owner sees. */
async function confirm({ id }: { id: string }) {
  const { setupLink } = await now({ id })
  const { at } = setupLink!.proposed!
  return organization.owner.as.call(confirmSetup, { params: { id }, body: { at } })
}

const fill = (code: string, values: object) =>
  service.anonymous.request('POST', `/api${fillSetupPage.path}`, { code, ...values })

describe('a setup link for OpenID Connect', () => {
  test('someone without an account fills it in, and nothing counts until an owner confirms it', async () => {
    const connection = await created()
    const code = await linkOf(connection)
    const page = await service.anonymous.call(getSetupPage, { body: { code } })
    expect(page).toMatchObject({
      organization: organization.name,
      name: 'Northside',
      protocol: 'oidc',
      proposed: null,
      forProvider: { redirectUri: connection.forProvider.redirectUri },
    })
    const filled = await service.anonymous.call(fillSetupPage, {
      body: { code, ...client(), clientSecret: 'Harbour42' },
    })
    expect(filled.proposed).toMatchObject({ ...client(), hasClientSecret: true, saml: null })
    expect(JSON.stringify(filled)).not.toContain('Harbour42')
    expect(await now(connection)).toMatchObject({
      issuer: null,
      clientId: null,
      hasClientSecret: false,
      setupLink: { proposed: client() },
    })

    expect(await confirm(connection)).toMatchObject({
      ...client(),
      hasClientSecret: true,
      state: 'draft',
      testedAt: null,
      setupLink: null,
    })
    expect(await service.anonymous.refused(getSetupPage, { body: { code } })).toMatchObject({
      status: 404,
      body: { code: 'setup_link_invalid' },
    })
    const { rows } = await service.context.pool.query<{ change: string }>(
      `select jsonb_array_elements_text(detail -> 'changes') change from organization_activity
       where organization_id = $1 and kind = 'connection_changed' order by position`,
      [organization.id],
    )
    expect(rows.map(({ change }) => change)).toEqual(['setup_link_created', 'setup_confirmed'])
  })

  test('the code is neither in the path nor in the query of any call', async () => {
    const code = await linkOf(await created())
    const asked = await fetch(`${service.url}/api/setup-link/${code}`)
    expect(asked.status).toBe(404)
    for (const { path, method } of [getSetupPage, fillSetupPage]) {
      expect([method, path]).toEqual(['POST', expect.not.stringContaining('{')])
    }
  })

  test('an owner confirms only the values that they saw', async () => {
    const connection = await created()
    const code = await linkOf(connection)
    const params = { id: connection.id }
    const { as } = organization.owner
    const early = { at: new Date().toISOString() }
    expect(await as.refused(confirmSetup, { params, body: early })).toMatchObject({
      status: 409,
      body: { code: 'nothing_proposed' },
    })
    await fill(code, client())
    const { at } = (await now(connection)).setupLink!.proposed!
    await using other = await startScriptedProvider()
    await fill(code, { issuer: other.issuer, clientId: 'accord' })
    expect(await as.refused(confirmSetup, { params, body: { at } })).toMatchObject({
      status: 409,
      body: { code: 'nothing_proposed' },
    })
    expect((await now(connection)).issuer).toBeNull()
    expect(await confirm(connection)).toMatchObject({ issuer: other.issuer })
  })

  test('confirming another issuer turns a connection off, and the same one does not', async () => {
    const connection = await created()
    await fill(await linkOf(connection), client())
    await confirm(connection)
    await turnOn(service, connection.id)
    await fill(await linkOf(connection), { ...client(), clientSecret: 'next' })
    expect(await confirm(connection)).toMatchObject({ state: 'active', hasClientSecret: true })
    await using other = await startScriptedProvider()
    await fill(await linkOf(connection), {
      ...client(),
      issuer: other.issuer,
      clientSecret: 'theirs',
    })
    expect(await confirm(connection)).toMatchObject({ state: 'off', testedAt: null })
  })

  test.each([
    ['expired', `setup_expires_at = now() - interval '1 second'`],
    ['replaced', undefined],
    ['withdrawn', undefined],
    ['deleted with its organization', undefined],
  ])('a link that was %s works no longer', async (how, update) => {
    const connection = await created()
    const params = { id: connection.id }
    const code = await linkOf(connection)
    await fill(code, client())
    const { as } = organization.owner
    const { pool } = service.context
    if (update) await pool.query(`update connections set ${update} where id = $1`, [params.id])
    else if (how === 'replaced') await linkOf(connection)
    else if (how === 'withdrawn') await as.call(deleteSetupLink, { params })
    else await as.call(deleteOrganization, { params: { id: organization.id } })
    expect(await service.anonymous.refused(getSetupPage, { body: { code } })).toMatchObject({
      status: 404,
      body: { code: 'setup_link_invalid' },
    })
    expect(await fill(code, client())).toMatchObject({
      status: 404,
      body: { code: 'setup_link_invalid' },
    })
    if (how !== 'replaced' && how !== 'withdrawn') return
    // What was entered with it can't be confirmed either.
    expect((await now(connection)).setupLink?.proposed ?? null).toBeNull()
  })

  test.each([
    [{ clientId: 'accord' }, 'issuer', /Enter the issuer/],
    [{ issuer: 'https://id.example' }, 'clientId', /Enter the client ID/],
    [{ issuer: 'https://login.microsoftonline.com/common/v2.0' }, 'issuer', /tenant/],
    [{ saml: { entityId: 'urn:idp' } }, 'saml', /doesn't apply/],
  ])(
    'values that can not be used are explained, and change nothing: %j',
    async (values, field, sentence) => {
      const connection = await created()
      const answer = await fill(await linkOf(connection), values)
      expect(answer.status).toBe(400)
      expect((answer.body as { fields: Record<string, string> }).fields[field]).toMatch(sentence)
      expect((await now(connection)).setupLink!.proposed).toBeNull()
    },
  )

  test.each([
    ['names another issuer', () => `${provider.issuer}/tenant`, /configuration/],
    ["can't be reached", () => 'http://127.0.0.1:1', /couldn't read the provider's configuration/],
  ])('an issuer that %s is rejected', async (_what, issuer, sentence) => {
    const connection = await created()
    const answer = await fill(await linkOf(connection), { issuer: issuer(), clientId: 'accord' })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'provider_unusable', fields: { issuer: expect.stringMatching(sentence) } },
    })
    expect((await now(connection)).setupLink!.proposed).toBeNull()
  })

  test("another organization's owner can neither create, confirm, nor withdraw it", async () => {
    const connection = await created()
    await fill(await linkOf(connection), client())
    const params = { id: connection.id }
    const { at } = (await now(connection)).setupLink!.proposed!
    const stranger = await service.createOrganization()
    const { as } = stranger.owner
    for (const refused of [
      await as.refused(createSetupLink, { params, body: {} }),
      await as.refused(confirmSetup, { params, body: { at } }),
      await as.refused(deleteSetupLink, { params }),
    ]) {
      expect(refused.status).toBe(404)
    }
    expect((await now(connection)).setupLink!.proposed).toMatchObject(client())
  })

  test('two confirmations at the same time have one effect', async () => {
    const connection = await created()
    await fill(await linkOf(connection), client())
    const { at } = (await now(connection)).setupLink!.proposed!
    const path = `/api/connection/${connection.id}/setup-link/confirm`
    const { as } = organization.owner
    const answers = await Promise.all([1, 2].map(() => as.request('POST', path, { at })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test('a code that no one has is rejected', async () => {
    for (const code of ['acl_unknown', randomUUID()]) {
      expect(await service.anonymous.refused(getSetupPage, { body: { code } })).toMatchObject({
        status: 404,
        body: { code: 'setup_link_invalid' },
      })
    }
  })
})

describe('a setup link for SAML', () => {
  const values = () => ({
    entityId: site.entityId,
    signInUrl: 'https://idp.example/sso',
    certificates: site.key.certificate,
  })

  test.each([
    ['the metadata URL', () => ({ metadataUrl: site.metadataUrl }), 'metadataUrl'],
    ['the metadata', () => ({ metadata: site.metadata() }), null],
    ['its values', values, null],
  ])('an IT department enters %s, and an owner confirms it', async (_what, saml, remembered) => {
    const connection = await created('saml')
    const code = await linkOf(connection)
    const page = await service.anonymous.call(getSetupPage, { body: { code } })
    expect(page).toMatchObject({
      protocol: 'saml',
      forProvider: { saml: connection.forProvider.saml },
    })
    const filled = await service.anonymous.call(fillSetupPage, { body: { code, saml: saml() } })
    const expected = {
      entityId: site.entityId,
      certificates: [{ subject: 'CN=Test provider' }],
      metadataUrl: remembered && site.metadataUrl,
    }
    expect(filled.proposed).toMatchObject({ saml: expected, issuer: null })
    expect((await now(connection)).saml).toBeNull()
    expect(await confirm(connection)).toMatchObject({
      saml: { ...expected, metadataProblem: null },
      setupLink: null,
      testedAt: null,
    })
  })

  test('values that were entered before stay, unless they are entered again', async () => {
    const connection = await created('saml')
    const code = await linkOf(connection)
    await fill(code, { saml: values() })
    const next = 'https://idp.example/other'
    const filled = await service.anonymous.call(fillSetupPage, {
      body: { code, saml: { signInUrl: next } },
    })
    expect(filled.proposed!.saml).toMatchObject({ entityId: site.entityId, signInUrl: next })
    expect(filled.proposed!.saml!.certificates).toHaveLength(1)
  })

  test('the attributes that an owner chose stay, and the link can not change them', async () => {
    const connection = await organization.owner.as.call(createConnection, {
      params: { id: organization.id },
      body: {
        protocol: 'saml',
        provider: 'other',
        name: 'Northside',
        saml: { ...values(), subjectAttribute: 'employee' },
      },
    })
    const code = await linkOf(connection)
    const rejected = await fill(code, { saml: { ...values(), subjectAttribute: 'email' } })
    expect(rejected.status).toBe(400)
    await fill(code, { saml: { ...values(), entityId: 'urn:next' } })
    expect(await confirm(connection)).toMatchObject({
      saml: { entityId: 'urn:next', subjectAttribute: 'employee' },
    })
  })

  test.each([
    [400, {}, 'saml.entityId', /Enter the entity ID/],
    [400, { saml: { metadata: '<a/>' } }, 'saml.metadata', /contain the SAML metadata/],
    [400, { saml: { metadata: '<a/>', entityId: 'x' } }, 'saml.metadata', /either/],
    [400, { issuer: 'https://id.example' }, 'issuer', /doesn't apply/],
    [409, { saml: { metadataUrl: 'http://127.0.0.1:1/' } }, 'saml.metadataUrl', /couldn't fetch/],
  ])(
    'values that can not be used are explained, and change nothing: %i %j',
    async (status, entered, field, sentence) => {
      const connection = await created('saml')
      const answer = await fill(await linkOf(connection), entered)
      expect(answer.status).toBe(status)
      expect((answer.body as { fields: Record<string, string> }).fields[field]).toMatch(sentence)
      expect((await now(connection)).setupLink!.proposed).toBeNull()
    },
  )

  test('expired certificates are rejected', async () => {
    const expired = createSamlKey({ validTo: new Date('2021-01-01T00:00:00Z') })
    const saml = { ...values(), certificates: expired.certificate }
    expect(await fill(await linkOf(await created('saml')), { saml })).toMatchObject({
      status: 409,
      body: { fields: { 'saml.certificates': expect.stringContaining('expired') } },
    })
  })

  test('SAML that was turned off for the installation is rejected', async () => {
    const code = await linkOf(await created('saml'))
    await using off = await startTestService({ beside: service, environment: { SAML: 'off' } })
    const refused = await off.anonymous.refused(fillSetupPage, { body: { code, saml: values() } })
    expect(refused.body.code).toBe('saml_not_available')
  })
})
