import {
  type Attestation,
  type Factors,
  type Passkey,
  beginTotp,
  confirmTotp,
  confirmRecoveryCodesSaved,
  listFactors,
  newRecoveryCodes,
  removeTotp,
} from '@accord/contract/factors.ts'
import { removePassword, setPassword } from '@accord/contract/passwords.ts'
import {
  addPasskey,
  beginPasskey,
  passkeyKnown,
  removePasskey,
  renamePasskey,
} from '@accord/contract/own-passkeys.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { isTransient } from '../../api/api-error.ts'
import { refresh } from '../../api/query-client.ts'
import { hasCode } from '../../api/error-checks.ts'
import { makePasskey, signalKeptPasskeys, signalUnknownPasskey } from '../../browser/passkey.ts'
import { call } from '../../session/call.ts'
import { create } from '../../session/create.ts'

/** The names of common passkey providers by their AAGUID. */
const keepers: Record<string, string> = {
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google Password Manager',
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'iCloud Keychain',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  'adce0002-35bc-c60a-648b-0b25f1f05503': 'Chrome on Mac',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
  '531126d6-e717-415c-9320-3d9aa6981239': 'Dashlane',
  'f3809540-7f14-49c1-a8b3-8f813b225541': 'Enpass',
  'b84e4048-15dc-4dd0-8640-f4f60813c8af': 'NordPass',
  '0ea242b4-43c4-4a1b-8b17-dd6d0b6baec6': 'Keeper',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
  '50726f74-6f6e-5061-7373-50726f746f6e': 'Proton Pass',
  'fdb141b2-5d84-443e-8a35-4698c205a502': 'KeePassXC',
}

/** Names a new passkey after its provider or device. The name differs from those of the person's other passkeys. */
export function namePasskey(
  credential: Attestation,
  taken: string[],
  agent: string = navigator.userAgent,
): string {
  const name = keepers[aaguidOf(credential) ?? ''] ?? placeOf(credential, agent)
  const free = [name, ...taken.map((_, at) => `${name} (${at + 2})`)]
  return free.find((one) => !taken.includes(one)) ?? name
}

/** Returns the AAGUID, which is the 16 bytes after the host's hash (32 bytes), the flags (1), and the counter (4). */
function aaguidOf({ response }: Attestation): string | undefined {
  if (!response.authenticatorData) return undefined
  const text = atob(response.authenticatorData.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Array.from(text.slice(37, 53), (sign) => sign.charCodeAt(0))
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
]

function placeOf({ authenticatorAttachment }: Attestation, agent: string): string {
  if (authenticatorAttachment === 'cross-platform') return 'Security key'
  const system = systems.find(([sign]) => sign.test(agent))?.[1]
  return system ? `Passkey on ${system}` : 'Passkey'
}

export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: () => call(listFactors),
})

/**
 * Refreshes everything that depends on sign-in methods. A change can end sessions, it's recorded as activity, and
 * organizations show it.
 */
function refreshFactors() {
  return refresh(['factors'], ['sessions'], ['activity'], ['organization'])
}

/** Returns undefined if the person canceled. */
export const addPasskeyMutation = mutationOptions({
  mutationFn: async (has: Factors) => {
    const { options } = await call(beginPasskey, { body: {} })
    const credential = await makePasskey(options)
    if (!credential) return undefined
    const name = namePasskey(
      credential,
      has.passkeys.map((passkey) => passkey.name),
    )
    try {
      return await create(addPasskey, { body: { name, credential } })
    } catch (error) {
      // The browser shouldn't offer a passkey that the service doesn't have. If the service may have stored it, it's
      // kept.
      if (!mayBeThere(error)) void signalUnknownPasskey(options.rp.id, credential.id)
      throw error
    }
  },
  onSuccess: refreshFactors,
})

/** Returns whether the service may have stored the passkey, because the response was lost or says so. */
export function mayBeThere(error: unknown): boolean {
  return isTransient(error) || hasCode(error, passkeyKnown)
}

export const renamePasskeyMutation = mutationOptions({
  mutationFn: ({ id, name }: { id: string; name: string }) =>
    call(renamePasskey, { params: { id }, body: { name } }),
  onSuccess: refreshFactors,
})

export const removePasskeyMutation = mutationOptions({
  mutationFn: ({ id }: Passkey) => call(removePasskey, { params: { id } }),
  onSuccess: (kept) => {
    void signalKeptPasskeys(kept)
    return refreshFactors()
  },
})

export const beginTotpMutation = mutationOptions({
  mutationFn: () => call(beginTotp, { body: {} }),
})

export const confirmTotpMutation = mutationOptions({
  mutationFn: (code: string) => call(confirmTotp, { body: { code } }),
  onSuccess: refreshFactors,
})

export const removeTotpMutation = mutationOptions({
  mutationFn: () => call(removeTotp),
  onSuccess: refreshFactors,
})

export const newRecoveryCodesMutation = mutationOptions({
  mutationFn: () => call(newRecoveryCodes, { body: {} }),
  onSuccess: refreshFactors,
})

export const confirmRecoveryCodesMutation = mutationOptions({
  // Entering one of the codes proves that the person has them, so the service doesn't require another confirmation.
  mutationFn: (code: string) => call(confirmRecoveryCodesSaved, { body: { code } }),
  onSuccess: refreshFactors,
})

export const removePasswordMutation = mutationOptions({
  mutationFn: () => call(removePassword),
  onSuccess: refreshFactors,
})

export const setPasswordMutation = mutationOptions({
  mutationFn: (password: string) => call(setPassword, { body: { password } }),
  onSuccess: refreshFactors,
})
