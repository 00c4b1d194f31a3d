import type { Call } from '@accord/contract/call.ts'
import { notFound, organizationDeleted } from '@accord/contract/errors.ts'
import type { Kysely, Transaction } from 'kysely'
import * as z from 'zod/mini'
import { type Concerned, lock } from '#permissions/locks.store.ts'
import type { Actor } from '#actor.ts'
import type { Context } from '#context.ts'
import { readAgain } from '#database/errors.ts'
import { inTransaction } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'
import { commitInTime } from '#http/timeouts.ts'
import { countAttempt } from '#rate-limits/rate-limits.store.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { RequestError } from '#request-error.ts'
import { actorNow } from '#data/sessions/actor-now.store.ts'
import {
  claimIdempotencyKey,
  saveIdempotentResponse,
  releaseIdempotencyKey,
} from './idempotent-responses.store.ts'
import {
  type ChangeAnswer,
  type AnyChange,
  type LimitUse,
  type ChangeContext,
  Unchanged,
} from './change.ts'
import { collectEffects } from './effects.ts'
import { ConcurrentReplay, runIdempotently } from './idempotency.ts'
import type { CallInput } from './serve.ts'

// The order of these steps is what keeps changes safe: whoever lost a right while waiting is refused under the lock, a
// limit is used up once, and mail and activity are there if the change is. It is written here alone, for all of them.

/** Carries the change out; once, however often a request that creates is sent again. */
export function executeChange<C extends Call>(
  context: Context,
  made: AnyChange<C>,
  handled: CallInput<C>,
): Promise<ChangeAnswer<C>> {
  return runIdempotently(context, handled.idempotent, {
    look: () => readAgain(() => checkPermission(made, handled, context.db)),
    attempt: () => attempt(context, made, handled),
  })
}

/** Looks, counts, prepares; then locks, looks again and does it, with all its effects. */
async function attempt<C extends Call>(
  context: Context,
  made: AnyChange<C>,
  handled: CallInput<C>,
): Promise<ChangeAnswer<C>> {
  const { idempotent: repeatable } = handled
  const found = await readAgain(() => checkPermission(made, handled, context.db))
  const limits = made.limits?.({ ...handled, ...found }) ?? []
  if (!repeatable) await count(context, limits)
  const prepared = await made.prepare?.({ ...handled, ...found }, context)

  let counted = false
  const { done, recorded } = await inTransaction(context.db, async (trx) => {
    counted = false
    if (repeatable) {
      // Before all other locks, so that no two who have both wait for each other.
      if (!(await claimIdempotencyKey(trx, repeatable))) throw new ConcurrentReplay()
      // Only now: of several that are one request one is counted, and none finds the limit used up by the others.
      await count({ ...context, db: trx }, limits)
      counted = true
    }
    const { now, held } = await hold(made, handled, found, trx)
    const { effects, ...collected } = collectEffects(context, { ...now, own: held.own })
    const result = await made.run({ ...now, ...held, ...effects, prepared, trx }, context)
    const silent = result instanceof Unchanged || result instanceof RequestError
    if (!silent && made.records.length > 0 && !collected.hasRecorded()) {
      throw new Error(
        `${made.call.method} ${made.call.path} changed something without recording it`,
      )
    }
    await collected.write(trx)
    const outcome = result instanceof Unchanged ? result.done : result
    if (repeatable && outcome instanceof RequestError) await releaseIdempotencyKey(trx, repeatable)
    else if (repeatable) {
      // Only what would be answered is kept.
      await saveIdempotentResponse(
        trx,
        context.secrets,
        repeatable,
        z.parse(made.call.reply, outcome),
      )
    }
    commitInTime(handled.reply)
    return { done: outcome, recorded: collected.recorded }
  }).catch(async (error: unknown) => {
    // It was undone with all the rest. What was wrong is told, also where others have used the limit up meanwhile.
    if (counted && error instanceof RequestError) await countAgain(context, limits)
    throw error
  })
  // What was done before it was refused stays done.
  if (done instanceof RequestError) throw done
  if (!made.respond) return done as ChangeAnswer<C>
  return made.respond(done, { ...handled, ...found }, context, recorded)
}

async function count(counting: Pick<Context, 'config' | 'db'>, limits: readonly LimitUse[]) {
  for (const [name, key, expectedError] of limits)
    await requireWithinLimit(counting, name, key, expectedError)
}

async function countAgain({ config, db }: Context, limits: readonly LimitUse[]) {
  for (const [name, key] of limits) await countAttempt(db, name, config.limits[name], key)
}

/** The caller as they are now, and what they are here, once all that it concerns stands still. */
async function hold<C extends Call>(
  made: AnyChange<C>,
  handled: CallInput<C>,
  found: ChangeContext,
  trx: Transaction<Database>,
): Promise<{ now: CallInput<C>; held: ChangeContext }> {
  const concerned = concernedBy(found)
  const { there, deleted } = await lock(trx, concerned)
  const actor = handled.actor && (await actorNow(trx, handled.actor as Actor))
  if (!there) throw new RequestError(notFound)
  const now = { ...handled, actor } as CallInput<C>
  const held = await checkPermission(made, now, trx)
  if (deleted && !made.call.whileDeleted) throw new RequestError(organizationDeleted)
  // Somebody joined meanwhile: locked out of turn. Should two then wait for each other, one is done again.
  return isIn(concernedBy(held), concerned) ? { now, held } : hold(made, now, held, trx)
}

/** What the caller is here; refuses who may not. */
export async function checkPermission<C extends Call>(
  made: AnyChange<C>,
  handled: CallInput<C>,
  db: Kysely<Database>,
): Promise<ChangeContext> {
  const found = (await made.resolve?.(handled, db)) ?? {}
  const verdict = made.authorize?.({ ...handled, ...found }) ?? true
  if (verdict !== true) throw new RequestError(verdict)
  return found
}

function concernedBy(found: ChangeContext): Concerned {
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
    (held.applicationsOf ?? []).every((id) => locked.applicationsOf?.includes(id)) &&
    held.restsOn === locked.restsOn &&
    held.person === locked.person
  )
}
