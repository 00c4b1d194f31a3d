import type { Kysely } from 'kysely'
import type { Config } from '#config/config.ts'
import { nameOfProvider } from '#config/social-providers.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import { listIdentities } from '#data/users/identities.store.ts'
import type { Database } from '#database/tables.ts'

/** Returns the provider with which a person signed up, if they didn't choose a password. */
export async function signedUpWith(
  db: Kysely<Database>,
  config: Pick<Config, 'signInWith'>,
  { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
): Promise<{ key: string; name: string } | undefined> {
  if (password_hash) return undefined
  const [identity] = await listIdentities(db, id)
  return identity && { key: identity.provider, name: nameOfProvider(config, identity) }
}
