import type { DetailOf } from '@accord/contract/activity-details.ts'
import { lock } from '#permissions/locks.store.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { type ApplicationRow, findApplication } from '#data/applications/applications.store.ts'
import { endApplication } from '#applications/end-application.ts'
import { removeApprovals } from '#data/approvals/approvals.store.ts'
import { findAuthorization, listAuthorizationsFor } from '#data/approvals/authorizations.store.ts'
import { dropAuthorization } from '#authorizations/end-authorization.ts'
import type { EffectParts } from '#calls/effects.ts'
import type { Context } from '#context.ts'
import type { Transaction } from 'kysely'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { queueMail } from '#mail/outbox.store.ts'
import { endTokensOfApprovals } from '#data/approvals/end-tokens.store.ts'
import { recordContactsEnded } from '#members/end-contacts.ts'
import { listOwnersOf } from '#data/organizations/owner-addresses.store.ts'
import { applicationRemovedMail } from './application-deleted.mail.ts'
import {
  claimRemoval,
  isApplicationDue,
  isOrganizationDue,
  listNextApprovals,
} from '#lifecycle/removal.store.ts'

type Trx = Transaction<Database>
export type RemovalParts = EffectParts & Pick<Context, 'db'>

/** All on the other side wait until a step is done with them. */
export const othersAtOnce = 25

/**
 * One step of the end of an application: what some people let it do, then what some organizations did, with which all of
 * theirs would go at once, then itself; each a transaction that takes what is left. False once it is gone, or was restored.
 */
export async function removeApplicationStep(parts: RemovalParts, id: string, most: number) {
  const { db } = parts
  const application = await findApplication(db, id)
  if (!application) return false
  const approvals = await listNextApprovals(db, { application_id: id }, most)
  const some = { $skip: 0, $limit: Math.min(most, othersAtOnce) }
  const served = approvals.length > 0 ? [] : await listAuthorizationsFor(db, id, some)
  const organizations = [application.organization_id, ...served.map((each) => each.organization_id)]
  return inTransaction(db, async (trx) => {
    await claimRemoval(trx, id)
    await lock(trx, { organizations, application: id })
    if (!(await isApplicationDue(trx, id))) return false
    if (approvals.length > 0) {
      await endTokensOfApprovals(trx, { ids: approvals })
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
  { log }: RemovalParts,
  application: ApplicationRow,
  authorizationId: string,
) {
  const authorization = await findAuthorization(trx, authorizationId)
  if (!authorization) return
  const { organization_id: organizationId } = authorization
  const left: DetailOf<'contact_ended'>[] = []
  // Nobody is told of sign-ins that ended with what it got: it gets none since it was deleted.
  await dropAuthorization(trx, authorization, { job: () => {}, left: (each) => left.push(each) })
  const { organization_id: id, organization_name: name } = application
  await recordOrganizationActivity(trx, log, {
    kind: 'application_removed',
    detail: { application: application.name },
    organizationId,
    author: { kind: 'organization', id, name },
    device: null,
  })
  await recordContactsEnded(trx, log, organizationId, left)
}

/** Its owners are told, unless all of their organization goes. */
async function finish(trx: Trx, parts: RemovalParts, application: ApplicationRow) {
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
  await recordContactsEnded(trx, log, organizationId, left)
}
