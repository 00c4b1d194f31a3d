import { randomUUID } from 'node:crypto'
import { listConnectionSignIns, ssoPaths, updateConnection } from '@accord/contract/connections.ts'
import { deleteAccount } from '@accord/contract/deletions.ts'
import { inviteMember } from '@accord/contract/invitations.ts'
import { listMembers, resumeMember, suspendMember } from '@accord/contract/members.ts'
import { me } from '@accord/contract/session.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dumpOf } from '#testing/dump.ts'
import { codeNow, putTotp } from '#testing/factors.ts'
import { emailsTo } from '#testing/inbox.ts'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import type { TestMember, TestOrganization } from '#testing/organizations.ts'
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
})

type Claims = Record<string, unknown> & { sub: string; email: string }

function person(changes: Record<string, unknown> = {}): Claims {
  const email = `${randomUUID()}@${domain}`
  return { sub: randomUUID(), email, email_verified: true, ...changes }
}

/** Signs someone in who must be accepted. */
async function signIn(claims: Claims) {
  provider.script.claims = claims
  const signedIn = await signInThrough(service, connection)
  expect(signedIn.answer.status).toBe(200)
  return signedIn
}

/** Signs someone in who must be rejected, and returns the reason that admins see. */
async function rejectionOf(claims: Claims) {
  provider.script.claims = claims
  const { answer } = await signInThrough(service, connection)
  expect(answer).toMatchObject({ status: 403, body: { code: 'provider_sign_in_rejected' } })
  const page = await organization.owner.as.call(listConnectionSignIns, {
    params: connection,
    query: { filter: 'rejected' },
  })
  return page.data[0]!.rejection
}

/** Creates a member whose profile has an address in the domain. Their own account has another one. */
async function memberWithAddress(email: string, { isProven = true } = {}): Promise<TestMember> {
  const member = await service.createMember(organization, ['member'])
  await service.context.pool.query(
    'update profiles set email = $2, email_proven = $3 where id = $1',
    [member.profileId, email, isProven],
  )
  return member
}

const joins = (value: boolean) =>
  organization.owner.as.call(updateConnection, { params: connection, body: { joins: value } })

const inOrganization = (memberId: string) => ({ params: { id: organization.id, memberId } })

async function countMembers(): Promise<number> {
  const { __meta } = await organization.owner.as.call(listMembers, {
    params: { id: organization.id },
    query: {},
  })
  return __meta.total
}

describe('someone who is linked', () => {
  test('L1: they sign in whatever the provider says about their address, and a new person does not', async () => {
    const claims = person()
    const { body } = await signIn(claims)
    for (const changes of [
      { email: 'someone@elsewhere.example' },
      { email: undefined },
      { email_verified: false },
    ]) {
      expect((await signIn({ ...claims, ...changes } as Claims)).body.id).toBe(body.id)
      const fresh = { ...person(), ...changes } as Claims
      expect(await rejectionOf(fresh)).toMatch(/^email_/)
    }
  })

  test('L2: a suspended member is rejected, and signs in again after an admin reactivated them', async () => {
    const claims = person()
    const { body } = await signIn(claims)
    const { as } = organization.owner
    await as.call(suspendMember, inOrganization(body.profile))
    expect(await rejectionOf(claims)).toBe('profile_suspended')
    await as.call(resumeMember, inOrganization(body.profile))
    expect((await signIn(claims)).body.id).toBe(body.id)
  })

  test('L2: a member who deleted their account is rejected', async () => {
    const email = `${randomUUID()}@${domain}`
    const member = await memberWithAddress(email)
    const claims = person({ email })
    expect((await signIn(claims)).body.id).toBe(member.id)
    await member.asUser.call(deleteAccount, { body: { organizations: [] } })
    expect(await rejectionOf(claims)).toBe('account_closed')
  })

  test('L10: the address of the profile follows only inside the domains, and the one of the account never', async () => {
    const email = `${randomUUID()}@${domain}`
    const member = await memberWithAddress(email)
    const claims = person({ email })
    await signIn(claims)
    const emailNow = async (changes: Record<string, unknown>) =>
      (await signIn({ ...claims, ...changes })).body.email
    expect(await emailNow({ email: 'renamed@elsewhere.example' })).toBe(email)
    expect(await emailNow({ email: `unverified@${domain}`, email_verified: false })).toBe(email)
    const taken = `taken-${randomUUID()}@${domain}`
    await memberWithAddress(taken)
    expect(await emailNow({ email: taken })).toBe(email)
    const next = `renamed-${randomUUID()}@${domain}`
    expect(await emailNow({ email: next })).toBe(next)
    for (const address of [email, member.email]) {
      expect(await emailsTo(service.context, address)).toContainEqual(
        expect.objectContaining({ kind: 'address_followed' }),
      )
    }
    expect(await member.asUser.call(me)).toMatchObject({ email: member.email })
    expect(await member.signInAgain()).toMatch(/^acu_/)
  })
})

