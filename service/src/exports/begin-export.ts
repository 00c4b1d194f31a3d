import { exportRunning } from '@accord/contract/exports.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import { Refused } from '#refused.ts'
import { requireStillManager } from '#access/require-profile.ts'
import type { ActingProfile } from '#session/actor.ts'
import type { Context } from '#context.ts'
import { findNetworkOwner, subjectOf } from './export-subjects.store.ts'
import { type ExportSubject, findExportOf, insertExport, type ToldExport } from './exports.store.ts'

interface By extends Pick<Parameters<typeof recordOrganizationActivity>[1], 'actor' | 'caller'> {
  acting: Pick<ActingProfile, 'id' | 'organizationId'>
}

/** The export, its activity and its job come into being together. */
export async function beginExport(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  { actor, caller, acting }: By,
  { type, organizationId, networkId }: ExportSubject,
): Promise<ToldExport> {
  const subject = { type, organizationId, networkId }
  const begun = await inTransaction(db, async (trx) => {
    const { id: profileId } = await requireStillManager(trx, acting)
    if (networkId !== null && (await findNetworkOwner(trx, networkId)) === undefined) {
      throw new Refused(notFound)
    }
    const row = await insertExport(trx, subject, { profileId, userId: actor.user.id })
    if (!row) throw new Refused(exportRunning)
    await jobs.enqueue(trx, 'exports', row.id)
    const { name } = await subjectOf(trx, row)
    await recordOrganizationActivity(trx, {
      kind: 'export_requested',
      organizationId,
      actor,
      profileId,
      caller,
      detail: { subject: name },
    })
    return findExportOf(trx, subject, row.id)
  })
  jobs.wake('exports')
  return begun!
}
