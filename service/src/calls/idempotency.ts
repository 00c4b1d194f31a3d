import { badIdempotencyKey, idempotencyKeyReused } from '@accord/contract/errors.ts'
import type { Context } from '#context.ts'
import { RequestError } from '#request-error.ts'
import {
  type IdempotentRequest,
  findIdempotentResponse,
  waitForKeyLock,
} from './idempotent-responses.store.ts'
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Call } from '@accord/contract/call.ts'
import type { Actor, ServiceActor } from '#actor.ts'

/** The same request was carried out by another while this one waited for its turn. */
export class ConcurrentReplay extends Error {}

interface Work<Answer> {
  /** Refuses who may not ask for it. */
  look: () => Promise<unknown>
  attempt: () => Promise<Answer>
}

/** Does what is asked once, and answers it as often as it is asked for. */
export async function runIdempotently<Answer>(
  { db, secrets }: Context,
  repeatable: IdempotentRequest | undefined,
  { look, attempt }: Work<Answer>,
): Promise<Answer> {
  if (!repeatable) return attempt()

  const again = async () => {
    const before = await findIdempotentResponse(db, secrets, repeatable)
    if (!before) return undefined
    if (!before.same) throw new RequestError(idempotencyKeyReused)
    await look().catch(unlessItIsThere)
    return before as { answer: Answer }
  }
  const before = await again()
  if (before) return before.answer
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof RequestError || error instanceof ConcurrentReplay)) throw error
    // Of two at once the first may be why the second was refused: its limit is used up, its thing is there.
    await waitForKeyLock(db, repeatable)
    const meanwhile = await again()
    if (!meanwhile) throw error
    return meanwhile.answer
  }
}

/** Whoever lost the right does not get the answer; that the thing is there already is no reason against it. */
function unlessItIsThere(error: unknown) {
  const mayNot = !(error instanceof RequestError) || [401, 403, 404].includes(error.expected.status)
  if (mayNot) throw error
}

// In quotes, as the draft of the standard has it, or without, as most send it. A comma would be two headers.
const form = /^("?)([!#-+\--[\]-~]{16,255})\1$/

/** By the header of a call that creates; nothing where none was sent. */
export function idempotentRequestOf(
  call: Call,
  { 'idempotency-key': given }: IncomingHttpHeaders,
  sent: object,
  actor: Actor | ServiceActor | undefined,
): IdempotentRequest | undefined {
  if (!call.creates || !actor?.user || given === undefined) return undefined
  const key = form.exec(String(given))?.[2]
  if (key === undefined) throw new RequestError(badIdempotencyKey)
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
