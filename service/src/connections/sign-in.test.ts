import { randomUUID } from 'node:crypto'
import {
  beginSignIn,
  createConnection,
  deleteConnection,
  finishProviderSignIn,
  getConnectionTest,
  listConnectionSignIns,
  ssoPaths,
  testConnection,
  turnOffConnection,
  turnOnConnection,
  updateConnection,
} from '@accord/contract/connections.ts'
import { createContactProfile, updateProfile } from '@accord/contract/profiles.ts'
import { leaveOrganization, listOrganizations } from '@accord/contract/organizations.ts'
import { inviteMember } from '@accord/contract/invitations.ts'
import { listMembers, removeMember, suspendMember } from '@accord/contract/members.ts'
import type { SecondStep } from '@accord/contract/factors.ts'
import { me } from '@accord/contract/session.ts'
import type * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import { decideSecondFactor } from '#factors/settle.ts'
import { codeNow, putTotp } from '#testing/factors.ts'
import { createTestPasskey } from '#testing/helpers/authenticator.ts'
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
  provider = await startScriptedProvider()
})
afterAll(() => provider[Symbol.asyncDispose]())

beforeEach(async () => {
  organization = await service.createOrganization()
  domain = await verifyDomain(service, organization)
  connection = await connectTo(service, organization, provider)
  Object.assign(provider.script, { parameters: {}, clockOffset: 0, hangs: false })
  provider.script.claims = person()
})

/** Someone new at the provider. */
function person(changes: Record<string, unknown> = {}) {
  return {
    sub: randomUUID(),
    email: `${randomUUID()}@${domain}`,
    email_verified: true,
    given_name: 'Noor',
    family_name: 'Haddad',
    auth_time: Math.floor(Date.now() / 1000),
    ...changes,
  }
}

const rejectionOf = async (claims: Record<string, unknown>) => {
  provider.script.claims = claims
  const { answer } = await signInThrough(service, connection)
  expect(answer).toMatchObject({ status: 403, body: { code: 'provider_sign_in_rejected' } })
  const page = await organization.owner.as.call(listConnectionSignIns, {
    params: connection,
    query: {},
  })
  return page.data[0]!.rejection
}

