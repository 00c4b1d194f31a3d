import type { Transaction } from 'kysely'
import type { Effects } from '#calls/effects.ts'
import type { Context } from '#context.ts'
import { type ConnectionRow, openClientProof } from '#data/connections/connections.store.ts'
import { listOwnersOf } from '#data/organizations/managers.store.ts'
import { findOrganization } from '#data/organizations/organizations.store.ts'
import type { Database } from '#database/tables.ts'
import { emailContext } from '#mail/compose-email.ts'
import { type ChangedBy, connectionChangedMail } from './connection-changed.mail.ts'
import { trustChanges } from './trust-changes.rules.ts'

interface Changed {
  before: ConnectionRow
  after: ConnectionRow
  by: ChangedBy
}

/**
 * Emails all owners if a connection with which people sign in now trusts something else, such as other certificates.
 * No one signs in with a connection that was off before, and it needs a test first.
 */
export async function notifyConnectionChanged(
  trx: Transaction<Database>,
  { config, secrets }: Pick<Context, 'config' | 'secrets'>,
  { before, after, by }: Changed,
  mail: Effects<never>['mail'],
) {
  if (before.state !== 'active') return
  const trusted = (row: ConnectionRow) => ({
    settings: row.settings,
    proof: openClientProof(secrets, row),
  })
  const changes = trustChanges(trusted(before), trusted(after))
  if (changes.length === 0) return
  const { id, name, organization_id: organizationId } = after
  const organization = (await findOrganization(trx, organizationId))!
  for (const owner of await listOwnersOf(trx, organizationId)) {
    mail(
      connectionChangedMail(emailContext(config), {
        manager: { ...owner, organization_id: organizationId },
        organization: { id: organizationId, name: organization.name },
        connection: { id, name, isOff: after.state !== 'active' },
        changes,
        by,
      }),
    )
  }
}
