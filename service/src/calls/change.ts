import type { AnswerOf, Call } from '@accord/contract/call.ts'
import type { ImpactItem } from '@accord/contract/impact.ts'
import type { ExpectedError } from '@accord/contract/errors.ts'
import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Recorded } from '#activity/organization-activity.store.ts'
import type { ActingProfile } from '#actor.ts'
import type { Context } from '#context.ts'
import type { Database } from '#database/tables.ts'
import type { LimitName } from '#config/limit-settings.ts'
import type { RequestError } from '#request-error.ts'
import type { ActivityKind, Effects } from './effects.ts'
import type { CallInput, ServedFile } from './serve.ts'

// What a change declares, and nothing of how it comes about: whoever writes or reads one needs this page only, and
// `carry-out.ts` takes the steps in the same way for all of them, so that none is forgotten.

/**
 * What the caller is here, and what the change is made on: whatever it needs. The organizations,
 * applications and the person in it are locked.
 */
export type ChangeContext = object & {
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

export type LimitUse = readonly [name: LimitName, key: string, refusal?: ExpectedError]
export type ChangeAnswer<C extends Call> = C extends { media: string } ? ServedFile : AnswerOf<C>

/** The steps of a change, in the order in which they are taken. */
export interface Change<
  C extends Call,
  Found extends ChangeContext,
  Prepared,
  Kind extends ActivityKind,
  Done,
> {
  call: C
  /**
   * Finds what the caller is here, and refuses who is nothing. Taken twice: before anything is counted, and
   * under the locks, with the caller as they are then. Left out where everybody who may call is the same.
   */
  resolve?(handled: CallInput<C>, db: Kysely<Database>): Promise<Found>
  /**
   * What else must be so: what the caller is there, by a rule of `permissions/can.rules.ts`, and how far things
   * are. Asked twice as well.
   */
  authorize?(handled: CallInput<C> & Found): true | C['errors'][number]
  /** Counted once, whether or not the change then comes about. */
  limits?(handled: CallInput<C> & Found): readonly LimitUse[]
  /** What takes long and needs no lock, and what is counted only if that says so: a wrong password or code. */
  prepare?(handled: CallInput<C> & Found, context: Context): Promise<Prepared>
  /** All that it may record; a change records something, or says that it is `unchanged`. */
  records: readonly Kind[]
  /** The work itself: one transaction with its mail, its jobs and its activity. May run more than once. */
  run(
    doing: CallInput<C> &
      Found &
      Effects<Kind> & { prepared: Prepared; trx: Transaction<Database> },
    context: Context,
  ): Promise<Done | Unchanged<Done> | RequestError>
  /** Once it is committed: cookies, files, the answer, with where organizations recorded it. */
  respond?(
    done: Done,
    handled: CallInput<C> & Found,
    context: Context,
    recorded: readonly Recorded[],
  ): Promise<ChangeAnswer<C>> | ChangeAnswer<C>
  /**
   * Of a call that `previews`: what would end, in numbers, to those who may make it. In any order; what there is none of
   * may be told.
   */
  impact?(handled: CallInput<C> & Found, db: Kysely<Database>): Promise<ImpactItem[]>
}

/** Whoever can ask what would end is told; where nobody can, nothing is counted. */
type Foreseen<C extends Call, Found extends ChangeContext> = C extends { previews: true }
  ? Required<Pick<Change<C, Found, unknown, never, unknown>, 'impact'>>
  : { impact?: never }

/** What creates has its whole answer in its transaction, where it is kept for those who ask again. */
type AnsweredAtOnce<C extends Call> = C extends { creates: true } ? { respond?: never } : unknown

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
  Found extends ChangeContext,
  Prepared = undefined,
  const Kind extends ActivityKind = never,
  Done = ChangeAnswer<C>,
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
export const noImpact = () => Promise.resolve([])

/** What a change finds, prepares and records is its own matter. */
export type AnyChange<C extends Call = Call> = Change<
  C,
  ChangeContext,
  unknown,
  ActivityKind,
  unknown
>
