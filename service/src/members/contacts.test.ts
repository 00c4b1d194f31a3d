import { deleteApplication } from '@accord/contract/applications.ts'
import { listApprovals, revokeApproval } from '@accord/contract/approvals.ts'
import { authorizeApplication, revokeAuthorization } from '@accord/contract/authorizations.ts'
import { listMembers } from '@accord/contract/members.ts'
import { createContactProfile } from '@accord/contract/profiles.ts'
import { revokeMemberApproval, listAccessGrants } from '@accord/contract/access.ts'
import type { RankedRole } from '@accord/contract/rules/roles.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emailsTo } from '#testing/inbox.ts'
import { endGracePeriod } from '#testing/accounts.ts'
import { newestActivity } from '#testing/members.ts'
import {
  createTestBrowser,
  registerTestClient,
  type OAuthBrowser,
  testRedirectUri,
  startOAuthService,
} from '#testing/oauth.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import type { Person } from '#testing/people.ts'
import { executedReview, reviewHelpers } from '#testing/reviews.ts'
import type { TestService } from '#testing/test-service.ts'
import { untilBlocked } from '#testing/concurrency.ts'
import { inTransaction } from '#database/transactions.ts'
import { purgeDue } from '#lifecycle/purge-due.ts'
import { removeLeftContacts, sweepContacts } from './remove-contacts.ts'

let service: TestService
/** The owner of the applications. People who approve them for `here` become its contacts. */
let partner: TestOrganization
let here: TestOrganization
let survey: { id: string }
let diary: { id: string }

