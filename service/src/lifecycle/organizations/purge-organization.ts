import { organizationDeleted } from '@accord/contract/errors.ts'
import type { RecordedDetail } from '@accord/contract/event-types.ts'
import type { Transaction } from 'kysely'
import type { SessionActor } from '#actor.ts'
import { stopApplicationsOf } from '#data/applications/applications.store.ts'
import type { Effects } from '#calls/effects.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/tables.ts'
import { revokeTokensOfOrganization } from '#data/approvals/approval-impact.store.ts'
import {
  type OrganizationRow,
  getOrganizationRow,
  markOrganizationDeleted,
} from '#data/organizations/organizations.store.ts'
import { listOwnersOf } from '#data/organizations/managers.store.ts'
import { RequestError } from '#request-error.ts'
import { scheduleDeletionMailings } from '#lifecycle/deletion-mailings.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { organizationDeletedMail, organizationRemovedMail } from '#lifecycle/deletion.mail.ts'
import { lock } from '#permissions/locks.store.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { removeApprovals } from '#data/approvals/approvals.store.ts'
import { findAuthorization, listAuthorizationsOf } from '#data/approvals/authorizations.store.ts'
import { deleteAuthorization } from '#authorizations/authorizations.ts'
import { inTransaction } from '#database/transactions.ts'
import { removeFile } from '#data/exports/export-folder.ts'
import { queueMail } from '#mail/outbox.store.ts'
import { revokeUsage } from '#data/sessions/end-sessions.ts'
import {
  claimPurge,
  findNextApplication,
  isOrganizationDue,
  listNextApprovals,
  listNextMemberships,
  lockApplications,
  removeMembership,
  purgeOrganizationRow,
  removeSomeExports,
  removeSomeRows,
} from '#lifecycle/purge.store.ts'
import {
  type ApplicationPurgeParts,
  partnersPerBatch,
  purgeApplicationStep,
} from '#lifecycle/applications/purge-application.ts'

interface Deleting extends Pick<Effects<'organization_deleted'>, 'mail'> {
  actor: Pick<SessionActor, 'user'>
  /** Records the deletion in the organization's own activity. */
  happened: (kind: 'organization_deleted', detail: RecordedDetail<'organization_deleted'>) => void
}

/**
 * Stops an organization that is being deleted, with its applications and everything that acts there on behalf of its
 * people. Nothing in the organization can change (`calls/execute-change.ts`) until it's restored or permanently
 * deleted. The caller has locked the organization.
 */
export async function beginOrganizationDeletion(
  trx: Transaction<Database>,
  organizationId: string,
  { actor: { user }, mail, happened }: Deleting,
  config: Config,
): Promise<OrganizationRow> {
  const deleted = await markOrganizationDeleted(trx, organizationId)
  if (!deleted) throw new RequestError(organizationDeleted)
  await stopApplicationsOf(trx, organizationId)
  await revokeTokensOfOrganization(trx, organizationId)
  await scheduleDeletionMailings(trx, 'deleted', { organizationId }, [
    'deletion_members',
    'deletion_served',
    'deletion_networks',
  ])
  const { name } = deleted
  const by = `${user.firstName} ${user.lastName}`
  const about = {
    organization: { id: organizationId, name },
    by,
    removedFrom: deleted.removed_from!,
  }
  for (const to of await listOwnersOf(trx, organizationId, user.id)) {
    mail(organizationDeletedMail(emailContext(config), { ...about, to }))
  }
  happened('organization_deleted', { on: { organization: organizationId }, name })
  return deleted
}

type Trx = Transaction<Database>
/** Removes some of the remaining data. Returns whether there was any. */
type Step = (parts: ApplicationPurgeParts, id: string, max: number) => Promise<boolean>

/**
 * The steps in order. Data that affects others comes first, then the organization's own data, and its activity last.
 */
const steps: readonly Step[] = [
  endApplications,
  endApprovals,
  endAuthorizations,
  endNetworks,
  leaveNetworks,
  removeExports,
  removeRows,
]

/**
 * Runs one step of permanently deleting an organization, in a transaction that removes some of the remaining data. If a
 * worker is killed, the next one continues. Returns false once the organization was deleted or restored.
 */
export async function purgeOrganizationStep(parts: ApplicationPurgeParts, id: string, max: number) {
  for (const step of steps) {
    if (await step(parts, id, max)) return true
  }
  await whileDue(parts, id, [], (trx) => finish(trx, parts, id))
  return false
}

/** Runs a step with all affected organizations locked, unless someone has restored the organization. */
function whileDue(
  { db }: ApplicationPurgeParts,
  id: string,
  others: readonly string[],
  work: (trx: Trx) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await claimPurge(trx, id)
    await lock(trx, { organizations: [id, ...others] })
    return (await isOrganizationDue(trx, id)) && work(trx)
  })
}

