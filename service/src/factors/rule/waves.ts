import type { Transaction } from 'kysely'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { listApprovalsUnder } from '#approvals/approvals.store.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { type Step, takeTurns } from '#jobs/take-turns.ts'
import { queueMailing } from '#mail/outbox.store.ts'
import { endUseOf } from '#session/end-sessions.ts'
import { deleteWeakTokens } from '#session/tokens.store.ts'
import { noteBegun } from './rule.store.ts'
import { secondFactorRuleMail } from './second-factor-rule.mail.ts'
import { endWave, goOnAfter, holdDueWave, listNextInWave, type WaveRow } from './waves.store.ts'

type Trx = Transaction<Database>
export type WaveParts = Pick<Context, 'config' | 'db' | 'secrets' | 'jobs' | 'wakeMailer' | 'log'>

/** How many people one step writes to: a large organization is told by many small transactions. */
const stepSize = 200

interface Pace {
  most?: number
  /** Told between two steps. */
  signal?: AbortSignal
}

/** Works through all that is due, step by step; killed anywhere, the next one goes on after the last whole step. */
export function runDueWaves(parts: WaveParts, { most = stepSize, signal }: Pace = {}) {
  const wake = () => parts.wakeMailer()
  return takeTurns([secondFactorWaveStep(parts, most)], { signal, wake })
}

/** The next people of one organization. */
export function secondFactorWaveStep(parts: WaveParts, most = stepSize): Step {
  return (skip, at) => writeStep(parts, most, skip, at)
}

async function writeStep(
  parts: WaveParts,
  most: number,
  skip: readonly string[],
  at: (id: string) => void,
): Promise<boolean> {
  const { config, db, jobs, secrets } = parts
  const done = await inTransaction(db, async (trx) => {
    const wave = await holdDueWave(trx, skip)
    if (!wave) return undefined
    at(wave.id)
    const ends = wave.kind === 'begun'
    if (ends) await begin(trx, parts, wave)
    const people = await listNextInWave(trx, wave, most)
    const notices = ends ? await endForApplications(trx, people) : []
    for (const id of notices) await jobs.enqueue(trx, 'logout-notices', id)
    // Who cannot act there is told nothing of how they may; what they let in ends all the same.
    const told = people.filter(({ acts }) => acts)
    const letters = told.map((person) => () => secondFactorRuleMail(config, wave, person))
    await queueMailing(trx, secrets, letters)
    const last = people.at(-1)
    if (last) await goOnAfter(trx, wave, last.id)
    if (people.length < most) await endWave(trx, wave)
    return { notices }
  })
  if (!done) return false
  if (done.notices.length > 0) jobs.wake('logout-notices')
  return true
}

/** Once, whoever comes first: what weak sessions hold goes, and the organization's activity says so. */
async function begin(trx: Trx, { log }: WaveParts, wave: WaveRow) {
  const { organization_id: organizationId, required_from } = wave
  if (!(await noteBegun(trx, organizationId))) return
  await deleteWeakTokens(trx, organizationId)
  await recordOrganizationActivity(trx, log, {
    kind: 'organization_second_factor_begun',
    detail: { since: required_from!.toISOString() },
    organizationId,
    author: { kind: 'system' },
    device: null,
  })
}

/** What applications held for these people ends; the approvals stay, for when they have a second factor. */
async function endForApplications(trx: Trx, people: { id: string }[]): Promise<string[]> {
  const profiles = people.map((person) => person.id)
  const ids = await listApprovalsUnder(trx, profiles)
  const notices: string[] = []
  await endUseOf(trx, { ids }, (_queue, notice) => notices.push(notice))
  return notices
}
