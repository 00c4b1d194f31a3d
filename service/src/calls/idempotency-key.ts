import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Call } from '@accord/contract/call.ts'
import { badIdempotencyKey } from '@accord/contract/refusal.ts'
import type { Actor, ServiceActor } from '#actor.ts'
import { Refused } from '#refused.ts'
import type { Repeatable } from './answers.store.ts'

// In quotes, as the draft of the standard has it, or without, as most send it. A comma would be two headers.
const form = /^("?)([!#-+\--[\]-~]{16,255})\1$/

/** By the header of a call that creates; nothing where none was sent. */
export function repeatableOf(
  call: Call,
  { 'idempotency-key': given }: IncomingHttpHeaders,
  sent: object,
  actor: Actor | ServiceActor | undefined,
): Repeatable | undefined {
  if (!call.creates || !actor?.user || given === undefined) return undefined
  const key = form.exec(String(given))?.[2]
  if (key === undefined) throw new Refused(badIdempotencyKey)
  return {
    hash: sha256([call.method, call.path, ...callerIn(actor), key]),
    requestHash: sha256([sent]),
    userId: actor.user.id,
  }
}

/** Whom the person acts for, and through which application, makes another caller of them. */
function callerIn({ user, profile, application }: Actor) {
  return [user.id, profile?.id ?? null, application?.id ?? null]
}

function sha256(parts: unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}
