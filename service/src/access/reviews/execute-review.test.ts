import { cancelReview, startReview } from '@accord/contract/access-reviews.ts'
import { beforeAll, expect, test } from 'vitest'
import { withCapturedEvents } from '#testing/activity.ts'
import { executedReview, reviewItemOf, reviewHelpers } from '#testing/reviews.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { resumeInterruptedReviews } from './review-worker.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedTestService()
})

function look(context = service.context) {
  return resumeInterruptedReviews(
    { ...context, unhurried: context.db },
    new AbortController().signal,
  )
}

test('a check executes a review whose job failed permanently, but not one whose job is still queued', async () => {
  const organization = await service.createOrganization()
  const member = await service.createMember(organization, ['member'])
  const by = reviewHelpers(service, organization, organization.owner)
  const review = await by.start()
  await by.decide(review, [reviewItemOf(member)], { decision: 'revoke' })
  await by.keepRest(review)
  await by.close(review)
  await look()
  expect((await by.look(review)).state).toBe('closing')
  await service.context.pool.query(`update pgboss.job set state = 'failed' where id = $1`, [
    review.id,
  ])
  const heard = withCapturedEvents(service.context)
  await look(heard.parts)
  await look(heard.parts)
  expect(await by.look(review)).toMatchObject({ state: 'closed', counts: { ended: 1 } })
  const who = { organization: organization.id, account: organization.owner.id }
  expect(heard.lines).toMatchObject([
    { event: 'member.removed', ...who },
    { event: 'review.carried-out', ...who, what: { ended: 1, gone: 0, refused: 0 } },
  ])
})

test('a check opens a review whose starting job failed permanently, but not a canceled one', async () => {
  const organization = await service.createOrganization()
  const by = reviewHelpers(service, organization, organization.owner)
  const params = { id: organization.id }
  const start = () => organization.owner.as.call(startReview, { params, body: { dueInDays: 7 } })
  const cancelled = await start()
  const named = { params: { ...params, review: cancelled.id }, body: {} }
  await organization.owner.as.call(cancelReview, named)
  const review = await start()
  await look()
  expect((await by.look(review)).state).toBe('starting')
  await service.context.pool.query(`update pgboss.job set state = 'failed'`)
  await look()
  expect(await by.look(review)).toMatchObject({ state: 'open', counts: { total: 1 } })
  expect(await by.look(cancelled)).toMatchObject({ state: 'cancelled', counts: { total: 0 } })
})

test("items that the previous version ended aren't marked as unchanged", async () => {
  const { pool } = service.context
  const organization = await service.createOrganization()
  const member = await service.createMember(organization, ['member'])
  const by = reviewHelpers(service, organization, organization.owner)
  const review = await by.start()
  await by.decide(review, [reviewItemOf(member)], { decision: 'revoke' })
  await by.keepRest(review)
  await by.close(review)
  await pool.query(`update reviewed_ways set outcome = 'ended' where way_id = $1`, [
    member.profileId,
  ])
  await executedReview(service, review)
  const { rows } = await pool.query(
    'select decision, was_changed from reviewed_ways where review_id = $1 order by decision',
    [review.id],
  )
  expect(rows).toEqual([
    { decision: 'keep', was_changed: false },
    { decision: 'revoke', was_changed: null },
  ])
})

test('the revocation is postponed each time the database is unavailable', async () => {
  const { pool } = service.context
  const organization = await service.createOrganization()
  const member = await service.createMember(organization, ['member'])
  await pool.query(`create function leave() returns trigger language plpgsql as
    $$ begin raise exception 'the database is gone' using errcode = '53300'; end $$`)
  await pool.query(`create trigger leaves before delete on profiles for each row
    when (old.id = '${member.profileId}') execute function leave()`)
  const by = reviewHelpers(service, organization, organization.owner)
  const review = await by.start()
  await by.decide(review, [reviewItemOf(member)], { decision: 'revoke' })
  await by.keepRest(review)
  await by.close(review)
  for (const _time of [1, 2, 3, 4]) {
    await expect(executedReview(service, review)).rejects.toThrow('the database is gone')
  }
  expect(await by.look(review)).toMatchObject({ state: 'closing', counts: { refused: 0 } })
  await pool.query('drop function leave cascade')
  await executedReview(service, review)
  expect(await by.look(review)).toMatchObject({ state: 'closed', counts: { ended: 1 } })
})

test("an item that can't be revoked is marked as refused after three tries and doesn't block others", async () => {
  const { pool } = service.context
  const organization = await service.createOrganization()
  const [stuck, other] = [
    await service.createMember(organization, ['member']),
    await service.createMember(organization, ['member']),
  ]
  await pool.query(`create function stay() returns trigger language plpgsql as
    $$ begin raise exception 'this one stays'; end $$`)
  await pool.query(`create trigger stays before delete on profiles for each row
    when (old.id = '${stuck.profileId}') execute function stay()`)
  const by = reviewHelpers(service, organization, organization.owner)
  const review = await by.start()
  await by.decide(review, [stuck, other].map(reviewItemOf), { decision: 'revoke' })
  await by.keepRest(review)
  await by.close(review)
  await expect(executedReview(service, review)).rejects.toThrow('this one stays')
  await expect(executedReview(service, review)).rejects.toThrow('this one stays')
  await executedReview(service, review)
  expect(await by.look(review)).toMatchObject({
    state: 'closed',
    counts: { ended: 1, refused: 1 },
  })
  const [refused] = await by.ways(review, { only: 'refused' })
  expect(refused).toMatchObject({
    id: stuck.profileId,
    reason: "We couldn't revoke this access. Try again.",
  })
  await pool.query('drop function stay cascade')
})
