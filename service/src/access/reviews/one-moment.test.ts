import { cancelReview } from '@accord/contract/access-reviews.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestCast, setUpCast } from '#testing/access/cast.ts'
import { reviewHelpers } from '#testing/reviews.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { untilBlocked } from '#testing/concurrency.ts'

let service: TestService
let cast: TestCast

beforeAll(async () => {
  service = await startTestService()
  cast = await (await setUpCast(service))()
})
afterAll(() => service[Symbol.asyncDispose]())

const by = () => reviewHelpers(service, cast.here, cast.owner)

test('a review shows suspended people with their approvals, unless the review is older than that field', async () => {
  const { pool } = service.context
  const suspend = (since: Date | null) =>
    pool.query('update profiles set suspended_at = $2 where id = $1', [
      cast.member.profileId,
      since,
    ])
  await suspend(new Date())
  const review = await by().start()
  await suspend(null)
  const suspended = (await by().ways(review)).filter((item) => item.suspended)
  expect(suspended).toMatchObject([
    { kind: 'person', id: cast.member.profileId },
    { kind: 'approval', id: cast.offered.membersApproval, scopes: [] },
  ])
  await pool.query('update reviewed_ways set suspended = null')
  const older = await by().ways(review)
  expect(older.filter((item) => 'suspended' in item)).toEqual([])
  const params = { id: cast.here.id, review: review.id }
  await cast.owner.as.call(cancelReview, { params, body: {} })
})

test('a review is a snapshot that includes a person removed during the copy, with all their access', async () => {
  const { pool } = service.context
  const other = await pool.connect()
  await other.query('select pg_advisory_lock(44)')
  await pool.query(`create function wait_for_44() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(44); return null; end $$`)
  await pool.query(`create trigger wait_for_44 after insert on reviewed_ways
    for each statement execute function wait_for_44()`)
  const starting = by().start()
  await untilBlocked(pool)
  await pool.query('delete from profiles where id = $1', [cast.member.profileId])
  await other.query('select pg_advisory_unlock(44)')
  other.release()
  const review = await starting
  await pool.query('drop function wait_for_44 cascade')
  const named = (await by().ways(review)).map(({ id }) => id)
  expect(named).toContain(cast.member.profileId)
  expect(named).toContain(cast.offered.membersApproval)
})
