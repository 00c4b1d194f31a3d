import { getReviewImpact } from '@accord/contract/access-reviews.ts'
import { createKey, listKeyCards, listKeys } from '@accord/contract/applications.ts'
import { removeMember } from '@accord/contract/members.ts'
import { leaveOrganization } from '@accord/contract/organizations.ts'
import { revokeAccessGrants } from '@accord/contract/access.ts'
import { listViewedSecrets, rotateSecret } from '@accord/contract/viewed-secrets.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApplication, keysOf } from '#testing/applications.ts'
import { emailsTo } from '#testing/inbox.ts'
import { newestActivity } from '#testing/members.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import type { Person } from '#testing/people.ts'
import { reviewItemOf, reviewHelpers } from '#testing/reviews.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'

let service: TestService
let organization: TestOrganization
let owner: TestMember
let person: Person
let theo: TestMember

beforeAll(async () => {
  service = await sharedTestService()
  organization = await service.createOrganization()
  owner = organization.owner
})
beforeEach(async () => {
  await service.context.pool.query('delete from limits')
  person = await service.createPerson()
  theo = await service.createMember(organization, ['admin'], person)
})

const of = ({ id }: { id: string }) => ({ params: { id } })
const seenBy = (member?: TestMember, as = owner.as) =>
  as.call(listViewedSecrets, {
    ...of(organization),
    query: member ? { member: member.profileId } : {},
  })
/** Returns the number of secrets that a person has seen, as shown before they're removed. */
async function foreseenSecrets({ profileId: id }: TestMember) {
  const body = { items: [{ kind: 'person' as const, id }], dryRun: true }
  const { items } = await owner.as.call(revokeAccessGrants, { ...of(organization), body })
  return items[0]!.secrets
}
const rotate = (application: { id: string }, as = owner.as) =>
  as.call(rotateSecret, { ...of(application), body: {} })
const cards = (application: { id: string }) => owner.as.call(listKeyCards, of(application))

test("a person who views a secret for the first time gets an email with its location, but its creator doesn't", async () => {
  const application = await createTestApplication(organization, { name: 'Beacon' })
  const viewEmails = async () =>
    (await emailsTo(service.context, person.email)).filter(({ kind }) => kind === 'secret_shown')
  await keysOf(theo.as, application)
  await keysOf(theo.as, application)
  const [email, ...others] = await viewEmails()
  expect(others).toEqual([])
  expect(email!.text).toContain('The client secret of the application “Beacon” was just viewed')
  expect(email!.text).toMatch(/\nDevice: .+\nIP address: 127\.0\.0\.1\n/)
  await theo.as.call(createKey, { ...of(application), body: {} })
  await keysOf(theo.as, application)
  expect(await viewEmails()).toHaveLength(1)
})

