import { hash, randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { fileOf } from '#data/exports/export-folder.ts'
import { type ExportSubject, type Subject, insertExport } from '#data/exports/exports.store.ts'
import { createSealedFile, sealFileKey } from '#exports/file/sealed-file.ts'
import type { TestService } from './test-service.ts'
import { buffer } from 'node:stream/consumers'
import { type ExportJob, listExports, startExport } from '@accord/contract/exports.ts'
import { expect, vi } from 'vitest'
import yauzl from 'yauzl'
import { type Options, ZipFile } from 'yazl'
import { type Client, rawRequest } from './test-client.ts'
import { waitOptions } from './concurrency.ts'
import type { Manifest } from '#exports/file/manifest.ts'
import { runExport } from '#exports/run-export.ts'
import { makeExportHere } from './helpers/make-export-here.ts'

/** Inserts a completed export with an almost empty file directly. */
export async function insertTestExport(
  service: TestService,
  { id: organizationId, owner }: { id: string; owner: { id: string; profileId: string } },
  { type, id: subjectId }: Subject = { type: 'organization', id: organizationId },
): Promise<string> {
  const networkId = type === 'network' ? subjectId : null
  const by = { profileId: owner.profileId, userId: owner.id }
  return withFile(service, { type, organizationId, networkId }, by)
}

/** Inserts a completed export of a person's data directly. */
export function insertTestDataExport(service: TestService, { id: userId }: { id: string }) {
  const subject = { type: 'person', organizationId: null, networkId: null, userId } as const
  return withFile(service, subject, { profileId: null, userId })
}

async function withFile(
  { context: { config, db, pool, secrets } }: TestService,
  ...asked: [subject: ExportSubject, by: { profileId: string | null; userId: string }]
): Promise<string> {
  const { id } = (await insertExport(db, ...asked))!
  await mkdir(config.exportsDir, { recursive: true })
  const fileKey = randomBytes(32)
  const file = await createSealedFile(fileOf(config.exportsDir, id), fileKey, id)
  const bytes = Buffer.from('file')
  await file.write(bytes)
  const { size } = await file.finish()
  const digest = hash('sha256', bytes, 'buffer')
  await pool.query(
    `update exports set step = 'completed', file_name = 'harbour.zip', file_size = $2, digest = $3, file_key = $4,
       completed_at = now(), expires_at = now() + interval '7 days' where id = $1`,
    [id, size, digest, sealFileKey(secrets, fileKey, id)],
  )
  return id
}

export function ofOrganization({ id }: { id: string }): Subject {
  return { type: 'organization', id }
}

export function ofNetwork({ id }: { id: string }): Subject {
  return { type: 'network', id }
}

export function startTestExport(as: Client, subject: Subject): Promise<ExportJob> {
  return as.call(startExport, { params: subject, body: {} })
}

export async function newestOf(as: Client, subject: Subject): Promise<ExportJob | undefined> {
  const { data } = await as.call(listExports, { params: subject, query: {} })
  return data[0]
}

/** Returns the subject's newest export once it's finished. */
export async function finishedExport(as: Client, subject: Subject): Promise<ExportJob> {
  return vi.waitFor(async () => {
    const job = (await newestOf(as, subject))!
    expect(job.currentStep).toMatch(/^(completed|failed)$/)
    return job
  }, waitOptions)
}

/** Starts an export and waits for it. */
export async function runTestExport(as: Client, subject: Subject): Promise<ExportJob> {
  await startTestExport(as, subject)
  const job = await finishedExport(as, subject)
  expect(job).toMatchObject({ currentStep: 'completed', failure: null })
  return job
}

export function fileAddress({ type, id }: Subject, { id: jobId }: { id: string }): string {
  return `/api/data-export/${type}/${id}/${jobId}/file`
}

export function download(
  { url }: TestService,
  { token }: { token: string },
  subject: Subject,
  job: { id: string },
) {
  const headers = { authorization: `Bearer ${token}` }
  return rawRequest(url, fileAddress(subject, job), { headers })
}

/** Returns the files of a new export, unpacked. */
export async function filesOf(
  service: TestService,
  owner: { token: string; as: Client },
  subject: Subject,
): Promise<Map<string, Buffer>> {
  const job = await runTestExport(owner.as, subject)
  return unzipped((await download(service, owner, subject, job)).bytes)
}

/** Returns every file of a ZIP by its path. */
export async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(bytes)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = []
    const stream = await zip.openReadStreamPromise(entry)
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    files.set(entry.fileName, Buffer.concat(chunks))
  }
  return files
}

/** Creates a ZIP file with these files, as an attacker could. */
export async function zipped(
  files: Iterable<readonly [path: string, bytes: Buffer]>,
  options: Partial<Options> = {},
): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, bytes] of files) zip.addBuffer(bytes, path, options)
  zip.end()
  return buffer(zip.outputStream)
}

export function manifestIn(files: Map<string, Buffer>): Manifest {
  return JSON.parse(files.get('manifest.json')!.toString()) as Manifest
}

/** Returns the rows of a file in JSON Lines format. */
export function rowsIn(files: Map<string, Buffer>, path: string): Record<string, unknown>[] {
  const lines = files.get(path)!.toString().split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

/** Runs a job directly, because no worker is running. */
export async function finishExport({ context }: TestService, { id }: { id: string }) {
  await runExport(context, id, new AbortController().signal, { make: makeExportHere })
}

/** Starts and finishes an export without a worker. */
export async function createFinishedExport(
  service: TestService,
  as: Client,
  subject: Subject,
): Promise<ExportJob> {
  await finishExport(service, await startTestExport(as, subject))
  return (await newestOf(as, subject))!
}

/** Simulates a request whose reads take longer than it can wait. */
export async function withoutExportDelay<Answer>(
  { context }: TestService,
  request: () => Promise<Answer>,
): Promise<Answer> {
  const holder = await context.pool.connect()
  const wait = AbortSignal.timeout.bind(AbortSignal)
  const shorter = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => wait(100))
  try {
    await holder.query('begin')
    await holder.query('lock table invitations in access exclusive mode')
    return await request()
  } finally {
    await holder.query('rollback')
    holder.release()
    shorter.mockRestore()
  }
}
