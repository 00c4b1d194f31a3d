import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename, truncate } from 'node:fs/promises'
import { listOrganizationActivity } from '@accord/contract/activity.ts'
import {
  deleteExportFile,
  exportFileGone,
  exportRunning,
  getExportContents,
  listExports,
  startExport,
} from '@accord/contract/exports.ts'
import { unavailable } from '@accord/contract/errors.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emailsTo } from '#testing/inbox.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'
import { sweepExports } from './run-export.ts'
import { fileOf } from '#data/exports/export-folder.ts'
import {
  download,
  finishedExport,
  runTestExport,
  fileAddress,
  withoutExportDelay,
  newestOf,
  ofOrganization,
  rowsIn,
  startTestExport,
  unzipped,
} from '#testing/exports.ts'

let service: TestService
/** The same service without a worker, so that a started export waits. */
let idle: TestService

beforeAll(async () => {
  service = await startTestService({ worker: true })
  idle = await startTestService()
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await idle[Symbol.asyncDispose]()
})

const kindsIn = async ({ id, owner }: TestOrganization) => {
  const { data } = await owner.as.call(listOrganizationActivity, { params: { id }, query: {} })
  return data.map(({ kind }) => kind)
}

describe('an export', () => {
  test('EX-4: an export is created in the background, announced by email, and downloaded', async () => {
    const organization = await service.createOrganization({ form: { name: 'Zoë’s Harbour' } })
    const subject = ofOrganization(organization)
    const { owner } = organization
    const started = await startTestExport(owner.as, subject)
    expect(started).toMatchObject({
      currentStep: 'queued',
      progress: { rows: 0, total: null },
      requestedBy: 'Ana Duarte',
      completedAt: null,
      file: null,
      failure: null,
    })

    const job = await finishedExport(owner.as, subject)
    // The name contains the minute, to distinguish two exports of the same day.
    const name = expect.stringMatching(/^zoe-s-harbour-\d{4}-\d\d-\d\d-\d{4}\.zip$/) as string
    // These rows are the organization, its owner, and the activity of creating it and requesting this export.
    expect(job).toMatchObject({
      id: started.id,
      currentStep: 'completed',
      progress: { rows: 4, total: 4 },
      file: { name, available: true },
    })
    const life = Date.parse(job.file!.expiresAt) - Date.parse(job.completedAt!)
    expect(life).toBe(7 * 24 * 3600 * 1000)

    expect(job.file).toMatchObject({ downloads: 0, lastDownloadedAt: null })
    const { status, headers, bytes } = await download(service, owner, subject, job)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(job.file!.size),
      'content-disposition': `attachment; filename="${job.file!.name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(job.file!.digest)
    const files = await unzipped(bytes)
    expect(rowsIn(files, 'organization.jsonl')).toMatchObject([{ name: 'Zoë’s Harbour' }])
    const downloaded = { downloads: 1, lastDownloadedAt: expect.any(String) }
    expect((await finishedExport(owner.as, subject)).file).toMatchObject(downloaded)

    const [email, ...more] = await emailsTo(service.context, owner.email)
    expect(email).toMatchObject({
      kind: 'export_completed',
      subject: 'Your data export for Zoë’s Harbour is complete',
    })
    const page = `/organization/${organization.id}/data-export`
    expect(email!.text).toContain(`${page}\n`)
    expect(email!.text).not.toContain(job.id)
    expect(more.map(({ kind }) => kind)).not.toContain('export_completed')
    expect((await kindsIn(organization)).toReversed()).toEqual([
      'organization_created',
      'export_requested',
      'export_completed',
      'export_downloaded',
    ])
  })

  test('EX-1: an export has a preview of its contents and of the key that signs it', async () => {
    const organization = await service.createOrganization()
    const subject = ofOrganization(organization)
    const contents = await organization.owner.as.call(getExportContents, { params: subject })
    expect(contents.organizations).toEqual([])
    expect(Object.fromEntries(contents.entities.map(({ name, rows }) => [name, rows]))).toEqual({
      organization: 1,
      members: 1,
      invitations: 0,
      applications: 0,
      'application-requests': 0,
      'authorizations-given': 0,
      'authorizations-received': 0,
      approvals: 0,
      networks: 0,
      'event-endpoints': 0,
      domains: 0,
      'join-requests': 0,
      connections: 0,
      'connection-links': 0,
      'provider-sign-ins': 0,
      activity: 1,
    })
    const job = await runTestExport(organization.owner.as, subject)
    const files = await unzipped((await download(service, organization.owner, subject, job)).bytes)
    const { signature } = JSON.parse(files.get('manifest.json')!.toString()) as {
      signature: { fingerprint: string }
    }
    expect(signature.fingerprint).toBe(contents.signingKey)
  })

  test('EX-1: an export has no preview if counting takes too long, and the error says to retry later', async () => {
    const organization = await service.createOrganization()
    const params = ofOrganization(organization)
    const { status, body } = await withoutExportDelay(service, () =>
      organization.owner.as.refused(getExportContents, { params }),
    )
    expect({ status, message: body.message }).toEqual({
      status: 503,
      message: unavailable.message,
    })
    await organization.owner.as.call(getExportContents, { params })
  })

  test('EX-2: concurrent requests on two instances start only one export', async () => {
    const organization = await idle.createOrganization()
    const subject = ofOrganization(organization)
    const { owner } = organization
    await using other = await startTestService({ beside: idle })
    const there = other.anonymous.with({ authorization: `Bearer ${owner.token}` })
    const path = `/api/data-export/organization/${organization.id}`
    const answers = await runConcurrently(8, (index) =>
      (index % 2 === 0 ? owner.as : there).request('POST', path, {}),
    )
    expect(statusCodes(answers)).toEqual({ 202: 1, 409: 7 })
    const { body } = await owner.as.refused(startExport, { params: subject, body: {} })
    expect(body.message).toBe(exportRunning.message)

    const { data, __meta } = await owner.as.call(listExports, { params: subject, query: {} })
    expect(__meta.total).toBe(1)
    expect(data[0]!.currentStep).toBe('queued')
    expect(
      (await kindsIn(organization)).filter((kind) => kind === 'export_requested'),
    ).toHaveLength(1)
  })

  test('EX-1: the history of exports is paginated, newest first', async () => {
    const organization = await service.createOrganization()
    const subject = ofOrganization(organization)
    const jobs = []
    for (let count = 0; count < 3; count += 1)
      jobs.push(await runTestExport(organization.owner.as, subject))
    const query = { $skip: 1, $limit: 1 }
    const page = await organization.owner.as.call(listExports, { params: subject, query })
    expect(page.data.map(({ id }) => id)).toEqual([jobs[1]!.id])
    expect(page.__meta).toEqual({ total: 3, skip: 1, limit: 1 })
  })

  test('RL1: an export can be requested only a limited number of times', async () => {
    await using strict = await startTestService({
      beside: service,
      limits: 'exportsPerOrganization=2/1d',
    })
    const organization = await strict.createOrganization()
    const subject = ofOrganization(organization)
    for (let count = 0; count < 2; count += 1) {
      await startTestExport(organization.owner.as, subject)
      await finishedExport(organization.owner.as, subject)
    }
    const { status, headers } = await organization.owner.as.refused(startExport, {
      params: subject,
      body: {},
    })
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3600)
  })
})

describe('EX1: the file of an export', () => {
  test("the file of an export can't be downloaded after someone deleted it, but stays in the history", async () => {
    const organization = await service.createOrganization()
    const subject = ofOrganization(organization)
    const admin = await service.createMember(organization, ['admin'])
    const job = await runTestExport(organization.owner.as, subject)
    const path = fileOf(service.context.config.exportsDir, job.id)
    expect(existsSync(path)).toBe(true)

    const params = { ...subject, jobId: job.id }
    await admin.as.call(deleteExportFile, { params })
    expect(existsSync(path)).toBe(false)
    expect((await download(service, admin, subject, job)).status).toBe(404)
    const { status, body } = await admin.as.refused(deleteExportFile, { params })
    expect({ status, message: body.message }).toEqual({
      status: 404,
      message: exportFileGone.message,
    })
    const told = await newestOf(admin.as, subject)
    expect(told!.file).toEqual({ ...job.file!, available: false })
    expect(await kindsIn(organization)).toContain('export_file_deleted')
  })

  test("the file of an export can't be downloaded after seven days, and is soon deleted from the disk", async () => {
    const organization = await service.createOrganization()
    const subject = ofOrganization(organization)
    const [old, young] = [
      await runTestExport(organization.owner.as, subject),
      await runTestExport(organization.owner.as, subject),
    ]
    await service.context.pool.query('update exports set expires_at = now() where id = $1', [
      old.id,
    ])
    const { body, status } = await organization.owner.as.request('GET', fileAddress(subject, old))
    expect({ status, body }).toMatchObject({ status: 404, body: { code: exportFileGone.code } })

    await sweepExports(service.context)
    const { exportsDir } = service.context.config
    expect(existsSync(fileOf(exportsDir, old.id))).toBe(false)
    expect((await download(service, organization.owner, subject, young)).status).toBe(200)
  })

  test("the file of an export isn't found before it's completed, or if it's missing on the disk", async () => {
    const waiting = await idle.createOrganization()
    const queued = await startTestExport(waiting.owner.as, ofOrganization(waiting))
    expect((await download(idle, waiting.owner, ofOrganization(waiting), queued)).status).toBe(404)

    const organization = await service.createOrganization()
    const subject = ofOrganization(organization)
    const job = await runTestExport(organization.owner.as, subject)
    const { exportsDir } = service.context.config
    const path = fileOf(exportsDir, job.id)
    for (const lose of [() => truncate(path, 20), () => rename(path, `${path}.lost`)]) {
      await lose()
      expect((await download(service, organization.owner, subject, job)).status).toBe(404)
    }
    expect(await kindsIn(organization)).not.toContain('export_downloaded')
  })

  test("the file of an export isn't available for a HEAD request", async () => {
    const organization = await service.createOrganization()
    const subject = ofOrganization(organization)
    const job = await runTestExport(organization.owner.as, subject)
    const { status } = await organization.owner.as.request('HEAD', fileAddress(subject, job))
    expect(status).toBe(404)
  })
})
