import type { Member } from '@accord/contract/members.ts'
import { insteadOfGone } from '../../api/instead-of-gone.ts'
import { NotConfirmed } from '../../api/not-confirmed.ts'
import { isInvitation } from '../member-rights.ts'

/** What came of doing the same to several people. */
export interface Outcome {
  done: Member[]
  refused: { member: Member; error: unknown }[]
}

/**
 * One after another, by the call that does it to one: what is refused for one of them stops none of the others. Whoever
 * would not confirm that it is them has begun nothing, or does no more: they are not asked for each of the rest.
 */
export async function inTurn(
  members: readonly Member[],
  act: (member: Member) => Promise<unknown>,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [] }
  for (const [at, member] of members.entries()) {
    try {
      await act(member)
      outcome.done.push(member)
    } catch (error) {
      if (error instanceof NotConfirmed && at === 0) throw error
      const refused = error instanceof NotConfirmed ? members.slice(at) : [member]
      outcome.refused.push(...refused.map((each) => ({ member: each, error })))
      if (error instanceof NotConfirmed) return outcome
    }
  }
  return outcome
}

/** Invitations before people: whoever goes takes those with them that they sent. What is gone already is removed. */
export function removeInTurn(
  members: readonly Member[],
  remove: (member: Member) => Promise<unknown>,
): Promise<Outcome> {
  const ordered = members.toSorted(
    (one, other) => Number(isInvitation(other)) - Number(isInvitation(one)),
  )
  return inTurn(ordered, (member) => remove(member).catch(insteadOfGone(undefined)))
}