describe('a sign-in through a provider', () => {
  test('a new person becomes a member, sees only the organization, and is the same person next time', async () => {
    const { body, as, answer } = await signInThrough(service, connection)
    expect(answer.status).toBe(200)
    const { email, sub } = provider.script.claims as { email: string; sub: string }
    expect(body).toMatchObject({ email, firstName: 'Noor', lastName: 'Haddad' })
    expect(body.profiles.map((profile) => profile.organization.id)).toEqual([organization.id])
    expect(await as.call(me)).toMatchObject({ id: body.id, email })
    expect(await as.refused(listOrganizations, { query: {} })).toMatchObject({
      status: 403,
      body: { code: 'own_sign_in_needed' },
    })
    provider.script.claims = person({ sub })
    const again = await signInThrough(service, connection)
    expect(again.body.id).toBe(body.id)
  })

  test('an existing account with the same address is neither touched nor revealed', async () => {
    const stranger = await service.createPerson()
    await verifyDomain(service, organization, `own-${domain}`)
    const own = await service.createPerson({ email: `victim@own-${domain}` })
    provider.script.claims = person({ email: own.email })
    const { body } = await signInThrough(service, connection)
    expect(body.id).not.toBe(own.id)
    expect(await own.as.call(me)).toMatchObject({ id: own.id, profiles: [] })
    expect(await own.signInAgain()).toMatch(/^acu_/)
    expect(await stranger.as.call(me)).toMatchObject({ profiles: [] })
  })

  test('L6: a member is recognized, their account stays hidden, and both addresses get an email', async () => {
    const ben = await service.createPerson()
    const member = await service.createMember(organization, ['member'], ben)
    const email = `ben@${domain}`
    await service.context.pool.query(
      'update profiles set email = $2, email_proven = true where id = $1',
      [member.profileId, email],
    )
    provider.script.claims = person({ email })
    const { body, as } = await signInThrough(service, connection)
    expect(body).toMatchObject({ id: ben.id, email, profile: member.profileId })
    expect(await as.call(me)).toMatchObject({ email })
    for (const to of [email, ben.email]) {
      const kinds = (await emailsTo(service.context, to)).map(({ kind }) => kind)
      expect(kinds).toContain('provider_linked')
    }
  })

  test('L6: the second factor is asked for without saying which ones the account has', async () => {
    const { context } = service
    const people = [await service.createPerson(), await service.createPerson()] as const
    await putTotp(context, people[0].id)
    const passkey = await createTestPasskey(service, people[1])
    await createTestPasskey(service, people[1])
    await decideSecondFactor(context.db, people[1].id)
    const asked = []
    for (const one of people) {
      const member = await service.createMember(organization, ['member'], one)
      const email = `${randomUUID()}@${domain}`
      await context.pool.query(
        'update profiles set email = $2, email_proven = true where id = $1',
        [member.profileId, email],
      )
      provider.script.claims = person({ email })
      const browser = new VisitingBrowser(service)
      const code = codeIn(await browser.signInAt(ssoPaths.start(connection.id)))
      const { next } = (await browser.finish(code)).body as z.infer<typeof SecondStep>
      asked.push({ browser, code, next })
    }
    const [first, second] = asked.map(({ next: { methods, options } }) => ({ methods, options }))
    expect(first!.methods).toEqual(['passkey', 'totp', 'recovery'])
    const { challenge: _one, ...one } = first!.options!
    const { challenge: _other, ...other } = second!.options!
    expect(one).toEqual(other)
    expect(one.allowCredentials).toEqual([])
    // What was offered but the account doesn't have fails like a wrong proof, and what it has works.
    const totp = await codeNow(context, people[0].id)
    const [withApp, withPasskey] = asked as [(typeof asked)[0], (typeof asked)[0]]
    expect(
      (await withPasskey.browser.finish(withPasskey.code, { proof: { totp } })).body,
    ).toMatchObject({ code: 'second_factor_wrong' })
    const credential = passkey.get(withPasskey.next.options!)
    for (const [{ browser, code }, proof, { id }] of [
      [withApp, { totp }, people[0]],
      [withPasskey, { credential }, people[1]],
    ] as const) {
      expect((await browser.finish(code, { proof })).body).toMatchObject({ id })
    }
  })

  test('L7: an owner is not signed in by the provider alone', async () => {
    const email = `owner@${domain}`
    await service.context.pool.query(
      'update profiles set email = $2, email_proven = true where id = $1',
      [organization.owner.profileId, email],
    )
    expect(await rejectionOf(person({ email }))).toBe('owner_must_connect')
  })

  test('L4, L5, L8: other domains, unverified and reassigned addresses are rejected', async () => {
    expect(await rejectionOf(person({ email: 'someone@victim.example' }))).toBe(
      'email_outside_domains',
    )
    expect(await rejectionOf(person({ email: `a@sub.${domain}` }))).toBe('email_outside_domains')
    expect(await rejectionOf(person({ email: undefined }))).toBe('email_missing')
    expect(await rejectionOf(person({ email_verified: false }))).toBe('email_unverified')
    expect(await rejectionOf(person({ email_verified: 'false' }))).toBe('email_unverified')
    const first = person()
    provider.script.claims = first
    await signInThrough(service, connection)
    expect(await rejectionOf(person({ email: first.email }))).toBe('email_linked_to_other')
    expect(await emailsTo(service.context, organization.owner.email)).toMatchObject([
      { kind: 'address_conflict' },
    ])
  })

  test('L9: an invited person sees the invitation first, and accepts it with its role', async () => {
    const claims = person()
    await organization.owner.as.call(inviteMember, {
      body: { organization: organization.id, email: claims.email, roles: ['admin'] },
    })
    provider.script.claims = claims
    const browser = new VisitingBrowser(service)
    const code = codeIn(await browser.signInAt(ssoPaths.start(connection.id)))
    expect((await browser.finish(code)).body).toMatchObject({
      invitation: { email: claims.email, roles: ['admin'] },
    })
    const { body } = await browser.finish(code, { accept: true })
    expect(body).toMatchObject({ profiles: [{ roles: ['admin'] }] })
  })

  test('L10: a changed address follows at the next sign-in, and activity records it', async () => {
    const claims = person()
    provider.script.claims = claims
    const { body } = await signInThrough(service, connection)
    const email = `renamed-${claims.email}`
    provider.script.claims = { ...claims, email }
    const again = await signInThrough(service, connection)
    expect(again.body).toMatchObject({ id: body.id, email })
  })

  test('L13: a connection adds only so many new people an hour', async () => {
    await service.context.pool.query(
      `insert into limits (name, key, count, window_ends_at, blocked_until)
       values ('newPeoplePerConnection', $1, 100, now() + interval '1 hour', now() + interval '1 hour')`,
      [connection.id],
    )
    expect(await rejectionOf(person())).toBe('too_many_new_people')
  })

  test('two first sign-ins of the same person at the same time create one member', async () => {
    const [one, two] = [new VisitingBrowser(service), new VisitingBrowser(service)]
    const codes = await Promise.all(
      [one, two].map(async (browser) =>
        codeIn(await browser.signInAt(ssoPaths.start(connection.id))),
      ),
    )
    const answers = await Promise.all([one.finish(codes[0]!), two.finish(codes[1]!)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const ids = answers.map(({ body }) => (body as { id: string }).id)
    expect(new Set(ids).size).toBe(1)
    const { __meta } = await organization.owner.as.call(listMembers, {
      params: { id: organization.id },
      query: {},
    })
    expect(__meta.total).toBe(2)
  })
})

describe('two organizations', () => {
  test('the same address and person at two providers are two people who see nothing of each other', async () => {
    await using other = await startScriptedProvider('other-client')
    const elsewhere = await service.createOrganization()
    const theirDomain = await verifyDomain(service, elsewhere)
    const theirs = await connectTo(service, elsewhere, other)
    const sub = randomUUID()
    provider.script.claims = person({ sub })
    other.script.claims = person({ sub, email: `${randomUUID()}@${theirDomain}` })
    const [here, there] = [
      await signInThrough(service, connection),
      await signInThrough(service, theirs),
    ]
    expect(here.body.id).not.toBe(there.body.id)
    // A hostile provider asserts an address of the first organization.
    other.script.claims = person({ email: here.body.email })
    const { answer } = await signInThrough(service, theirs)
    expect(answer.status).toBe(403)
  })
})

test('a person whom only the provider signs in cannot become an owner', async () => {
  const { body } = await signInThrough(service, connection)
  const { as } = organization.owner
  const refused = await as.refused(updateProfile, {
    params: { id: body.profile },
    body: { roles: ['owner'] },
  })
  expect(refused).toMatchObject({ status: 409, body: { code: 'owner_needs_own_account' } })
  await as.call(updateProfile, { params: { id: body.profile }, body: { roles: ['admin'] } })
})

describe('the end of access', () => {
  test('removal and suspension end provider sessions immediately, and the person cannot return', async () => {
    for (const [call, rejection] of [
      [removeMember, 'profile_removed'],
      [suspendMember, 'profile_suspended'],
    ] as const) {
      const claims = person()
      provider.script.claims = claims
      const { as, body } = await signInThrough(service, connection)
      await organization.owner.as.call(call, {
        params: { id: organization.id, memberId: body.profile },
      })
      expect((await as.refused(me)).status).toBe(401)
      expect(await rejectionOf(claims)).toBe(rejection)
    }
  })

  test('a removal during a sign-in wins', async () => {
    const claims = person()
    provider.script.claims = claims
    const { body } = await signInThrough(service, connection)
    const browser = new VisitingBrowser(service)
    const code = codeIn(await browser.signInAt(ssoPaths.start(connection.id)))
    const [, finished] = await Promise.all([
      organization.owner.as.request(
        'DELETE',
        `/api/organization/${organization.id}/members/${body.profile}`,
      ),
      browser.finish(code),
    ])
    const token = (finished.body as { accessToken?: string }).accessToken
    if (token !== undefined) expect((await browser.as(token).refused(me)).status).toBe(401)
    else expect(finished.status).toBe(403)
  })

  test('turning off and deleting a connection end its sessions', async () => {
    const { as } = await signInThrough(service, connection)
    await organization.owner.as.call(turnOffConnection, { params: connection, body: {} })
    expect((await as.refused(me)).status).toBe(401)
    const browser = new VisitingBrowser(service)
    expect((await browser.open(ssoPaths.start(connection.id))).status).toBe(404)
    await organization.owner.as.call(turnOnConnection, { params: connection, body: {} })
    const second = await signInThrough(service, connection)
    await organization.owner.as.call(deleteConnection, { params: connection })
    expect((await second.as.refused(me)).status).toBe(401)
  })

  test('a sign-out message ends the sessions that it names, and only those', async () => {
    const claims = person({ sid: randomUUID() })
    provider.script.claims = claims
    const { as } = await signInThrough(service, connection)
    const send = async (token: string) =>
      fetch(`${service.url}${ssoPaths.backchannelLogout(connection.id)}`, {
        method: 'POST',
        body: new URLSearchParams({ logout_token: token }),
      })
    const { sub, sid } = claims as unknown as { sub: string; sid: string }
    expect((await send(await provider.signLogout({ sub, nonce: 'x' }))).status).toBe(400)
    expect((await send(await provider.signLogout({ sub, events: {} }))).status).toBe(400)
    const { requests } = provider
    for (const other of [{ aud: 'someone-else' }, { iss: 'https://id.example' }]) {
      expect((await send(await provider.signLogout({ sub, ...other }))).status).toBe(400)
    }
    expect((await send('no token')).status).toBe(400)
    expect(provider.requests).toBe(requests)
    expect((await send(await provider.signLogout({ sid: randomUUID() }))).status).toBe(200)
    expect(await as.call(me)).toBeTruthy()
    expect((await send(await provider.signLogout({ sid }))).status).toBe(200)
    expect((await as.refused(me)).status).toBe(401)
  })

  test('the owner of an organization acts as an admin in a provider session, and cannot leave', async () => {
    provider.script.claims = person()
    const { as, body } = await signInThrough(service, connection)
    await service.context.pool.query(`update profiles set roles = '{owner}' where id = $1`, [
      body.profile,
    ])
    expect(await as.refused(leaveOrganization, { body: {} })).toMatchObject({ status: 403 })
    const params = { id: connection.id }
    expect(
      await as.request('PATCH', `/api/connection/${params.id}`, { name: 'Mine' }),
    ).toMatchObject({ status: 403, body: { code: 'own_sign_in_needed' } })
  })
})

describe('responses of a provider', () => {
  const statusOf = async (browser = new VisitingBrowser(service)) =>
    (await browser.signInAt(ssoPaths.start(connection.id))).status

  test.each([
    ['nonce', { nonce: 'another' }],
    ['issuer', { iss: 'http://127.0.0.1:9' }],
    ['audience', { aud: 'someone-else' }],
    ['subject', { sub: undefined }],
  ])('an ID token with a wrong %s is rejected', async (_what, wrong) => {
    provider.script.claims = person(wrong)
    expect(await statusOf()).toBe(403)
  })

  test.each([{ state: 'another' }, { iss: 'http://127.0.0.1:9' }, { error: 'access_denied' }])(
    'a response with %j is rejected',
    async (parameters) => {
      provider.script.parameters = parameters
      expect(await statusOf()).toBeGreaterThanOrEqual(400)
    },
  )

  test('a response at the address of another connection is rejected', async () => {
    const other = await connectTo(service, await service.createOrganization(), provider)
    const browser = new VisitingBrowser(service)
    const toProvider = await browser.begin(ssoPaths.start(connection.id))
    const back = await browser.open(toProvider.headers.get('location')!)
    const callback = back.headers.get('location')!
    const elsewhere = callback.replace(connection.id, other.id)
    expect(elsewhere).not.toBe(callback)
    expect((await browser.open(elsewhere)).status).toBe(400)
    expect((await browser.open(callback)).status).toBe(303)
  })

  test('a removed member with an account of their own does not return through the provider', async () => {
    const removed = await service.createMember(organization, ['member'])
    await service.context.pool.query('update users set email = $2 where id = $1', [
      removed.id,
      `removed@${domain}`,
    ])
    const params = { id: organization.id, memberId: removed.profileId }
    await organization.owner.as.call(removeMember, { params })
    provider.script.claims = person({ email: `removed@${domain}` })
    const browser = new VisitingBrowser(service)
    const response = await browser.signInAt(ssoPaths.start(connection.id))
    const { body } = await browser.finish(codeIn(response))
    expect(body).toMatchObject({ code: 'provider_sign_in_rejected' })
  })

  test('a removed member does not return with the address of their profile, even after their account was deleted', async () => {
    const removed = await service.createMember(organization, ['member'])
    const address = `profile-${randomUUID()}@${domain}`
    await service.context.pool.query(
      'update profiles set email = $2, email_proven = true where id = $1',
      [removed.profileId, address],
    )
    const params = { id: organization.id, memberId: removed.profileId }
    await organization.owner.as.call(removeMember, { params })
    expect(await rejectionOf(person({ email: address.toUpperCase() }))).toBe('profile_removed')
    await service.context.pool.query('delete from removed_members where user_id = $1', [removed.id])
    expect(await rejectionOf(person({ email: address }))).toBe('profile_removed')
    // Anyone can become a contact, which brings no one back.
    await removed.asUser.call(createContactProfile, {
      body: { organization: organization.id, roles: ['contact'] },
    })
    await service.context.pool.query(
      'update profiles set email = $2, email_proven = true where user_id = $1 and organization_id = $3',
      [removed.id, address, organization.id],
    )
    expect(await rejectionOf(person({ email: address }))).toBe('profile_removed')
  })

  test('a removed person of the provider returns with an invitation, through the same identity', async () => {
    const claims = person()
    provider.script.claims = claims
    const { body } = await signInThrough(service, connection)
    const params = { id: organization.id, memberId: body.profile }
    await organization.owner.as.call(removeMember, { params })
    expect(await rejectionOf(claims)).toBe('profile_removed')
    await organization.owner.as.call(inviteMember, {
      body: { organization: organization.id, email: claims.email, roles: ['admin'] },
    })
    const browser = new VisitingBrowser(service)
    const code = codeIn(await browser.signInAt(ssoPaths.start(connection.id)))
    expect((await browser.finish(code)).body).toMatchObject({ invitation: { roles: ['admin'] } })
    const { status } = await browser.finish(code, { accept: true })
    expect(status).toBe(200)
    const again = await signInThrough(service, connection)
    expect(again.body).toMatchObject({ email: claims.email })
    expect(again.body.profile).not.toBe(body.profile)
  })

  test('a response counts only in the browser that began, and only once', async () => {
    const browser = new VisitingBrowser(service)
    const toProvider = await browser.begin(ssoPaths.start(connection.id))
    const back = await browser.open(toProvider.headers.get('location')!)
    const callback = back.headers.get('location')!
    expect((await new VisitingBrowser(service).open(callback)).status).toBe(400)
    const code = codeIn(await browser.open(callback))
    expect((await browser.open(callback)).status).toBe(400)
    const other = new VisitingBrowser(service)
    expect((await other.finish(code)).body).toMatchObject({ code: 'sign_in_over' })
    expect((await browser.finish(code)).status).toBe(200)
    expect((await browser.finish(code)).body).toMatchObject({ code: 'sign_in_over' })
  })

  test('a clock can be wrong by less than five minutes', async () => {
    provider.script.claims = person({ auth_time: undefined })
    for (const [offset, status] of [
      [240, 303],
      [-300, 303],
      [400, 403],
      [-420, 403],
    ] as const) {
      provider.script.clockOffset = offset
      expect([offset, await statusOf()]).toEqual([offset, status])
    }
  })

  test('confirming an identity needs the time of the sign-in, and other sign-ins do not', async () => {
    const claims = person({ auth_time: undefined })
    provider.script.claims = claims
    await signInThrough(service, connection)
    const confirm = () =>
      new VisitingBrowser(service).signInAt(`${ssoPaths.start(connection.id)}?confirm=1`)
    const page = await confirm()
    expect(page.status).toBe(403)
    expect(await page.text()).toContain('when you signed in there')
    const { data } = await organization.owner.as.call(listConnectionSignIns, {
      params: connection,
      query: { filter: 'rejected' },
    })
    expect(data).toMatchObject([{ rejection: 'auth_time_missing' }])

    const now = Math.floor(Date.now() / 1000)
    provider.script.claims = { ...claims, auth_time: now - 3600 }
    expect((await confirm()).status).toBe(403)
    provider.script.claims = { ...claims, auth_time: now }
    expect((await confirm()).status).toBe(303)
  })

  test('rotated keys work immediately', async () => {
    await signInThrough(service, connection)
    await provider.rotateKeys()
    expect((await signInThrough(service, connection)).answer.status).toBe(200)
  })

  test('a provider that is down leads to a page within five seconds', async () => {
    const browser = new VisitingBrowser(service)
    const toProvider = await browser.begin(ssoPaths.start(connection.id))
    const back = await browser.open(toProvider.headers.get('location')!)
    provider.script.hangs = true
    const started = Date.now()
    const page = await browser.open(back.headers.get('location')!)
    expect(page.status).toBe(503)
    expect(Date.now() - started).toBeLessThan(5000)
    expect(await page.text()).toContain('unavailable')
  })
})

describe('a test sign-in', () => {
  test('a test needs the secret, or the key that replaces it', async () => {
    const { owner } = organization
    const { issuer } = provider
    const { id } = await owner.as.call(createConnection, {
      params: { id: organization.id },
      body: { provider: 'other', name: 'No secret', issuer, clientId: 'accord' },
    })
    const params = { id }
    const change = (body: object) => owner.as.call(updateConnection, { params, body })
    const incomplete = { status: 409, body: { code: 'connection_incomplete' } }
    expect(await owner.as.refused(testConnection, { params, body: {} })).toMatchObject(incomplete)
    await change({ clientAuthentication: 'private_key_jwt' })
    await owner.as.call(testConnection, { params, body: {} })
    await change({ clientAuthentication: 'client_secret' })
    expect(await owner.as.refused(testConnection, { params, body: {} })).toMatchObject(incomplete)
    await change({ clientSecret: 'secret' })
    await owner.as.call(testConnection, { params, body: {} })
  })

  test('a test shows the claims and the rule, links no one, and is needed to turn the connection on', async () => {
    const { owner } = organization
    await owner.as.call(updateConnection, { params: connection, body: { clientId: 'accord-2' } })
    provider.script.clientId = 'accord-2'
    const refused = await owner.as.refused(turnOnConnection, { params: connection, body: {} })
    expect(refused.body.code).toBe('connection_untested')
    const { url } = await owner.as.call(testConnection, { params: connection, body: {} })
    const claims = person()
    provider.script.claims = claims
    const browser = new VisitingBrowser(service)
    expect((await browser.signInAt(url)).status).toBe(303)
    const result = await owner.as.call(getConnectionTest, { params: connection })
    expect(result).toMatchObject({
      state: 'succeeded',
      claims: { subject: claims.sub, email: claims.email },
      rule: 'L3',
      outcome: 'person_added',
    })
    const members = await owner.as.call(listMembers, {
      params: { id: organization.id },
      query: {},
    })
    expect(members.__meta.total).toBe(1)
    expect(await owner.as.call(turnOnConnection, { params: connection, body: {} })).toMatchObject({
      state: 'active',
    })
    provider.script.clientId = 'accord'
  })
})

describe('the first step of a sign-in', () => {
  test('the answer depends only on the domain', async () => {
    const known = await service.createPerson({ email: `known@${domain}` })
    const answers = await Promise.all(
      [known.email, `unknown@${domain}`].map((email) =>
        service.anonymous.call(beginSignIn, { body: { email } }),
      ),
    )
    const [first, unknown] = answers.map(({ provider: offered }) => {
      const url = new URL(offered!.url)
      // It's different for each browser.
      url.searchParams.delete('go')
      return { name: offered!.name, url: url.href }
    })
    expect(first).toEqual(unknown)
    expect(first!.url).toContain(ssoPaths.start(connection.id))
    const elsewhere = { body: { email: 'known@elsewhere.example' } }
    expect(await service.anonymous.call(beginSignIn, elsewhere)).toEqual({ provider: null })
  })

  test('a code that no one has is rejected', async () => {
    const refused = await service.anonymous.refused(finishProviderSignIn, {
      body: { code: 'acf_unknown' },
    })
    expect(refused.body.code).toBe('sign_in_over')
  })
})