/** Removes each application as if it had been deleted separately. */
async function endApplications(parts: ApplicationPurgeParts, id: string, max: number) {
  const next = await findNextApplication(parts.db, id)
  if (!next) return false
  await purgeApplicationStep(parts, next.id, max)
  // This is true even after the last step of one application, because there may be another application.
  return isStillDue(parts, id)
}

function isStillDue(parts: ApplicationPurgeParts, id: string) {
  return whileDue(parts, id, [], async () => true)
}

/** Removes the organization's authorizations of other organizations' applications. */
async function endAuthorizations(parts: ApplicationPurgeParts, id: string, max: number) {
  const some = { $skip: 0, $limit: Math.min(max, partnersPerBatch) }
  const { rows } = await listAuthorizationsOf(parts.db, id, some)
  if (rows.length === 0) return false
  return withNotices(parts, id, async (trx, job) => {
    await lockApplications(
      trx,
      rows.map((row) => row.application_id),
    )
    for (const row of rows) {
      const authorization = await findAuthorization(trx, row.id)
      if (authorization) await deleteAuthorization(trx, authorization, { job, left: undefined })
    }
  })
}

/** Removes approvals by the organization's people. */
async function endApprovals(parts: ApplicationPurgeParts, id: string, max: number) {
  const ids = await listNextApprovals(parts.db, { organization_id: id }, max)
  if (ids.length === 0) return false
  return withNotices(parts, id, async (trx, job) => {
    await revokeUsage(trx, { ids }, job)
    await removeApprovals(trx, { ids })
  })
}

/** Sends logout notices to applications in which people were signed in. */
async function withNotices(
  parts: ApplicationPurgeParts,
  id: string,
  work: (trx: Trx, job: Effects<never>['job']) => Promise<void>,
) {
  const { jobs } = parts
  const done = await whileDue(parts, id, [], async (trx) => {
    const notices: string[] = []
    await work(trx, (_queue, notice) => notices.push(notice))
    for (const notice of notices) await jobs.enqueue(trx, 'logout-notices', notice)
    return true
  })
  jobs.wake('logout-notices')
  return done
}

/**
 * Ends the organization's own networks for their members, which see this in their activity. The networks' rows are
 * removed with the organization's row.
 */
async function endNetworks(parts: ApplicationPurgeParts, id: string, max: number) {
  const members = await listNextMemberships(parts.db, 'owner', id, Math.min(max, partnersPerBatch))
  if (members.length === 0) return false
  const others = members.map((member) => member.organization_id)
  return whileDue(parts, id, others, async (trx) => {
    for (const { id: membership, joined, network, network_id, organization_id } of members) {
      const detail = { on: { network: network_id }, network }
      if (!(await removeMembership(trx, membership)) || !joined) continue
      await recordAt(trx, parts, organization_id, 'network_deleted', detail, id)
    }
    return true
  })
}

/** Removes the organization from other organizations' networks. */
async function leaveNetworks(parts: ApplicationPurgeParts, id: string, max: number) {
  const memberships = await listNextMemberships(
    parts.db,
    'member',
    id,
    Math.min(max, partnersPerBatch),
  )
  if (memberships.length === 0) return false
  const others = memberships.map((membership) => membership.owner_id)
  return whileDue(parts, id, others, async (trx) => {
    for (const { id: membership, joined, network, network_id, owner_id } of memberships) {
      const detail = { on: { network: network_id }, network }
      if (!(await removeMembership(trx, membership)) || !joined) continue
      await recordAt(trx, parts, owner_id, 'network_left', detail, id)
    }
    return true
  })
}

async function recordAt(
  trx: Trx,
  { log }: ApplicationPurgeParts,
  organizationId: string,
  kind: 'network_deleted' | 'network_left',
  detail: RecordedDetail<'network_deleted' | 'network_left'>,
  by: string,
) {
  const { id, name } = await getOrganizationRow(trx, by)
  const author = { kind: 'organization', id, name } as const
  await recordOrganizationActivity(trx, log, { kind, detail, organizationId, author, device: null })
}

/** Removes exports with their files. If a file remains, housekeeping removes it. */
async function removeExports(parts: ApplicationPurgeParts, id: string, max: number) {
  let removed: string[] = []
  await whileDue(parts, id, [], async (trx) => {
    removed = await removeSomeExports(trx, id, max)
    return true
  })
  for (const file of removed) await removeFile(parts.config.exportsDir, file)
  return removed.length > 0
}

function removeRows(parts: ApplicationPurgeParts, id: string, max: number) {
  return whileDue(parts, id, [], async (trx) => (await removeSomeRows(trx, id, max)) > 0)
}

/** Deletes the organization's row and notifies the owners. */
async function finish(trx: Trx, { config, secrets }: ApplicationPurgeParts, id: string) {
  const { name } = await getOrganizationRow(trx, id)
  for (const to of await listOwnersOf(trx, id)) {
    const about = { to, organization: { id, name } }
    await queueMail(trx, secrets, organizationRemovedMail(emailContext(config), about))
  }
  await purgeOrganizationRow(trx, id)
  return true
}
