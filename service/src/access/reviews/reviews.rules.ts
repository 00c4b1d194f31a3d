import type { ReviewDecision } from '@accord/contract/reviewed-ways.ts'
import { mayEnd } from '#access/grants/reach.rules.ts'

type Own = Parameters<typeof mayEnd>[0]
type Judged = Parameters<typeof mayEnd>[1] & { name: string }

/** A sentence about the first of them that somebody may not end; undefined where they may end all. */
export function firstNotRevocable(own: Own, ways: readonly Judged[]) {
  const way = ways.find((each) => !mayEnd(own, each))
  return way && `You cannot revoke “${way.name}”.`
}

/** How many more of them are kept and revoked, once all have this decision; undefined leaves each with its own. */
export function moreDecided(
  ways: readonly { decision: ReviewDecision | null }[],
  decision: ReviewDecision | null | undefined,
) {
  const more = (each: ReviewDecision) => {
    if (decision === undefined) return 0
    const before = ways.filter((way) => way.decision === each).length
    return (decision === each ? ways.length : 0) - before
  }
  return { kept: more('keep'), revoked: more('revoke') }
}