test('L10: the address of an owner never follows, so the provider cannot read their emails', async () => {
  const email = `${randomUUID()}@${domain}`
  const owner = await memberWithAddress(email)
  const claims = person({ email })
  await signIn(claims)
  await service.context.pool.query(`update profiles set roles = '{owner}' where id = $1`, [
    owner.profileId,
  ])
  const { body } = await signIn({ ...claims, email: `renamed-${email}` })
  expect(body).toMatchObject({ profile: owner.profileId, email })
})

describe('a new person', () => {
  test('L3: they become a member only if people can join', async () => {
    await joins(false)
    const claims = person()
    expect(await rejectionOf(claims)).toBe('joining_off')
    expect(await countMembers()).toBe(1)
    await joins(true)
    await signIn(claims)
    expect(await countMembers()).toBe(2)
  })

  test('L4: a domain whose record is missing for two weeks admits no one new, and linked people sign in', async () => {
    const linked = person()
    const { body } = await signIn(linked)
    const missingFor = (days: number) =>
      service.context.pool.query(
        `update organization_domains set missing_since = now() - $2 * interval '1 day' where domain = $1`,
        [domain, days],
      )
    await missingFor(13)
    await signIn(person())
    await missingFor(15)
    expect(await rejectionOf(person())).toBe('domain_lapsed')
    expect((await signIn(linked)).body.id).toBe(body.id)
  })

  test('L5: a provider that does not say whether an address is verified is believed in the domains', async () => {
    await signIn(person({ email_verified: undefined }))
    expect(await rejectionOf(person({ email_verified: false }))).toBe('email_unverified')
    const elsewhere = person({ email: 'someone@elsewhere.example', email_verified: undefined })
    expect(await rejectionOf(elsewhere)).toBe('email_outside_domains')
  })

  test('L13: too many are rejected, and linked and invited people still sign in', async () => {
    const linked = person()
    await signIn(linked)
    await service.context.pool.query(
      `insert into limits (name, key, count, window_ends_at, blocked_until)
       values ('newPeoplePerConnection', $1, 100, now() + interval '1 hour', now() + interval '1 hour')
       on conflict (name, key) do update set count = 100, blocked_until = excluded.blocked_until`,
      [connection.id],
    )
    expect(await rejectionOf(person())).toBe('too_many_new_people')
    await signIn(linked)
    const invited = person()
    await organization.owner.as.call(inviteMember, {
      body: { organization: organization.id, email: invited.email, roles: ['member'] },
    })
    provider.script.claims = invited
    const { answer } = await signInThrough(service, connection, { accept: true })
    expect(answer.status).toBe(200)
  })
})

describe('a member with the address', () => {
  test('L6: someone with a second factor has to use it once, and only once', async () => {
    const email = `${randomUUID()}@${domain}`
    const member = await memberWithAddress(email)
    await putTotp(service.context, member.id)
    provider.script.claims = person({ email })
    const { browser, answer } = await signInThrough(service, connection)
    const { next } = answer.body as { next: { pending: string; methods: string[] } }
    expect([answer.status, next.methods]).toEqual([200, expect.arrayContaining(['totp'])])
    expect(answer.body).not.toHaveProperty('accessToken')

    const finish = (code: string) => browser.finish(next.pending, { proof: { totp: code } })
    const right = await codeNow(service.context, member.id)
    const wrong = right === '000000' ? '000001' : '000000'
    expect((await finish(wrong)).body).toMatchObject({ code: 'second_factor_wrong' })
    expect((await finish(right)).body).toMatchObject({ id: member.id, email })
    const again = await signInThrough(service, connection)
    expect(again.body).toMatchObject({ id: member.id })
  })

  test('L6: a session of the provider opens only this organization', async () => {
    const email = `${randomUUID()}@${domain}`
    const member = await memberWithAddress(email)
    const elsewhere = await service.createOrganization({ owner: { ...member, as: member.asUser } })
    const { as, body } = await signIn(person({ email }))
    expect(body.profiles.map((profile) => profile.organization.id)).toEqual([organization.id])
    const { status } = await as.refused(listMembers, { params: { id: elsewhere.id }, query: {} })
    expect(status).toBe(404)
  })

  test('L8: a member who did not prove the address is not recognized by it', async () => {
    const email = `${randomUUID()}@${domain}`
    await memberWithAddress(email, { isProven: false })
    expect(await rejectionOf(person({ email }))).toBe('email_linked_to_other')
  })

  test('L8: an address that was given to someone else counts only after the first person has another one', async () => {
    const claims = person()
    const { body } = await signIn(claims)
    const next = person({ email: claims.email })
    expect(await rejectionOf(next)).toBe('email_linked_to_other')
    // The first person gets another address at the provider.
    const renamed = `renamed-${randomUUID()}@${domain}`
    await signIn({ ...claims, email: renamed })
    expect((await signIn(next)).body.id).not.toBe(body.id)
  })
})