beforeAll(async () => {
  service = await startOAuthService()
  partner = await service.createOrganization()
  here = await service.createOrganization()
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(async () => {
  await service.context.pool.query('delete from limits')
  survey = await registerTestClient(partner, { scopes: ['user:read'] })
  diary = await registerTestClient(partner, { scopes: ['user:read'] })
})

interface Contact {
  person: Person
  browser: OAuthBrowser
  profile: string
}

/** Creates a person who hasn't approved anything yet. */
async function aContact(): Promise<Contact> {
  const person = await service.createPerson()
  const { id } = await person.as.call(createContactProfile, {
    body: { organization: here.id, roles: ['contact'] },
  })
  return { person, browser: await createTestBrowser(service, person), profile: id }
}

const approve = ({ browser, profile }: Contact, { id }: { id: string }) =>
  browser.decide({
    application: id,
    state: 'x',
    redirect: testRedirectUri,
    profile,
    scopes: ['user:read'],
  })

async function approvalOf({ person }: Contact, application: { id: string }): Promise<string> {
  const { data } = await person.as.call(listApprovals, { query: { application: application.id } })
  return data[0]!.id
}

async function shown({ profile }: Contact) {
  const { data } = await here.owner.as.call(listMembers, { params: { id: here.id }, query: {} })
  return data.find(({ id }) => id === profile)
}

/** Deletes an application or organization and ends its grace period. */
async function removed({ owner }: TestOrganization, { id }: { id: string }) {
  await owner.as.call(deleteApplication, { params: { id } })
  await endGracePeriod(service.context, 'applications', id)
  await purgeDue(service.context)
}

/** Returns the difference between the number that the members page shows and the actual number. */
async function miscounted(): Promise<number> {
  const { rows } = await service.context.pool.query<{ by: number }>(
    `select member_count - (select count(*) from profiles where organization_id = $1)::int as by
     from organizations where id = $1`,
    [here.id],
  )
  return rows[0]!.by
}

describe('a contact', () => {
  test('a contact is shown with the application that added them, the first one they approved', async () => {
    const contact = await aContact()
    expect(await shown(contact)).not.toHaveProperty('broughtBy')
    await approve(contact, survey)
    await approve(contact, diary)
    const application = { id: survey.id, name: expect.any(String) as string }
    expect(await shown(contact)).toMatchObject({
      joinedAt: expect.any(String) as string,
      broughtBy: { ...application, organization: { id: partner.id, name: partner.name } },
    })
    const { data } = await here.owner.as.call(listAccessGrants, {
      params: { id: here.id },
      query: { kind: 'contact' },
    })
    expect(data).toMatchObject([{ id: contact.profile, application }])
    await removed(partner, survey)
    expect(await shown(contact)).toMatchObject({ broughtBy: null })
  })

  test('a contact without approvals stays until removed', async () => {
    const contact = await aContact()
    await sweepContacts(service.context)
    expect(await shown(contact)).toMatchObject({ roles: ['contact'] })
  })
})

describe('a contact is removed with the last approval', () => {
  test('a contact is removed with the last approval that they revoke, but not with an earlier one', async () => {
    const contact = await aContact()
    await approve(contact, survey)
    await approve(contact, diary)
    const revoke = async (application: { id: string }) =>
      contact.person.as.call(revokeApproval, {
        params: { id: await approvalOf(contact, application) },
      })
    await revoke(survey)
    expect(await shown(contact)).toBeDefined()
    await revoke(diary)
    expect(await shown(contact)).toBeUndefined()
    expect(await miscounted()).toBe(0)
    const { rows } = await service.context.pool.query(
      `select kind from organization_activity where organization_id = $1
       order by position desc limit 2`,
      [here.id],
    )
    // The event that removed the contact comes last, so that a proof can refer to it.
    expect(rows).toEqual([{ kind: 'approval_revoked' }, { kind: 'contact_ended' }])
  })

  test('a contact is removed with the last approval that an admin or owner revokes', async () => {
    const contact = await aContact()
    await approve(contact, survey)
    const approval = await approvalOf(contact, survey)
    await here.owner.as.call(revokeMemberApproval, { params: { id: here.id, approval } })
    expect(await shown(contact)).toBeUndefined()
    expect(await miscounted()).toBe(0)
    // The email to the contact doesn't name the person who revoked the approval.
    const emails = await emailsTo(service.context, contact.person.email)
    const email = emails.find(({ kind }) => kind === 'approval_ended')
    expect(email!.text).toMatch(/was revoked by an admin or owner\./)
    expect(email!.text).not.toContain('Duarte')
  })

  test("removing a contact with their own last approval doesn't affect other contacts", async () => {
    const [contact, other] = [await aContact(), await aContact()]
    await approve(contact, diary)
    await approve(other, survey)
    const approval = await approvalOf(contact, diary)
    await removed(partner, survey)
    await contact.person.as.call(revokeApproval, { params: { id: approval } })
    expect(await shown(contact)).toBeUndefined()
    expect(await shown(other)).toBeDefined()
    await sweepContacts(service.context)
    expect(await shown(other)).toBeUndefined()
    expect(await newestActivity(service, here.id)).toMatchObject({
      kind: 'contact_ended',
      user_id: null,
      detail: { email: other.person.email },
    })
    expect(await miscounted()).toBe(0)
  })

  test('a contact is removed with the last approval that ends with an authorization', async () => {
    const contact = await aContact()
    const { id } = await here.owner.as.call(authorizeApplication, {
      body: { organization: here.id, application: survey.id },
    })
    await approve(contact, survey)
    await here.owner.as.call(revokeAuthorization, { params: { id } })
    expect(await shown(contact)).toBeUndefined()
    expect(await miscounted()).toBe(0)
  })

  test('a contact is removed with the last approval in a review that revokes both, each recorded in its own row', async () => {
    const [one, other] = [await aContact(), await aContact()]
    await approve(one, survey)
    await approve(other, diary)
    await here.owner.as.call(authorizeApplication, {
      body: { organization: here.id, application: diary.id },
    })
    const by = reviewHelpers(service, here, here.owner)
    const review = await by.start()
    const [word] = await by.ways(review, { kind: 'authorization' })
    const approval = { kind: 'approval' as const, id: await approvalOf(one, survey) }
    const contacts = [one, other].map(({ profile: id }) => ({ kind: 'contact' as const, id }))
    const revoked = [approval, { kind: word!.kind, id: word!.id }, ...contacts]
    await by.decide(review, revoked, { decision: 'revoke' })
    await by.keepRest(review)
    await by.close(review)
    await executedReview(service, review)
    expect((await by.look(review)).counts).toMatchObject({ revoke: 4, ended: 4, gone: 0 })
    const ended = await by.ways(review, { only: 'ended' })
    const kinds = await Promise.all(
      ended.map(async ({ kind, proof }) => {
        const { rows } = await service.context.pool.query<{ kind: string; hash: string }>(
          `select kind, encode(hash, 'hex') as hash from organization_activity
           where organization_id = $1 and position = $2`,
          [here.id, proof!.position],
        )
        expect(rows[0]!.hash).toBe(proof!.hash)
        return `${kind}: ${rows[0]!.kind}`
      }),
    )
    expect(kinds.toSorted()).toEqual([
      'approval: approval_ended',
      'authorization: authorization_revoked',
      'contact: contact_ended',
      'contact: contact_ended',
    ])
    expect(new Set(ended.map(({ proof }) => proof!.position)).size).toBe(4)
  })

  test('a contact is removed when an application is deleted with their last approval, elsewhere in the background', async () => {
    const own = await registerTestClient(here, { scopes: ['user:read'] })
    const [near, far] = [await aContact(), await aContact()]
    await approve(near, own)
    await approve(far, survey)
    await removed(here, own)
    expect(await shown(near)).toBeUndefined()
    await removed(partner, survey)
    expect(await shown(far)).toBeDefined()
    await sweepContacts(service.context)
    expect(await shown(far)).toBeUndefined()
    expect(await newestActivity(service, here.id)).toMatchObject({
      kind: 'contact_ended',
      user_id: null,
      detail: { email: far.person.email },
    })
    expect(await miscounted()).toBe(0)
  })

  test('a contact stays if an approval is given while the last one ends, so an approval always has a profile', async () => {
    for (const first of ['revoke', 'approve'] as const) {
      const contact = await aContact()
      await approve(contact, survey)
      const approval = await approvalOf(contact, survey)
      const acts = {
        revoke: () => contact.person.as.request('DELETE', `/api/approval/${approval}`),
        approve: () => approve(contact, diary),
      }
      const second = first === 'revoke' ? 'approve' : 'revoke'
      const { pool } = service.context
      const holder = await pool.connect()
      let answers: { status: number }[]
      try {
        await holder.query('begin')
        await holder.query('select from organizations where id = $1 for update', [here.id])
        const waiting = acts[first]()
        await untilBlocked(pool, 1)
        const behind = acts[second]()
        await untilBlocked(pool, 2)
        await holder.query('commit')
        answers = await Promise.all([waiting, behind])
      } finally {
        holder.release()
      }
      expect(answers[0]!.status).toBe(200)
      expect(answers[1]!.status < 500).toBe(true)
      const { data } = await contact.person.as.call(listApprovals, { query: {} })
      const stays = (await shown(contact)) !== undefined
      expect(data).toHaveLength(stays ? 1 : 0)
      expect(stays).toBe(first === 'approve')
      expect(stays).toBe(answers.every(({ status }) => status === 200))
      expect(await miscounted()).toBe(0)
    }
  })
})

describe('a contact can be promoted', () => {
  const promote = ({ profile }: Contact, roles: RankedRole[], as = here.owner.as) =>
    as.request('PATCH', `/api/profile/${profile}`, { roles })

  test('a contact can be promoted by people who can assign the role, and then stays without approvals', async () => {
    const contact = await aContact()
    await approve(contact, survey)
    const admin = await service.createMember(here, ['admin'])
    expect(await promote(contact, ['owner'], admin.as)).toMatchObject({
      status: 403,
      body: { code: 'cannot_give_role' },
    })
    expect((await promote(contact, ['member'], partner.owner.as)).status).toBe(404)
    expect(await shown(contact)).toMatchObject({ roles: ['contact'] })
    expect((await promote(contact, ['member'], admin.as)).status).toBe(200)
    expect(await newestActivity(service, here.id)).toMatchObject({
      kind: 'roles_changed',
      detail: { before: ['contact'], after: ['member'] },
    })
    await contact.person.as.call(revokeApproval, {
      params: { id: await approvalOf(contact, survey) },
    })
    await sweepContacts(service.context)
    expect(await shown(contact)).toMatchObject({ roles: ['member'], broughtBy: { id: survey.id } })
  })
})

test('very many contacts without approvals are removed in the background, so that no request waits', async () => {
  const { db, pool } = service.context
  const { id } = await service.createOrganization()
  await pool.query(
    `with made as (
       insert into users (id, email, first_name, last_name)
       select gen_random_uuid(), 'left-' || n || '@example.com', 'Left', 'Behind'
       from generate_series(1, 501) n returning id, email),
     placed as (
       insert into profiles (id, user_id, organization_id, email, roles)
       select gen_random_uuid(), id, $1, email, '{contact}' from made returning id),
     counted as (update organizations set member_count = 502 where id = $1)
     insert into contacts (profile_id, organization_id) select id, $1 from placed`,
    [id],
  )
  const there = async () => {
    const { rows } = await pool.query(
      `select member_count as counted, (select count(*)::int from profiles where organization_id = $1) as found
       from organizations where id = $1`,
      [id],
    )
    return rows[0]
  }
  const told: unknown[] = []
  await inTransaction(db, (trx) =>
    removeLeftContacts(trx, { organizationId: id }, (detail) => told.push(detail)),
  )
  expect(told).toHaveLength(500)
  expect(await there()).toEqual({ counted: 2, found: 2 })
  await sweepContacts(service.context)
  expect(await there()).toEqual({ counted: 1, found: 1 })
  expect(await newestActivity(service, id)).toMatchObject({ kind: 'contact_ended' })
})
