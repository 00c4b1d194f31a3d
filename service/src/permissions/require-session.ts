import { forbidden } from '@accord/contract/refusal.ts'
import { Refused } from '#refused.ts'
import type { Actor, ServiceActor, SessionActor } from '#actor.ts'

/** For what only a person may do, whatever an application was granted. */
export function requireSession(actor: Actor | ServiceActor): asserts actor is SessionActor {
  if (actor.application) throw new Refused(forbidden)
}
