import type { Call } from '@accord/contract/call.ts'
import { type ImpactItem, type Impact, impactKinds } from '@accord/contract/impact.ts'
import type { Context } from '#context.ts'
import { readAgain } from '#database/errors.ts'
import { executeChange, checkPermission } from './execute-change.ts'
import type { ChangeAnswer, AnyChange } from './change.ts'
import { type CallInput, register } from './serve.ts'
import type { FastifyInstance } from 'fastify'

/** Previews what a change would end, for callers who can make it. Nothing is counted, locked, or written. */
export function previewImpact<C extends Call>(
  { db }: Context,
  made: AnyChange<C>,
  handled: CallInput<C>,
): Promise<Impact> {
  return readAgain(async () => {
    const found = await checkPermission(made, handled, db)
    const impact = inOrder(await made.impact!({ ...handled, ...found }, db))
    return { consequences: handled.actor?.application ? withoutNames(impact) : impact }
  })
}

/** Sorts the kinds in the order of the contract. */
function inOrder(impact: readonly ImpactItem[]): ImpactItem[] {
  return impact
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => rank.get(one.kind)! - rank.get(other.kind)!)
}

/**
 * Removes the names. Everyone who can make the call sees the counts, but an application needs a separate scope to see
 * names.
 */
function withoutNames(impact: readonly ImpactItem[]): ImpactItem[] {
  return impact.map((each) => ({ ...each, names: [] }))
}

const rank = new Map(impactKinds.map((kind, at) => [kind, at]))

/** A call that makes different changes depending on its body. */
interface ChosenChange<C extends Call> {
  call: C
  choose(handled: CallInput<C>): AnyChange
}

/**
 * A call that makes several changes one after another, each in its own transaction. The first one remains even if the
 * second one fails.
 */
interface ChangeSeries<C extends Call> {
  call: C & { previews?: never }
  runSeries(handled: CallInput<C>): Promise<ChangeAnswer<C>>
}

type Around = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Serves a call that changes something. All of the work runs inside `around`. */
export function serveChange<const C extends Call>(
  app: FastifyInstance,
  context: Context,
  served: AnyChange | ChosenChange<C> | ChangeSeries<C>,
  around: Around = (work) => work(),
) {
  const answer = (handled: CallInput<C>) => {
    if ('runSeries' in served) return served.runSeries(handled)
    const change = ('choose' in served ? served.choose(handled) : served) as AnyChange<C>
    return handled.dryRun
      ? previewImpact(context, change, handled)
      : executeChange(context, change, handled)
  }
  register(app, context, served.call as C, (handled) => around<unknown>(() => answer(handled)))
}
