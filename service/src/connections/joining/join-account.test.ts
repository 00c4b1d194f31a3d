import { randomUUID } from 'node:crypto'
import { deleteAccount } from '@accord/contract/deletions.ts'
import { joinAccount, proveOwnAccount } from '@accord/contract/join-account.ts'
import { listActivity, listOrganizationActivity } from '@accord/contract/activity.ts'
import { beginPasskeySignIn } from '@accord/contract/own-passkeys.ts'
import { acceptInvitation } from '@accord/contract/invitations.ts'
import { leaveOrganization } from '@accord/contract/organizations.ts'
import { listMembers, removeMember } from '@accord/contract/members.ts'
import { me } from '@accord/contract/session.ts'
import { profileToken } from '@accord/contract/profiles.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getUser } from '#data/users/accounts.store.ts'
import { insertIdentity } from '#data/users/identities.store.ts'
import { decideSecondFactor } from '#factors/settle.ts'
import { listAccountsToPurge } from '#lifecycle/accounts/account-deletion.store.ts'
import { purgeAccount } from '#lifecycle/accounts/purge-account.ts'
import { insertPending } from '#sign-in/pending-sign-ins.store.ts'
import { runConcurrently, statusCodes } from '#testing/concurrency.ts'
import { codeNow, putTotp } from '#testing/factors.ts'
import { createTestPasskey } from '#testing/helpers/authenticator.ts'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import { emailsTo } from '#testing/inbox.ts'
import { createTestInvitation } from '#testing/members.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import type { Person } from '#testing/people.ts'
import {
  type SignedInThrough,
  connectTo,
  signInThrough,
  verifyDomain,
} from '#testing/single-sign-on.ts'
import { type TestService, sharedTestService } from '#testing/test-service.ts'

let service: TestService
let provider: ScriptedProvider
let organization: TestOrganization
let connection: { id: string }
let noor: SignedInThrough
let ana: Person

beforeAll(async () => {
  service = await sharedTestService()
  provider = await startScriptedProvider()
})
afterAll(() => provider[Symbol.asyncDispose]())

beforeEach(async () => {
  organization = await service.createOrganization()
  const domain = await verifyDomain(service, organization)
  connection = await connectTo(service, organization, provider)
  provider.script.claims = {
    sub: randomUUID(),
    email: `${randomUUID()}@${domain}`,
    email_verified: true,
    given_name: 'Noor',
    family_name: 'Haddad',
    auth_time: Math.floor(Date.now() / 1000),
  }
  noor = await signInThrough(service, connection)
  ana = await service.createPerson()
})

const query = (text: string, values: unknown[]) => service.context.pool.query(text, values)
const passwordOf = ({ email, password }: Person) => ({ body: { email, password } })

/** Proves an account without a second factor, and returns what the person sees. */
async function prove(person = ana, { as } = noor) {
  const shown = await as.call(proveOwnAccount, passwordOf(person))
  if (!('code' in shown)) throw new Error('a second factor was asked for')
  return shown
}

const join = async (person = ana) => {
  const { code } = await prove(person)
  return noor.as.request('POST', `/api${joinAccount.path}`, { code })
}

const rejected = async (person: Person) =>
  (await noor.as.refused(proveOwnAccount, passwordOf(person))).body.code

