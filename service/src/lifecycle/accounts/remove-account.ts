import type { Transaction } from 'kysely'
import { lock } from '#permissions/locks.store.ts'
import { removeActivityOfAccount } from '#activity/activity.store.ts'
import { collectEffects, type EffectParts } from '#calls/effects.ts'
import type { Context } from '#context.ts'
import { afterCommit } from '#database/moments/after-commit.ts'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { endProfile } from '#members/end-profile.ts'
import { findProfile } from '#data/organizations/profiles.store.ts'
import { tellEvent } from '#watch/tell-event.ts'
import {
  holdToBeRemoved,
  leaveTombstone,
  listPlaces,
  type PersonsPlace,
} from './account-end.store.ts'
import { addressesOf, organizationsWith } from './addresses.store.ts'
import { eraseCopies } from './copied-names.store.ts'
import { eraseIn, withdrawOffersTo } from './erase-in-organization.ts'
import { deleteOwnRows, rowsPerStep } from './own-rows.store.ts'

type Trx = Transaction<Database>
export type RemovalParts = EffectParts & Pick<Context, 'db'>
export type Signal = Pick<AbortSignal, 'throwIfAborted'>

/**
 * Removes an account whose time has come, step by step: killed anywhere, the next one goes on with what is left. First
 * the activity of organizations forgets the person, then they leave, and last goes what tells which words were theirs.
 */
export async function removeAccount(parts: RemovalParts, userId: string, signal: Signal) {
  const { db, log } = parts
  const step = (organizations: string[], work: (trx: Trx) => Promise<boolean>) =>
    takeStep(parts, { userId, organizations, signal }, work)
  const addresses = await addressesOf(db, userId)

  for (const organizationId of await organizationsWith(db, userId, addresses)) {
    const about = { organizationId, userId, addresses }
    while (await step([organizationId], (trx) => eraseIn(trx, log, about))) continue
    await step([organizationId], (trx) => withdrawOffersTo(trx, log, about))
  }
  // While their places still tell which addresses were theirs.
  while (await step([], (trx) => eraseCopies(trx, userId, addresses))) continue
  for (const place of await listPlaces(db, userId)) {
    const about = { organizationId: place.organization_id, userId, addresses }
    await step([place.organization_id], async (trx) => {
      while (await eraseIn(trx, log, about)) continue
      return endPlace(parts, trx, place)
    })
  }
  while (await step([], (trx) => deleteOwnRows(trx, userId))) continue
  const removeActivity = async (trx: Trx) =>
    (await removeActivityOfAccount(trx, userId, rowsPerStep)) > 0
  while (await step([], removeActivity)) continue
  await step([], async (trx) => {
    while (await eraseCopies(trx, userId, addresses)) continue
    await leaveTombstone(trx, userId)
    afterCommit(trx, () => tellEvent(log, 'account.removed', { account: userId }))
    return true
  })
}

interface Step {
  userId: string
  /** Locked first, as everywhere. */
  organizations: string[]
  signal: Signal
}

/** One transaction; what it answers, or false where the account was kept or somebody else has removed it. */
async function takeStep(
  { db }: RemovalParts,
  { userId, organizations, signal }: Step,
  work: (trx: Trx) => Promise<boolean>,
): Promise<boolean> {
  signal.throwIfAborted()
  return inTransaction(db, async (trx) => {
    await lock(trx, { organizations })
    return (await holdToBeRemoved(trx, userId)) && work(trx)
  })
}

/** By the rule of removal; nobody is told by mail, and the activity no longer says who it was. */
async function endPlace(parts: RemovalParts, trx: Trx, { id, organization_id }: PersonsPlace) {
  const profile = await findProfile(trx, id)
  if (!profile) return false
  const own = { id: null, organizationId: organization_id }
  const author = { kind: 'system' } as const
  const doer = { actor: undefined, own, caller: null, author }
  const { effects, ...collected } = collectEffects(parts, doer)
  await endProfile(trx, profile, effects)
  effects.happened('member_account_removed', { roles: profile.roles })
  await collected.write(trx)
  return true
}
