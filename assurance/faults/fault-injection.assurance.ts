import { setTimeout } from 'node:timers/promises'
import { checkedChains } from '@accord/service/testing/activity.ts'
import { cuttableDatabase } from '@accord/service/testing/helpers/cuttable-database.ts'
import { startSmtpCatcher } from '@accord/service/testing/helpers/smtp-catcher.ts'
import { startTestService, type TestService } from '@accord/service/testing/test-service.ts'
import type { AssuranceCheck } from '../assurance-check.ts'
import {
  type Grounds,
  type Outcome,
  databaseFaults,
  throughDatabaseFault,
  throughLostFolder,
  throughMailFault,
} from './faults.ts'
import { faultyMailServer, type MailFault } from './faulty-mail-server.ts'

const mailFaults: MailFault[] = [
  'temporarily rejects emails',
  'permanently rejects emails',
  'responds slowly',
  'never responds',
  'disconnects during emails',
]

type Through = (grounds: Grounds, rounds: number) => Promise<Outcome>

const all: [name: string, through: Through][] = [
  ...Object.entries(databaseFaults).map(([name, begin]): [string, Through] => [
    `database: ${name}`,
    (grounds, rounds) => throughDatabaseFault(grounds, begin, rounds),
  ]),
  ...mailFaults.map((fault): [string, Through] => [
    `the mail server ${fault}`,
    (grounds, rounds) => throughMailFault(grounds, fault, rounds),
  ]),
  ['the exports folder is missing', throughLostFolder],
]

export const assuranceCheck: AssuranceCheck = {
  id: 'FI1',
  what: `${all.length} kinds of faults in the connections to the database and the mail server, and in the exports folder`,
  holds:
    'no one gets unauthorized access, every response arrives within 10 s, and nothing is lost or duplicated',
  size: all.length * 20,
  unit: 'faults',
  run: async (size, { newDatabase }) => {
    await using catcher = await startSmtpCatcher()
    await using mail = await faultyMailServer(catcher.port)
    await using cable = await cuttableDatabase(await newDatabase())
    await using service = await startTestService({
      databaseUrl: cable.url,
      environment: { SMTP_URL: mail.url },
      worker: true,
      givesUp: 'as installed',
    })
    const organization = await service.createOrganization()
    const member = await service.createMember(organization, ['member'])
    const gone = await service.createPerson()
    await gone.as.request('POST', '/api/auth/logout', {})
    const grounds = { service, organization, intruders: [member.as, gone.as], cable, mail }

    const faults: string[] = []
    const invited: string[] = []
    let slowest = 0
    let count = 0
    for (const [name, through] of all) {
      const outcome = await through(grounds, size / all.length)
      faults.push(...outcome.faults.map((fault) => `${name}: ${fault}`))
      invited.push(...outcome.invited)
      slowest = Math.max(slowest, outcome.slowest)
      count += size / all.length
    }
    await untilSent(service)
    const emails = Map.groupBy(catcher.letters, ({ envelopeTo }) => envelopeTo[0])
    const { rows } = await service.context.pool.query<{ email: string }>(
      'select email from invitations',
    )
    const there = Map.groupBy(rows, ({ email }) => email)
    for (const email of invited) {
      if (there.get(email)?.length !== 1) faults.push(`${email} was not invited once`)
      if (!emails.has(email)) faults.push(`no email reached ${email}`)
    }
    if (rows.length !== invited.length) faults.push(`${rows.length} of ${invited.length} invited`)
    const { broken } = await checkedChains(service)
    const also = `The slowest response took ${(slowest / 1000).toFixed(1)} s. ${invited.length} emails were sent`
    return { count, faults: [...faults, ...broken], also }
  },
}

/** Waits until every email is sent, without the pauses between attempts. */
async function untilSent({ context }: TestService) {
  const deadline = performance.now() + 120_000
  while (performance.now() < deadline) {
    const { rowCount } = await context.pool.query(
      `update mails set next_attempt_at = least(next_attempt_at, now())
       where state in ('queued', 'sending')`,
    )
    if (rowCount === 0) return
    context.wakeMailer()
    await setTimeout(500)
  }
}
