import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { anAddress } from '@accord/service/testing/members.ts'
import type { CuttableDatabase } from '@accord/service/testing/parts/cuttable-database.ts'
import type { Answer, Client } from '@accord/service/testing/test-client.ts'
import { type Grounds, inTime, longest, type Outcome } from './grounds.ts'

/** What happens on the way to the database, once for every round. */
export const databaseFaults: Record<string, (cable: CuttableDatabase) => void> = {
  'answers come a fifth of a second late': (cable) => {
    cable.delayMilliseconds = 200
  },
  'cut while an answer is on its way': (cable) => once(cable, /insert into/i, 'cut after'),
  'half open: statements arrive nowhere': (cable) => once(cable, /insert into/i, 'lost before'),
  'reset before a statement arrives': (cable) => once(cable, /insert into/i, 'cut before'),
  frozen: (cable) => cable.freeze(),
  'the answer to a commit is lost': (cable) => once(cable, /commit\0/, 'cut after'),
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

/** An invitation under the fault, intruders beside it, and the same invitation again once it is over. */
export async function throughDatabaseFault(
  { organization, intruders, cable }: Grounds,
  begin: (cable: CuttableDatabase) => void,
  rounds: number,
): Promise<Outcome> {
  const outcome: Outcome = { faults: [], invited: [], slowest: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const email = anAddress()
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
    if (!answer || others.includes(undefined)) outcome.faults.push(`hangs for ${longest} ms`)
    else if (![201, 503].includes(answer.status)) outcome.faults.push(`answered ${answer.status}`)
    for (const other of others) {
      if (other && other.status < 300) outcome.faults.push(`let an intruder in: ${other.status}`)
    }
    const again = await untilAnswered(() => ask(organization.owner.as))
    if (again?.status === 201) outcome.invited.push(email)
    else outcome.faults.push(`afterwards answered ${again?.status}`)
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
