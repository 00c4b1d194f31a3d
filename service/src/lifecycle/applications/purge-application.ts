import { applicationDeleted } from '@accord/contract/applications.ts'
import type { Transaction } from 'kysely'
import type { SessionActor } from '#actor.ts'
import { countApprovals, removeApprovals } from '#data/approvals/approvals.store.ts'
import type { EffectParts, Effects } from '#calls/effects.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/tables.ts'
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
import type { DetailOf } from '@accord/contract/activity-details.ts'
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
} from '#lifecycle/purge.store.ts'

interface Deleting extends Pick<Effects<'application_deleted'>, 'mail' | 'happened'> {
  actor: Pick<SessionActor, 'user'>
}

/**
 * An application stops, whoever ends it: its tokens end, it gets no more, and nobody can let it do anything. What
 * organizations and people let it do rests until it is restored, or removed (`lifecycle/applications/purge-application.ts`).
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
    mail(applicationDeletedMail(config, { ...about, owner }))
  }
  happened('application_deleted', { application: name })
  return { tokens, approvals, deleted }
}

type Trx = Transaction<Database>
export type ApplicationPurgeParts = EffectParts & Pick<Context, 'db'>

/** All on the other side wait until a step is done with them. */
export const partnersPerBatch = 25

/**
 * One step of the end of an application: what some people let it do, then what some organizations did, with which all of
 * theirs would go at once, then itself; each a transaction that takes what is left. False once it is gone, or was restored.
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
    await finish(trx, parts, application)
    return false
  })
}

/** Both sides are locked. Who had authorized it finds its end in their own activity. */
async function dropServed(
  trx: Trx,
  { log }: ApplicationPurgeParts,
  application: ApplicationRow,
  authorizationId: string,
) {
  const authorization = await findAuthorization(trx, authorizationId)
  if (!authorization) return
  const { organization_id: organizationId } = authorization
  const left: DetailOf<'contact_ended'>[] = []
  // Nobody is told of sign-ins that ended with what it got: it gets none since it was deleted.
  await deleteAuthorization(trx, authorization, { job: () => {}, left: (each) => left.push(each) })
  const { organization_id: id, organization_name: name } = application
  await recordOrganizationActivity(trx, log, {
    kind: 'application_removed',
    detail: { application: application.name },
    organizationId,
    author: { kind: 'organization', id, name },
    device: null,
  })
  await recordContactsRemoved(trx, log, organizationId, left)
}

/** Its owners are told, unless all of their organization goes. */
async function finish(trx: Trx, parts: ApplicationPurgeParts, application: ApplicationRow) {
  const { config, log, secrets } = parts
  const { id, name, organization_id: organizationId, organization_name: organization } = application
  const left: DetailOf<'contact_ended'>[] = []
  await endApplication(trx, application, (detail) => left.push(detail))
  if (await isOrganizationDue(trx, organizationId)) return
  for (const owner of await listOwnersOf(trx, organizationId)) {
    const about = { owner, application: { id, name }, organization }
    await queueMail(trx, secrets, applicationRemovedMail(config, about))
  }
  await recordOrganizationActivity(trx, log, {
    kind: 'application_removed',
    detail: { application: name },
    organizationId,
    author: { kind: 'system' },
    device: null,
  })
  await recordContactsRemoved(trx, log, organizationId, left)
}
