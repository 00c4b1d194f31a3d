import { type Refusal, tooManyRequests } from '@accord/contract/refusal.ts'
import { Refused } from '#refused.ts'
import type { Context } from '#context.ts'
import type { LimitName } from './limit-settings.ts'
import { countTry } from './limits.store.ts'

/** Counts a try against a limit and refuses with the time to wait when it is used up. */
export async function requireWithin(
  context: Pick<Context, 'config' | 'db'>,
  name: LimitName,
  key: string,
  refusal: Refusal = tooManyRequests,
) {
  const waitSeconds = await countTry(context.db, name, context.config.limits[name], key)
  if (waitSeconds !== undefined) {
    throw new Refused(refusal, { retryAfter: waitSeconds, limit: name })
  }
}
