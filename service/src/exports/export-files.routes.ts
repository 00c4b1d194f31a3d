import {
  downloadExport,
  exportFileGone,
  getSnapshot,
  snapshotTooLarge,
} from '@accord/contract/exports.ts'
import { notFound } from '@accord/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import { Refused } from '#refused.ts'
import { serveFile } from '#calls/serve.ts'
import { requireWithin } from '#limits/require-within.ts'
import { getOrganizationRow } from '#organizations/organizations.store.ts'
import { requireManagerOf } from '#access/require-profile.ts'
import type { SessionActor } from '#session/actor.ts'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { fileOf } from '#exports/file/export-folder.ts'
import { findExportOf } from './exports.store.ts'
import { requireSubject } from './require-subject.ts'
import { CutShort, readSealedFile } from '#exports/file/sealed-file.ts'
import { snapshotFile } from '#exports/contents/snapshot-file.ts'

/** Answers that are files: only to a session whose profile manages the subject at this moment. */
export function exportFileRoutes(app: FastifyInstance, context: Context) {
  const { config, db, secrets } = context

  serveFile(app, context, downloadExport, async ({ actor, params, caller }) => {
    const { acting, ...subject } = await requireSubject(db, actor, params)
    const found = await findExportOf(db, subject, params.jobId)
    if (!found) throw new Refused(notFound)
    if (!found.available) throw new Refused(exportFileGone)

    const path = fileOf(config.exportsDir, found.id)
    const body = await readSealedFile(path, secrets.exportKey, found.id).catch(gone)
    const name = found.file_name!
    try {
      await recordDownload(name, { actor, profileId: acting.id, caller, ...subject })
    } catch (error) {
      body.destroy()
      throw error
    }
    return { name, size: Number(found.file_size), body }
  })

  serveFile(app, context, getSnapshot, async ({ actor, params, caller }) => {
    const { own } = await requireManagerOf(db, actor, params.id)
    const { id: profileId, organizationId } = own
    await requireWithin(context, 'snapshotPerProfile', profileId)
    const file = await snapshotFile(context, await getOrganizationRow(db, organizationId))
    if (!file) throw new Refused(snapshotTooLarge)
    await recordDownload(file.name, { actor, profileId, caller, organizationId })
    return file
  })

  interface Downloaded {
    organizationId: string
    profileId: string
    actor: SessionActor
    caller: Caller
  }

  function recordDownload(
    subject: string,
    { organizationId, profileId, actor, caller }: Downloaded,
  ) {
    const by = { organizationId, profileId, actor, caller }
    return inTransaction(db, (trx) =>
      recordOrganizationActivity(trx, { kind: 'export_downloaded', ...by, detail: { subject } }),
    )
  }
}

/** Deleted at this very moment, or lost with its disk: there is none either way. */
function gone(error: NodeJS.ErrnoException): never {
  const lost = error.code === 'ENOENT' || error instanceof CutShort
  throw lost ? new Refused(exportFileGone, { detail: error.message }) : error
}
