import { randomUUID } from 'node:crypto'
import type { ExportJob } from '@accord/contract/exports.ts'
import { leaveOrganization } from '@accord/contract/organizations.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Subject } from '#data/exports/exports.store.ts'
import {
  download,
  fileAddress,
  finishExport,
  createFinishedExport,
  ofNetwork,
  ofOrganization,
  startTestExport,
  unzipped,
} from '#testing/exports.ts'
import { emailsTo } from '#testing/inbox.ts'
import { insertTestNetwork } from '#testing/networks.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let home: TestOrganization
/** An organization in the first one's network. */
let joined: TestOrganization
let subjects: Record<'organization' | 'network', Subject>
let jobs: Record<'organization' | 'network', ExportJob>

beforeAll(async () => {
  service = await sharedTestService()
  ;[home, joined] = [await service.createOrganization(), await service.createOrganization()]
  const network = await insertTestNetwork(service, { by: home, joined: [joined] })
  subjects = { organization: ofOrganization(home), network: ofNetwork(network) }
  const { as } = home.owner
  jobs = {
    organization: await createFinishedExport(service, as, subjects.organization),
    network: await createFinishedExport(service, as, subjects.network),
  }
})

const below = ({ type, id }: Subject) => `/api/data-export/${type}/${id}`

describe('EX1: EX-1: wrong IDs', () => {
  test('EX-1: an unknown export ID returns 404, and an invalid ID or type returns 400', async () => {
    const { as } = home.owner
    const paths = [
      below(ofNetwork({ id: randomUUID() })),
      below(ofNetwork(subjects.organization)),
      below(ofOrganization(subjects.network)),
      fileAddress(subjects.organization, { id: randomUUID() }),
      // The job belongs to another subject, although the same person can have both.
      fileAddress(subjects.organization, jobs.network),
      fileAddress(subjects.network, jobs.organization),
    ]
    for (const path of paths) {
      expect([path, (await as.request('GET', path)).status]).toEqual([path, 404])
    }
    for (const path of ['person/x', `person/${home.id}`, 'organization/x']) {
      expect((await as.request('GET', `/api/data-export/${path}`)).status).toBe(400)
    }
  })

  test("EX-1: another organization's export ID returns 404, even for an owner who has an export", async () => {
    const mine = await createFinishedExport(service, joined.owner.as, ofOrganization(joined))
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

describe('EX1: EX-4: a person who can no longer access their export', () => {
  test("a requester who lost their role gets neither the export's file nor an email, but other managers get the file", async () => {
    const organization = await service.createOrganization()
    const subject = ofOrganization(organization)
    const admin = await service.createMember(organization, ['admin'])
    const job = await startTestExport(admin.as, subject)
    const change = { params: { id: admin.profileId }, body: { roles: ['member' as const] } }
    await organization.owner.as.call(updateProfile, change)
    await finishExport(service, job)

    const path = fileAddress(subject, job)
    expect((await admin.as.request('GET', path)).status).toBe(403)
    expect((await organization.owner.as.request('GET', path)).status).toBe(200)
    const kinds = (await emailsTo(service.context, admin.email)).map(({ kind }) => kind)
    expect(kinds).not.toContain('export_completed')
    expect(await emailsTo(service.context, organization.owner.email)).toEqual([])
  })

  test('a requester who left has no valid token for the export, and finds nothing with their own session', async () => {
    const organization = await service.createOrganization()
    const subject = ofOrganization(organization)
    const admin = await service.createMember(organization, ['admin'])
    const job = await createFinishedExport(service, admin.as, subject)
    await admin.as.call(leaveOrganization, { body: {} })
    const path = fileAddress(subject, job)
    expect((await admin.as.request('GET', path)).status).toBe(401)
    expect((await admin.asUser.request('GET', path)).status).toBe(404)
  })
})

describe('EX1: a file and a snapshot', () => {
  const snapshot = ({ id }: { id: string }) => `/api/organization/${id}/export/json`

  test("a file or snapshot can't be opened from the email alone, because the reader must sign in", async () => {
    const organization = await service.createOrganization()
    const subject = ofOrganization(organization)
    const job = await createFinishedExport(service, organization.owner.as, subject)
    const [email] = await emailsTo(service.context, organization.owner.email)
    expect(email).toMatchObject({ kind: 'export_completed' })
    expect(email!.text).not.toMatch(/ac[a-z]_|token|\/api\//)
    for (const path of [fileAddress(subject, job), snapshot(organization)]) {
      expect((await service.anonymous.request('GET', path)).status).toBe(401)
    }
  })

  test("a file and a snapshot can't be loaded by another site, which sends only the cookies", async () => {
    const { cookie } = await service.createBrowserOf(home.owner)
    const loading = service.anonymous.with({
      cookie,
      'sec-fetch-site': 'cross-site',
      'sec-fetch-dest': 'image',
    })
    const file = fileAddress(subjects.organization, jobs.organization)
    for (const path of [file, snapshot(home)]) {
      const { status, headers } = await loading.request('GET', path)
      expect([path, status >= 400]).toEqual([path, true])
      expect(headers.get('content-disposition')).toBeNull()
    }
  })

  test("a file and a snapshot can't be downloaded by a former manager who could download both before", async () => {
    const admin = await service.createMember(home, ['admin'])
    const file = fileAddress(subjects.organization, jobs.organization)
    for (const path of [file, snapshot(home)]) {
      expect((await admin.as.request('GET', path)).status).toBe(200)
    }
    const params = { id: admin.profileId }
    await home.owner.as.call(updateProfile, { params, body: { roles: ['member'] } })
    for (const path of [file, snapshot(home)]) {
      expect((await admin.as.request('GET', path)).status).toBe(403)
      expect((await joined.owner.as.request('GET', path)).status).toBe(404)
    }
  })

  test("a name that looks like a path doesn't change the path of a file or a snapshot", async () => {
    const form = { name: '..\\..\\ "Harbour"; filename=x' }
    const organization = await service.createOrganization({ form })
    const subject = ofOrganization(organization)
    const job = await createFinishedExport(service, organization.owner.as, subject)
    const { headers, bytes } = await download(service, organization.owner, subject, job)
    const named = /^attachment; filename="harbour-filename-x-[\d-]{10,15}\.(zip|json)"$/
    expect(headers['content-disposition']).toMatch(named)
    const names = [...(await unzipped(bytes)).keys()]
    expect(names).toContain('manifest.json')
    expect(names.filter((name) => !/^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z]+$/.test(name))).toEqual([])
    const answer = await organization.owner.as.request('GET', snapshot(organization))
    expect(answer.headers.get('content-disposition')).toMatch(named)
  })
})
