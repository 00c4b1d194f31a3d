import type { AnswerOf, Call } from '@accord/contract/call.ts'
import { notFound, type Refusal } from '@accord/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import { lock } from '#access/locks.store.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import type { LimitName } from '#limits/limit-settings.ts'
import { requireWithin } from '#limits/require-within.ts'
import { Refused } from '#refused.ts'
import type { ActingProfile, Actor } from '#session/actor.ts'
import { actorNow } from '#session/actor-now.store.ts'
import { type ActivityKind, collectEffects, type Effects } from './effects.ts'
import { type Handled, serve, type ServedFile, serveFile } from './serve.ts'

/** What the caller is here, and what the change is made on. The organizations and application in it are locked. */
export interface Standing {
  /** The profile acted under. */
  own?: ActingProfile
  /** Organizations concerned besides its own. */
  organizations?: readonly string[]
  application?: { id: string }
}

type Limited = readonly [name: LimitName, key: string, refusal?: Refusal]
type Answer<C extends Call> = C extends { media: string } ? ServedFile : AnswerOf<C>

/** The steps of a change, in the order in which they are taken. */
export interface Change<
  C extends Call,
  Found extends Standing,
  Prepared,
  Kind extends ActivityKind,
  Done,
> {
  call: C
  /**
   * Finds what the caller is here, and refuses who is nothing. Taken twice: before anything is counted, and
   * under the locks, with the caller as they are then.
   */
  as(asked: Handled<C>, db: Kysely<Database>): Promise<Found>
  /** What else the caller must be, by a rule of `access/can.ts`. Asked twice as well. */
  may?(asked: Handled<C> & Found): true | Refusal
  /** Counted once, whether or not the change then comes about. */
  limits?(asked: Handled<C> & Found): readonly Limited[]
  /** What takes long and needs no lock. */
  prepare?(asked: Handled<C> & Found, context: Context): Promise<Prepared>
  /** All that it may record; a change records something, or says that it is `unchanged`. */
  records: readonly Kind[]
  /** The work itself: one transaction with its mail, its jobs and its activity. May run more than once. */
  do(
    doing: Handled<C> & Found & Effects<Kind> & { prepared: Prepared; trx: Transaction<Database> },
    context: Context,
  ): Promise<Done | Unchanged<Done> | Refused>
  /** Once it is committed: cookies, files, the answer. */
  after?(done: Done, asked: Handled<C> & Found, context: Context): Promise<Answer<C>> | Answer<C>
}

/** A change that found everything as it was asked for: nothing is recorded. */
export class Unchanged<Done> {
  readonly done: Done

  constructor(done: Done) {
    this.done = done
  }
}

export function unchanged<Done>(done: Done): Unchanged<Done> {
  return new Unchanged(done)
}

/** The one shape of a change. */
export function change<
  const C extends Call,
  Found extends Standing,
  Prepared = undefined,
  const Kind extends ActivityKind = never,
  Done = Answer<C>,
>(
  call: C,
  steps: Omit<Change<C, Found, Prepared, Kind, Done>, 'call'>,
): Change<C, Found, Prepared, Kind, Done> {
  return { call, ...steps }
}

// What a change finds, prepares and records is its own matter.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyChange<C extends Call = any> = Change<C, any, any, any, any>

export async function carryOut<C extends Call>(
  context: Context,
  { as, may, limits, prepare, after, ...rest }: AnyChange<C>,
  asked: Handled<C>,
): Promise<Answer<C>> {
  const found: Standing = await look(context.db, asked)
  for (const [name, key, refusal] of limits?.({ ...asked, ...found }) ?? []) {
    await requireWithin(context, name, key, refusal)
  }
  const prepared = await prepare?.({ ...asked, ...found }, context)

  const { done, effects } = await inTransaction(context.db, async (trx) => {
    const { own, organizations = [], application } = found
    const concerned = [...(own ? [own.organizationId] : []), ...organizations]
    const there = await lock(trx, { organizations: concerned, application: application?.id })
    const now = asked.actor ? { ...asked, actor: await actorNow(trx, asked.actor as Actor) } : asked
    if (!there) throw new Refused(notFound)
    const held = await look(trx, now as Handled<C>)
    const effects = collectEffects(context, { ...now, own: held.own } as never)
    const done = await rest.do({ ...now, ...held, ...effects.effects, prepared, trx }, context)
    const said = done instanceof Unchanged || done instanceof Refused || effects.hasRecorded()
    if (!said && rest.records.length > 0) {
      throw new Error(`${rest.call.method} ${rest.call.path} recorded nothing`)
    }
    await effects.write(trx)
    return { done: done instanceof Unchanged ? done.done : done, effects }
  })
  effects.wake()
  // What was done before it was refused stays done.
  if (done instanceof Refused) throw done
  return after ? after(done, { ...asked, ...found }, context) : done

  async function look(db: Kysely<Database>, asking: Handled<C>): Promise<Standing> {
    const standing = await as(asking, db)
    const verdict = may?.({ ...asking, ...standing }) ?? true
    if (verdict !== true) throw new Refused(verdict)
    return standing
  }
}

/** A call that makes different changes, by what it was sent: with only one of the shapes of its body. */
export type Changing<C extends Call, Body> = Omit<C, 'body'> & { body: z.core.$ZodType<Body> }

/** Serves a call whose changes differ by what it was sent. */
export function serveChanges<const C extends Call & { media?: never }>(
  app: FastifyInstance,
  context: Context,
  call: C,
  chosen: (asked: Handled<C>) => AnyChange,
) {
  serve(app, context, call, (asked) => carryOut(context, chosen(asked), asked))
}

/** Serves the call of a change. */
export function serveChange(app: FastifyInstance, context: Context, made: AnyChange) {
  const handle = (asked: Handled<Call>) => carryOut(context, made, asked)
  if (made.call.media === undefined)
    serve(app, context, made.call as Call & { media?: never }, handle as never)
  else serveFile(app, context, made.call as Call & { media: string }, handle as never)
}
