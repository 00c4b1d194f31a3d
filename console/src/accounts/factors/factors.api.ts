import { removePassword, setPassword } from '@accord/contract/passwords.ts'
import {
  beginTotp,
  confirmTotp,
  type Factors,
  keepRecoveryCodes,
  listFactors,
  newRecoveryCodes,
  type Passkey,
  removeTotp,
} from '@accord/contract/factors.ts'
import {
  addPasskey,
  beginPasskey,
  passkeyKnown,
  removePasskey,
  renamePasskey,
} from '@accord/contract/own-passkeys.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { mayPass } from '../../api/may-pass.ts'
import { refresh } from '../../api/query-client.ts'
import { hasCode } from '../../api/refused-with.ts'
import { makePasskey, signalKeptPasskeys, signalUnknownPasskey } from '../../browser/passkey.ts'
import { call } from '../../session/call.ts'
import { create } from '../../session/create.ts'
import { namePasskey } from './passkey-name.ts'

export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: () => call(listFactors),
})

/** What changes how somebody signs in may end sessions, is recorded as activity, and counts in their organizations. */
function refreshFactors() {
  return refresh(['factors'], ['sessions'], ['activity'], ['organization'])
}

/** Undefined when the person gave up. */
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
      // Nobody is to be offered later what never came to be here; what perhaps did is not forgotten.
      if (!mayBeThere(error)) void signalUnknownPasskey(options.rp.id, credential.id)
      throw error
    }
  },
  onSuccess: refreshFactors,
})

/** Whether the service may know the passkey all the same: its answer was lost, or says so. */
export function mayBeThere(error: unknown): boolean {
  return mayPass(error) || hasCode(error, passkeyKnown)
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

export const keepRecoveryCodesMutation = mutationOptions({
  mutationFn: () => call(keepRecoveryCodes, { body: {} }),
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
