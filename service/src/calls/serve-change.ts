import type { Call } from '@accord/contract/call.ts'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'
import { carryOut } from './carry-out.ts'
import type { Answer, AnyChange } from './change.ts'
import { foresee } from './foresee.ts'
import { type Handled, register } from './serve.ts'

/** A call that makes a different change depending on what it was sent. */
interface ChosenChange<C extends Call> {
  call: C
  choose(handled: Handled<C>): AnyChange
}

/**
 * A call that makes one change after the other, each by `carryOut` in a transaction of its own: what was done for the
 * first stays done, even if the second fails.
 */
interface ChangeSeries<C extends Call> {
  call: C & { previews?: never }
  run(handled: Handled<C>): Promise<Answer<C>>
}

type Around = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Serves a call that changes something; all of it happens inside `around`. */
export function serveChange<const C extends Call>(
  app: FastifyInstance,
  context: Context,
  served: AnyChange | ChosenChange<C> | ChangeSeries<C>,
  around: Around = (work) => work(),
) {
  const answer = (handled: Handled<C>) => {
    if ('run' in served) return served.run(handled)
    const change = ('choose' in served ? served.choose(handled) : served) as AnyChange<C>
    return handled.dryRun ? foresee(context, change, handled) : carryOut(context, change, handled)
  }
  register(app, context, served.call as C, (handled) => around<unknown>(() => answer(handled)))
}
