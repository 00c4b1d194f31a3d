import type { Transaction } from 'kysely'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { listApprovalsUnder } from '#approvals/approvals.store.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { queueMail } from '#mail/outbox.store.ts'
import { endTokensOfApprovals } from '#oauth/end-tokens.store.ts'
import { endSignInsBy } from '#session/end-sessions.ts'
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
export async function runDueWaves(parts: WaveParts, { most = stepSize, signal }: Pace = {}) {
  while (!signal?.aborted && (await takeStep(parts, most))) parts.wakeMailer()
}

/** False where nothing is due that nobody else is at. */
async function takeStep(parts: WaveParts, most: number): Promise<boolean> {
  const { config, db, jobs, secrets } = parts
  const done = await inTransaction(db, async (trx) => {
    const wave = await holdDueWave(trx)
    if (!wave) return undefined
    const ends = wave.kind === 'begun'
    if (ends) await begin(trx, parts, wave)
    const people = await listNextInWave(trx, wave, most)
    const notices = ends ? await endForApplications(trx, people) : []
    for (const id of notices) await jobs.enqueue(trx, 'logout-notices', id)
    for (const person of people) {
      await queueMail(trx, secrets, secondFactorRuleMail(config, wave, person))
    }
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
  const notices: string[] = []
  for (const id of await listApprovalsUnder(
    trx,
    people.map((person) => person.id),
  )) {
    await endTokensOfApprovals(trx, { id })
    await endSignInsBy(trx, { id }, (_queue, notice) => notices.push(notice))
  }
  return notices
}
