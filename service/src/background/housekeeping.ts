import type { Kysely } from 'kysely'
import { keepToRules } from '#lifecycle/activity/keep-to-rules.ts'
import { signGrownChains } from '#activity/sign-heads.ts'
import type { Context } from '#context.ts'
import { keptTables, sweepTable } from '#lifecycle/retention.store.ts'
import type { Database } from '#database/tables.ts'
import { sweepContacts } from '#members/sweep-contacts.ts'
import { sweepExports } from '#exports/export-worker.ts'
import { periodic } from '#jobs/periodic.ts'

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
    ...keptTables.map((table) => () => sweepTable(parts.db, table, signal)),
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
    log.error({ fault }, 'a chain of activity does not hold: run accord check-activity')
  }
}

/** All of them at once, where one that fails is to be told of. */
export async function sweepExpired(db: Kysely<Database>) {
  for (const table of keptTables) await sweepTable(db, table)
}
