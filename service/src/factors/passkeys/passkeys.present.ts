import type { Passkey } from '@accord/contract/factors.ts'
import type { PasskeyRow } from './passkeys.store.ts'

export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    synced: row.backup_eligible,
    userVerified: row.user_verified,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }
}

/** As the browser's API names one. */
export function describePasskey({ credential_id, transports }: PasskeyRow) {
  return { type: 'public-key' as const, id: credential_id.toString('base64url'), transports }
}
