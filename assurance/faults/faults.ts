import { setTimeout } from 'node:timers/promises'
import type { CuttableDatabase } from '@accord/service/testing/helpers/cuttable-database.ts'
import type { TestOrganization } from '@accord/service/testing/organizations.ts'
import type { Answer, Client } from '@accord/service/testing/test-client.ts'
import type { TestService } from '@accord/service/testing/test-service.ts'
import type { MailFault, faultyMailServer } from './faulty-mail-server.ts'
import { randomUUID } from 'node:crypto'
import { randomEmail } from '@accord/service/testing/members.ts'
import { rename, rm, writeFile } from 'node:fs/promises'

export interface Grounds {
  service: TestService
  organization: TestOrganization
  /**
   * Callers whose requests must always fail: a member who isn't allowed to invite, and someone who
   * signed out.
   */
  intruders: Client[]
  cable: CuttableDatabase
  mail: Awaited<ReturnType<typeof faultyMailServer>>
}

export interface Outcome {
  faults: string[]
  /** The people whose invitations the service confirmed. */
  invited: string[]
  slowest: number
}

export const longest = 10_000

/** Returns undefined if no response arrived in time. */
export async function inTime(asked: Promise<Answer>): Promise<Answer | undefined> {
  return Promise.race([
    asked.catch(() => undefined),
    setTimeout(longest, undefined, { ref: false }),
  ])
}

/** Faults on the connection to the database. Each one happens once per round. */
export const databaseFaults: Record<string, (cable: CuttableDatabase) => void> = {
  'responses are delayed by 200 ms': (cable) => {
    cable.delayMilliseconds = 200
  },
  'cut while a response is being sent': (cable) => once(cable, /insert into/i, 'cut after'),
  'half open: statements get lost': (cable) => once(cable, /insert into/i, 'lost before'),
  'reset before a statement arrives': (cable) => once(cable, /insert into/i, 'cut before'),
  frozen: (cable) => cable.freeze(),
  'the response to a commit is lost': (cable) => once(cable, /commit\0/, 'cut after'),
}

function once(
  cable: CuttableDatabase,
  statement: RegExp,
  happens: ReturnType<CuttableDatabase['onStatement']>,
) {
  cable.onStatement = (text) => {
    if (!statement.test(text)) return undefined
    cable.onStatement = () => undefined
    return happens
  }
}

/**
 * Sends an invitation and the intruders' requests during the fault, and the same invitation again
 * afterwards.
 */
export async function throughDatabaseFault(
  { organization, intruders, cable }: Grounds,
  begin: (cable: CuttableDatabase) => void,
  rounds: number,
): Promise<Outcome> {
  const outcome: Outcome = { faults: [], invited: [], slowest: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const email = randomEmail()
    const key = { 'idempotency-key': randomUUID() }
    const ask = (as: Client) => {
      const body = { organization: organization.id, email, roles: ['member'] }
      return as.request('POST', '/api/invitation', body, key)
    }
    begin(cable)
    const began = performance.now()
    const [answer, ...others] = await Promise.all(
      [organization.owner.as, ...intruders].map((as) => inTime(ask(as))),
    )
    outcome.slowest = Math.max(outcome.slowest, performance.now() - began)
    cable.onStatement = () => undefined
    cable.delayMilliseconds = 0
    cable.mend()
    if (!answer || others.includes(undefined))
      outcome.faults.push(`no response within ${longest} ms`)
    else if (![201, 503].includes(answer.status)) outcome.faults.push(`responded ${answer.status}`)
    for (const other of others) {
      if (other && other.status < 300) outcome.faults.push(`let an intruder in: ${other.status}`)
    }
    const again = await untilAnswered(() => ask(organization.owner.as))
    if (again?.status === 201) outcome.invited.push(email)
    else outcome.faults.push(`responded ${again?.status} afterwards`)
  }
  return outcome
}

async function untilAnswered(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  const deadline = performance.now() + longest
  for (;;) {
    const answer = await inTime(ask())
    if ((answer && answer.status !== 503) || performance.now() > deadline) return answer
    await setTimeout(100)
  }
}

/**
 * Expects that exports fail with a reason while they can't be written, and that later exports
 * complete.
 */
export async function throughLostFolder(
  { service, organization }: Grounds,
  rounds: number,
): Promise<Outcome> {
  const outcome: Outcome = { faults: [], invited: [], slowest: 0 }
  const { exportsDir } = service.context.config
  const aside = `${exportsDir}-aside`
  const path = `/api/data-export/organization/${organization.id}`
  const ended = async (id: string) => {
    const { rows } = await service.context.pool.query<{ step: string }>(
      `select step from exports where id = $1 and step in ('completed', 'failed')`,
      [id],
    )
    return rows[0]?.step
  }
  const run = async () => {
    const began = performance.now()
    const answer = await inTime(organization.owner.as.request('POST', path, {}))
    outcome.slowest = Math.max(outcome.slowest, performance.now() - began)
    if (answer?.status !== 202) return `responded ${answer?.status}`
    const { id } = answer.body as { id: string }
    const deadline = performance.now() + 12 * longest
    while (performance.now() < deadline) {
      const step = await ended(id)
      if (step) return step
      await setTimeout(50)
    }
    return 'still in progress'
  }
  for (let round = 0; round < rounds; round += 1) {
    await rename(exportsDir, aside).catch(() => {})
    await writeFile(exportsDir, 'not a folder')
    const meanwhile = await run()
    await rm(exportsDir)
    await rename(aside, exportsDir).catch(() => {})
    const afterwards = await run()
    if (meanwhile !== 'failed') outcome.faults.push(`an export without its folder is ${meanwhile}`)
    if (afterwards !== 'completed') outcome.faults.push(`a later export is ${afterwards}`)
  }
  return outcome
}

/** Queues emails while the mail server has a fault. They stay queued until it recovers. */
export async function throughMailFault(
  { organization, mail }: Grounds,
  fault: MailFault,
  rounds: number,
): Promise<Outcome> {
  const outcome: Outcome = { faults: [], invited: [], slowest: 0 }
  mail.begin(fault)
  for (let round = 0; round < rounds; round += 1) {
    const email = randomEmail()
    const body = { organization: organization.id, email, roles: ['member'] }
    const began = performance.now()
    const answer = await inTime(organization.owner.as.request('POST', '/api/invitation', body))
    outcome.slowest = Math.max(outcome.slowest, performance.now() - began)
    if (answer?.status === 201) outcome.invited.push(email)
    else outcome.faults.push(`responded ${answer?.status}`)
  }
  const deadline = performance.now() + longest
  while (mail.met === 0 && performance.now() < deadline) await setTimeout(20)
  if (mail.met === 0) outcome.faults.push('no email was affected')
  // Slow deliveries must finish before the fault ends.
  if (fault === 'responds slowly') await setTimeout(3 * 2000)
  mail.mend()
  return outcome
}
