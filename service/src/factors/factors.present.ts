import type { Factors } from '@accord/contract/factors.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import { presentPasskey } from './passkeys/passkeys.present.ts'
import type { PasskeyRow } from './passkeys/passkeys.store.ts'
import type { TotpRow } from './totp/totp.store.ts'

interface Found {
  user: UserRow
  passkeys: PasskeyRow[]
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
