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

// This file defines what a change declares, but not how it's executed. It contains everything that's needed to read or
// write a change. `execute-change.ts` runs the steps in the same way for all changes, so that none is skipped.

/**
 * The caller's profile and everything that the change affects. The organizations, applications, and person in it are
 * locked.
 */
export type ChangeContext = object & {
  /** The profile that the caller acts in. */
  own?: ActingProfile
  /** Other affected organizations besides the caller's own. */
  organizations?: readonly string[]
  application?: { id: string }
  /** The organizations whose applications end with them. */
  applicationsOf?: readonly string[]
  /**
   * An application that the change depends on. It can't change or end in the meantime, but several changes can depend
   * on it at the same time.
   */
  restsOn?: { id: string } | undefined
  /** The affected person if no organization is involved. Their concurrent changes run one after another. */
  person?: { id: string } | undefined
}

export type LimitUse = readonly [name: LimitName, key: string, refusal?: ExpectedError]
export type ChangeAnswer<C extends Call> = C extends { media: string } ? ServedFile : AnswerOf<C>

/** The steps of a change, in the order in which they run. */
export interface Change<
  C extends Call,
  Found extends ChangeContext,
  Prepared,
  Kind extends ActivityKind,
  Done,
> {
  call: C
  /**
   * Finds what the change affects, and throws if the caller has no access to it. This runs twice: before limits are
   * counted, and again under the locks with the caller's current state. It's omitted if there is nothing to find.
   */
  resolve?(handled: CallInput<C>, db: Kysely<Database>): Promise<Found>
  /**
   * Checks the remaining conditions: the caller's permissions, with a rule from `permissions/can.rules.ts`, and the
   * current state. This also runs twice.
   */
  authorize?(handled: CallInput<C> & Found): true | C['errors'][number]
  /** The limits that this change counts against. They're counted once, even if the change then fails. */
  limits?(handled: CallInput<C> & Found): readonly LimitUse[]
  /** Does slow work that needs no lock, such as checking a password or code. It can count failures against a limit. */
  prepare?(handled: CallInput<C> & Found, context: Context): Promise<Prepared>
  /** All kinds of activity that the change can record. A change must record something or return `unchanged`. */
  records: readonly Kind[]
  /** Does the work in one transaction, together with its emails, jobs, and activity. It can run more than once. */
  run(
    doing: CallInput<C> &
      Found &
      Effects<Kind> & { prepared: Prepared; trx: Transaction<Database> },
    context: Context,
  ): Promise<Done | Unchanged<Done> | RequestError>
  /**
   * Runs after the commit to set cookies, write files, and build the response. `recorded` contains the rows in
   * organizations' activity.
   */
  respond?(
    done: Done,
    handled: CallInput<C> & Found,
    context: Context,
    recorded: readonly Recorded[],
  ): Promise<ChangeAnswer<C>> | ChangeAnswer<C>
  /**
   * Counts what the change would end, for callers who can make it. Only calls with `previews` have this step. The order
   * doesn't matter, and counts can be zero.
   */
  impact?(handled: CallInput<C> & Found, db: Kysely<Database>): Promise<ImpactItem[]>
}

/** Requires `impact` if the call has a preview, and forbids it otherwise. */
type ImpactStep<C extends Call, Found extends ChangeContext> = C extends { previews: true }
  ? Required<Pick<Change<C, Found, unknown, never, unknown>, 'impact'>>
  : { impact?: never }

/**
 * A call that creates something must build its whole response in the transaction, which stores it for repeated
 * requests.
 */
type ResponseInTransaction<C extends Call> = C extends { creates: true }
  ? { respond?: never }
  : unknown

/** The result of a change that found everything already as requested. Nothing is recorded. */
export class Unchanged<Done> {
  readonly done: Done

  constructor(done: Done) {
    this.done = done
  }
}

export function unchanged<Done>(done: Done): Unchanged<Done> {
  return new Unchanged(done)
}

/** Only people make changes, possibly through an application. No application makes changes in its own name. */
type ChangingCall = Call & { service?: never }

/** Declares a change of a call. The compiler infers the types of its steps. */
export function change<
  const C extends ChangingCall,
  Found extends ChangeContext,
  Prepared = undefined,
  const Kind extends ActivityKind = never,
  Done = ChangeAnswer<C>,
>(
  call: C,
  steps: Omit<Change<C, Found, Prepared, Kind, Done>, 'call'> &
    ResponseInTransaction<C> &
    ImpactStep<C, Found>,
): Change<C, Found, Prepared, Kind, Done> {
  return { call, ...steps }
}

/** A call that makes different changes depending on its body. This change receives only one variant of the body. */
export type Changing<C extends Call, Body> = Omit<C, 'body'> & { body: z.core.$ZodType<Body> }

/** The `impact` step of a change that ends nothing, for calls with other changes that do. */
export const noImpact = () => Promise.resolve([])

export type AnyChange<C extends Call = Call> = Change<
  C,
  ChangeContext,
  unknown,
  ActivityKind,
  unknown
>