describe('the secrets that a person has seen', () => {
  test('the list has the secrets that the person viewed or created, with the time, and no others', async () => {
    const [made, shown, other] = [
      await createTestApplication(organization, { name: 'Beacon' }),
      await createTestApplication(organization, { name: 'Anchor' }),
      await createTestApplication(organization, { name: 'Cable' }),
    ]
    const created = await theo.as.call(createKey, { ...of(made), body: {} })
    const [key] = await keysOf(theo.as, shown)
    await cards(other)

    const expected = {
      secrets: [
        {
          id: key!.id,
          application: { id: shown.id, name: 'Anchor' },
          last4: key!.last4,
          seenAt: expect.any(String) as string,
          expiresAt: null,
        },
        {
          id: created.id,
          application: { id: made.id, name: 'Beacon' },
          last4: created.last4,
          seenAt: expect.any(String) as string,
          expiresAt: null,
        },
      ],
      recordedSince: null,
    }
    expect(await seenBy(theo)).toEqual(expected)
    expect(await seenBy(undefined, theo.as)).toEqual(expected)
    expect(await seenBy(owner)).toEqual({ secrets: [], recordedSince: null })
    // A new secret isn't listed until the person views it, even if they created it.
    await rotate(shown, theo.as)
    const [before] = (await seenBy(theo)).secrets
    expect(before).toMatchObject({ id: key!.id, expiresAt: expect.any(String) as string })
    expect((await seenBy(theo)).secrets).toHaveLength(2)
  })

  test('the list for several people has each secret once, with the last view', async () => {
    const [both, one] = [
      await createTestApplication(organization, { name: 'Beacon' }),
      await createTestApplication(organization, { name: 'Anchor' }),
    ]
    const mia = await service.createMember(organization, ['admin'])
    await keysOf(theo.as, both)
    await service.context.pool.query(`update keys_seen set at = now() - interval '1 day'`)
    await keysOf(mia.as, both)
    await keysOf(mia.as, one)
    const member = [theo, mia, theo].map(({ profileId }) => profileId).join()
    const { secrets } = await owner.as.call(listViewedSecrets, {
      ...of(organization),
      query: { member },
    })
    expect(secrets.map(({ application }) => application.name)).toEqual(['Anchor', 'Beacon'])
    expect(secrets[1]!.seenAt).toBe((await seenBy(mia)).secrets[1]!.seenAt)
  })

  test('the secrets that a person viewed are counted before their access is revoked, and listed in the result', async () => {
    const application = await createTestApplication(organization, { name: 'Dinghy' })
    await keysOf(theo.as, application)
    await theo.as.call(createKey, { ...of(application), body: {} })
    const member = await service.createMember(organization, ['member'])
    const items = [theo, member].map(({ profileId: id }) => ({ kind: 'person' as const, id }))
    const revoke = async (dryRun: boolean) =>
      (await owner.as.call(revokeAccessGrants, { ...of(organization), body: { items, dryRun } }))
        .items
    expect(await revoke(true)).toMatchObject([
      { outcome: 'ends', secrets: 2 },
      { outcome: 'ends', secrets: 0 },
    ])
    expect(await revoke(false)).toMatchObject([
      { outcome: 'ended', secrets: 2 },
      { outcome: 'ended', secrets: 0 },
    ])
  })

  test('a review counts a secret that two people have seen once', async () => {
    const reviewed = await service.createOrganization()
    const admins = await runConcurrently(2, () => service.createMember(reviewed, ['admin']))
    const application = await createTestApplication(reviewed)
    for (const { as } of admins) await keysOf(as, application)
    const by = reviewHelpers(service, reviewed, reviewed.owner)
    const review = await by.start()
    await by.decide(review, admins.map(reviewItemOf), { decision: 'revoke' })
    const preview = await reviewed.owner.as.call(getReviewImpact, {
      params: { id: reviewed.id, review: review.id },
    })
    expect(preview.ends).toEqual([{ kind: 'person', count: 2 }])
    expect(preview.secrets).toBe(1)
  })

  test('the list has secrets of one organization only', async () => {
    const elsewhere = await service.createOrganization()
    const there = await service.createMember(elsewhere, ['admin'], person)
    await keysOf(there.as, await createTestApplication(elsewhere, { name: 'Elsewhere' }))
    expect((await seenBy(theo)).secrets).toEqual([])
    expect((await seenBy(undefined, theo.as)).secrets).toEqual([])
    expect(await foreseenSecrets(theo)).toBe(0)
  })

  test("a secret is listed once, with its last view, until it's no longer valid", async () => {
    const application = await createTestApplication(organization)
    await keysOf(theo.as, application)
    await service.context.pool.query(`update keys_seen set at = now() - interval '1 day'`)
    const [key] = await keysOf(theo.as, application)
    const { secrets } = await seenBy(theo)
    expect(secrets).toMatchObject([{ id: key!.id }])
    expect(Date.now() - Date.parse(secrets[0]!.seenAt)).toBeLessThan(3_600_000)
    await service.context.pool.query(
      'update application_keys set expires_at = now() where id = $1',
      [key!.id],
    )
    expect((await seenBy(theo)).secrets).toEqual([])
    expect(await foreseenSecrets(theo)).toBe(0)
  })

  test('the list shows when the recording of views started', async () => {
    const application = await createTestApplication(organization)
    await service.context.pool.query(
      `update application_keys set created_at = created_at - interval '1 day' where application_id = $1`,
      [application.id],
    )
    const { secrets, recordedSince } = await seenBy(theo)
    expect(secrets).toEqual([])
    expect(Date.now() - Date.parse(recordedSince!)).toBeLessThan(3_600_000)
  })

  test('managers can see the list for their own members, and everyone for themselves', async () => {
    const member = await service.createMember(organization, ['member'])
    const elsewhere = await service.createOrganization()
    const ask = (as: TestMember['as'], id: string, query = '') =>
      as.request('GET', `/api/organization/${id}/secrets-seen${query}`)
    const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status
    expect(await statusOf(member.as, organization.id)).toBe(200)
    expect(await statusOf(member.as, organization.id, `?member=${theo.profileId}`)).toBe(403)
    expect(await statusOf(owner.as, organization.id, `?member=${elsewhere.owner.profileId}`)).toBe(
      404,
    )
    expect(await statusOf(elsewhere.owner.as, organization.id)).toBe(404)
    expect(await statusOf(elsewhere.owner.as, elsewhere.id, `?member=${theo.profileId}`)).toBe(404)
    const both = `?member=${theo.profileId},${elsewhere.owner.profileId}`
    expect(await statusOf(owner.as, organization.id, both)).toBe(404)
    const many = `?member=${Array.from({ length: 101 }, () => theo.profileId).join()}`
    for (const odd of [
      many,
      '?member=',
      `?member=${theo.profileId},`,
      '?member=Theo',
      '?people=all',
      '?member=a&member=b',
    ]) {
      expect(await ask(owner.as, organization.id, odd)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      })
    }
  })

  test("a rejected attempt to view a secret isn't recorded", async () => {
    const application = await createTestApplication(organization)
    const member = await service.createMember(organization, ['member'])
    await member.as.request('GET', `/api/key/${application.id}`)
    const { rows } = await service.context.pool.query(
      'select 1 from keys_seen where user_id = $1',
      [member.id],
    )
    expect(rows).toEqual([])
  })
})

