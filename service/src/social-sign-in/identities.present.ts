import type { ConnectedIdentity } from '@accord/contract/social-sign-in.ts'
import type { Config } from '#config/config.ts'
import type { IdentityRow } from '#data/users/identities.store.ts'
import { findProvider, nameOfProvider } from '#config/social-providers.ts'

export function presentIdentity(
  config: Pick<Config, 'signInWith'>,
  row: IdentityRow,
): ConnectedIdentity {
  return {
    id: row.id,
    provider: { key: row.provider, name: nameOfProvider(config, row) },
    usable: findProvider(config, row.provider) !== undefined,
    email: row.email,
    linkedAt: row.linked_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }
}

export function presentAvailable({ signInWith }: Pick<Config, 'signInWith'>) {
  return signInWith.map(({ key, name }) => ({ key, name }))
}
