import type { AnswerOf, Call } from '@accord/contract/call.ts'
import type { Consequence } from '@accord/contract/consequences.ts'
import { notFound, organizationDeleted, type Refusal } from '@accord/contract/refusal.ts'
import type { Kysely, Transaction } from 'kysely'
import * as z from 'zod/mini'
import { type Concerned, lock } from '#access/locks.store.ts'
import type { Recorded } from '#activity/organization-activity.store.ts'
import type { Context } from '#context.ts'
import { readAgain } from '#database/read-again.ts'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { commitInTime } from '#http/answer-deadline.ts'
import type { LimitName } from '#limits/limit-settings.ts'
import { requireWithin } from '#limits/require-within.ts'
import { Refused } from '#refused.ts'
import type { ActingProfile, Actor } from '#actor.ts'
import { actorNow } from '#session/actor-now.store.ts'
import { claimAnswer, keepAnswer, leaveNoAnswer } from './answers.store.ts'
import { type ActivityKind, collectEffects, type Effects } from './effects.ts'
import { AnsweredMeanwhile, once } from './once.ts'
import type { Handled, ServedFile } from './serve.ts'

/**
 * What the caller is here, and what the change is made on: whatever it needs. The organizations,
 * applications and the person in it are locked.
 */
export type Standing = object & {
  /** The profile acted under. */
  own?: ActingProfile
  /** Organizations concerned besides its own. */
  organizations?: readonly string[]
  application?: { id: string }
  /** Organizations whose applications end with them. */
  applicationsOf?: readonly string[]
  /** An application that something comes to rest on, by several at once: it neither changes nor ends. */
  restsOn?: { id: string } | undefined
  /** Somebody who has no organization in it: what they do at once is done in turn. */
  person?: { id: string } | undefined
}

type Limited = readonly [name: LimitName, key: string, refusal?: Refusal]
export type Answer<C extends Call> = C extends { media: string } ? ServedFile : AnswerOf<C>

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
   * under the locks, with the caller as they are then. Left out where everybody who may call is the same.
   */
  as?(handled: Handled<C>, db: Kysely<Database>): Promise<Found>
  /**
   * What else must be so: what the caller is there, by a rule of `access/can.rules.ts`, and how far things
   * are. Asked twice as well.
   */
  may?(handled: Handled<C> & Found): true | C['refusals'][number]
  /** Counted once, whether or not the change then comes about. */
  limits?(handled: Handled<C> & Found): readonly Limited[]
  /** What takes long and needs no lock, and what is counted only if that says so: a wrong password or code. */
  prepare?(handled: Handled<C> & Found, context: Context): Promise<Prepared>
  /** All that it may record; a change records something, or says that it is `unchanged`. */
  records: readonly Kind[]
  /** The work itself: one transaction with its mail, its jobs and its activity. May run more than once. */
  do(
    doing: Handled<C> & Found & Effects<Kind> & { prepared: Prepared; trx: Transaction<Database> },
    context: Context,
  ): Promise<Done | Unchanged<Done> | Refused>
  /** Once it is committed: cookies, files, the answer, with where organizations recorded it. */
  after?(
    done: Done,
    handled: Handled<C> & Found,
    context: Context,
    recorded: readonly Recorded[],
  ): Promise<Answer<C>> | Answer<C>
  /**
   * Of a call that `previews`: what would end, in numbers, to those who may make it. In any order; what there is none of
   * may be told.
   */
  consequences?(handled: Handled<C> & Found, db: Kysely<Database>): Promise<Consequence[]>
}

/** Whoever can ask what would end is told; where nobody can, nothing is counted. */
type Foreseen<C extends Call, Found extends Standing> = C extends { previews: true }
  ? Required<Pick<Change<C, Found, unknown, never, unknown>, 'consequences'>>
  : { consequences?: never }

/** What creates has its whole answer in its transaction, where it is kept for those who ask again. */
type AnsweredAtOnce<C extends Call> = C extends { creates: true } ? { after?: never } : unknown

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

/** Whatever is changed is changed by a person, be it through an application; none is in its own name. */
type ChangingCall = Call & { service?: never }

/** The one shape of a change. */
export function change<
  const C extends ChangingCall,
  Found extends Standing,
  Prepared = undefined,
  const Kind extends ActivityKind = never,
  Done = Answer<C>,
>(
  call: C,
  steps: Omit<Change<C, Found, Prepared, Kind, Done>, 'call'> &
    AnsweredAtOnce<C> &
    Foreseen<C, Found>,
): Change<C, Found, Prepared, Kind, Done> {
  return { call, ...steps }
}

/** A call that makes different changes, by what it was sent: with only one of the shapes of its body. */
export type Changing<C extends Call, Body> = Omit<C, 'body'> & { body: z.core.$ZodType<Body> }

/** The step of a change that ends nothing else, of a call whose other changes do. */
export const endsNothing = () => Promise.resolve([])

