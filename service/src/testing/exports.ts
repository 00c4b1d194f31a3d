import { hash, randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { fileOf } from '#data/exports/export-folder.ts'
import { type ExportSubject, insertExport, type Subject } from '#data/exports/exports.store.ts'
import { sealFileKey } from '#exports/file/file-key.ts'
import { createSealedFile } from '#exports/file/sealed-file.ts'
import type { TestService } from './test-service.ts'

/** A completed export with next to nothing in its file, put there directly. */
export async function aBareExport(
  service: TestService,
  { id: organizationId, owner }: { id: string; owner: { id: string; profileId: string } },
  { type, id: subjectId }: Subject = { type: 'organization', id: organizationId },
): Promise<string> {
  const networkId = type === 'network' ? subjectId : null
  const by = { profileId: owner.profileId, userId: owner.id }
  return withFile(service, { type, organizationId, networkId }, by)
}

/** The same of the data about somebody. */
export function aBareDataExport(service: TestService, { id: userId }: { id: string }) {
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
