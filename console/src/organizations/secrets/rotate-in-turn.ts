import type { SeenSecret } from '@accord/contract/seen-secrets.ts'
import { explainError } from '../../api/explain-error.ts'
import { NotConfirmed } from '../../api/not-confirmed.ts'
import { t } from '../../language/words.ts'

export type Named = SeenSecret['application']

export interface Rotated {
  rotated: Named[]
  /** With the reason, as the service gave it. */
  failed: (Named & { reason: string })[]
}

/**
 * One after the other; one that cannot be rotated keeps no other from it. Whoever would not confirm that it is them is
 * not asked for each of the rest: unless something was done by then, they have begun nothing.
 */
export async function rotateInTurn(
  applications: readonly Named[],
  rotate: (application: Named) => Promise<unknown>,
  { begun }: { begun: boolean },
): Promise<Rotated> {
  const outcome: Rotated = { rotated: [], failed: [] }
  for (const [at, application] of applications.entries()) {
    try {
      await rotate(application)
      outcome.rotated.push(application)
    } catch (error) {
      if (error instanceof NotConfirmed) {
        if (!begun && outcome.rotated.length === 0) throw error
        const reason = t('You did not confirm that it is you.')
        outcome.failed.push(...applications.slice(at).map((each) => ({ ...each, reason })))
        return outcome
      }
      if (!(error instanceof Error)) throw error
      outcome.failed.push({ ...application, reason: explainError(error) })
    }
  }
  return outcome
}
