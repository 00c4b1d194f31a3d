import type { SecondStep } from '@accord/contract/factors.ts'
import type { Context } from '#context.ts'
import { methodsOf } from '#factors/factors.store.ts'
import { requestOptions } from '#factors/passkeys/check-assertion.ts'

/** Returns the available second factors, and the options for requesting one of the person's passkeys in the browser. */
export async function askSecondStep(
  context: Context,
  { userId, pending }: { userId: string; pending: string },
): Promise<SecondStep> {
  const methods = await methodsOf(context.db, userId)
  if (!methods.includes('passkey')) return { next: { pending, methods } }
  const options = await requestOptions(context, { purpose: 'second_step', userId })
  return { next: { pending, methods, options } }
}