describe('a person in a session of a provider account', () => {
  test('they see what changes, and their profile moves to their own account', async () => {
    const second = await signInThrough(service, connection)
    const { code, ...shown } = await prove()
    expect(shown).toMatchObject({
      account: { email: ana.email, firstName: 'Ana' },
      membership: { email: noor.body.email, firstName: 'Noor', roles: ['member'] },
      connections: ['Northside'],
      applications: [],
    })
    expect(await ana.as.call(me)).toMatchObject({ profiles: [] })

    const answer = await noor.as.request('POST', `/api${joinAccount.path}`, { code })
    expect(answer).toMatchObject({ status: 200, body: { id: ana.id, email: ana.email } })
    const { accessToken, profiles } = answer.body as { accessToken: string; profiles: unknown }
    expect(profiles).toMatchObject([{ id: noor.body.profile, email: noor.body.email }])
    noor.browser.keep(answer.headers)
    expect(await noor.browser.as(accessToken).call(me)).toMatchObject({ id: ana.id })
    // The sessions of the provider account ended, and those of the own account didn't.
    expect((await noor.as.refused(me)).status).toBe(401)
    expect((await second.as.refused(me)).status).toBe(401)
    const body = { user: ana.id, profile: noor.body.profile }
    expect(await ana.as.call(profileToken, { body })).toMatchObject({ token: expect.any(String) })

    const { data } = await organization.owner.as.call(listMembers, {
      params: { id: organization.id },
      query: { search: 'Ana Duarte' },
    })
    const moved = data.find(({ id }) => id === noor.body.profile)
    expect(moved).toMatchObject({ name: 'Ana Duarte', email: noor.body.email })
  })

  test('they still sign in through the provider, which then opens the same profile of their account', async () => {
    await join()
    const again = await signInThrough(service, connection)
    expect(again.body).toMatchObject({ id: ana.id, profile: noor.body.profile })
    expect(await again.as.refused(proveOwnAccount, passwordOf(ana))).toMatchObject({
      status: 409,
      body: { code: 'has_own_account' },
    })
  })

  test('an account that an admin removed can be joined only after they invited it again', async () => {
    const member = await service.createMember(organization, ['member'])
    await organization.owner.as.call(removeMember, {
      params: { id: organization.id, memberId: member.profileId },
    })
    expect(await rejected(member)).toBe('removed_from_here')
    const { id } = await createTestInvitation(service, organization, { email: member.email })
    await member.asUser.call(acceptInvitation, { params: { id }, body: {} })
    expect(await rejected(member)).toBe('already_member_here')
    await member.asUser.call(leaveOrganization, { body: { organization: organization.id } })
    expect(await join(member)).toMatchObject({ status: 200 })
  })

  test('both addresses get an email, and only the account’s names the account', async () => {
    await join()
    expect(await emailsTo(service.context, ana.email)).toContainEqual(
      expect.objectContaining({ kind: 'membership_joined' }),
    )
    const [moved] = await emailsTo(service.context, noor.body.email)
    expect(moved).toMatchObject({ kind: 'membership_moved' })
    expect(JSON.stringify(moved)).not.toContain(ana.email)
  })

  test('the activity of the organization and of the account record it, and earlier entries keep their author', async () => {
    await join()
    const { data } = await organization.owner.as.call(listOrganizationActivity, {
      params: { id: organization.id },
      query: { author: ana.id },
    })
    expect(data.map(({ kind }) => kind)).toEqual(['member_account_joined', 'provider_linked'])
    for (const { author } of data) {
      expect(author).toMatchObject({ id: ana.id, name: 'Ana Duarte', email: noor.body.email })
    }
    const own = await ana.as.call(listActivity, { query: {} })
    expect(own.data.map(({ kind }) => kind)).toContain('membership_joined')
  })

  test('the emptied provider account is deleted, and erases nothing of the organization', async () => {
    await join()
    await query(`update mails set state = 'sent' where recipient = $1`, [noor.body.email])
    expect(await listAccountsToPurge(service.context.db, 100)).toContain(noor.body.id)
    await purgeAccount(service.context, noor.body.id, new AbortController().signal)
    const { rows } = await query(
      'select first_name, removed_at is not null as removed from users where id = $1',
      [noor.body.id],
    )
    expect(rows).toEqual([{ first_name: 'Former', removed: true }])
    const { data } = await organization.owner.as.call(listOrganizationActivity, {
      params: { id: organization.id },
      query: { kind: 'provider_linked' },
    })
    expect(data).toMatchObject([{ author: { name: 'Ana Duarte' }, address: '127.0.0.1' }])
    expect(data[0]).toMatchObject({ detail: { email: noor.body.email } })
  })

  test('what they did with the provider account is erased with their own account', async () => {
    await join()
    const { context } = service
    const about = await query(
      `select count(*)::int as count from organization_activity
       where user_id = $1 and device_salt is not null`,
      [noor.body.id],
    )
    expect(about.rows).toEqual([{ count: 1 }])
    await query('update users set deleted_at = now(), removed_from = now() where id = $1', [ana.id])
    await purgeAccount(context, ana.id, new AbortController().signal)
    const left = await query(
      `select from organization_activity
       where user_id = any ($1) and (device_salt is not null or words_salt is not null)`,
      [[ana.id, noor.body.id]],
    )
    expect(left.rowCount).toBe(0)
  })

  test('a second factor is asked for, and a wrong one proves nothing', async () => {
    await putTotp(service.context, ana.id)
    const answer = await noor.as.call(proveOwnAccount, passwordOf(ana))
    if (!('next' in answer)) throw new Error('no second factor was asked for')
    const { pending, methods } = answer.next
    expect(methods).toContain('totp')
    const wrong = { body: { pending, proof: { totp: '000000' } } }
    expect((await noor.as.refused(proveOwnAccount, wrong)).body.code).toBe('second_factor_wrong')
    const totp = await codeNow(service.context, ana.id)
    const shown = await noor.as.call(proveOwnAccount, { body: { pending, proof: { totp } } })
    if (!('code' in shown)) throw new Error('not proved')
    const { id } = await noor.as.call(joinAccount, { body: { code: shown.code } })
    expect(id).toBe(ana.id)
  })

  test('a second step that a sign-in at Google began is recorded as such', async () => {
    await putTotp(service.context, ana.id)
    const { db } = service.context
    const google = { provider: 'google', issuer: 'https://accounts.google.com' }
    const person = { userId: ana.id, subject: randomUUID(), email: ana.email }
    const { id: identityId } = (await insertIdentity(db, { ...google, ...person }))!
    const pending = (await insertPending(db, await getUser(db, ana.id), identityId))!
    const wrong = { body: { pending, proof: { totp: '000000' } } }
    expect((await noor.as.refused(proveOwnAccount, wrong)).body.code).toBe('second_factor_wrong')
    const [warning] = await emailsTo(service.context, ana.email)
    expect(warning).toMatchObject({ kind: 'second_step_failed' })
    expect(warning!.text).toContain('signed in with your Google account')

    const totp = await codeNow(service.context, ana.id)
    const shown = await noor.as.call(proveOwnAccount, { body: { pending, proof: { totp } } })
    if (!('code' in shown)) throw new Error('not proved')
    await noor.as.call(joinAccount, { body: { code: shown.code } })
    const { rows } = await query(
      'select factors from sessions where user_id = $1 order by created_at desc limit 1',
      [ana.id],
    )
    expect(rows).toEqual([{ factors: ['identity', 'totp'] }])
  })

  test('a passkey is enough, and one that signed something else is not', async () => {
    const passkey = await createTestPasskey(service, ana)
    await decideSecondFactor(service.context.db, ana.id)
    const { options } = await service.anonymous.call(beginPasskeySignIn, { body: {} })
    const credential = passkey.get(options)
    const forged = { ...credential, response: { ...credential.response, signature: 'AAAA' } }
    expect(
      (await noor.as.refused(proveOwnAccount, { body: { credential: forged } })).body.code,
    ).toBe('passkey_not_accepted')
    const shown = await noor.as.call(proveOwnAccount, { body: { credential } })
    if (!('code' in shown)) throw new Error('not proved')
    expect(shown.account.email).toBe(ana.email)
    await noor.as.call(joinAccount, { body: { code: shown.code } })
  })
})

