import type { Call, Received } from '@accord/contract/call.ts'
import { type AnyChange, carryOut } from '#calls/change.ts'
import type { Handled } from '#calls/serve.ts'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import type { SessionActor } from '#actor.ts'

/** Somebody who decides for an organization of the demo, on one of their devices. */
export interface DemoOwner {
  actor: SessionActor
  caller: Caller
}

/** Makes a change as if they had sent it. */
export function changeAs<C extends Call>(
  { actor, caller }: DemoOwner,
  context: Context,
  made: AnyChange<C>,
  sent: Partial<Received<C>>,
) {
  return carryOut(context, made, { ...sent, actor, caller } as Handled<C>)
}
