import type { Transaction } from 'kysely'
import { eraseActivity } from '#activity/erase-activity.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { type Log, logEvent } from '#observability/events.ts'
import type { Database } from '#database/tables.ts'
import { deleteInvitationsAbout } from '#data/members/invitations.store.ts'
import {
  addressesIn,
  addressesOf,
  deleteOwnRows,
  eraseCopies,
  findDevices,
  findActivityNaming,
  organizationsWith,
  rowsPerStep,
} from './erase-person.store.ts'
import { lock } from '#permissions/locks.store.ts'
import { removeActivityOfAccount } from '#activity/activity.store.ts'
import { type EffectParts, collectEffects } from '#calls/effects.ts'
import type { Context } from '#context.ts'
import { afterCommit, inTransaction } from '#database/transactions.ts'
import { removeProfile } from '#members/remove-profile.ts'
import { findProfile } from '#data/organizations/profiles.store.ts'
import {
  type MembershipOfPerson,
  lockAccountToPurge,
  replaceWithTombstone,
  listMembershipsOfPerson,
  listAccountsToPurge,
  listToBeNotified,
  markNotified,
} from './account-deletion.store.ts'
import type { Task } from '#jobs/periodic.ts'
import { queueMail } from '#mail/outbox.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { accountPurgedMail } from './account-deleted.mail.ts'

type EraseTrx = Transaction<Database>

export interface About {
  organizationId: string
  userId: string
  /** The addresses that belong to the person everywhere. An organization may know others. */
  addresses: readonly string[]
}

const system = { kind: 'system' } as const
const rowsAtOnce = 500

/**
 * Erases a person's addresses and devices from an organization's activity. Returns false once none is left. The caller
 * has locked the organization.
 */
export async function eraseIn(trx: EraseTrx, log: Log, about: About): Promise<boolean> {
  const { organizationId } = about
  const devices = await findDevices(trx, about, rowsAtOnce)
  const words = await findActivityNaming(trx, await knownIn(trx, about), rowsAtOnce)
  if (devices.length + words.length === 0) return false
  await eraseActivity(trx, log, { group: 'device', organizationId, positions: devices }, system)
  await eraseActivity(trx, log, { group: 'words', organizationId, positions: words }, system)
  return true
}

/** Removes invitations to the person, whether or not they were answered. The removal of a pending one is recorded. */
export async function withdrawOffersTo(trx: EraseTrx, log: Log, about: About): Promise<boolean> {
  const gone = await deleteInvitationsAbout(trx, about)
  for (const { id, roles, open } of gone) {
    if (!open) continue
    await recordOrganizationActivity(trx, log, {
      kind: 'invitation_deleted',
      detail: { on: { invitation: id }, email: null, roles },
      organizationId: about.organizationId,
      author: system,
      device: null,
    })
  }
  return gone.length > 0
}

async function knownIn(trx: EraseTrx, about: About): Promise<About> {
  const { organizationId, userId, addresses } = about
  const here = await addressesIn(trx, userId, organizationId)
  return { ...about, addresses: [...new Set([...addresses, ...here])] }
}

type Trx = Transaction<Database>
export type AccountPurgeParts = EffectParts & Pick<Context, 'db'>
export type Signal = Pick<AbortSignal, 'throwIfAborted'>

/**
 * Permanently deletes an account step by step. If a worker is killed, the next one continues. First, the organizations'
 * activity is erased, and then the memberships end. The data that proves which texts belong to the person is deleted
 * last.
 */
