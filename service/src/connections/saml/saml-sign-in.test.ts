import { randomUUID } from 'node:crypto'
import {
  type Connection,
  createConnection,
  getConnection,
  getConnectionTest,
  listConnectionSignIns,
  ssoPaths,
  testConnection,
  turnOnConnection,
  updateConnection,
} from '@accord/contract/connections.ts'
import { samlPaths } from '@accord/contract/saml.ts'
import { me } from '@accord/contract/session.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSamlKey } from '#testing/helpers/saml-provider.ts'
import {
  type SamlAnswer,
  type SamlPerson,
  type SamlSite,
  readRequest,
  startSamlSite,
} from '#testing/helpers/saml-site.ts'
import { emailsTo } from '#testing/inbox.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { VisitingBrowser, codeIn, turnOn, verifyDomain } from '#testing/single-sign-on.ts'
import { type TestService, sharedTestService, startTestService } from '#testing/test-service.ts'
import { watchCertificates } from './refresh-metadata.ts'

let service: TestService
let site: SamlSite
let organization: TestOrganization
let domain: string
let connection: Connection

beforeAll(async () => {
  service = await sharedTestService()
})
beforeEach(async () => {
  site = await startSamlSite()
  organization = await service.createOrganization()
  domain = await verifyDomain(service, organization)
  connection = await connect()
  return () => site[Symbol.asyncDispose]()
})

async function connect(saml: object = { metadataUrl: site.metadataUrl }): Promise<Connection> {
  const { id, owner } = organization
  const made = await owner.as.call(createConnection, {
    params: { id },
    body: { protocol: 'saml', provider: 'other', name: 'Northside SAML', joins: true, saml },
  })
  await turnOn(service, made.id)
  return made
}

const person = (changes: Partial<SamlPerson> = {}): SamlPerson => ({
  subject: randomUUID(),
  email: `${randomUUID()}@${domain}`,
  attributes: { givenName: 'Noor', sn: 'Haddad' },
  ...changes,
})

/** Opens the page that leads to the provider, and returns where it leads. */
async function begin(browser: VisitingBrowser, start = ssoPaths.start(connection.id)) {
  const response = await browser.begin(start)
  expect(response.status).toBe(302)
  return response.headers.get('location')!
}