describe('an invited person', () => {
  const invite = (
    email: string,
    roles: ('member' | 'admin' | 'owner')[],
    by = organization.owner,
  ) => by.as.call(inviteMember, { body: { organization: organization.id, email, roles } })

  test('L9: an invitation as an owner needs an account of their own', async () => {
    const claims = person()
    await invite(claims.email, ['owner'])
    expect(await rejectionOf(claims)).toBe('invited_as_owner')
    expect(await countMembers()).toBe(1)
  })

  test('L9: an invitation counts even if people can not join, and not without accepting it', async () => {
    await joins(false)
    const claims = person()
    await invite(claims.email, ['member'])
    provider.script.claims = claims
    const browser = new VisitingBrowser(service)
    const code = codeIn(await browser.signInAt(ssoPaths.start(connection.id)))
    expect((await browser.finish(code)).body).toHaveProperty('invitation')
    expect(await countMembers()).toBe(1)
    expect((await browser.finish(code, { accept: true })).status).toBe(200)
    expect(await countMembers()).toBe(2)
  })

  test('L9: an invitation by someone who can no longer send it is rejected', async () => {
    const admin = await service.createMember(organization, ['admin'])
    const claims = person()
    await invite(claims.email, ['admin'], admin)
    await service.context.pool.query(`update profiles set roles = '{member}' where id = $1`, [
      admin.profileId,
    ])
    expect(await rejectionOf(claims)).toBe('joining_off')
    expect(await countMembers()).toBe(2)
  })
})

describe('two organizations', () => {
  test('one person at two providers has two sessions, and neither shows the other organization', async () => {
    await using other = await startScriptedProvider('other-client')
    const elsewhere = await service.createOrganization()
    const theirDomain = await verifyDomain(service, elsewhere)
    const theirs = await connectTo(service, elsewhere, other)
    // The same person is a member of both, with an address in each.
    const [here, there] = [`noor@${domain}`, `noor@${theirDomain}`]
    const noor = await memberWithAddress(here)
    const second = await service.createMember(elsewhere, ['member'], { ...noor, as: noor.asUser })
    await service.context.pool.query(
      'update profiles set email = $2, email_proven = true where id = $1',
      [second.profileId, there],
    )
    const sub = randomUUID()
    const first = await signIn(person({ sub, email: here }))
    other.script.claims = person({ sub, email: there })
    const inOther = await signInThrough(service, theirs)
    expect([first.body.id, inOther.body.id]).toEqual([noor.id, noor.id])
    const organizationsOf = ({ profiles }: { profiles: { organization: { id: string } }[] }) =>
      profiles.map((profile) => profile.organization.id)
    expect(organizationsOf(await first.as.call(me))).toEqual([organization.id])
    expect(organizationsOf(await inOther.as.call(me))).toEqual([elsewhere.id])
    for (const [as, id] of [
      [first.as, elsewhere.id],
      [inOther.as, organization.id],
    ] as const) {
      expect((await as.refused(listMembers, { params: { id }, query: {} })).status).toBe(404)
    }
  })

  test('a hostile provider that asserts every address reaches nothing outside its domains', async () => {
    await using hostile = await startScriptedProvider('hostile')
    const attacker = await service.createOrganization()
    const theirDomain = await verifyDomain(service, attacker)
    const theirs = await connectTo(service, attacker, hostile)
    const victim = await memberWithAddress(`victim@${domain}`)
    const linked = person()
    await signIn(linked)
    const stranger = await service.createPerson()
    const addresses = [
      organization.owner.email,
      `victim@${domain}`,
      victim.email,
      stranger.email,
      linked.email,
      `new@${domain}`,
      `new@sub.${theirDomain}`,
      `new@${theirDomain}.`,
      `new@not${theirDomain}`,
      `a@${theirDomain}@${domain}`,
      `"a@${domain}"@${theirDomain}`,
      `a@${domain},b@${theirDomain}`,
      `a@${domain}\n@${theirDomain}`,
      `a@${theirDomain.replace('e', '\u0435')}`,
    ]
    // The subjects of others count only at their own provider.
    const subjects = [randomUUID(), linked.sub]
    const { pool } = service.context
    // Rejected sign-ins leave nothing but their own record.
    const except = ['connection_flows', 'connection_sign_ins', 'limits', 'mails']
    const before = await dumpOf(pool, { except })
    for (const email of addresses)
      for (const sub of subjects) {
        hostile.script.claims = { sub, email, email_verified: true }
        const { answer } = await signInThrough(service, theirs)
        expect([email, answer.status]).toEqual([email, 403])
      }
    expect(await dumpOf(pool, { except })).toBe(before)
  })
})
