import { cancelReview, startReview } from '@accord/contract/access-reviews.ts'
import { deleteOrganization } from '@accord/contract/deletions.ts'
import { beforeAll, expect, test } from 'vitest'
import { emailsTo } from '#testing/inbox.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { executedReview, reviewHelpers } from '#testing/reviews.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { runConcurrently } from '#testing/concurrency.ts'
import { openReview } from './review-worker.ts'
import { sendDueMailings } from '#background/mailings.ts'

let service: TestService
let organization: TestOrganization
let admin: TestMember
let member: TestMember

beforeAll(async () => {
  service = await sharedTestService()
  const form = { name: 'Harbour', timezone: 'America/New_York' }
  organization = await service.createOrganization({ form })
  admin = await service.createMember(organization, ['admin'])
  member = await service.createMember(organization, ['member'])
})

/** Moves all dates into the past. Two processes then check at the same time, followed by a third. */
async function pass(days: number) {
  await service.context.pool.query(
    `update access_reviews set due_at = due_at - $1::interval,
       next_due_at = next_due_at - $1::interval`,
    [`${days} days`],
  )
  await service.context.pool.query('update mailings set due_at = due_at - $1::interval', [
    `${days} days`,
  ])
  await runConcurrently(2, () => sendDueMailings(service.context))
  await sendDueMailings(service.context)
}

const kindsTo = async ({ email }: TestMember) =>
  (await emailsTo(service.context, email))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('access_review'))
    .toReversed()

test("managers are reminded a week before a review is due, a day before, and when it's overdue", async () => {
  const by = reviewHelpers(service, organization, admin)
  const { id } = await by.start(30)
  await pass(22.5)
  expect(await kindsTo(admin)).toEqual([])
  await pass(1)
  expect(await kindsTo(admin)).toEqual(['access_review_due'])
  const [letter] = await emailsTo(service.context, admin.email)
  expect(letter).toMatchObject({
    subject: expect.stringMatching(/^The access review for Harbour is due on \w+ \d+, \d{4}$/),
  })
  expect(letter?.text).toContain('3 items are still undecided.')
  expect(letter?.text).toContain(`/organization/${organization.id}/access/reviews/${id}`)
  await pass(5)
  expect(await kindsTo(admin)).toEqual(['access_review_due'])
  await pass(1)
  await pass(1)
  const all = ['access_review_due', 'access_review_due', 'access_review_overdue']
  expect(await kindsTo(admin)).toEqual(all)
  await pass(30)
  expect(await kindsTo(admin)).toEqual(all)
  expect(await kindsTo(organization.owner)).toEqual(all)
  expect(await kindsTo(member)).toEqual([])
  expect((await by.look({ id })).overdue).toBe(true)

  // After a long time, emails describe only the current state and no ended reviews.
  const params = { id: organization.id, review: id }
  await admin.as.call(cancelReview, { params, body: {} })
  const next = await by.start(1)
  await pass(0.9)
  expect(await kindsTo(admin)).toEqual(all)
  await pass(30)
  expect(await kindsTo(admin)).toEqual([...all, 'access_review_overdue'])

  await by.keepRest(next)
  await by.close(next, 90)
  await executedReview(service, next)
  await pass(89)
  expect(await kindsTo(admin)).toHaveLength(4)
  await pass(2)
  expect((await kindsTo(admin)).slice(4)).toEqual(['access_review_proposed'])
  await pass(90)
  expect(await kindsTo(admin)).toHaveLength(5)
})

test('a review that is still being copied sends no reminders', async () => {
  const there = await service.createOrganization()
  const body = { dueInDays: 1 }
  const { id } = await there.owner.as.call(startReview, { params: { id: there.id }, body })
  await pass(2)
  expect(await kindsTo(there.owner)).toEqual([])
  await openReview(service.context.db, id)
  await pass(0)
  expect(await kindsTo(there.owner)).toEqual(['access_review_overdue'])
})

test('a deleted organization gets no reminders', async () => {
  const there = await service.createOrganization()
  const here = await service.createOrganization()
  for (const each of [there, here]) await reviewHelpers(service, each, each.owner).start(1)
  await there.owner.as.call(deleteOrganization, { params: { id: there.id } })
  await pass(2)
  expect(await kindsTo(there.owner)).toEqual([])
  expect(await kindsTo(here.owner)).toEqual(['access_review_overdue'])
})

test("a canceled review doesn't cancel the reminder to start the next one", async () => {
  const there = await service.createOrganization()
  const by = reviewHelpers(service, there, there.owner)
  const first = await by.start()
  await by.keepRest(first)
  await by.close(first, 90)
  await executedReview(service, first)
  const second = await by.start(30)
  const params = { id: there.id, review: second.id }
  await there.owner.as.call(cancelReview, { params, body: {} })
  await pass(80)
  expect(await kindsTo(there.owner)).toEqual([])
  await pass(11)
  expect(await kindsTo(there.owner)).toEqual(['access_review_proposed'])
})

test("a reminder to start a review isn't repeated, or canceled by a review in another organization", async () => {
  const there = await service.createOrganization()
  const by = reviewHelpers(service, there, there.owner)
  const first = await by.start()
  await by.keepRest(first)
  await by.close(first, 90)
  await executedReview(service, first)
  const elsewhere = await service.createOrganization()
  await reviewHelpers(service, elsewhere, elsewhere.owner).start(90)
  await pass(91)
  expect(await kindsTo(there.owner)).toEqual(['access_review_proposed'])
  const second = await by.start(90)
  const params = { id: there.id, review: second.id }
  await there.owner.as.call(cancelReview, { params, body: {} })
  await pass(1)
  expect(await kindsTo(there.owner)).toEqual(['access_review_proposed'])
})

test('a review that started in time cancels the reminder', async () => {
  const by = reviewHelpers(service, organization, organization.owner)
  const first = await by.start()
  await by.keepRest(first)
  await by.close(first, 90)
  await executedReview(service, first)
  const told = await kindsTo(admin)
  await by.start(90)
  await pass(91)
  expect(await kindsTo(admin)).toEqual([...told, 'access_review_overdue'])
})
