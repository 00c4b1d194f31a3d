import { reauthenticationRequired } from '@accord/contract/errors.ts'
import { ReauthCanceled } from '../api/api-error.ts'
import { hasCode } from '../api/error-checks.ts'
import { observableValue } from '../ui/observable-value.ts'

export interface ReauthRequest {
  answer: (confirmed: boolean) => void
  /** Rejects if the confirmation couldn't be shown. */
  fail: (reason: Error) => void
}

/** This is set while someone has to confirm their identity. `forms/reauthentication` shows the question. */
export const openReauthentication = observableValue<ReauthRequest | undefined>(undefined)

let asking: Promise<boolean> | undefined
let confirmed = 0

/**
 * Sends a request. If it requires a confirmation, this asks for it and repeats the request. Simultaneous requests share
 * one confirmation.
 */
export async function withReauthentication<Result>(
  request: () => Promise<Result>,
): Promise<Result> {
  // The second time, the service asks for a second factor, which a password alone doesn't prove.
  for (let asked = 0; asked < maxConfirmations; asked += 1) {
    const before = confirmed
    try {
      return await request()
    } catch (error) {
      if (!hasCode(error, reauthenticationRequired)) throw error
      // If the person confirmed while this request was pending, they aren't asked again.
      if (confirmed === before && !(await askToConfirm())) throw new ReauthCanceled()
    }
  }
  return request()
}

const maxConfirmations = 2

/** Asks the person to confirm their identity. Returns whether they did. */
export function askToConfirm(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined
    openReauthentication.set(undefined)
  })
  return asking
}

async function ask(): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  openReauthentication.set({ answer: resolve, fail: reject })
  const isConfirmed = await promise
  if (isConfirmed) confirmed += 1
  return isConfirmed
}
