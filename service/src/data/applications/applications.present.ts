import type {
  Application,
  ApplicationCard,
  ApplicationKey,
  KeyCard,
} from '@accord/contract/applications.ts'
import type { ViewedSecret } from '@accord/contract/viewed-secrets.ts'
import { presentDeletion } from '#data/organizations/organizations.present.ts'
import { presentLogo } from '#data/logos/logos.present.ts'
import type { Secrets } from '#crypto/secrets.ts'
import type { ApplicationRow } from './applications.store.ts'
import type { KeyRow, ViewedSecretRow } from './keys.store.ts'

/** Presents the fields of an application that all signed-in people can see. */
export function presentCard(row: ApplicationRow): ApplicationCard {
  const { id, name, description, scopes } = row
  const organization = { id: row.organization_id, name: row.organization_name }
  return { id, name, description, logo: presentLogo(row.logo_id), organization, scopes }
}

/**
 * Presents an application to its managers, with the number of organizations that authorized it and of those that
 * authorized all of its scopes.
 */
export function presentApplication(
  row: ApplicationRow,
  upToDate: ReadonlyMap<string, number>,
): Application {
  return {
    ...presentCard(row),
    kind: row.kind,
    redirectUris: row.redirect_uris,
    postLogoutUris: row.post_logout_uris,
    backchannelLogoutUri: row.backchannel_logout_uri,
    pkceOptional: row.pkce_optional,
    requirePkce: row.require_pkce,
    idTokenAlg: row.id_token_alg,
    claimsInIdToken: row.claims_in_id_token,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    authorizations: { total: row.authorization_count, upToDate: upToDate.get(row.id) ?? 0 },
    deletion: presentDeletion(row),
  }
}

/** Presents a key with its secret to the application's managers. */
export function presentKey(
  { applicationSecrets }: Pick<Secrets, 'applicationSecrets'>,
  row: KeyRow,
): ApplicationKey {
  return { ...presentKeyCard(row), secret: applicationSecrets.unseal(row.sealed, row.id) }
}

export function presentKeyCard(row: KeyRow): KeyCard {
  return {
    id: row.id,
    last4: row.last4,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    seenByFormer: row.seen_by_former.map(({ name, at }) => ({
      name,
      at: new Date(at).toISOString(),
    })),
  }
}

export function presentViewedSecret(row: ViewedSecretRow): ViewedSecret {
  return {
    id: row.id,
    application: { id: row.application_id, name: row.application_name },
    last4: row.last4,
    seenAt: row.at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
  }
}