describe('joining is rejected', () => {
  test('a wrong password and an unknown address get the same answer', async () => {
    for (const body of [
      { email: ana.email, password: 'wrong' },
      { email: 'unknown@example.com', password: 'wrong' },
    ]) {
      expect(await noor.as.refused(proveOwnAccount, { body })).toMatchObject({
        status: 401,
        body: { code: 'invalid_credentials' },
      })
    }
  })

  test('an account that is disabled, in deletion, or already a member cannot take the profile', async () => {
    const [disabled, deleted, member, suspended] = await Promise.all(
      Array.from({ length: 4 }, () => service.createPerson()),
    )
    await query('update users set disabled_at = now() where id = $1', [disabled!.id])
    await deleted!.as.call(deleteAccount, { body: { organizations: [] } })
    await service.createMember(organization, ['member'], member)
    const { profileId } = await service.createMember(organization, ['member'], suspended)
    await query('update profiles set suspended_at = now() where id = $1', [profileId])
    expect(await rejected(disabled!)).toBe('account_disabled')
    expect(await rejected(deleted!)).toBe('account_in_deletion')
    expect(await rejected(member!)).toBe('already_member_here')
    expect(await rejected(suspended!)).toBe('already_member_here')
  })

  test('what changed after the proof counts', async () => {
    const changes = [
      ['update users set password_version = password_version + 1 where id = $1', 'sign_in_over'],
      ['update users set disabled_at = now() where id = $1', 'sign_in_over'],
      ['update users set second_factor = true where id = $1', 'sign_in_over'],
      ['update users set deleted_at = now() where id = $1', 'account_in_deletion'],
    ] as const
    for (const [change, code] of changes) {
      const person = await service.createPerson()
      const shown = await prove(person)
      await query(change, [person.id])
      const refused = await noor.as.refused(joinAccount, { body: { code: shown.code } })
      expect([change, refused.body.code]).toEqual([change, code])
    }
    const shown = await prove()
    await service.createMember(organization, ['member'], ana)
    const refused = await noor.as.refused(joinAccount, { body: { code: shown.code } })
    expect(refused.body.code).toBe('already_member_here')
    expect(await noor.as.call(me)).toMatchObject({ id: noor.body.id })
  })

  test('the membership of an owner stays, so that running a provider never means owning an organization', async () => {
    const { code } = await prove()
    await query(`update profiles set roles = '{owner}' where id = $1`, [noor.body.profile])
    expect(await rejected(ana)).toBe('owner_cannot_join')
    const refused = await noor.as.refused(joinAccount, { body: { code } })
    expect(refused.body.code).toBe('owner_cannot_join')
  })

  test("an own account's session and another profile's proof are rejected", async () => {
    const { code } = await prove()
    expect((await ana.as.refused(joinAccount, { body: { code } })).body.code).toBe(
      'has_own_account',
    )
    Object.assign(provider.script.claims, { sub: randomUUID(), email: `b-${noor.body.email}` })
    const other = await signInThrough(service, connection)
    const refused = await other.as.refused(joinAccount, { body: { code } })
    expect(refused.body.code).toBe('sign_in_over')
  })

  test('someone at an unlocked computer has to sign in at the provider again first', async () => {
    const { code } = await prove()
    await query(
      `update sessions set confirmed_at = now() - interval '11 minutes' where user_id = $1`,
      [noor.body.id],
    )
    expect(await rejected(ana)).toBe('confirm_first')
    expect((await noor.as.refused(joinAccount, { body: { code } })).body.code).toBe('confirm_first')
  })
})

