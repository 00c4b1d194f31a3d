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

/** Thrown if another process executed the same request while this one was waiting for the lock. */
export class ConcurrentReplay extends Error {}

interface Work<Answer> {
  /** Throws if the caller has no permission to make the request. */
  look: () => Promise<unknown>
  attempt: () => Promise<Answer>
}

/** Makes the change once, and returns its stored response to every repetition. */
export async function runIdempotently<Answer>(
  { db, secrets }: Context,
  idempotent: IdempotentRequest | undefined,
  { look, attempt }: Work<Answer>,
): Promise<Answer> {
  if (!idempotent) return attempt()

  const again = async () => {
    const before = await findIdempotentResponse(db, secrets, idempotent)
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
    // A concurrent request may be the reason for the error, because it has used up the limit or already created the
    // object.
    await waitForKeyLock(db, idempotent)
    const meanwhile = await again()
    if (!meanwhile) throw error
    return meanwhile.answer
  }
}

/**
 * Throws the error if the caller has lost the permission, so that they don't get the stored response. An error because
 * the object already exists is ignored.
 */
function unlessItIsThere(error: unknown) {
  const mayNot = !(error instanceof RequestError) || [401, 403, 404].includes(error.expected.status)
  if (mayNot) throw error
}

// The draft standard puts the key in quotes, but most clients don't. A comma would mean that there are two headers.
const form = /^("?)([!#-+\--[\]-~]{16,255})\1$/

/** Reads the idempotency key of a call that creates something. Returns undefined if none was sent. */
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

/**
 * Returns the identity of the caller. The same person in another profile or through another application is another
 * caller.
 */
function callerIn({ user, profile, application }: Actor) {
  return [user.id, profile?.id ?? null, application?.id ?? null]
}

function sha256(parts: unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}
