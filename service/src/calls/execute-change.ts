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

// The order of these steps keeps changes safe. A caller who lost a permission while waiting is rejected under the lock,
// and a limit is counted only once. Emails and activity exist if and only if the change does. All changes share this
// implementation.

/**
 * Executes the change. If the request has an idempotency key, the change runs only once, even if the request is
 * repeated.
 */
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

/** Checks, counts, and prepares. It then locks, checks again, and makes the change with all its effects. */
async function attempt<C extends Call>(
  context: Context,
  made: AnyChange<C>,
  handled: CallInput<C>,
): Promise<ChangeAnswer<C>> {
  const { idempotent } = handled
  const found = await readAgain(() => checkPermission(made, handled, context.db))
  const limits = made.limits?.({ ...handled, ...found }) ?? []
  if (!idempotent) await count(context, limits)
  const prepared = await made.prepare?.({ ...handled, ...found }, context)

  let counted = false
  const { done, recorded } = await inTransaction(context.db, async (trx) => {
    counted = false
    if (idempotent) {
      // This is the first lock, so that two changes with the same locks never deadlock.
      if (!(await claimIdempotencyKey(trx, idempotent))) throw new ConcurrentReplay()
      // Limits are counted only now, so that repetitions of one request count once and don't use up each other's limit.
      await count({ ...context, db: trx }, limits)
      counted = true
    }
    const { now, held } = await hold(made, handled, found, trx)
    const { effects, ...collected } = collectEffects(context, { ...now, own: held.own })
    const result = await made.run({ ...now, ...held, ...effects, prepared, trx }, context)
    const silent = result instanceof Unchanged || result instanceof RequestError
    if (!silent && made.records.length > 0 && !collected.hasRecorded()) {
      throw new Error(`${made.call.method} ${made.call.path} changed data without recording it`)
    }
    await collected.write(trx)
    const outcome = result instanceof Unchanged ? result.done : result
    if (idempotent && outcome instanceof RequestError) await releaseIdempotencyKey(trx, idempotent)
    else if (idempotent) {
      // Only the response itself is stored.
      await saveIdempotentResponse(
        trx,
        context.secrets,
        idempotent,
        z.parse(made.call.reply, outcome),
      )
    }
    commitInTime(handled.reply)
    return { done: outcome, recorded: collected.recorded }
  }).catch(async (error: unknown) => {
    // The count was rolled back with everything else. The original error is thrown even if others have used up the
    // limit in the meantime.
    if (counted && error instanceof RequestError) await countAgain(context, limits)
    throw error
  })
  // Everything that was done before the rejection remains.
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

/** Reloads the caller and what the change affects, once everything affected is locked. */
async function hold<C extends Call>(
  made: AnyChange<C>,
  handled: CallInput<C>,
  found: ChangeContext,
  trx: Transaction<Database>,
): Promise<{ now: CallInput<C>; held: ChangeContext }> {
  const concerned = concernedBy(found)
  const { there, deleted } = await lock(trx, concerned)
  const actor = handled.actor && (await actorNow(trx, handled.actor as Actor, made.call))
  if (!there) throw new RequestError(notFound)
  const now = { ...handled, actor } as CallInput<C>
  const held = await checkPermission(made, now, trx)
  if (deleted && !made.call.whileDeleted) throw new RequestError(organizationDeleted)
  // The change now affects someone else, who is locked out of order. If this causes a deadlock, one of the two changes
  // is retried.
  return isIn(concernedBy(held), concerned) ? { now, held } : hold(made, now, held, trx)
}

/** Finds what the change affects, and throws if the caller can't make the change. */
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
