import type { Call } from '@accord/contract/call.ts'
import {
  type Consequence,
  consequenceKinds,
  type Consequences,
} from '@accord/contract/consequences.ts'
import type { Context } from '#context.ts'
import { readAgain } from '#database/read-again.ts'
import { look } from './carry-out.ts'
import type { AnyChange } from './change.ts'
import type { Handled } from './serve.ts'

/** What would end with a change, to those who may make it: nothing is counted against them, locked or written. */
export function foresee<C extends Call>(
  { db }: Context,
  made: AnyChange<C>,
  handled: Handled<C>,
): Promise<Consequences> {
  return readAgain(async () => {
    const found = await look(made, handled, db)
    const consequences = inOrder(await made.consequences!({ ...handled, ...found }, db))
    return { consequences: handled.actor?.application ? withoutNames(consequences) : consequences }
  })
}

/** As the contract lists their kinds. */
function inOrder(consequences: readonly Consequence[]): Consequence[] {
  return consequences
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => rank.get(one.kind)! - rank.get(other.kind)!)
}

/** Numbers are for whoever may make the call; what things and people are called takes a scope of its own to know. */
function withoutNames(consequences: readonly Consequence[]): Consequence[] {
  return consequences.map((each) => ({ ...each, names: [] }))
}

const rank = new Map(consequenceKinds.map((kind, at) => [kind, at]))
