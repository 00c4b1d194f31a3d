import { randomUUID } from 'node:crypto'
import type { ExportJob } from '@accord/contract/exports.ts'
import { leaveOrganization } from '@accord/contract/organizations.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stateOf } from '#testing/members.ts'
import { type Cast, castOf, verdicts } from '#testing/cast.ts'
import { lettersTo } from '#testing/inbox.ts'
import { aBareNetwork } from '#testing/networks.ts'
import type { AnOrganization } from '#testing/organizations.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import type { Subject } from '#exports/contents/plan.ts'
import {
  fileAddress,
  finish,
  madeExport,
  ofNetwork,
  ofOrganization,
  start,
} from '#testing/export-runs.ts'

let service: TestService
let cast: Cast
/** In the network of the cast's organization, and only invited to it. */
let joined: AnOrganization
let invited: AnOrganization
let subjects: Record<Subject['type'], Subject>
let jobs: Record<Subject['type'], ExportJob>

beforeAll(async () => {
  service = await startTestService()
  cast = await castOf(service)
  ;[joined, invited] = [await service.anOrganization(), await service.anOrganization()]
  const { organization: by } = cast
  const network = await aBareNetwork(service, { by, joined: [joined], invited: [invited] })
  subjects = { organization: ofOrganization(by), network: ofNetwork(network) }
  jobs = {
    organization: await madeExport(service, cast.as.O, subjects.organization),
    network: await madeExport(service, cast.as.O, subjects.network),
  }
})
afterAll(() => service[Symbol.asyncDispose]())

const below = ({ type, id }: Subject, end = '') => `/api/data-export/${type}/${id}${end}`

/** No export is under way, and the file is there. */
async function prepare(type: Subject['type']) {
  const { pool } = service.context
  await pool.query(`update exports set step = 'failed' where step <> 'completed'`)
  const { status } = await cast.as.O.request('GET', fileAddress(subjects[type], jobs[type]))
  if (status === 404) jobs[type] = await madeExport(service, cast.as.O, subjects[type])
}

type Request = (type: Subject['type']) => [method: string, path: string, body?: unknown]

/** Rows of the access table, by their numbers. */
const table: [string, number, Request][] = [
  ['51 list', 200, (type) => ['GET', below(subjects[type])]],
  ['52, 53 start', 202, (type) => ['POST', below(subjects[type]), {}]],
  ['54 download', 200, (type) => ['GET', fileAddress(subjects[type], jobs[type])]],
  ['54 delete', 200, (type) => ['DELETE', fileAddress(subjects[type], jobs[type])]],
  ['51 contents', 200, (type) => ['GET', below(subjects[type], '/contents')]],
]
const ofOrganizationAlone: typeof table = [
  ['20 snapshot', 200, () => ['GET', `/api/organization/${subjects.organization.id}/export/json`]],
  [
    '53 receipts',
    200,
    () => ['GET', `/api/organization/${subjects.organization.id}/export-receipts`],
  ],
]

describe.each([
  ...table.map((row) => ['organization', ...row] as const),
  ...ofOrganizationAlone.map((row) => ['organization', ...row] as const),
  ...table.map((row) => ['network', ...row] as const),
])('EX-1: of an %s, row %s', (type, _row, ok, request) => {
  test.each(verdicts(401, 404, 403, 403, 403, ok, ok, 404))(
    'answers %s with %i, and a refusal changes nothing',
    async (kind, status) => {
      await prepare(type)
      const before = await stateOf(service)
      const [method, path, body] = request(type)
      expect((await cast.as[kind].request(method, path, body)).status).toBe(status)
      if (status >= 400) expect(await stateOf(service)).toBe(before)
    },
  )
})

describe('EX-1: of a network', () => {
  test.each(table)(
    'row %s refuses the managers of its members and of the invited',
    async (_row, _ok, request) => {
      const [method, path, body] = request('network')
      expect((await joined.owner.as.request(method, path, body)).status).toBe(403)
      expect((await invited.owner.as.request(method, path, body)).status).toBe(403)
    },
  )
})

describe('EX-1: ids that lead nowhere', () => {
  test('answer an owner with 404, and what is no id or type with 400', async () => {
    const { organization, network } = subjects
    const paths = [
      below(ofOrganization({ id: randomUUID() })),
      below(ofNetwork({ id: randomUUID() })),
      below(ofNetwork(organization)),
      below(ofOrganization(network)),
      fileAddress(organization, { id: randomUUID() }),
      // A job of another subject, though the same person may have both.
      fileAddress(organization, jobs.network),
      fileAddress(network, jobs.organization),
    ]
    for (const path of paths) {
      expect([path, (await cast.as.O.request('GET', path)).status]).toEqual([path, 404])
    }
    for (const path of ['person/x', `person/${organization.id}`, 'organization/x']) {
      expect((await cast.as.O.request('GET', `/api/data-export/${path}`)).status).toBe(400)
    }
  })

  test('of another organization do, to one who has an export of their own', async () => {
    const mine = await madeExport(service, joined.owner.as, ofOrganization(joined))
    const theirs = fileAddress(subjects.organization, jobs.organization)
    const mixed = fileAddress(ofOrganization(joined), jobs.organization)
    for (const path of [theirs, mixed]) {
      expect((await joined.owner.as.request('GET', path)).status).toBe(404)
      expect((await joined.owner.as.request('DELETE', path)).status).toBe(404)
    }
    const own = await joined.owner.as.request('GET', fileAddress(ofOrganization(joined), mine))
    expect(own.status).toBe(200)
  })
})

describe('EX-4: who asked for an export and then', () => {
  test('lost the role gets neither the file nor a letter; the others get the file', async () => {
    const organization = await service.anOrganization()
    const subject = ofOrganization(organization)
    const admin = await service.aMember(organization, ['admin'])
    const job = await start(admin.as, subject)
    const change = { params: { id: admin.profileId }, body: { roles: ['member' as const] } }
    await organization.owner.as.call(updateProfile, change)
    await finish(service, job)

    const path = fileAddress(subject, job)
    expect((await admin.as.request('GET', path)).status).toBe(403)
    expect((await organization.owner.as.request('GET', path)).status).toBe(200)
    const kinds = (await lettersTo(service.context, admin.email)).map(({ kind }) => kind)
    expect(kinds).not.toContain('export_completed')
    expect(await lettersTo(service.context, organization.owner.email)).toEqual([
      expect.objectContaining({ kind: 'verify_email' }),
    ])
  })

  test('left has no token for it any more, and coming back as themselves finds nothing', async () => {
    const organization = await service.anOrganization()
    const subject = ofOrganization(organization)
    const admin = await service.aMember(organization, ['admin'])
    const job = await madeExport(service, admin.as, subject)
    await admin.as.call(leaveOrganization, { body: {} })
    const path = fileAddress(subject, job)
    expect((await admin.as.request('GET', path)).status).toBe(401)
    expect((await admin.asUser.request('GET', path)).status).toBe(404)
  })
})
