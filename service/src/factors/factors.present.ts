import type { Factors, Passkey } from '@accord/contract/factors.ts'
import type { PasskeyRow } from './passkeys/passkeys.store.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { TotpRow } from './totp/totp.store.ts'
import { encode } from 'uqr'

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

/** Describes a passkey in the format of the browser's WebAuthn API. */
export function describePasskey({ credential_id, transports }: PasskeyRow) {
  return { type: 'public-key' as const, id: credential_id.toString('base64url'), transports }
}

interface Found {
  user: UserRow
  passkeys: PasskeyRow[]
  totp: TotpRow | undefined
  left: number
  requiring: { id: string; name: string; from: Date }[]
}

/** Returns a person's sign-in methods. An authenticator app counts only after its first code. */
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

/** The base32 alphabet of RFC 4648, which authenticator apps read. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

interface Shown {
  seed: Buffer
  /** The product name that the app shows next to the account. */
  issuer: string
  email: string
}

/** Returns the seed for an authenticator app as a URL, as a QR code, and as a key to type. */
export function presentSeed({ seed, issuer, email }: Shown) {
  const key = base32(seed)
  const label = [issuer, email].map(encodeURIComponent).join(':')
  const uri = `otpauth://totp/${label}?${new URLSearchParams({ secret: key }).toString()}&issuer=${encodeURIComponent(issuer)}`
  return { uri, secret: key.match(/.{1,4}/g)!.join(' '), qr: qrOf(uri) }
}

export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits
    .match(/.{1,5}/g)!
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

/** Draws the dark modules as an SVG path, with the quiet zone that scanners need around them. */
function qrOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) =>
    runsOf(row).map(([from, to]) => `M${from} ${y}h${to - from}v1H${from}z`),
  )
  return { size, path: path.join('') }
}

/** Returns the start and end columns of each range of adjacent dark modules. */
function runsOf(row: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = []
  for (const [at, dark] of row.entries()) {
    const last = runs.at(-1)
    if (!dark) continue
    if (last?.[1] === at) last[1] = at + 1
    else runs.push([at, at + 1])
  }
  return runs
}
