import { unknownUserCode } from '@accord/contract/devices.ts'
import type { SessionActor } from '#actor.ts'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { type Counted, settleTries } from '#limits/limits.store.ts'
import { networkOf } from '#limits/network.ts'
import { requireWithin } from '#limits/require-within.ts'
import { findWaitingDevice, type WaitingDevice } from '#oauth/devices/device-codes.store.ts'
import { Refused } from '#refused.ts'

interface Typed {
  body: { userCode: string }
  actor: SessionActor
  caller: Caller
}

/**
 * The device that shows what was typed. Counted before it is looked for, so that after too many guesses not even
 * a right one is told; a right one is given back.
 */
export async function requireWaiting(
  context: Context,
  { body, actor, caller }: Typed,
): Promise<WaitingDevice> {
  const tries: Counted[] = [
    // First, so that whoever has guessed enough does not use up what their neighbours may.
    { name: 'userCodesPerPerson', key: actor.user.id },
    { name: 'userCodesPerAddress', key: networkOf(caller.address) },
  ]
  for (const { name, key } of tries) await requireWithin(context, name, key)
  const waiting = await findWaitingDevice(context.db, body.userCode)
  if (!waiting) throw new Refused(unknownUserCode)
  await settleTries(context.db, { shared: tries })
  return waiting
}
