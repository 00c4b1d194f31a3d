import type { Call } from '@accord/contract/call.ts'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'
import { carryOut } from './carry-out.ts'
import type { Answer, AnyChange } from './change.ts'
import { foresee } from './foresee.ts'
import { type Handled, serveAnswer, serveFile } from './serve.ts'

/**
 * Serves a call that makes one change after the other, each a transaction of its own by `carryOut`: what was done for
 * the first stays done, whatever comes of the second.
 */
export function serveOneByOne<const C extends Call & { previews?: never }>(
  app: FastifyInstance,
  context: Context,
  call: C,
  handle: (handled: Handled<C>) => Promise<Answer<C>>,
) {
  serveAnswer(app, context, call, handle as never)
}

type Around = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Serves the call of a change; `around` is what all of it happens in. */
export function serveChange(
  app: FastifyInstance,
  context: Context,
  made: AnyChange,
  around?: Around,
) {
  serveChanges(app, context, made.call, () => made, around)
}

/** Serves a call whose changes differ by what it was sent. */
export function serveChanges<const C extends Call>(
  app: FastifyInstance,
  context: Context,
  call: C,
  chosen: (handled: Handled<C>) => AnyChange,
  around: Around = (work) => work(),
) {
  const handle = (handled: Handled<C>) =>
    around<unknown>(() => {
      const made = chosen(handled) as AnyChange<C>
      return handled.dryRun ? foresee(context, made, handled) : carryOut(context, made, handled)
    })
  if (call.media === undefined) serveAnswer(app, context, call, handle as never)
  else serveFile(app, context, call, handle as never)
}
