import { randomUUID } from 'node:crypto'
import type { ExportJob } from '@accord/contract/exports.ts'
import { leaveOrganization } from '@accord/contract/organizations.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Subject } from '#exports/exports.store.ts'
import {
  fileAddress,
  finish,
  madeExport,
  ofNetwork,
  ofOrganization,
  start,
} from '#testing/export-runs.ts'
import { lettersTo } from '#testing/inbox.ts'
import { aBareNetwork } from '#testing/networks.ts'
import type { AnOrganization } from '#testing/organizations.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let home: AnOrganization
/** In the network of that organization. */
let joined: AnOrganization
let subjects: Record<Subject['type'], Subject>
let jobs: Record<Subject['type'], ExportJob>

beforeAll(async () => {
  service = await startTestService()
  ;[home, joined] = [await service.anOrganization(), await service.anOrganization()]
  const network = await aBareNetwork(service, { by: home, joined: [joined] })
  subjects = { organization: ofOrganization(home), network: ofNetwork(network) }
  const { as } = home.owner
  jobs = {
    organization: await madeExport(service, as, subjects.organization),
    network: await madeExport(service, as, subjects.network),
  }
})
afterAll(() => service[Symbol.asyncDispose]())

const below = ({ type, id }: Subject) => `/api/data-export/${type}/${id}`

describe('EX-1: ids that lead nowhere', () => {
  test('answer an owner with 404, and what is no id or type with 400', async () => {
    const { as } = home.owner
    const paths = [
      below(ofNetwork({ id: randomUUID() })),
      below(ofNetwork(subjects.organization)),
      below(ofOrganization(subjects.network)),
      fileAddress(subjects.organization, { id: randomUUID() }),
      // A job of another subject, though the same person may have both.
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