/** What a change finds, prepares and records is its own matter. */
export type AnyChange<C extends Call = Call> = Change<C, Standing, unknown, ActivityKind, unknown>

/** Carries the change out; once, however often a request that creates is sent again. */
export function carryOut<C extends Call>(
  context: Context,
  made: AnyChange<C>,
  handled: Handled<C>,
): Promise<Answer<C>> {
  return once(context, handled.repeatable, {
    look: () => readAgain(() => look(made, handled, context.db)),
    attempt: () => attempt(context, made, handled),
  })
}

/** Looks, counts, prepares; then locks, looks again and does it, with all its effects. */
async function attempt<C extends Call>(
  context: Context,
  made: AnyChange<C>,
  handled: Handled<C>,
): Promise<Answer<C>> {
  const { repeatable } = handled
  const found = await readAgain(() => look(made, handled, context.db))
  const limits = made.limits?.({ ...handled, ...found }) ?? []
  if (!repeatable) await count(context, limits)
  const prepared = await made.prepare?.({ ...handled, ...found }, context)

  let counted = false
  const { done, recorded, wake } = await inTransaction(context.db, async (trx) => {
    counted = false
    if (repeatable) {
      // Before all other locks, so that no two who have both wait for each other.
      if (!(await claimAnswer(trx, repeatable))) throw new AnsweredMeanwhile()
      // Only now: of several that are one request one is counted, and none finds the limit used up by the others.
      await count({ ...context, db: trx }, limits)
      counted = true
    }
    const { now, held } = await hold(made, handled, found, trx)
    const { effects, ...collected } = collectEffects(context, { ...now, own: held.own })
    const result = await made.do({ ...now, ...held, ...effects, prepared, trx }, context)
    const silent = result instanceof Unchanged || result instanceof Refused
    if (!silent && made.records.length > 0 && !collected.hasRecorded()) {
      throw new Error(
        `${made.call.method} ${made.call.path} changed something and recorded nothing`,
      )
    }
    await collected.write(trx)
    const outcome = result instanceof Unchanged ? result.done : result
    if (repeatable && outcome instanceof Refused) await leaveNoAnswer(trx, repeatable)
    else if (repeatable) {
      // Only what would be answered is kept.
      await keepAnswer(trx, context.secrets, repeatable, z.parse(made.call.reply, outcome))
    }
    commitInTime(handled.reply)
    return { done: outcome, recorded: collected.recorded, wake: () => collected.wake() }
  }).catch(async (error: unknown) => {
    // It was undone with all the rest.
    if (counted && error instanceof Refused) await count(context, limits)
    throw error
  })
  wake()
  // What was done before it was refused stays done.
  if (done instanceof Refused) throw done
  if (!made.after) return done as Answer<C>
  return made.after(done, { ...handled, ...found }, context, recorded)
}

async function count(counting: Pick<Context, 'config' | 'db'>, limits: readonly Limited[]) {
  for (const [name, key, refusal] of limits) await requireWithin(counting, name, key, refusal)
}

/** The caller as they are now, and what they are here, once all that it concerns stands still. */
async function hold<C extends Call>(
  made: AnyChange<C>,
  handled: Handled<C>,
  found: Standing,
  trx: Transaction<Database>,
): Promise<{ now: Handled<C>; held: Standing }> {
  const concerned = concernedBy(found)
  const { there, deleted } = await lock(trx, concerned)
  const actor = handled.actor && (await actorNow(trx, handled.actor as Actor))
  if (!there) throw new Refused(notFound)
  const now = { ...handled, actor } as Handled<C>
  const held = await look(made, now, trx)
  if (deleted && !made.call.whileDeleted) throw new Refused(organizationDeleted)
  // Somebody joined meanwhile: locked out of turn. Should two then wait for each other, one is done again.
  return isIn(concernedBy(held), concerned) ? { now, held } : hold(made, now, held, trx)
}

/** What the caller is here; refuses who may not. */
export async function look<C extends Call>(
  made: AnyChange<C>,
  handled: Handled<C>,
  db: Kysely<Database>,
): Promise<Standing> {
  const found = (await made.as?.(handled, db)) ?? {}
  const verdict = made.may?.({ ...handled, ...found }) ?? true
  if (verdict !== true) throw new Refused(verdict)
  return found
}

function concernedBy(found: Standing): Concerned {
  const { own, organizations = [], application, applicationsOf, restsOn, person } = found
  const ids = own ? [own.organizationId, ...organizations] : organizations
  return {
    organizations: ids,
    application: application?.id,
    applicationsOf,
    restsOn: restsOn?.id,
    person: person?.id,
  }
}

function isIn(held: Concerned, locked: Concerned): boolean {
  return (
    held.organizations.every((id) => locked.organizations.includes(id)) &&
    held.application === locked.application &&
    held.restsOn === locked.restsOn &&
    held.person === locked.person
  )
}
