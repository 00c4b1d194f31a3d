import {
  cancelReview,
  closeReview,
  decideReviewItems,
  getReview,
  getReviewImpact,
  keepUndecided,
  listReviewGroups,
  listReviewItems,
  writeReviewFile,
} from '@accord/contract/access-reviews.ts'
import { beforeAll, expect, test } from 'vitest'
import { type TestCast, sharedCasting } from '#testing/access/cast.ts'
import { reviewItemOf, reviewHelpers } from '#testing/reviews.ts'
import { urlTo } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
let cast: TestCast

beforeAll(async () => {
  const shared = await sharedCasting()
  service = shared.service
  cast = await shared.aCast()
})

test("another organization's review returns 404, under that organization and under the caller's own", async () => {
  const { here, partner, elsewhere } = cast
  const ours = await reviewHelpers(service, here, here.owner).start()
  const theirs = await reviewHelpers(service, partner, partner.owner).start()
  const item = reviewItemOf(cast.member)
  const calls = [
    [getReview, undefined],
    [listReviewItems, undefined],
    [listReviewGroups, undefined],
    [getReviewImpact, undefined],
    [decideReviewItems, { ways: [item], decision: 'revoke' }],
    [keepUndecided, { note: 'Still needed.' }],
    [closeReview, { nextInDays: null }],
    [cancelReview, {}],
    [writeReviewFile, {}],
  ] as const
  const foreign = [
    [partner.owner, { id: here.id, review: ours.id }],
    [here.owner, { id: partner.id, review: theirs.id }],
    [here.owner, { id: here.id, review: theirs.id }],
    [partner.owner, { id: partner.id, review: ours.id }],
    [elsewhere.owner, { id: elsewhere.id, review: ours.id }],
  ] as const
  for (const [who, params] of foreign) {
    for (const [call, body] of calls) {
      const { status } = await who.as.request(call.method, urlTo(call, { params }), body)
      expect([call.path, status]).toEqual([call.path, 404])
    }
  }
  // The review doesn't include this person, so no one can decide on them in it.
  const params = { id: partner.id, review: theirs.id }
  const body = { ways: [item], decision: 'keep' as const }
  const { status } = await partner.owner.as.refused(decideReviewItems, { params, body })
  expect(status).toBe(400)
})

test('a review shows only the name and the number of managers of another organization', async () => {
  const { data } = await cast.here.owner.as.call(listReviewItems, {
    params: { id: cast.here.id, review: await openOne() },
    query: { kind: 'authorization' },
  })
  expect(data).toMatchObject([{ owner: { id: cast.partner.id, name: 'Harbour', managers: 1 } }])
  expect(JSON.stringify(data)).not.toContain(cast.partner.owner.email)
})

async function openOne(): Promise<string> {
  const statement = `select id from access_reviews where organization_id = $1 and state = 'open'`
  const { rows } = await service.context.pool.query<{ id: string }>(statement, [cast.here.id])
  return rows[0]!.id
}

test("two reviews can't start at the same time, even without a lock", async () => {
  const { id } = await service.createOrganization()
  const start = () =>
    service.context.pool.query(
      `insert into access_reviews (id, organization_id, state, started_by_name, due_at)
       values (gen_random_uuid(), $1, 'starting', 'Ana Duarte', now())`,
      [id],
    )
  await start()
  await expect(start()).rejects.toMatchObject({ code: '23505' })
})