describe('races', () => {
  test('two joins at the same time move the profile once', async () => {
    const theo = await service.createPerson()
    const codes = [(await prove()).code, (await prove(theo)).code]
    const answers = await runConcurrently(4, (index) =>
      noor.as.request('POST', `/api${joinAccount.path}`, { code: codes[index % 2] }),
    )
    expect(statusCodes(answers)).toEqual({ 200: 1, 401: 3 })
    const { rows } = await query(
      'select count(*)::int as count from profiles where user_id = any ($1)',
      [[ana.id, theo.id]],
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  test('two provider accounts of one organization cannot both join the same account', async () => {
    const first = await prove()
    Object.assign(provider.script.claims, { sub: randomUUID(), email: `b-${noor.body.email}` })
    const other = await signInThrough(service, connection)
    const second = await prove(ana, other)
    const answers = await Promise.all([
      noor.as.request('POST', `/api${joinAccount.path}`, { code: first.code }),
      other.as.request('POST', `/api${joinAccount.path}`, { code: second.code }),
    ])
    expect(statusCodes(answers)).toEqual({ 200: 1, 409: 1 })
  })

  test('a removal at the same time ends the membership, whichever comes first', async () => {
    const { code } = await prove()
    const [joined, removed] = await Promise.all([
      noor.as.request('POST', `/api${joinAccount.path}`, { code }),
      organization.owner.as.request(
        'DELETE',
        `/api${removeMember.path.replace('{id}', organization.id).replace('{memberId}', noor.body.profile)}`,
      ),
    ])
    expect(removed.status).toBe(200)
    expect([200, 401, 409]).toContain(joined.status)
    const { rows } = await query('select from profiles where id = $1', [noor.body.profile])
    expect(rows).toEqual([])
    const after = await signInThrough(service, connection).then(({ answer }) => answer)
    expect(after.body).toMatchObject({ code: 'provider_sign_in_rejected' })
  })
})
