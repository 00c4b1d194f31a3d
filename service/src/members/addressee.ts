import type { Transaction } from 'kysely'
import { getUser } from '#data/users/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import { mailAddressOf } from '#data/organizations/mail-address.store.ts'
import { getOrganizationRow } from '#data/organizations/organizations.store.ts'
import type { ProfileRow } from '#data/organizations/profiles.store.ts'

export type Placed = Pick<ProfileRow, 'user_id' | 'organization_id' | 'email' | 'email_proven'>

/** A member who is told of something about their place, and where. */
export async function addressee(trx: Transaction<Database>, member: Placed) {
  const user = await getUser(trx, member.user_id)
  const { organization_id: organizationId } = member
  const { name: organization } = await getOrganizationRow(trx, organizationId)
  return {
    email: mailAddressOf(member, user.email),
    firstName: user.first_name,
    lastName: user.last_name,
    organization,
    organizationId,
    /** Nobody reads what comes for them. */
    isClosed: user.deleted_at !== null || user.disabled_at !== null,
  }
}