describe('a secret that is rotated without being shown', () => {
  test('a rotation shows neither the new secret nor the old one, which stays valid for 24 hours', async () => {
    const application = await createTestApplication(organization)
    const [before] = await keysOf(theo.as, application)
    const card = await rotate(application)
    expect(card).not.toHaveProperty('secret')
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'key_created',
      detail: { application: application.name, last4: card.last4 },
    })
    const [newest, older] = await cards(application)
    expect(newest).toEqual(card)
    expect(older).toMatchObject({ id: before!.id })
    const hours = (Date.parse(older!.expiresAt!) - Date.parse(card.createdAt)) / 3_600_000
    expect(hours).toBeCloseTo(24, 1)
    // The secret can be viewed later.
    const [fetched] = await owner.as.call(listKeys, of(application))
    expect(fetched).toMatchObject({ id: card.id, secret: expect.stringMatching(/^acs_/) as string })
  })

  test('simultaneous rotations create only one secret, or none if two are already active', async () => {
    const application = await createTestApplication(organization)
    const answers = await runConcurrently(2, (index) =>
      (index === 0 ? owner : theo).as.request(
        'POST',
        `/api/application/${application.id}/keys`,
        {},
      ),
    )
    expect(statusCodes(answers)).toEqual({ 201: 1, 409: 1 })
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'two_keys_live',
    })
    expect(await cards(application)).toHaveLength(2)
  })
})

describe('a person who left', () => {
  test('a former member stays listed, under their name at the time, until the secrets they viewed are no longer valid', async () => {
    const application = await createTestApplication(organization)
    await keysOf(theo.as, application)
    await keysOf(owner.as, application)
    expect(await cards(application)).toMatchObject([{ seenByFormer: [] }])
    await owner.as.call(removeMember, {
      params: { id: organization.id, memberId: theo.profileId },
    })
    await service.context.pool.query(`update users set last_name = 'Elsewhere' where id = $1`, [
      theo.id,
    ])
    const former = [{ name: 'Ana Duarte', at: expect.any(String) as string }]
    expect(await cards(application)).toMatchObject([{ seenByFormer: former }])
    await rotate(application)
    expect(await cards(application)).toMatchObject([{ seenByFormer: [] }, { seenByFormer: former }])
    // An admin who returns is one of the application's managers again.
    await service.createMember(organization, ['admin'], person)
    expect(await cards(application)).toMatchObject([{ seenByFormer: [] }, { seenByFormer: [] }])
  })

  test("a former member who returns as a contact stays listed and can't see any secrets", async () => {
    const application = await createTestApplication(organization)
    await keysOf(theo.as, application)
    await theo.as.call(leaveOrganization, { body: { organization: organization.id } })
    const contact = await service.createMember(organization, ['contact'], person)
    expect(await cards(application)).toMatchObject([{ seenByFormer: [{ name: 'Ana Duarte' }] }])
    expect(await seenBy(undefined, contact.as)).toEqual({ secrets: [], recordedSince: null })
    expect((await seenBy(contact)).secrets).toHaveLength(1)
  })

  test("a person who leaves can rotate the secret first, and doesn't see the new one", async () => {
    const application = await createTestApplication(organization)
    const [seen] = await keysOf(theo.as, application)
    await rotate(application, theo.as)
    await theo.as.call(leaveOrganization, { body: { organization: organization.id } })
    const [newest, older] = await cards(application)
    expect(newest).toMatchObject({ seenByFormer: [], expiresAt: null })
    expect(older).toMatchObject({ id: seen!.id, seenByFormer: [{ name: 'Ana Duarte' }] })
  })
})
