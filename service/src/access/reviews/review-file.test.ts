import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reviewNotClosed, writeReviewFile } from '@accord/contract/access-reviews.ts'
import { listExports } from '@accord/contract/exports.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkExport } from '#exports/file/check-export.ts'
import type { Subject } from '#data/exports/exports.store.ts'
import {
  download,
  finishExport,
  createFinishedExport,
  manifestIn,
  rowsIn,
  unzipped,
} from '#testing/exports.ts'
import { emailsTo } from '#testing/inbox.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { executedReview, reviewItemOf, reviewHelpers } from '#testing/reviews.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let organization: TestOrganization
let member: TestMember
let suspended: TestMember
let access: Subject
let folder: string

beforeAll(async () => {
  service = await sharedTestService()
  organization = await service.createOrganization({ form: { name: 'Harbour' } })
  member = await service.createMember(organization, ['member'])
  suspended = await service.createMember(organization, ['admin'])
  await service.context.pool.query('update profiles set suspended_at = now() where id = $1', [
    suspended.profileId,
  ])
  access = { type: 'access', id: organization.id }
  folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** Returns the output of `accord verify-export` for a file, and the file's contents. */
async function opened(job: { id: string }) {
  const { bytes } = await download(service, organization.owner, access, job)
  const path = join(folder, `${job.id}.zip`)
  await writeFile(path, bytes)
  return { ...(await checkExport(path)), files: await unzipped(bytes) }
}

/** Returns the values of one column for a person. */
function saidIn(files: Map<string, Buffer>, table: string, column: string, of: TestMember) {
  const [columns, ...rows] = files.get(`${table}.csv`)!.toString().trim().split('\r\n')
  const at = columns!.split(',').indexOf(column)
  const said = rows.filter((row) => row.includes(of.profileId))
  return said.map((row) => row.split(',')[at])
}
const suspendedIn = (files: Map<string, Buffer>) => saidIn(files, 'access', 'suspended', suspended)

test('the access report lists everyone with access, is signed, and appears beside other exports', async () => {
  const { owner, id } = organization
  const told = { kind: 'person', id: member.profileId }
  // The grant was used on three of the last 90 days, once with two scopes, and on one earlier day.
  await service.context.pool.query(
    `insert into use_days (subject_kind, subject_id, scope, day, calls)
     select 'profile', $1, scope, (now() at time zone 'UTC')::date - ago, 1
     from unnest('{0,3,3,89,90}'::int[], '{"","",user:read,"",""}'::text[]) as used (ago, scope)`,
    [told.id],
  )
  const job = await createFinishedExport(service, owner.as, access)
  expect(job).toMatchObject({
    type: 'access',
    file: { name: expect.stringMatching(/^harbour-access-[\d-]{15}\.zip$/), available: true },
  })
  const { problems, files } = await opened(job)
  expect(problems).toEqual([])
  expect([...files.keys()]).toEqual(['access.jsonl', 'access.csv', 'manifest.json', 'manifest.sig'])
  expect(rowsIn(files, 'access.jsonl')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...told, roles: ['member'], suspended: false, daysUsed: 3 }),
      expect.objectContaining({ id: suspended.profileId, roles: ['admin'], suspended: true }),
    ]),
  )
  expect(suspendedIn(files)).toEqual(['true'])
  expect(manifestIn(files)).toMatchObject({
    type: 'access',
    subject: { id, name: 'Harbour' },
    activityHead: { position: expect.any(String) },
  })
  const organizationsOwn = { params: { type: 'organization' as const, id }, query: {} }
  const { data } = await owner.as.call(listExports, organizationsOwn)
  expect(data.map((each) => [each.id, each.type])).toEqual([[job.id, 'access']])
  const [email] = await emailsTo(service.context, owner.email)
  expect(email?.subject).toBe('Your access report for Harbour is complete')
  expect(email?.text).toContain(`/organization/${id}/data-export`)
})

test("a review's file has its list, decisions, and results, and can be written again", async () => {
  const { owner, id } = organization
  const before = await service.createMember(organization, ['member'])
  const after = await service.createMember(organization, ['member'])
  const newRoles = ({ profileId }: TestMember, roles: ['admin']) =>
    owner.as.call(updateProfile, { params: { id: profileId }, body: { roles } })
  const changedIn = (files: Map<string, Buffer>) =>
    [before, member, after].map((of) => saidIn(files, 'decisions', 'changed', of))
  const by = reviewHelpers(service, organization, owner)
  const review = await by.start()
  const params = { id, review: review.id }
  const early = await owner.as.refused(writeReviewFile, { params, body: {} })
  expect(early.body.code).toBe(reviewNotClosed.code)
  const note = '=HYPERLINK("http://evil.example")'
  await by.decide(review, [reviewItemOf(member)], { decision: 'revoke', note })
  // The roles of kept and revoked people change.
  for (const changed of [before, member]) await newRoles(changed, ['admin'])
  await by.keepRest(review)
  // A person who left before the file was written still appears in it.
  await by.close(review)
  await executedReview(service, review)
  const { file } = await by.look(review)
  await finishExport(service, file!)
  const { problems, files } = await opened(file!)
  expect(problems).toEqual([])
  expect([...files.keys()].join(' ')).toBe(
    'access.jsonl access.csv decisions.jsonl decisions.csv manifest.json manifest.sig',
  )
  const ended = (await by.ways(review, { only: 'ended' }))[0]!
  expect(rowsIn(files, 'access.jsonl')).toContainEqual(
    expect.objectContaining({ id: member.profileId, suspended: false, daysUsed: 3 }),
  )
  expect(suspendedIn(files)).toEqual(['true'])
  expect(changedIn(files)).toEqual([['true'], ['true'], ['false']])
  expect(rowsIn(files, 'decisions.jsonl')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: owner.profileId, decision: 'keep', outcome: null }),
      expect.objectContaining({
        id: member.profileId,
        decision: 'revoke',
        note,
        notedBy: 'Ana Duarte',
        notedAt: expect.any(String),
        decidedBy: 'Ana Duarte',
        outcome: 'ended',
        activityPosition: ended.proof!.position,
        activityHash: ended.proof!.hash,
      }),
    ]),
  )
  expect(files.get('decisions.csv')!.toString()).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(manifestIn(files).review).toMatchObject({ id: review.id, closedBy: 'Ana Duarte' })

  const once = await owner.as.call(writeReviewFile, { params, body: {} })
  expect(once.file?.id).toBe(file!.id)
  await service.context.pool.query(`update exports set expires_at = now() where id = $1`, [
    file!.id,
  ])
  // Later changes don't appear in the file, because it shows the state of the review.
  await newRoles(after, ['admin'])
  const again = await owner.as.call(writeReviewFile, { params, body: {} })
  expect(again.file).toMatchObject({ currentStep: 'queued' })
  expect(again.file?.id).not.toBe(file!.id)
  await finishExport(service, again.file!)
  const written = await opened(again.file!)
  expect(written.problems).toEqual([])
  expect(changedIn(written.files)).toEqual([['true'], ['true'], ['false']])

  // Older reviews don't have these fields.
  await service.context.pool.query('update reviewed_ways set suspended = null, was_changed = null')
  await service.context.pool.query(`update exports set expires_at = now() where id = $1`, [
    again.file!.id,
  ])
  const older = await owner.as.call(writeReviewFile, { params, body: {} })
  await finishExport(service, older.file!)
  const unknown = await opened(older.file!)
  expect(unknown.problems).toEqual([])
  expect(suspendedIn(unknown.files)).toEqual([''])
  expect(changedIn(unknown.files)).toEqual([[''], [''], ['']])
})
