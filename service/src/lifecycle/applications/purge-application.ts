import { applicationDeleted } from '@accord/contract/applications.ts'
import type { Transaction } from 'kysely'
import type { SessionActor } from '#actor.ts'
import { countApprovals, removeApprovals } from '#data/approvals/approvals.store.ts'
import type { EffectParts, Effects } from '#calls/effects.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/tables.ts'
import { emailContext } from '#mail/compose-email.ts'
import { applicationDeletedMail, applicationRemovedMail } from '#lifecycle/deletion.mail.ts'
import { scheduleDeletionMailings } from '#lifecycle/deletion-mailings.store.ts'
import {
  revokeTokensOfApplication,
  revokeTokensOfApprovals,
} from '#data/approvals/approval-impact.store.ts'
import { listOwnersOf } from '#data/organizations/managers.store.ts'
import { RequestError } from '#request-error.ts'
import type { RevokedUsage } from '#data/sessions/end-sessions.ts'
import {
  type ApplicationRow,
  findApplication,
  lockTokensOfApplication,
  markApplicationDeleted,
} from '#data/applications/applications.store.ts'
import type { RecordedDetail } from '@accord/contract/event-types.ts'
import { lock } from '#permissions/locks.store.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { endApplication } from '#applications/end-application.ts'
import { findAuthorization, listAuthorizationsFor } from '#data/approvals/authorizations.store.ts'
import { deleteAuthorization } from '#authorizations/authorizations.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#database/transactions.ts'
import { queueMail } from '#mail/outbox.store.ts'
import { recordContactsRemoved } from '#members/remove-contacts.ts'
import {
  claimPurge,
  isApplicationDue,
  isOrganizationDue,
  listNextApprovals,
  removeSomeDeliveries,
} from '#lifecycle/purge.store.ts'

interface Deleting extends Pick<Effects<'application_deleted'>, 'mail' | 'happened'> {
  actor: Pick<SessionActor, 'user'>
}

/**
 * Stops an application that is being deleted. Its tokens end, it gets no new ones, and no one can authorize or approve
 * it. Existing authorizations and approvals are suspended until it's restored or permanently deleted.
 */
export async function beginApplicationDeletion(
  trx: Transaction<Database>,
  { id, name, organization_id, organization_name: organization }: ApplicationRow,
  { actor: { user }, mail, happened }: Deleting,
  config: Config,
): Promise<RevokedUsage & { deleted: ApplicationRow }> {
  await lockTokensOfApplication(trx, id)
  const deleted = await markApplicationDeleted(trx, id)
  if (!deleted) throw new RequestError(applicationDeleted)
  const tokens = await revokeTokensOfApplication(trx, id)
  const approvals = await countApprovals(trx, { application_id: id })
  await scheduleDeletionMailings(trx, 'deleted', { applicationId: id }, ['deletion_served'])
  const by = `${user.firstName} ${user.lastName}`
  const about = { application: { id, name }, organization, by, removedFrom: deleted.removed_from! }
  for (const owner of await listOwnersOf(trx, organization_id)) {
    mail(applicationDeletedMail(emailContext(config), { ...about, owner }))
  }
  happened('application_deleted', { on: { application: id }, application: name })
  return { tokens, approvals, deleted }
}

type Trx = Transaction<Database>
export type ApplicationPurgeParts = EffectParts & Pick<Context, 'db'>

/** How many organizations or people one step handles, which limits how long they are locked. */
export const partnersPerBatch = 25

/**
 * Runs one step of permanently deleting an application in a transaction. People's approvals are removed first, then
 * organizations' authorizations with all approvals that depend on them, and then the application itself. Returns false
 * once the application was deleted or restored.
 */
export async function purgeApplicationStep(parts: ApplicationPurgeParts, id: string, max: number) {
  const { db } = parts
  const application = await findApplication(db, id)
  if (!application) return false
  const approvals = await listNextApprovals(db, { application_id: id }, max)
  const some = { $skip: 0, $limit: Math.min(max, partnersPerBatch) }
  const served = approvals.length > 0 ? [] : await listAuthorizationsFor(db, id, some)
  const organizations = [application.organization_id, ...served.map((each) => each.organization_id)]
  return inTransaction(db, async (trx) => {
    await claimPurge(trx, id)
    await lock(trx, { organizations, application: id })
    if (!(await isApplicationDue(trx, id))) return false
    if (approvals.length > 0) {
      await revokeTokensOfApprovals(trx, { ids: approvals })
      await removeApprovals(trx, { ids: approvals })
      return true
    }
    for (const each of served) await dropServed(trx, parts, application, each.id)
    if (served.length > 0) return true
    if ((await removeSomeDeliveries(trx, id, max)) > 0) return true
    await finish(trx, parts, application)
    return false
  })
}

/**
 * Removes authorizations with both organizations locked. Organizations that had authorized the application see the end
 * of the authorization in their activity.
 */
async function dropServed(
  trx: Trx,
  { log }: ApplicationPurgeParts,
  application: ApplicationRow,
  authorizationId: string,
) {
  const authorization = await findAuthorization(trx, authorizationId)
  if (!authorization) return
  const { organization_id: organizationId } = authorization
  const left: RecordedDetail<'contact_ended'>[] = []
  // The application has received no back-channel logout since it was deleted, so none is sent.
  await deleteAuthorization(trx, authorization, { job: () => {}, left: (each) => left.push(each) })
  const { organization_id: id, organization_name: name } = application
  await recordOrganizationActivity(trx, log, {
    kind: 'application_removed',
    detail: { on: { application: application.id }, application: application.name },
    organizationId,
    author: { kind: 'organization', id, name },
    device: null,
  })
  await recordContactsRemoved(trx, log, organizationId, left)
}

/** Deletes the application's row and notifies the owners, unless the whole organization is being deleted. */
async function finish(trx: Trx, parts: ApplicationPurgeParts, application: ApplicationRow) {
  const { config, log, secrets } = parts
  const { id, name, organization_id: organizationId, organization_name: organization } = application
  const left: RecordedDetail<'contact_ended'>[] = []
  await endApplication(trx, application, (detail) => left.push(detail))
  if (await isOrganizationDue(trx, organizationId)) return
  for (const owner of await listOwnersOf(trx, organizationId)) {
    const about = { owner, application: { id, name }, organization }
    await queueMail(trx, secrets, applicationRemovedMail(emailContext(config), about))
  }
  await recordOrganizationActivity(trx, log, {
    kind: 'application_removed',
    detail: { on: { application: id }, application: name },
    organizationId,
    author: { kind: 'system' },
    device: null,
  })
  await recordContactsRemoved(trx, log, organizationId, left)
}