export async function purgeAccount(parts: AccountPurgeParts, userId: string, signal: Signal) {
  const { db, log } = parts
  const step = (organizations: string[], work: (trx: Trx) => Promise<boolean>) =>
    takeStep(parts, { userId, organizations, signal }, work)
  const addresses = await addressesOf(db, userId)

  for (const organizationId of await organizationsWith(db, userId, addresses)) {
    const about = { organizationId, userId, addresses }
    while (await step([organizationId], (trx) => eraseIn(trx, log, about))) continue
    await step([organizationId], (trx) => withdrawOffersTo(trx, log, about))
  }
  // This happens while the memberships still show which addresses belong to the person.
  while (await step([], (trx) => eraseCopies(trx, userId, addresses))) continue
  for (const place of await listMembershipsOfPerson(db, userId)) {
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
    await replaceWithTombstone(trx, userId)
    afterCommit(trx, () => logEvent(log, 'account.removed', { account: userId }))
    return true
  })
}

interface Step {
  userId: string
  /** The organizations to lock before the person, in the usual order. */
  organizations: string[]
  signal: Signal
}

/**
 * Runs one transaction. Returns false if the deletion was canceled or another worker has already deleted the account.
 */
async function takeStep(
  { db }: AccountPurgeParts,
  { userId, organizations, signal }: Step,
  work: (trx: Trx) => Promise<boolean>,
): Promise<boolean> {
  signal.throwIfAborted()
  return inTransaction(db, async (trx) => {
    await lock(trx, { organizations })
    return (await lockAccountToPurge(trx, userId)) && work(trx)
  })
}

/**
 * Ends a membership as if the member had been removed, but sends no email and doesn't name the person in the activity.
 */
async function endPlace(
  parts: AccountPurgeParts,
  trx: Trx,
  { id, organization_id }: MembershipOfPerson,
) {
  const profile = await findProfile(trx, id)
  if (!profile) return false
  const own = { id: null, organizationId: organization_id }
  const author = { kind: 'system' } as const
  const doer = { actor: undefined, own, caller: null, author }
  const { effects, ...collected } = collectEffects(parts, doer)
  await removeProfile(trx, profile, effects)
  effects.happened('member_account_removed', { on: { profile: id }, roles: profile.roles })
  await collected.write(trx)
  return true
}

const failed = 'could not purge a deleted account; will retry soon'
const atOnce = 100

/**
 * Returns the tasks that permanently delete accounts whose grace period is over. Several workers can run them at the
 * same time.
 */
export async function accountPurgeTasks(parts: AccountPurgeParts): Promise<Task[]> {
  await parts.jobs.work('account-removals', (id, signal) => purgeAccount(parts, id, signal))
  return [{ failed, run: (signal) => startDuePurges(parts, signal) }]
}

/**
 * Notifies each person first, and removes the account once the email was sent. An account that can't be removed doesn't
 * hold up the others.
 */
export async function startDuePurges(parts: AccountPurgeParts, signal: AbortSignal) {
  const all = async (ids: string[], work: (id: string) => Promise<void>) => {
    for (const id of ids) {
      if (signal.aborted) return
      await work(id).catch((error: unknown) => {
        parts.log.warn({ err: error, account: id }, failed)
      })
    }
  }
  await all(await listToBeNotified(parts.db, atOnce), (id) => sendDeletedMail(parts, id))
  await all(await listAccountsToPurge(parts.db, atOnce), (id) => startRemoval(parts, id, signal))
}

async function sendDeletedMail({ config, db, secrets, wakeMailer }: AccountPurgeParts, id: string) {
  await inTransaction(db, async (trx) => {
    const user = await markNotified(trx, id)
    if (user) await queueMail(trx, secrets, accountPurgedMail(emailContext(config), user))
  })
  wakeMailer()
}

/**
 * Starts the one job that removes the account. If that job has failed permanently, this worker removes the account
 * directly.
 */
async function startRemoval(parts: AccountPurgeParts, id: string, signal: AbortSignal) {
  const { db, jobs } = parts
  if (await jobs.isPending('account-removals', id)) return
  await inTransaction(db, (trx) => jobs.enqueue(trx, 'account-removals', id))
  if (await jobs.isPending('account-removals', id)) jobs.wake('account-removals')
  else await purgeAccount(parts, id, signal)
}
