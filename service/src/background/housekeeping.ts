import type { Kysely } from 'kysely'
import { keepToRules } from '#activity/retention/keep-to-rules.ts'
import { sweepAccountActivity } from '#activity/activity.store.ts'
import { sweepHeads } from '#activity/heads.store.ts'
import { signGrownChains } from '#activity/sign-heads.ts'
import { sweepAbandoned } from '#accounts/accounts.store.ts'
import { sweepCodes } from '#accounts/codes.store.ts'
import { sweepEmailChanges } from '#accounts/email/email-changes.store.ts'
import { sweepKeys } from '#applications/keys/keys.store.ts'
import { sweepAnswers } from '#calls/answers.store.ts'
import { sweepRequests } from '#authorizations/requests/requests.store.ts'
import type { Context } from '#context.ts'
import type { Database } from '#database/tables.ts'
import { sweepDeletionMailings } from '#deletions/deletion-mailings.store.ts'
import { sweepInvitations } from '#members/invitations/invitations.store.ts'
import { sweepContacts } from '#members/sweep-contacts.ts'
import { sweepChallenges } from '#factors/passkeys/challenges.store.ts'
import { sweepExports } from '#exports/export-worker.ts'
import { sweepReceipts } from '#exports/export-receipts.store.ts'
import { sweepExportRecords } from '#exports/exports.store.ts'
import { periodic } from '#jobs/periodic.ts'
import { sweepLimits } from '#limits/limits.store.ts'
import { sweepMails } from '#mail/outbox.store.ts'
import { sweepArtifacts, sweepStoredAnswers } from '#oauth/storage/artifacts.store.ts'
import { sweepReviews } from '#reviews/reviews.store.ts'
import { sweepDevices } from '#session/devices.store.ts'
import { sweepNotices } from '#session/applications/logout-notices.store.ts'
import { sweepPlaces } from '#session/new-place/known-networks.store.ts'
import { sweepTold } from '#session/new-place/told-sign-ins.store.ts'
import { sweepSessions, sweepTokens } from '#session/session.store.ts'
import { sweepPending } from '#session/sign-in/pending-sign-ins.store.ts'
import { sweepUses } from '#uses/last-uses.store.ts'

type HousekeepingParts = Pick<Context, 'config' | 'db' | 'secrets' | 'jobs' | 'log' | 'wakeMailer'>

const tenMinutes = 10 * 60 * 1000
const failed = 'housekeeping failed, trying again later'

/** Sweeps every ten minutes. Nothing depends on it: every read checks the time itself. */
export function startHousekeeping(parts: HousekeepingParts, every = tenMinutes) {
  return periodic(parts.log, [{ every, failed, run: (signal) => keepHouse(parts, signal) }])
}

/** One round. What fails keeps nothing else from being done: a full disk no chain from being signed. */
export async function keepHouse(parts: HousekeepingParts, signal?: AbortSignal) {
  const rounds = [
    ...sweeps.map((sweep) => () => sweep(parts.db, signal)),
    () => sweepExports(parts),
    () => sweepContacts(parts, signal),
    () => signActivity(parts, signal),
    () => keepToRules(parts, signal),
  ]
  for (const round of rounds) {
    if (signal?.aborted) return
    await round().catch((error: unknown) => parts.log.warn({ err: error }, failed))
  }
}

/** What was rewritten in the database is not signed, and whoever reads the log hears of it. */
async function signActivity({ db, secrets, log }: HousekeepingParts, signal?: AbortSignal) {
  for (const fault of await signGrownChains(db, secrets.signatureKey, { signal })) {
    log.error({ fault }, 'a chain of activity does not hold: npm run check-activity')
  }
}

/** What removes what has expired, each batch by batch. */
const sweeps = [
  sweepSessions,
  sweepTokens,
  sweepDevices,
  sweepPending,
  sweepPlaces,
  sweepTold,
  sweepCodes,
  sweepEmailChanges,
  sweepAbandoned,
  sweepLimits,
  sweepMails,
  sweepDeletionMailings,
  sweepKeys,
  sweepStoredAnswers,
  sweepArtifacts,
  sweepNotices,
  sweepAnswers,
  sweepChallenges,
  sweepUses,
  sweepHeads,
  sweepAccountActivity,
  sweepReviews,
  sweepInvitations,
  sweepRequests,
  sweepReceipts,
  sweepExportRecords,
]

/** All of them at once, where one that fails is to be told of. */
export async function sweepExpired(db: Kysely<Database>) {
  for (const sweep of sweeps) await sweep(db)
}
