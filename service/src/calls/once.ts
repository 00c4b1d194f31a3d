import { idempotencyKeyReused } from '@accord/contract/refusal.ts'
import type { Context } from '#context.ts'
import { Refused } from '#refused.ts'
import { findAnswer, type Repeatable, waitForTurn } from './answers.store.ts'

/** The same request was carried out by another while this one waited for its turn. */
export class AnsweredMeanwhile extends Error {}

interface Work<Answer> {
  /** Refuses who may not ask for it. */
  look: () => Promise<unknown>
  attempt: () => Promise<Answer>
}

/** Does what is asked once, and answers it as often as it is asked for. */
export async function once<Answer>(
  { db, secrets }: Context,
  repeatable: Repeatable | undefined,
  { look, attempt }: Work<Answer>,
): Promise<Answer> {
  if (!repeatable) return attempt()

  const again = async () => {
    const before = await findAnswer(db, secrets, repeatable)
    if (!before) return undefined
    if (!before.same) throw new Refused(idempotencyKeyReused)
    await look().catch(unlessItIsThere)
    return before as { answer: Answer }
  }
  const before = await again()
  if (before) return before.answer
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof Refused || error instanceof AnsweredMeanwhile)) throw error
    // Of two at once the first may be why the second was refused: its limit is used up, its thing is there.
    await waitForTurn(db, repeatable)
    const meanwhile = await again()
    if (!meanwhile) throw error
    return meanwhile.answer
  }
}

/** Whoever lost the right does not get the answer; that the thing is there already is no reason against it. */
function unlessItIsThere(error: unknown) {
  const mayNot = !(error instanceof Refused) || [401, 403, 404].includes(error.refusal.status)
  if (mayNot) throw error
}