/** Posts a form to us as the provider's page does, which is on another site. */
async function post(
  browser: VisitingBrowser,
  { acsUrl, form }: SamlAnswer,
  { isSameSite = false, path = new URL(acsUrl).pathname } = {},
) {
  const response = await fetch(`${service.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(form),
    ...(isSameSite && { headers: { cookie: browser.cookie } }),
  })
  if (isSameSite) browser.keep(response.headers)
  return response
}

/** Posts a form, and again from the page that we return, as a browser's script does. */
async function submit(browser: VisitingBrowser, { acsUrl, form }: SamlAnswer) {
  const page = await post(browser, { acsUrl, form })
  const html = await page.text()
  expect(page.status).toBe(200)
  const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
    ([, name, value]) => [name!, value!.replaceAll('&#61;', '=')] as const,
  )
  const reposted = Object.fromEntries(fields) as SamlAnswer['form']
  expect(reposted).toMatchObject(form)
  return post(browser, { acsUrl, form: reposted }, { isSameSite: true })
}

async function signIn(who: SamlPerson, browser = new VisitingBrowser(service)) {
  const answer = site.respond(await begin(browser), who)
  return browser.finish(codeIn(await submit(browser, answer)))
}

const roleMapping = {
  claim: 'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups',
  values: [{ value: 'it-admins', role: 'admin' as const }],
}

async function rolesOf(profile: string): Promise<string[]> {
  const { rows } = await service.context.pool.query<{ roles: string[] }>(
    'select roles from profiles where id = $1',
    [profile],
  )
  return rows[0]!.roles
}

async function rejections() {
  const { data } = await organization.owner.as.call(listConnectionSignIns, {
    params: { id: connection.id },
    query: { filter: 'rejected' },
  })
  return data
}

describe('a sign-in through SAML', () => {
  test('L12: roles follow an attribute of the signed assertion, and nothing around it', async () => {
    const params = { id: connection.id }
    await organization.owner.as.call(updateConnection, { params, body: { roleMapping } })
    const { claim } = roleMapping
    const who = person({ attributes: { [claim]: ['staff', 'it-admins'] } })
    const first = (await signIn(who)).body as { profile: string }
    expect(await rolesOf(first.profile)).toEqual(['admin'])

    const unsigned = (response: string) =>
      response.replace(
        '<samlp:Status>',
        `<samlp:Extensions><saml:Attribute xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" Name="${claim}">
          <saml:AttributeValue>it-admins</saml:AttributeValue></saml:Attribute></samlp:Extensions><samlp:Status>`,
      )
    const browser = new VisitingBrowser(service)
    const answer = site.respond(
      await begin(browser),
      { ...who, attributes: { [claim]: ['staff'] } },
      { editResponse: unsigned },
    )
    const finished = await browser.finish(codeIn(await submit(browser, answer)))
    expect(finished.status).toBe(200)
    expect(await rolesOf(first.profile)).toEqual(['member'])
  })

  test('a new person becomes a member, and is the same person next time', async () => {
    const who = person()
    const browser = new VisitingBrowser(service)
    const { status, body } = await signIn(who, browser)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { email: who.email, firstName: 'Noor', lastName: 'Haddad' },
    })
    const { id, accessToken } = body as { id: string; accessToken: string }
    expect(await browser.as(accessToken).call(me)).toMatchObject({ id, email: who.email })
    expect((await signIn(who)).body).toMatchObject({ id })
  })

  test('the form is posted again from our own page, which runs no other script', async () => {
    const browser = new VisitingBrowser(service)
    const page = await post(browser, site.respond(await begin(browser), person()))
    const policy = page.headers.get('content-security-policy')!
    expect(policy).toMatch(/^default-src 'none'; .*script-src 'sha256-[^']+';/)
    expect(page.headers.get('cache-control')).toBe('no-store')
    const state = `acf_${'a'.repeat(43)}`
    const form = { SAMLResponse: '"><script>alert(1)</script>', RelayState: state }
    const acsUrl = new URL(samlPaths.acs(connection.id), service.url).href
    expect(await (await post(browser, { acsUrl, form })).text()).not.toContain('<script>alert')
  })

  test('a response counts once, even if it is posted twice at the same time', async () => {
    const browser = new VisitingBrowser(service)
    const answer = site.respond(await begin(browser), person())
    const answers = await Promise.all([1, 2].map(() => post(browser, answer, { isSameSite: true })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      303, 400,
    ])
    expect((await submit(browser, answer)).status).toBe(400)
    const done = answers.find(({ status }) => status === 303)!
    expect((await browser.finish(codeIn(done))).status).toBe(200)
  })

  test('an assertion that was used is rejected for another request', async () => {
    const browser = new VisitingBrowser(service)
    const uid = `_${randomUUID()}`
    const first = site.respond(await begin(browser), person(), { assertion: { uid } })
    expect((await submit(browser, first)).status).toBe(303)
    const second = site.respond(await begin(browser), person(), { assertion: { uid } })
    expect((await submit(browser, second)).status).toBe(403)
    expect(await rejections()).toMatchObject([{ rejection: 'saml_already_used' }])
  })

  test('a response to a request of another browser is rejected, and the first browser can go on', async () => {
    const [victim, attacker] = [new VisitingBrowser(service), new VisitingBrowser(service)]
    const answer = site.respond(await begin(attacker), person())
    await begin(victim)
    expect((await submit(victim, answer)).status).toBe(400)
    expect((await submit(new VisitingBrowser(service), answer)).status).toBe(400)
    expect(await rejections()).toEqual([])
    expect((await submit(attacker, answer)).status).toBe(303)
  })

  test('a response to another request of the same browser is rejected', async () => {
    const browser = new VisitingBrowser(service)
    const first = site.respond(await begin(browser), person())
    const { relayState } = readRequest(await begin(browser))
    const mixed = { ...first, form: { ...first.form, RelayState: relayState } }
    expect((await submit(browser, mixed)).status).toBe(403)
    expect(await rejections()).toMatchObject([{ rejection: 'saml_not_requested' }])
  })

  test('a response for another connection is rejected', async () => {
    const other = await connect()
    const browser = new VisitingBrowser(service)
    const answer = site.respond(await begin(browser), person())
    const path = samlPaths.acs(other.id)
    expect((await post(browser, answer, { isSameSite: true, path })).status).toBe(400)
    const toOther = await begin(browser, ssoPaths.start(other.id))
    const { relayState } = readRequest(toOther)
    const form = { ...answer.form, RelayState: relayState }
    expect((await post(browser, { ...answer, form }, { isSameSite: true, path })).status).toBe(403)
    const callback = `${ssoPaths.callback(other.id)}?state=${relayState}&code=1`
    expect((await browser.open(callback)).status).toBe(400)
  })

  test('a response that was not requested is rejected', async () => {
    const browser = new VisitingBrowser(service)
    const { acsUrl, form } = site.respond(await begin(browser), person())
    const { SAMLResponse } = form
    for (const wrong of [{ SAMLResponse }, { ...form, RelayState: 'https://elsewhere.example' }]) {
      const posted = { acsUrl, form: wrong as SamlAnswer['form'] }
      expect((await post(browser, posted, { isSameSite: true })).status).toBe(400)
    }
  })

  test('owners see the reason of a rejection, and the person does not', async () => {
    const browser = new VisitingBrowser(service)
    const recipient = 'https://elsewhere.example/acs'
    const answer = site.respond(await begin(browser), person(), { assertion: { recipient } })
    const page = await submit(browser, answer)
    expect(page.status).toBe(403)
    expect(await page.text()).not.toContain('elsewhere')
    expect(await rejections()).toMatchObject([
      {
        rejection: 'saml_other_recipient',
        received: recipient,
        says: 'The assertion is for a different address. Check the ACS URL.',
      },
    ])
  })

  test('an address that the provider sends is believed only inside verified domains', async () => {
    const browser = new VisitingBrowser(service)
    const answer = site.respond(await begin(browser), person({ email: 'ana@victim.example' }))
    const finished = await browser.finish(codeIn(await submit(browser, answer)))
    expect(finished).toMatchObject({ status: 403, body: { code: 'provider_sign_in_rejected' } })
    expect(await rejections()).toMatchObject([{ rejection: 'email_outside_domains' }])
  })
})

describe('a forced sign-in', () => {
  const begun = async (browser: VisitingBrowser) => {
    const toProvider = await begin(browser, `${ssoPaths.start(connection.id)}?confirm=1`)
    expect(readRequest(toProvider).forceAuthn).toBe(true)
    return toProvider
  }
  const provedAt = (instant: Date) => ({
    edit: (xml: string) =>
      xml.replace(/AuthnInstant="[^"]*"/, `AuthnInstant="${instant.toISOString()}"`),
  })

  test('a forced sign-in requires a new proof at the provider', async () => {
    const browser = new VisitingBrowser(service)
    const old = provedAt(new Date(Date.now() - 10 * 60_000))
    const rejected = await submit(browser, site.respond(await begun(browser), person(), old))
    expect(rejected.status).toBe(403)
    expect(await rejections()).toMatchObject([{ rejection: 'saml_not_fresh' }])
    const now = provedAt(new Date())
    const accepted = await submit(browser, site.respond(await begun(browser), person(), now))
    expect(accepted.status).toBe(303)
  })
})

describe('a SAML connection', () => {
  test('owners see what to enter at the provider, and the provider can read it as metadata', async () => {
    const { saml } = connection.forProvider
    expect(saml).toEqual({
      entityId: expect.stringContaining(`/sso/saml/${connection.id}/metadata`),
      metadataUrl: saml!.entityId,
      acsUrl: expect.stringContaining(`/sso/saml/${connection.id}/acs`),
    })
    const page = await fetch(`${service.url}${new URL(saml!.metadataUrl).pathname}`)
    expect(page.headers.get('content-type')).toContain('application/samlmetadata+xml')
    const xml = await page.text()
    expect(xml).toContain(`entityID="${saml!.entityId}"`)
    expect(xml).toContain(`Location="${saml!.acsUrl}"`)
    const unknown = await fetch(`${service.url}${samlPaths.metadata(randomUUID())}`)
    expect(unknown.status).toBe(404)
  })

  test('a test sign-in changes nothing, and lets an owner turn the connection on', async () => {
    const { owner } = organization
    const params = { id: connection.id }
    await service.context.pool.query(
      `update connections set state = 'draft', tested_version = null where id = $1`,
      [connection.id],
    )
    expect(await owner.as.refused(turnOnConnection, { params, body: {} })).toMatchObject({
      status: 409,
    })
    const { url } = await owner.as.call(testConnection, { params, body: {} })
    const browser = new VisitingBrowser(service)
    const who = person()
    const answer = site.respond(await begin(browser, url), who)
    expect((await submit(browser, answer)).status).toBe(303)
    expect(await owner.as.call(getConnectionTest, { params })).toMatchObject({
      state: 'succeeded',
      claims: { issuer: site.entityId, subject: who.subject, emailVerified: null },
      rule: 'L3',
      outcome: 'person_added',
    })
    expect(await owner.as.call(turnOnConnection, { params, body: {} })).toMatchObject({
      state: 'active',
    })
  })

  test('a connection can be set up with pasted metadata, or with its values', async () => {
    const pasted = await connect({ metadata: site.metadata() })
    expect(pasted.saml).toMatchObject({
      entityId: site.entityId,
      metadataUrl: null,
      certificates: [{ subject: 'CN=Test provider' }],
    })
    const certificates = site.key.certificate + createSamlKey().certificate
    const signInUrl = 'https://idp.example/sso'
    const entered = await connect({ entityId: 'urn:idp', signInUrl, certificates })
    expect(entered.saml).toMatchObject({ entityId: 'urn:idp', signInUrl })
    expect(entered.saml!.certificates).toHaveLength(2)
  })

  test('entering the same metadata again keeps the test', async () => {
    const changed = await organization.owner.as.call(updateConnection, {
      params: { id: connection.id },
      body: { name: 'Harbor', saml: { metadataUrl: site.metadataUrl } },
    })
    expect(changed).toMatchObject({ name: 'Harbor', testedAt: expect.any(String) })
  })

  test.each([
    [{ metadata: '<a/>' }, 'saml.metadata', /contain the SAML metadata/],
    [{ metadata: '<!DOCTYPE a><a/>' }, 'saml.metadata', /document type/],
    [{ metadata: '<a/>', entityId: 'x' }, 'saml.metadata', /either the metadata or/],
    [{ entityId: 'x' }, 'saml.signInUrl', /Enter the sign-on address/],
    [
      { entityId: 'x', signInUrl: 'https://idp.example', certificates: 'MIIB' },
      'saml.certificates',
      /X.509/,
    ],
    [{ metadataUrl: 'http://127.0.0.1:1/metadata' }, 'saml.metadataUrl', /couldn't fetch/],
    [{ metadataUrl: 'file:///etc/passwd' }, 'saml.metadataUrl', /./],
  ])('settings that can not be used are explained: %j', async (saml, field, sentence) => {
    const { id, owner } = organization
    const body = { protocol: 'saml' as const, provider: 'other' as const, name: 'Wrong', saml }
    const { body: error } = await owner.as.refused(createConnection, { params: { id }, body })
    expect((error as { fields: Record<string, string> }).fields[field]).toMatch(sentence)
  })

  test('an attribute can be the subject', async () => {
    const params = { id: connection.id }
    const changed = await organization.owner.as.call(updateConnection, {
      params,
      body: { saml: { subjectAttribute: 'employee' } },
    })
    // Others would be meant by the same subjects, so it's tested again.
    expect(changed).toMatchObject({ state: 'off', testedAt: null })
    await turnOn(service, connection.id)
    const who = person({ attributes: { employee: 'E-17' } })
    const { id } = (await signIn(who)).body as { id: string }
    const again = person({ subject: 'other', email: who.email!, attributes: { employee: 'E-17' } })
    expect((await signIn(again)).body).toMatchObject({ id })
  })

  test('SAML can be turned off for the installation', async () => {
    await using off = await startTestService({ beside: service, environment: { SAML: 'off' } })
    for (const path of [ssoPaths.start(connection.id), samlPaths.metadata(connection.id)]) {
      expect((await fetch(`${off.url}${path}`, { redirect: 'manual' })).status).toBe(404)
    }
    const posted = await fetch(`${off.url}${samlPaths.acs(connection.id)}`, {
      method: 'POST',
      body: new URLSearchParams({ SAMLResponse: 'a' }),
    })
    expect(posted.status).toBe(404)
  })
})

describe('certificates', () => {
  const due = (how = `metadata_checked_at = now() - interval '25 hours'`) =>
    service.context.pool.query(`update connections set ${how} where id = $1`, [connection.id])

  const minutesAgo = `metadata_checked_at = now() - interval '6 minutes'`

  test('a new key works immediately, because the metadata is fetched again, and owners get an email', async () => {
    await due(minutesAgo)
    const next = createSamlKey()
    Object.assign(site, { key: next, published: [next.certificate] })
    const { fetches } = site
    expect((await signIn(person())).status).toBe(200)
    expect(site.fetches).toBe(fetches + 1)
    const found = await organization.owner.as.call(getConnection, { params: { id: connection.id } })
    expect(found.saml!.certificates).toHaveLength(1)
    expect(found).toMatchObject({ state: 'active', testedAt: expect.any(String) })
    const emails = await emailsTo(service.context, organization.owner.email)
    expect(emails).toMatchObject([{ kind: 'connection_changed' }])
    expect(emails[0]!.text).toContain('The metadata of Northside SAML has changed.')
    expect(emails[0]!.text).toContain(': signing certificates.')
  })

  test('a new key works for everyone who signs in at the same time', async () => {
    await due(minutesAgo)
    const next = createSamlKey()
    Object.assign(site, { key: next, published: [next.certificate] })
    const { fetches } = site
    const signIns = await Promise.all([1, 2, 3].map(() => signIn(person())))
    expect(signIns.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(site.fetches).toBe(fetches + 1)
  })

  test('a forged response leads to at most one request in five minutes', async () => {
    await due(minutesAgo)
    const forger = createSamlKey()
    const { fetches, key } = site
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const browser = new VisitingBrowser(service)
      site.key = forger
      const answer = site.respond(await begin(browser), person())
      expect((await submit(browser, answer)).status).toBe(403)
    }
    site.key = key
    expect(site.fetches).toBe(fetches + 1)
    expect((await rejections()).map(({ rejection }) => rejection)).toEqual(
      Array.from({ length: 3 }, () => 'saml_signature_invalid'),
    )
    expect((await signIn(person())).status).toBe(200)
  })

  test('two certificates work at the same time', async () => {
    const [one, other] = [site.key, createSamlKey()]
    site.published = [one.certificate, other.certificate]
    await due()
    await watchCertificates(service.context)
    for (const key of [one, other]) {
      site.key = key
      expect((await signIn(person())).status).toBe(200)
    }
  })

  test('metadata is fetched daily, and of another provider never taken over', async () => {
    const { fetches } = site
    await watchCertificates(service.context)
    expect(site.fetches).toBe(fetches)
    site.entityId = 'https://other.example'
    await due()
    await watchCertificates(service.context)
    expect(site.fetches).toBe(fetches + 1)
    const params = { id: connection.id }
    const found = await organization.owner.as.call(getConnection, { params })
    expect(found.saml).toMatchObject({
      entityId: site.metadataUrl,
      metadataProblem: expect.stringContaining('a different identity provider'),
    })
    Object.assign(site, { entityId: site.metadataUrl, isDown: true })
    await due()
    await watchCertificates(service.context)
    const later = await organization.owner.as.call(getConnection, { params })
    expect(later.saml!.metadataProblem).toContain("couldn't fetch")
    site.isDown = false
    await due()
    await watchCertificates(service.context)
    const fixed = await organization.owner.as.call(getConnection, { params })
    expect(fixed.saml!.metadataProblem).toBeNull()
  })

  test('owners get an email 30, 7, and 1 days before the last certificate expires', async () => {
    const kinds = async () =>
      (await emailsTo(service.context, organization.owner.email)).map(({ subject }) => subject)
    for (const days of [31, 29, 28, 6, 5, 0.9, 0.5]) {
      await due(`certificate_expires_at = now() + interval '${days} days'`)
      await Promise.all([1, 2].map(() => watchCertificates(service.context)))
    }
    expect((await kinds()).toSorted()).toEqual([
      'The certificate of Northside SAML expires in less than 30 days',
      'The certificate of Northside SAML expires in less than 7 days',
      'The certificate of Northside SAML expires tomorrow',
    ])
  })
})
