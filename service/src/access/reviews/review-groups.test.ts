import {
  cannotRevokeReviewed,
  decideReviewItems,
  keepUndecided,
  listReviewGroups,
  listReviewItems,
} from '@accord/contract/access-reviews.ts'
import { accessGroupTypes } from '@accord/contract/access.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestCast, sharedCasting } from '#testing/access/cast.ts'
import { createGrantOfEachKind } from '#testing/access/things.ts'
import { reviewHelpers } from '#testing/reviews.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
let aCast: () => Promise<TestCast>
let cast: TestCast
let params: { id: string; review: string }

beforeAll(async () => {
  ;({ service, aCast } = await sharedCasting())
})
beforeEach(async () => {
  cast = await aCast()
  await createGrantOfEachKind(cast)
  const { id: review } = await reviewHelpers(service, cast.here, cast.owner).start()
  params = { id: cast.here.id, review }
})

type GroupQuery = NonNullable<typeof listReviewGroups.query._zod.input>

const groups = (query: GroupQuery = {}) =>
  cast.owner.as.call(listReviewGroups, { params, query: { $limit: 100, ...query } })
const diaryOf = async (query: GroupQuery = {}) =>
  (await groups(query)).data.find(({ id }) => id === cast.offered.id)
const items = (query: { application?: string; only?: 'undecided' } = {}) =>
  cast.owner.as.call(listReviewItems, { params, query: { $limit: 100, ...query } })

test('a group has the items of an application, and the counts match the list', async () => {
  const { data, counts, __meta } = await groups()
  expect(counts).toEqual({
    application: 2,
    network: 1,
    file: 2,
    endpoint: 1,
    audit_stream: 1,
    connection: 1,
    invitation: 1,
    person: 4,
  })
  expect(__meta.total).toBe(data.length)
  for (const type of accessGroupTypes)
    expect((await groups({ type })).data).toHaveLength(counts[type])
  expect(await diaryOf()).toMatchObject({
    name: 'Diary',
    item: { kind: 'authorization' },
    people: 2,
    counts: { total: 3, undecided: 3, keep: 0, revoke: 0 },
  })
  expect((await items({ application: cast.offered.id })).__meta.total).toBe(2)
})

test('a decision on an application applies to all of its items and to nothing else', async () => {
  const application = cast.offered.id
  const decide = (decision: 'keep' | 'revoke' | null) =>
    cast.owner.as.call(decideReviewItems, { params, body: { application, decision } })
  expect((await decide('revoke')).counts).toMatchObject({ keep: 0, revoke: 3 })
  expect((await decide('keep')).counts).toMatchObject({ keep: 3, revoke: 0 })
  expect(await diaryOf({ only: 'undecided' })).toBeUndefined()
  expect((await diaryOf({ only: 'keep' }))!.counts).toMatchObject({ total: 3, keep: 3 })
  expect((await decide(null)).counts).toMatchObject({ keep: 0, revoke: 0 })

  const [own] = (await groups({ type: 'application' })).data.filter(({ id }) => id !== application)
  const refused = await cast.admin.as.refused(decideReviewItems, {
    params,
    body: { application: own!.id, decision: 'revoke' },
  })
  expect(refused.body.code).toBe(cannotRevokeReviewed.code)
})

test.each([
  [{ decision: 'keep' }, 'ways'],
  [{ ways: [], application: crypto.randomUUID(), decision: 'keep' }, 'ways'],
  [{ application: crypto.randomUUID(), note: 'Why' }, 'decision'],
])('a decision needs either items or an application: %j', async (body, field) => {
  const path = `/api/organization/${params.id}/access-reviews/${params.review}/decisions`
  const { status, body: answer } = await cast.owner.as.request('POST', path, body)
  expect({ status, answer }).toMatchObject({
    status: 400,
    answer: { fields: { [field]: expect.any(String) } },
  })
})

test('keeping all undecided items needs a reason, which becomes the note of items without one', async () => {
  const helpers = reviewHelpers(service, cast.here, cast.owner)
  const [first, second] = (await helpers.ways({ id: params.review })).map(({ kind, id }) => ({
    kind,
    id,
  }))
  await helpers.decide({ id: params.review }, [first!], {
    decision: 'keep',
    note: 'Decided before.',
  })
  await helpers.decide({ id: params.review }, [second!], { note: 'Own note.' })
  const { status } = await cast.owner.as.request(
    'POST',
    `/api/organization/${params.id}/access-reviews/${params.review}/keep-undecided`,
    { note: ' ' },
  )
  expect(status).toBe(400)
  await cast.owner.as.call(keepUndecided, { params, body: { note: 'Checked by each lead.' } })
  const { data } = await items()
  const notes = new Map(data.map(({ id, note }) => [id, note]))
  expect([notes.get(first!.id), notes.get(second!.id)]).toEqual(['Decided before.', 'Own note.'])
  const rest = data.filter(({ id }) => id !== first!.id && id !== second!.id)
  expect(
    new Set(rest.map(({ note, notedBy, decision }) => `${note} ${notedBy} ${decision}`)),
  ).toEqual(new Set(['Checked by each lead. Ana Duarte keep']))
})
