import { confirmFirst } from '@accord/contract/errors.ts'
import { NotConfirmed } from '../api/api-error.ts'
import { hasCode } from '../api/error-checks.ts'
import { watchedValue } from '../ui/watched-value.ts'

export interface AskedConfirmation {
  answer: (confirmed: boolean) => void
  /** They could not even be asked. */
  fail: (reason: Error) => void
}

/** That somebody is to confirm that it is them; `forms/confirm` asks. */
export const openConfirming = watchedValue<AskedConfirmation | undefined>(undefined)

let asking: Promise<boolean> | undefined
let confirmed = 0

/**
 * Makes a request. Is it refused until the person confirms that it is them, they are asked, and it is made once
 * more, not twice. Several that are refused at once share one question.
 */
export async function confirmedFirst<Result>(request: () => Promise<Result>): Promise<Result> {
  const before = confirmed
  try {
    return await request()
  } catch (error) {
    if (!hasCode(error, confirmFirst)) throw error
    // Who confirmed while it was under way is not asked again.
    if (confirmed === before && !(await askOnce())) throw new NotConfirmed()
    return request()
  }
}

function askOnce(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined
    openConfirming.set(undefined)
  })
  return asking
}

async function ask(): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  openConfirming.set({ answer: resolve, fail: reject })
  const isConfirmed = await promise
  if (isConfirmed) confirmed += 1
  return isConfirmed
}
