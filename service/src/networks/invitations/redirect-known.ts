import type { Kysely } from 'kysely'
import { isKnownTo } from '#data/applications/redirect-origins.store.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/tables.ts'
import type { MembershipRow } from '#data/networks/shown-members.store.ts'

/** Whether the person who answers the invitation can be sent to its address without a click. */
export async function isRedirectKnown(
  db: Kysely<Database>,
  { publicUrl }: Config,
  { redirect_url }: Pick<MembershipRow, 'redirect_url'>,
  userId: string | undefined,
): Promise<boolean> {
  if (redirect_url === null) return false
  const { origin } = new URL(redirect_url)
  if (origin === publicUrl.origin) return true
  return userId !== undefined && isKnownTo(db, userId, { origin })
}
