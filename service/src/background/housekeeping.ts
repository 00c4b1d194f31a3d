import { signGrownChains } from '#activity/sign-heads.ts'
import { keptTables, type SweepParts, sweepTable } from '#lifecycle/retention.store.ts'
import { periodic } from '#jobs/periodic.ts'

const tenMinutes = 10 * 60 * 1000
const failed = 'housekeeping failed, trying again later'

/** Sweeps every ten minutes. Nothing depends on it: every read checks the time itself. */
export function startHousekeeping(parts: SweepParts, every = tenMinutes) {
  return periodic(parts.log, [{ every, failed, run: (signal) => keepHouse(parts, signal) }])
}

/** One round. What fails keeps nothing else from being done: a full disk no chain from being signed. */
export async function keepHouse(parts: SweepParts, signal?: AbortSignal) {
  const rounds = [
    // First, because only what was signed is cut.
    () => signActivity(parts, signal),
    ...keptTables.map((table) => () => sweepTable(parts, table, signal)),
  ]
  for (const round of rounds) {
    if (signal?.aborted) return
    await round().catch((error: unknown) => parts.log.warn({ err: error }, failed))
  }
}

/** What was rewritten in the database is not signed, and whoever reads the log hears of it. */
async function signActivity({ db, secrets, log }: SweepParts, signal?: AbortSignal) {
  for (const fault of await signGrownChains(db, secrets.signatureKey, { signal })) {
    log.error({ fault }, 'a chain of activity does not hold: run accord check-activity')
  }
}
