import {
  type Connection,
  createConnection,
  createSetupLink,
  fillSetupPage,
  getConnection,
  updateConnection,
} from '@accord/contract/connections.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import { createSamlKey } from '#testing/helpers/saml-provider.ts'
import { type SamlSite, startSamlSite } from '#testing/helpers/saml-site.ts'
import { emailsTo } from '#testing/inbox.ts'
import {
  type ReadyOrganization,
  readyToRequire,
  requireProvider,
} from '#testing/provider-policy.ts'
import { turnOn } from '#testing/single-sign-on.ts'
import { type TestService, sharedTestService } from '#testing/test-service.ts'
import { watchCertificates } from './saml/refresh-metadata.ts'

let service: TestService
let provider: ScriptedProvider
let site: SamlSite
let organization: ReadyOrganization

beforeAll(async () => {
  service = await sharedTestService()
  provider = await startScriptedProvider()
  site = await startSamlSite()
})
afterAll(() => Promise.all([provider, site].map((each) => each[Symbol.asyncDispose]())))
beforeEach(async () => {
  organization = await readyToRequire(service, provider)
})

const query = (text: string, ...values: unknown[]) => service.context.pool.query(text, values)

/** Returns the emails about changed connections that an owner got, oldest first. */
async function emailsOf({ email }: { email: string }) {
  const emails = await emailsTo(service.context, email)
  return emails.filter(({ kind }) => kind === 'connection_changed').toReversed()
}

const update = (body: object) =>
  organization.owner.as.call(updateConnection, { params: organization.connection, body })

describe("an owner's change", () => {
  test('an email about other settings reaches all owners, and names the connection, what changed, and the owner', async () => {
    const owner = await service.createMember(organization, ['owner'])
    const admin = await service.createMember(organization, ['admin'])
    await update({ clientSecret: 'another', name: 'Harbor' })
    const sentence = `Owner Ana Duarte changed how people sign in to ${organization.name} with Harbor: client secret.`
    for (const { email: address } of [organization.owner, owner]) {
      const [email] = await emailsOf({ email: address })
      expect(email!.subject).toBe('Settings for signing in with Harbor have changed')
      expect(email!.text).toContain(sentence)
      expect(email!.text).toContain('turn off the connection')
    }
    expect(await emailsOf(admin)).toEqual([])
  })

  test('an email about another client says that the connection is off', async () => {
    await update({ clientId: 'other' })
    const [email] = await emailsOf(organization.owner)
    expect(email!.text).toContain(': client ID.')
    expect(email!.text).toContain('off until an owner tests it')
  })

  test('owners get no email about a name, the same secret, or a connection that is off', async () => {
    await update({ name: 'Harbor', joins: false, clientSecret: provider.script.clientSecret })
    await query(`update connections set state = 'off' where id = $1`, organization.connection.id)
    await update({ clientSecret: 'another' })
    expect(await emailsOf(organization.owner)).toEqual([])
  })
})

describe('other certificates and addresses', () => {
  let connection: Connection

  beforeEach(async () => {
    const { id, owner } = organization
    const saml = { metadataUrl: site.metadataUrl }
    connection = await owner.as.call(createConnection, {
      params: { id },
      body: { protocol: 'saml', provider: 'other', name: 'Harbor', saml },
    })
    await turnOn(service, connection.id)
  })

  /** Enters certificates with a setup link, and confirms them as an owner. */
  async function confirm(certificates: string) {
    const params = { id: connection.id }
    const { as } = organization.owner
    const { url } = await as.call(createSetupLink, { params, body: {} })
    const code = new URLSearchParams(new URL(url).hash.slice(1)).get('code')!
    const { entityId, signInUrl } = connection.saml!
    const { proposed } = await service.anonymous.call(fillSetupPage, {
      body: { code, saml: { entityId, signInUrl, certificates } },
    })
    return as.request('POST', `/api/connection/${connection.id}/setup-link/confirm`, {
      at: proposed!.at,
    })
  }
  const now = () => organization.owner.as.call(getConnection, { params: { id: connection.id } })

  test('a connection stays on if a setup link adds a certificate, and owners get an email', async () => {
    const certificates = site.key.certificate + createSamlKey().certificate
    expect(await confirm(certificates)).toMatchObject({ status: 200, body: { state: 'active' } })
    const [email] = await emailsOf(organization.owner)
    expect(email!.text).toMatch(
      /Owner Ana Duarte confirmed values that someone entered with the setup link of Harbor.*: signing certificates and metadata URL\./,
    )
  })

  test('a connection is turned off until a test if a setup link brings only new certificates', async () => {
    expect(await confirm(createSamlKey().certificate)).toMatchObject({
      status: 200,
      body: { state: 'off', testedAt: null },
    })
    const [email] = await emailsOf(organization.owner)
    expect(email!.text).toContain('off until an owner tests it')
  })

  test('the last connection keeps its certificates while single sign-on is required', async () => {
    await requireProvider(service, organization)
    await query(`update connections set state = 'off' where id = $1`, organization.connection.id)
    const before = (await now()).saml!.certificates
    expect(await confirm(createSamlKey().certificate)).toMatchObject({
      status: 409,
      body: { code: 'provider_policy_on' },
    })
    expect(await now()).toMatchObject({ state: 'active', saml: { certificates: before } })
    expect(await emailsOf(organization.owner)).toEqual([])
  })

  test('owners get an email if the metadata brings another sign-on address', async () => {
    await query(
      `update connections set metadata_checked_at = now() - interval '25 hours',
        settings = jsonb_set(settings, '{saml,redirectUrl}', '"https://before.example/"') where id = $1`,
      connection.id,
    )
    await watchCertificates(service.context)
    const emails = await emailsOf(organization.owner)
    expect(emails).toHaveLength(1)
    expect(emails[0]!.text).toContain(
      `The metadata of Harbor has changed. Sign-in to ${organization.name} now uses these values: sign-on address.`,
    )
  })
})
