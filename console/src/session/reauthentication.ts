import { reauthenticationRequired } from '@accord/contract/errors.ts'
import { ReauthCanceled } from '../api/api-error.ts'
import { hasCode } from '../api/error-checks.ts'
import { observableValue } from '../ui/observable-value.ts'

export interface ReauthRequest {
  answer: (confirmed: boolean) => void
  /** They could not even be asked. */
  fail: (reason: Error) => void
}

/** That somebody is to confirm that it is them; `forms/reauthentication` asks. */
export const openReauthentication = observableValue<ReauthRequest | undefined>(undefined)

let asking: Promise<boolean> | undefined
let confirmed = 0

/**
 * Makes a request. Is it refused until the person confirms that it is them, they are asked, and it is made once
 * more, not twice. Several that are refused at once share one question.
 */
export async function withReauthentication<Result>(
  request: () => Promise<Result>,
): Promise<Result> {
  const before = confirmed
  try {
    return await request()
  } catch (error) {
    if (!hasCode(error, reauthenticationRequired)) throw error
    // Who confirmed while it was under way is not asked again.
    if (confirmed === before && !(await askOnce())) throw new ReauthCanceled()
    return request()
  }
}

function askOnce(): Promise<boolean> {
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
