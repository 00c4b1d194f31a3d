import type { Factors, Passkey } from '@accord/contract/factors.ts'
import type { Selectable } from 'kysely'
import type { UserRow } from '#accounts/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import type { TotpRow } from './totp/totp.store.ts'

interface Found {
  user: UserRow
  passkeys: Selectable<Database['passkeys']>[]
  totp: TotpRow | undefined
  left: number
  requiring: { id: string; name: string; from: Date }[]
}

/** How somebody signs in. An app that nobody entered a code of yet is none. */
export function presentFactors({ user, passkeys, totp, left, requiring }: Found): Factors {
  return {
    password: user.password_hash !== null,
    passkeys: passkeys.map(presentPasskey),
    totp: totp?.confirmed_at ? { since: totp.confirmed_at.toISOString() } : null,
    recoveryCodes: { left, kept: user.recovery_kept_at !== null },
    secondFactor: user.second_factor,
    requiredBy: requiring.map(({ id, name, from }) => ({ id, name, from: from.toISOString() })),
  }
}

function presentPasskey(row: Found['passkeys'][number]): Passkey {
  return {
    id: row.id,
    name: row.name,
    synced: row.backup_eligible,
    userVerified: row.user_verified,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }
}
