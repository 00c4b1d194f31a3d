import { organizationDeleted } from '@accord/contract/refusal.ts'
import type { Transaction } from 'kysely'
import type { SessionActor } from '#actor.ts'
import { stopApplicationsOf } from '#data/applications/applications.store.ts'
import type { Effects } from '#calls/effects.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/tables.ts'
import { endTokensOfOrganization } from '#data/approvals/end-tokens.store.ts'
import {
  markOrganizationDeleted,
  type OrganizationRow,
} from '#data/organizations/organizations.store.ts'
import { listOwnersOf } from '#data/organizations/owner-addresses.store.ts'
import { Refused } from '#refused.ts'
import { planDeletionMailings } from '#lifecycle/deletion-mailings.store.ts'
import { organizationDeletedMail } from './organization-deleted.mail.ts'

interface Deleting extends Pick<Effects<'organization_deleted'>, 'mail'> {
  actor: Pick<SessionActor, 'user'>
  /** In the activity of the organization itself. */
  happened: (kind: 'organization_deleted', detail: { name: string }) => void
}

/**
 * An organization stops, whoever deletes it: its applications, and all that acts there for its people. Under its lock;
 * from here on nothing in it changes (`calls/carry-out.ts`) until it is restored, or removed (`remove-organization.ts`).
 */
export async function beginOrganizationDeletion(
  trx: Transaction<Database>,
  organizationId: string,
  { actor: { user }, mail, happened }: Deleting,
  config: Config,
): Promise<OrganizationRow> {
  const deleted = await markOrganizationDeleted(trx, organizationId)
  if (!deleted) throw new Refused(organizationDeleted)
  await stopApplicationsOf(trx, organizationId)
  await endTokensOfOrganization(trx, organizationId)
  await planDeletionMailings(trx, 'deleted', { organizationId }, [
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
    mail(organizationDeletedMail(config, { ...about, to }))
  }
  happened('organization_deleted', { name })
  return deleted
}
