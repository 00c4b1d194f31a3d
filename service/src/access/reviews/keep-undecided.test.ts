import {
  cancelReview,
  closeReview,
  keepUndecided,
  listReviewItems,
  reviewUndecided,
} from '@accord/contract/access-reviews.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestCast, setUpCast } from '#testing/access/cast.ts'
import { createTestReview, reviewHelpers } from '#testing/reviews.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { runConcurrently } from '#testing/concurrency.ts'
import { deleteDiscardedReviews, keepUndecidedRows, rowsPerBatch } from './keep-undecided.ts'

const rows = 2 * rowsPerBatch + 500

let service: TestService
let aCast: () => Promise<TestCast>
let cast: TestCast
let review: { id: string }

beforeAll(async () => {
  service = await startTestService()
  aCast = await setUpCast(service)
})
beforeEach(async () => {
  cast = await aCast()
  review = { id: await createTestReview(service, cast.here, { state: 'open', of: cast.member }) }
  await run(
    `insert into reviewed_ways (review_id, position, kind, way_id, name, roles, scopes, shares, allowed_at,
       unused_scopes, concerns)
     select $1, n, case when n % 2 = 0 then 'person' else 'invitation' end, gen_random_uuid(), 'Way ' || n,
       '{member}', '{}', '{}', now(), '{}', '{}'
     from generate_series(2, ${rows}) n`,
    [review.id],
  )
  await run(`update access_reviews set total = ${rows} where id = $1`, [review.id])
})
afterAll(() => service[Symbol.asyncDispose]())

const run = (statement: string, values: unknown[] = []) =>
  service.context.pool.query(statement, values)
const owners = () => reviewHelpers(service, cast.here, cast.owner)
const params = () => ({ id: cast.here.id, review: review.id })
const itemAt = async (position: number) => {
  const { rows: found } = await run(
    'select kind, way_id as id from reviewed_ways where review_id = $1 and position = $2',
    [review.id, position],
  )
  return found[0]
}
/** Returns the review's counts, which must match its rows. */
const counts = async () => {
  const { rows: counted } = await run(
    `select count(*) filter (where decision is null)::int as undecided,
       count(*) filter (where decision = 'keep')::int as keep,
       count(*) filter (where decision = 'revoke')::int as revoke
     from reviewed_ways where review_id = $1`,
    [review.id],
  )
  const told = await owners().look(review)
  expect(told.counts).toMatchObject(counted[0])
  return { ...counted[0], keeping: told.keeping }
}

test('the request marks some rows as kept and workers mark the rest, even after a worker is killed', async () => {
  const answered = await owners().keepRest(review)
  expect(answered).toMatchObject({ keeping: true, counts: { keep: rowsPerBatch + 1 } })
  const closing = { params: params(), body: { nextInDays: null } }
  expect((await cast.owner.as.refused(closeReview, closing)).body.code).toBe(reviewUndecided.code)
  // The worker's second step fails as if its process had been killed, and is rolled back.
  await run(`create function killed() returns trigger language plpgsql as $$ begin
    if new.position > ${rowsPerBatch + 800} then raise 'killed'; end if; return new; end $$`)
  await run(
    `create trigger killed before update on reviewed_ways for each row execute function killed()`,
  )
  await expect(keepUndecidedRows(service.context, { max: 700 })).rejects.toThrow('killed')
  expect(await counts()).toMatchObject({ keep: rowsPerBatch + 701, keeping: true })
  await run('drop function killed() cascade')
  await keepUndecidedRows(service.context)
  expect(await counts()).toEqual({ undecided: 0, keep: rows, revoke: 0, keeping: false })
  const last = await cast.owner.as.call(listReviewItems, {
    params: params(),
    query: { $skip: rows - 1 },
  })
  expect(last.data).toMatchObject([{ decision: 'keep', decidedBy: 'Ana Duarte' }])
  expect((await cast.owner.as.call(closeReview, closing)).state).toBe('closing')
})

test("decisions that people make in the meantime aren't overwritten", async () => {
  const by = owners()
  const [revoked, takenBack, kept] = [await itemAt(rows), await itemAt(rows - 2), await itemAt(2)]
  await by.decide(review, [takenBack], { decision: 'revoke' })
  await by.keepRest(review)
  await by.decide(review, [revoked, kept], { decision: 'revoke' })
  await by.decide(review, [takenBack], { decision: null })
  await keepUndecidedRows(service.context)
  expect(await counts()).toEqual({ undecided: 1, keep: rows - 3, revoke: 2, keeping: false })
  expect(await by.ways(review, { only: 'undecided' })).toMatchObject([takenBack])
  // A second request also keeps this item.
  expect((await by.keepRest(review)).counts).toMatchObject({ undecided: 0 })
})

test('no row is lost with two workers, a second request, and simultaneous decisions', async () => {
  await owners().keepRest(review)
  const byHand = await Promise.all(Array.from({ length: 6 }, (_, at) => itemAt(rows - at * 400)))
  await Promise.all([
    runConcurrently(2, () => keepUndecidedRows(service.context, { max: 300 })),
    owners().keepRest(review),
    ...byHand.map((item) => owners().decide(review, [item], { decision: 'revoke' })),
  ])
  await keepUndecidedRows(service.context)
  const revoke = byHand.length
  expect(await counts()).toEqual({ undecided: 0, keep: rows - revoke, revoke, keeping: false })
})

test('only rows of the requested kind are marked as kept', async () => {
  const body = { kind: 'invitation' as const, note: 'Still needed.' }
  await cast.owner.as.call(keepUndecided, { params: params(), body })
  await keepUndecidedRows(service.context, { max: 100 })
  const { keep, keeping } = await counts()
  expect([keep, keeping]).toEqual([1 + rows / 2 - 1, false])
  expect(await owners().ways(review, { only: 'undecided', kind: 'invitation' })).toEqual([])
})

test('rows are marked as kept even if the requester is no longer an admin', async () => {
  await reviewHelpers(service, cast.here, cast.admin).keepRest(review)
  const body = { roles: ['member' as const] }
  await cast.owner.as.call(updateProfile, { params: { id: cast.admin.profileId }, body })
  const again = { params: params(), body: { note: 'Still needed.' } }
  expect((await cast.admin.as.refused(keepUndecided, again)).status).toBe(403)
  await run('delete from profiles where id = $1', [cast.admin.profileId])
  await keepUndecidedRows(service.context)
  expect(await counts()).toMatchObject({ undecided: 0, keeping: false })
})

test('a discarded review is immediately empty, and workers delete its rows', async () => {
  await owners().keepRest(review)
  await cast.owner.as.call(cancelReview, { params: params(), body: {} })
  expect(await owners().ways(review)).toEqual([])
  const left = async () =>
    (await run('select from reviewed_ways where review_id = $1', [review.id])).rowCount
  expect(await left()).toBe(rows - rowsPerBatch)
  await keepUndecidedRows(service.context)
  expect(await owners().look(review)).toMatchObject({ state: 'cancelled', keeping: false })
  await deleteDiscardedReviews(service.context)
  expect(await left()).toBe(0)
})
