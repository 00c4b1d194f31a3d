import type { Kysely } from 'kysely'
import type { Config } from '#config/config.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import { listIdentities } from '#data/users/identities.store.ts'
import type { Database } from '#database/tables.ts'
import { listPasskeys } from './passkeys/passkeys.store.ts'

/** How many of a person's connected providers they can sign in with. An operator may have turned others off. */
export async function countUsableIdentities(
  db: Kysely<Database>,
  { signInWith }: Pick<Config, 'signInWith'>,
  userId: string,
): Promise<number> {
  const identities = await listIdentities(db, userId)
  return identities.filter((each) => signInWith.some(({ key }) => key === each.provider)).length
}

/**
 * Whether the person can still sign in by themselves. A passkey without user verification isn't enough, and neither is
 * one that sign-in doesn't require yet.
 */
export async function canSignIn(
  db: Kysely<Database>,
  config: Pick<Config, 'signInWith'>,
  { id, password_hash, second_factor }: UserRow,
): Promise<boolean> {
  if (password_hash) return true
  const passkeys = await listPasskeys(db, id)
  if (second_factor && passkeys.some((each) => each.user_verified)) return true
  return (await countUsableIdentities(db, config, id)) > 0
}
