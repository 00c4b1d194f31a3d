import type { Kysely } from 'kysely'
import { isRegisteredOrigin } from '#applications/redirect-origins.store.ts'
import type { Config } from '#config.ts'
import type { Database } from '#database/tables.ts'
import type { MembershipRow } from '#networks/shown-members.store.ts'

/**
 * Without an address there is nothing to know. An application vouches for its site in the networks of its
 * own organization alone: whose it is, the invited know from the network's owner.
 */
export async function isRedirectKnown(
  db: Kysely<Database>,
  { publicUrl }: Config,
  { redirect_url, owner_id }: MembershipRow,
): Promise<boolean> {
  if (redirect_url === null) return false
  const { origin } = new URL(redirect_url)
  return origin === publicUrl.origin || isRegisteredOrigin(db, origin, owner_id)
}
