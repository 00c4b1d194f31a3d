import { mostWaysAtOnce, type Reach } from '@accord/contract/reach.ts'
import type { Ticking } from '../pages/ticks/ticks.ts'

/** Ids are of their kind: two kinds may share one. */
export const keyOf = ({ kind, id }: Pick<Reach, 'kind' | 'id'>) => `${kind} ${id}`

/** An application of one's own is deleted one at a time: its name is typed before. */
export const tickedWays: Ticking<Reach> = {
  keyOf,
  isTickable: ({ canRevoke, kind }) => canRevoke && kind !== 'own_application',
  most: mostWaysAtOnce,
}
