import {
  cancelReview,
  cannotRevokeReviewed,
  closeReview,
  decideReviewItems,
  getReviewImpact,
  keepUndecided,
  listReviews,
  reviewNotOpen,
  reviewUndecided,
} from '@accord/contract/access-reviews.ts'
import { listOrganizationActivity } from '@accord/contract/activity.ts'
import { listAccessGrants, type AccessGrant, accessGrantKinds } from '@accord/contract/access.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkedChains } from '#testing/activity.ts'
import { insertTestArtifact } from '#testing/applications.ts'
import { type TestCast, setUpCast } from '#testing/access/cast.ts'
import { createGrantOfEachKind, type TestGrants } from '#testing/access/things.ts'
import { executedReview, reviewItemOf, reviewHelpers } from '#testing/reviews.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { runConcurrently, untilBlocked } from '#testing/concurrency.ts'
import { openReview } from './review-worker.ts'

let service: TestService
let aCast: () => Promise<TestCast>
let cast: TestCast
let items: TestGrants

beforeAll(async () => {
  service = await startTestService()
  aCast = await setUpCast(service)
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(async () => {
  cast = await aCast()
  items = await createGrantOfEachKind(cast)
  const counted = 'update applications set authorization_count = 1 where id = $1'
  await service.context.pool.query(counted, [cast.offered.id])
})

const day = 86_400_000
const owners = () => reviewHelpers(service, cast.here, cast.owner)
const admins = () => reviewHelpers(service, cast.here, cast.admin)
const pathOf = (review?: { id: string }) =>
  `/api/organization/${cast.here.id}/access-reviews${review ? `/${review.id}` : ''}`
const activity = async () => {
  const asked = { params: { id: cast.here.id }, query: { $limit: 100 } }
  return (await cast.owner.as.call(listOrganizationActivity, asked)).data
}

describe('an access review', () => {
  test('a review copies every grant with all its details, including people', async () => {
    const { pool } = service.context
    await pool.query(`update use_recording set since = now() - interval '200 days'`)
    await pool.query(
      `update authorizations set granted_by = null, created_at = now() - interval '100 days'`,
    )
    await pool.query(
      `update applications set scopes = '{user:read,profile:read,profile:manage,survey:read}' where id = $1`,
      [cast.offered.id],
    )
    await pool.query(`insert into uses values ('approval', $1, now())`, [
      cast.offered.membersApproval,
    ])
    await pool.query(
      `insert into use_days select 'approval', $1, 'user:read', (now() at time zone 'UTC')::date, 3`,
      [cast.offered.membersApproval],
    )
    await pool.query(`update profiles set suspended_at = now() where roles = '{contact}'`)
    const now: AccessGrant[] = []
    for (const kind of accessGrantKinds) {
      const asked = { params: { id: cast.here.id }, query: { kind, $limit: 100 } }
      now.push(...(await cast.owner.as.call(listAccessGrants, asked)).data)
    }
    const review = await owners().start(30)
    expect(review).toMatchObject({
      state: 'open',
      startedBy: 'Ana Duarte',
      overdue: false,
      counts: { total: now.length, undecided: now.length, keep: 0, revoke: 0 },
      nextDueAt: null,
      file: null,
    })
    expect(Math.round((Date.parse(review.dueAt) - Date.now()) / day)).toBe(30)
    const frozen = await owners().ways(review)
    const [first] = frozen
    expect(first).toMatchObject({ concerns: expect.arrayContaining(['allowed_by_former']) })
    const comparable = ({ kind, id, scopes, unusedScopes, ...said }: Partial<AccessGrant>) => [
      `${kind} ${id}`,
      scopes!.toSorted(),
      unusedScopes!.toSorted(),
      said,
    ]
    // Reviews have no logos, as the contract says.
    const expected = now.map(({ downloads: _now, logo: _current, usedDays, ...item }) =>
      comparable(Object.assign(item, { daysUsed: usedDays.length })),
    )
    expect(frozen.map(comparable).toSorted(byKey)).toMatchObject(expected.toSorted(byKey))
    expect(frozen.every(({ decision, outcome }) => decision === null && outcome === null)).toBe(
      true,
    )
  })

  test("a review doesn't change when people join or leave, and includes a simultaneous change completely or not at all", async () => {
    const by = owners()
    const { id: review } = await by.start()
    const before = await by.ways({ id: review })
    const { pool } = service.context
    await pool.query('delete from profiles where id = $1', [cast.member.profileId])
    expect(await by.ways({ id: review })).toEqual(before)

    await cast.owner.as.call(cancelReview, { params: { id: cast.here.id, review }, body: {} })
    const other = await pool.connect()
    await other.query('begin')
    await other.query('select from organizations where id = $1 for no key update', [cast.here.id])
    await other.query(`update profiles set roles = '{admin}' where id = $1`, [
      cast.contact.profileId,
    ])
    await other.query('delete from profiles where id = $1', [cast.admin.profileId])
    const starting = by.start()
    await untilBlocked(pool)
    await other.query('commit')
    other.release()
    const people = await by.ways(await starting, { kind: 'person' })
    expect(people.map(({ id }) => id).toSorted()).toEqual(
      [cast.owner.profileId, cast.contact.profileId].toSorted(),
    )
    expect(await by.ways(await starting, { kind: 'contact' })).toEqual([])
  })

  test('only one review can be open at a time, and canceling it revokes nothing and allows the next', async () => {
    const start = () => cast.owner.as.request('POST', pathOf(), { dueInDays: 7 })
    const answers = (await runConcurrently(3, start)).map(({ status }) => String(status))
    expect(answers.toSorted()).toEqual(['201', '409', '409'])
    const { id } = cast.here
    const { data } = await cast.admin.as.call(listReviews, { params: { id }, query: {} })
    const review = data[0]!.id
    expect(data[0]).toMatchObject({ state: 'starting', counts: { total: 0 } })
    const named = { params: { id, review }, body: {} }
    const keeping = { ...named, body: { note: 'Still needed.' } }
    expect((await cast.admin.as.refused(keepUndecided, keeping)).body.code).toBe(reviewNotOpen.code)
    await runConcurrently(2, () => openReview(service.context.db, review))
    await admins().decide({ id: review }, [reviewItemOf(cast.member)], { decision: 'revoke' })
    const cancelled = await cast.admin.as.call(cancelReview, named)
    expect(cancelled).toMatchObject({ state: 'cancelled', endedBy: 'Ana Duarte' })
    expect(await admins().ways({ id: review })).toEqual([])
    expect((await cast.member.as.request('GET', '/api/me')).status).toBe(200)
    expect((await cast.admin.as.refused(cancelReview, named)).body.code).toBe(reviewNotOpen.code)
    await admins().start()
    const kinds = (await activity()).slice(0, 3).map(({ kind }) => kind)
    expect(kinds).toEqual(['review_started', 'review_cancelled', 'review_started'])
  })

  test('a review is due in 1 to 90 whole days, and anything else is rejected', async () => {
    for (const dueInDays of [0, 91, -1, 1.5, '7', null, undefined]) {
      const { status, body } = await cast.owner.as.request('POST', pathOf(), { dueInDays })
      const fields = { dueInDays: 'This value must be a whole number of days from 1 to 90.' }
      expect([dueInDays, status, body]).toMatchObject([dueInDays, 400, { fields }])
    }
  })
})

describe('a decision', () => {
  test('a decision has an author and a time and can be undone, independently of its note', async () => {
    const by = admins()
    const review = await by.start()
    const total = review.counts.total
    const both = [reviewItemOf(cast.member), reviewItemOf(cast.owner)]
    const decided = await by.decide(review, both, { decision: 'keep', note: ' On the crew. ' })
    expect(decided.counts).toMatchObject({ undecided: total - 2, keep: 2, revoke: 0 })
    const [first] = await by.ways(review, { only: 'keep' })
    const noted = { note: 'On the crew.', notedBy: 'Ana Duarte', notedAt: expect.any(String) }
    expect(first).toMatchObject({ decision: 'keep', decidedBy: 'Ana Duarte', ...noted })
    expect(Math.abs(Date.now() - Date.parse(first!.decidedAt!))).toBeLessThan(day)
    await by.decide(review, [reviewItemOf(cast.member)], { decision: null })
    const chen = [reviewItemOf(cast.admin)]
    for (const note of ['Ask Chen.', '']) await by.decide(review, chen, { note })
    const undecided = await by.ways(review, { only: 'undecided', kind: 'person' })
    expect(
      Object.fromEntries(undecided.map((item) => [item.id, [item.note, item.notedBy]])),
    ).toEqual({
      [cast.member.profileId]: ['On the crew.', 'Ana Duarte'],
      [cast.admin.profileId]: ['', null],
    })
    for (const item of undecided) expect(item).toMatchObject({ decidedBy: null, decidedAt: null })
    // Case, accents, and order don't matter, as in every list.
    for (const search of ['TIDE tab', 'tàble tide']) {
      expect(await by.ways(review, { search })).toMatchObject([{ id: items.ownApplication }])
    }
    expect((await by.keepRest(review)).counts).toMatchObject({ undecided: 0, keep: total })
  })

  test('a decision to revoke without permission is rejected, together with all others in it', async () => {
    const by = admins()
    const review = await by.start()
    const params = { id: cast.here.id, review: review.id }
    const notTheirs = [
      reviewItemOf(cast.owner),
      reviewItemOf(cast.admin),
      { kind: 'own_application', id: items.ownApplication } as const,
      { kind: 'audit_stream', id: items.auditStream } as const,
      { kind: 'connection', id: items.connection } as const,
      { kind: 'export', id: items.receipt } as const,
    ]
    for (const item of notTheirs) {
      const body = { ways: [reviewItemOf(cast.member), item], decision: 'revoke' as const }
      const answer = await cast.admin.as.refused(decideReviewItems, { params, body })
      expect(answer.body.code).toBe(cannotRevokeReviewed.code)
      expect(answer.body.fields?.['ways']).toMatch(/^You can't revoke “.+”\.$/)
    }
    expect((await by.look(review)).counts.undecided).toBe(review.counts.total)
    const refused = (await by.ways(review)).filter(({ canRevoke }) => !canRevoke)
    expect(refused.map(({ id }) => id).toSorted()).toEqual(notTheirs.map(({ id }) => id).toSorted())

    // Because of this owner's decision, only an owner can close the review.
    await owners().decide(review, [notTheirs[2]!], { decision: 'revoke' })
    await by.keepRest(review)
    const closing = await cast.admin.as.refused(closeReview, { params, body: { nextInDays: null } })
    expect(closing.body.code).toBe(cannotRevokeReviewed.code)
    const preview = await cast.admin.as.call(getReviewImpact, { params })
    expect(preview).toMatchObject({
      mayClose: false,
      ends: [{ kind: 'own_application', count: 1 }],
    })
  })

  test('an invalid decision is rejected with a message', async () => {
    const review = await admins().start()
    const stranger = { kind: 'person', id: '00000000-0000-4000-8000-000000000000' }
    const odd: [sent: object, fields: Record<string, string>][] = [
      [{ ways: [], decision: 'keep' }, { ways: 'Choose at least one item.' }],
      [{ decision: 'keep' }, { ways: 'Include either items or an application.' }],
      [{ ways: 'all', decision: 'keep' }, { ways: 'This value must be a list.' }],
      [
        { ways: Array.from({ length: 101 }, () => stranger), decision: 'keep' },
        { ways: 'You can include up to 100 items.' },
      ],
      [{ ways: [stranger] }, { decision: 'Include a decision, a note, or both.' }],
      [{ ways: [stranger], decision: 'burn' }, { decision: 'Choose “keep” or “revoke”.' }],
      [{ ways: [stranger], note: 'x'.repeat(501) }, { note: 'Use at most 500 characters.' }],
      [
        { ways: [stranger], decision: 'keep' },
        { ways: "Some of these items aren't part of the review." },
      ],
    ]
    for (const [sent, fields] of odd) {
      const { status, body } = await cast.admin.as.request(
        'POST',
        `${pathOf(review)}/decisions`,
        sent,
      )
      expect([status, body]).toMatchObject([400, { fields }])
    }
    for (const query of ['only=lost', 'kind=door', `search=${'x'.repeat(101)}`, '$limit=0']) {
      const { status } = await cast.admin.as.request('GET', `${pathOf(review)}/ways?${query}`)
      expect([query, status]).toEqual([query, 400])
    }
  })
})

describe('closing a review', () => {
  test('a review can be closed once everything is decided, with an offered interval until the next review', async () => {
    const review = await admins().start()
    const params = { id: cast.here.id, review: review.id }
    const early = await cast.admin.as.refused(closeReview, { params, body: { nextInDays: 90 } })
    expect(early.body.code).toBe(reviewUndecided.code)
    for (const nextInDays of [1, 91, '90', undefined]) {
      const answer = await cast.admin.as.request('POST', `${pathOf(review)}/close`, { nextInDays })
      const fields = { nextInDays: 'Choose 90, 180, or 365 days, or null for no scheduled review.' }
      expect(answer).toMatchObject({ status: 400, body: { fields } })
    }
  })

  test('closing a review revokes each kind of access, reports items that had already ended, and schedules the next review', async () => {
    const { pool } = service.context
    const { membersApproval: approvalId, id: applicationId } = cast.offered
    await insertTestArtifact(pool, {
      kind: 'AccessToken',
      applicationId,
      organizationId: cast.here.id,
      approvalId,
    })
    const by = owners()
    const review = await by.start()
    const revocable = (await by.ways(review)).filter(({ canRevoke }) => canRevoke)
    await by.decide(
      review,
      revocable.map(({ kind, id }) => ({ kind, id })),
      { decision: 'revoke' },
    )
    await by.keepRest(review)
    await pool.query('delete from profiles where id = $1', [cast.contact.profileId])
    const params = { id: cast.here.id, review: review.id }
    const preview = await cast.owner.as.call(getReviewImpact, { params })
    expect(preview).toMatchObject({ gone: 1, tokens: 1, mayClose: true })
    expect(preview.ends).toContainEqual({ kind: 'person', count: 2 })

    const closing = await by.close(review, 180)
    expect(closing).toMatchObject({
      state: 'closing',
      counts: { revoke: revocable.length, ended: 0 },
    })
    await executedReview(service, review)
    const closed = await by.look(review)
    expect(closed).toMatchObject({
      state: 'closed',
      endedBy: 'Ana Duarte',
      file: { currentStep: 'queued' },
      counts: { ended: revocable.length - 1, gone: 1, refused: 0 },
    })
    const rows = new Map((await activity()).map((row) => [row.id, row]))
    expect([...rows.values()].slice(0, 1)).toMatchObject([{ kind: 'review_carried_out' }])
    const { rows: chain } = await pool.query<{ position: string; hash: string; kind: string }>(
      `select position, encode(hash, 'hex') as hash, kind from organization_activity where organization_id = $1`,
      [cast.here.id],
    )
    for (const item of await by.ways(review, { only: 'ended' })) {
      const proved = chain.find(({ position }) => Number(position) === item.proof!.position)
      expect([item.kind, proved?.hash]).toEqual([item.kind, item.proof!.hash])
      expect(endKinds[item.kind]).toBe(proved?.kind)
    }
    expect((await cast.member.as.request('GET', '/api/me')).status).toBe(401)
    expect(await by.ways(review, { only: 'gone' })).toMatchObject([
      { id: cast.contact.profileId, outcome: 'gone', proof: null },
    ])
    const { nextDueAt } = await cast.owner.as.call(listReviews, {
      params: { id: cast.here.id },
      query: {},
    })
    expect(Math.round((Date.parse(nextDueAt!) - Date.now()) / day)).toBe(180)
    expect((await checkedChains(service)).broken).toEqual([])
  })

  test('a review can be closed only once, and a simultaneous decision is either included or rejected', async () => {
    const by = admins()
    const review = await by.start()
    await by.keepRest(review)
    const path = pathOf(review)
    const revokes = { ways: [reviewItemOf(cast.member)], decision: 'revoke' }
    const [one, other, decision] = await Promise.all([
      cast.admin.as.request('POST', `${path}/close`, { nextInDays: null }),
      cast.owner.as.request('POST', `${path}/close`, { nextInDays: 90 }),
      cast.admin.as.request('POST', `${path}/decisions`, revokes),
    ])
    expect(new Set([one.status, other.status])).toEqual(new Set([202, 409]))
    await executedReview(service, review)
    const revoke = decision.status === 200 ? 1 : 0
    expect((await by.look(review)).counts).toMatchObject({ revoke, ended: revoke })
    const decided = { ways: [reviewItemOf(cast.admin)], decision: 'keep' }
    for (const [call, body] of [
      ['decisions', decided],
      ['keep-undecided', { note: 'Still needed.' }],
    ] as const) {
      const late = await cast.admin.as.request('POST', `${path}/${call}`, body)
      expect(late.body).toMatchObject({ code: reviewNotOpen.code })
    }
  })

  test('a killed review execution resumes and revokes each item once, even if the person who closed the review has left', async () => {
    const { pool } = service.context
    const by = admins()
    const review = await by.start()
    const { authorization, invitation } = items
    const revoked = [
      reviewItemOf(cast.member),
      { kind: 'authorization', id: authorization } as const,
      { kind: 'invitation', id: invitation } as const,
    ]
    await by.decide(review, revoked, { decision: 'revoke' })
    await by.keepRest(review)
    await by.close(review)
    await pool.query(`
      create function die_at_second() returns trigger language plpgsql as $$ begin
        if (select count(*) from reviewed_ways where outcome is not null) = 1
          then perform pg_terminate_backend(pg_backend_pid()); end if;
        return new; end $$;
      create trigger die_at_second before update on reviewed_ways for each row execute function die_at_second()`)
    await expect(executedReview(service, review)).rejects.toThrow()
    await pool.query('drop trigger die_at_second on reviewed_ways')
    expect(await by.look(review)).toMatchObject({ state: 'closing', counts: { ended: 1 } })
    await pool.query('delete from profiles where id = $1', [cast.admin.profileId])
    await Promise.all([executedReview(service, review), executedReview(service, review)])
    const done = await owners().look(review)
    expect(done).toMatchObject({ state: 'closed', counts: { revoke: 3, ended: 3 } })
    const kinds = (await activity()).map(({ kind }) => kind)
    for (const kind of [
      'member_removed',
      'authorization_revoked',
      'invitation_deleted',
      'review_carried_out',
    ]) {
      expect([kind, kinds.filter((each) => each === kind)]).toEqual([kind, [kind]])
    }
  })
})

// The kind of activity for each revocation.
const endKinds: Record<string, string> = {
  person: 'member_removed',
  contact: 'member_removed',
  own_application: 'application_deleted',
  authorization: 'authorization_revoked',
  approval: 'approval_ended',
  network: 'network_left',
  export: 'export_file_deleted',
  endpoint: 'endpoint_deleted',
  audit_stream: 'endpoint_deleted',
  connection: 'connection_changed',
  invitation: 'invitation_deleted',
}

const byKey = ([one]: unknown[], [other]: unknown[]) => (String(one) < String(other) ? -1 : 1)
