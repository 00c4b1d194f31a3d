import { type AccordProcess, spawnAccord } from '@accord/service/testing/helpers/accord-process.ts'
import { startSmtpCatcher } from '@accord/service/testing/helpers/smtp-catcher.ts'
import { randomEmail } from '@accord/service/testing/members.ts'
import type { TestOrganization } from '@accord/service/testing/organizations.ts'
import { runConcurrently } from '@accord/service/testing/concurrency.ts'
import type { AssuranceCheck } from '../assurance-check.ts'
import { type PlainRequest, keptAlive } from '../input/keep-alive.ts'
import {
  type Acknowledged,
  doublesAmong,
  lostOf,
  nothingYet,
  untilAllIsDone,
} from './mixed-writes.ts'
import { newStage, type Stage } from './stage.ts'

const clients = 8

export const assuranceCheck: AssuranceCheck = {
  id: 'TW1',
  what: 'two instances that are repeatedly replaced, one after the other, while clients keep connections open',
  holds: 'no request fails (a refused connection is retried once), and no job runs twice',
  size: 30_000,
  unit: 'requests',
  run: async (size, { newDatabase }) => {
    await using catcher = await startSmtpCatcher()
    await using stage = await newStage(await newDatabase(), clients)
    const environment = { ...stage.environment, SMTP_URL: catcher.url, DRAIN_SECONDS: '30' }
    const start = async () => {
      const accord = await spawnAccord(environment)
      await accord.ready
      return accord
    }
    const running: [AccordProcess, AccordProcess] = [await start(), await start()]
    const acknowledged = nothingYet()
    const faults: string[] = []
    let count = 0
    let replaced = 0

    const replaceInTurn = async () => {
      while (count < size) {
        const at = replaced % 2
        running[at]!.kill('SIGTERM')
        const { code, stderr } = await running[at]!.ended
        if (code !== 0) faults.push(`an instance ended with ${code}: ${stderr}`)
        running[at] = await start()
        replaced += 1
      }
    }
    const callOn = async (index: number) => {
      using client = keptAlive(1)
      const organization = stage.organizations[index]!
      let at = index % 2
      const elsewhere = () => running[(at = 1 - at)]!.url
      for (let asked = 0; count < size; asked += 1) {
        const { sent, fine, note } = questionOf(organization, asked)
        try {
          const told = await client.send(running[at]!.url, sent).catch((error: unknown) => {
            if (!isRefusedConnection(error)) throw error
            return client.send(elsewhere(), sent)
          })
          // A proxy would also switch to the other instance when a response closes the connection.
          if (told.headers.connection === 'close') elsewhere()
          if (fine.includes(told.status)) note(told, acknowledged)
          else faults.push(`${sent.method} ${sent.path}: ${told.status} ${told.text}`)
        } catch (error) {
          faults.push(`${sent.method} ${sent.path}: ${String(error)}`)
        }
        count += 1
      }
    }
    await Promise.all([replaceInTurn(), runConcurrently(clients, callOn)])
    await untilAllIsDone(stage)
    for (const each of running) {
      each.kill('SIGTERM')
      await each.ended
    }
    faults.push(...(await lostOf(stage, acknowledged, catcher)), ...(await doneTwice(stage)))
    faults.push(...doublesAmong(catcher, []).faults)
    const { invited, exports } = acknowledged
    const also = `${replaced} instances were replaced during ${invited.length.toLocaleString('en-US')} invitations and ${exports.length} exports`
    return { count, faults, also }
  },
}

interface Question {
  sent: PlainRequest
  fine: number[]
  note: (told: { status: number; text: string }, acknowledged: Acknowledged) => void
}

/** Returns mostly reads, and sometimes an invitation or an export. */
function questionOf({ id, owner }: TestOrganization, number: number): Question {
  const headers = { ...owner.as.headers, 'content-type': 'application/json' }
  if (number % 200 === 100) {
    const path = `/api/data-export/organization/${id}`
    return {
      sent: { method: 'POST', path, headers, body: '{}' },
      // The service allows one export at a time and rejects others.
      fine: [202, 409],
      note: ({ status, text }, { exports }) => {
        if (status === 202) exports.push((JSON.parse(text) as { id: string }).id)
      },
    }
  }
  if (number % 20 === 10) {
    const email = randomEmail()
    const body = JSON.stringify({ organization: id, email, roles: ['member'] })
    return {
      sent: { method: 'POST', path: '/api/invitation', headers, body },
      fine: [201],
      note: (_, { invited }) => invited.push(email),
    }
  }
  const path = `/api/organization/${id}/members`
  return { sent: { method: 'GET', path, headers: owner.as.headers }, fine: [200], note: () => {} }
}

/**
 * If a host name has two addresses, both connections are refused, and one error contains both
 * errors.
 */
function isRefusedConnection(error: unknown): boolean {
  const { code, errors = [] } = error as { code?: string; errors?: unknown[] }
  return code === 'ECONNREFUSED' || errors.some(isRefusedConnection)
}

/** Returns a fault for each organization whose completed exports don't match its activity. */
async function doneTwice({ pool }: Stage): Promise<string[]> {
  const { rows } = await pool.query<{ organization_id: string }>(`
    select organization_id from organization_activity where kind = 'export_completed'
    group by organization_id
    having count(*) <> (select count(*) from exports e
      where e.organization_id = organization_activity.organization_id and e.step = 'completed')`)
  return rows.map(
    ({ organization_id }) => `${organization_id} was notified of more exports than it has`,
  )
}
