import { applicationDeleted } from '@accord/contract/applications.ts'
import type { Transaction } from 'kysely'
import type { SessionActor } from '#actor.ts'
import { countApprovals } from '#data/approvals/approvals.store.ts'
import type { Effects } from '#calls/effects.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/tables.ts'
import { applicationDeletedMail } from './application-deleted.mail.ts'
import { planDeletionMailings } from '#lifecycle/deletion-mailings.store.ts'
import { endTokensOfApplication } from '#data/approvals/end-tokens.store.ts'
import { listOwnersOf } from '#data/organizations/owner-addresses.store.ts'
import { Refused } from '#refused.ts'
import type { EndedUse } from '#data/sessions/end-sessions.ts'
import {
  type ApplicationRow,
  holdTokensOfApplication,
  markApplicationDeleted,
} from '#data/applications/applications.store.ts'

interface Deleting extends Pick<Effects<'application_deleted'>, 'mail' | 'happened'> {
  actor: Pick<SessionActor, 'user'>
}

/**
 * An application stops, whoever ends it: its tokens end, it gets no more, and nobody can let it do anything. What
 * organizations and people let it do rests until it is restored, or removed (`lifecycle/applications/remove-application.ts`).
 */
export async function beginApplicationDeletion(
  trx: Transaction<Database>,
  { id, name, organization_id, organization_name: organization }: ApplicationRow,
  { actor: { user }, mail, happened }: Deleting,
  config: Config,
): Promise<EndedUse & { deleted: ApplicationRow }> {
  await holdTokensOfApplication(trx, id)
  const deleted = await markApplicationDeleted(trx, id)
  if (!deleted) throw new Refused(applicationDeleted)
  const tokens = await endTokensOfApplication(trx, id)
  const approvals = await countApprovals(trx, { application_id: id })
  await planDeletionMailings(trx, 'deleted', { applicationId: id }, ['deletion_served'])
  const by = `${user.firstName} ${user.lastName}`
  const about = { application: { id, name }, organization, by, removedFrom: deleted.removed_from! }
  for (const owner of await listOwnersOf(trx, organization_id)) {
    mail(applicationDeletedMail(config, { ...about, owner }))
  }
  happened('application_deleted', { application: name })
  return { tokens, approvals, deleted }
}
