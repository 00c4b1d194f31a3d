import { deleteApplication } from '@accord/contract/applications.ts'
import { deleteAccount, deleteOrganization } from '@accord/contract/deletions.ts'
import { checkedChains } from '@accord/service/testing/activity.ts'
import { approveForTest, authorizeForTest } from '@accord/service/testing/applications.ts'
import { dumpOf } from '@accord/service/testing/dump.ts'
import { emailsTo } from '@accord/service/testing/inbox.ts'
import { createBusyAccount } from '@accord/service/testing/scenarios/busy-account.ts'
import {
  createFullOrganization,
  tablesNaming,
} from '@accord/service/testing/scenarios/full-organization.ts'
import { endGracePeriod } from '@accord/service/testing/accounts.ts'
import { registerTestClient, startOAuthService } from '@accord/service/testing/oauth.ts'
import type { TestService } from '@accord/service/testing/test-service.ts'
import { sweepUsage } from '@accord/service/data/usage/usage.store.ts'
import { randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { compileCache } from '@accord/service/testing/helpers/accord-process.ts'
import type { AssuranceCheck } from '../assurance-check.ts'

/**
 * Something whose grace period has ended, and a check for anything that its removal left behind.
 */
interface Removal {
  what: string
  /** The account's ID, if an account is removed. */
  account?: string
  left: () => Promise<string[]>
}

/** Each function creates something, deletes it, and ends its grace period. */
export const removals: readonly ((service: TestService) => Promise<Removal>)[] = [
  anOrganization,
  anApplication,
  anAccount,
]

async function anOrganization(service: TestService): Promise<Removal> {
  const { context } = service
  const [ending, other] = [await service.createOrganization(), await service.createOrganization()]
  const { ids } = await createFullOrganization(service, ending, other)
  await ending.owner.as.call(deleteOrganization, { params: { id: ending.id } })
  await endGracePeriod(context, 'organizations', ending.id)
  return {
    what: 'an organization',
    left: async () => {
      // Counts of attempts expire on their own, and so does the usage of a removed grant.
      await context.pool.query('delete from limits')
      await context.usage.flush()
      for (const id of ids)
        await sweepUsage(context.db, undefined, Number.parseInt(id.slice(0, 2), 16))
      const naming = await tablesNaming(context.pool, ids)
      const unexpected = naming.filter(
        (table) => !['export_receipts', 'organization_activity'].includes(table),
      )
      return [
        ...unexpected.map((table) => `something is left in ${table}`),
        ...(await notOnce(service, other.id, 'network_deleted', 'network_left')),
        ...(await notOnce(service, other.id, 'application_removed')),
        ...(await emailNotOnce(service, ending.owner.email, 'organization_removed')),
        ...(await checkedChains(service)).broken,
      ]
    },
  }
}

async function anApplication(service: TestService): Promise<Removal> {
  const { context } = service
  const [home, ...served] = await Promise.all(
    Array.from({ length: 5 }, () => service.createOrganization()),
  )
  const { id } = await registerTestClient(home!)
  for (const each of served) {
    await authorizeForTest(each, { id })
    await approveForTest(each.owner, { id })
  }
  await home!.owner.as.call(deleteApplication, { params: { id } })
  await endGracePeriod(context, 'applications', id)
  return {
    what: 'an application',
    left: async () => {
      const { rows } = await context.pool.query('select from applications where id = $1', [id])
      const told = [home!, ...served].map((each) =>
        notOnce(service, each.id, 'application_removed'),
      )
      return [
        ...rows.map(() => 'it still exists'),
        ...(await Promise.all(told)).flat(),
        ...(await emailNotOnce(service, home!.owner.email, 'application_removed')),
        ...(await checkedChains(service)).broken,
      ]
    },
  }
}

async function anAccount(service: TestService): Promise<Removal> {
  const { context } = service
  const { zuleika, traces, home, shared } = await createBusyAccount(service)
  await zuleika.as.call(deleteAccount, { body: { organizations: [] } })
  await endGracePeriod(context, 'users', zuleika.id)
  return {
    what: 'an account',
    account: zuleika.id,
    left: async () => {
      // Rate limit counts expire on their own, long before the account is removed.
      await context.pool.query(`delete from limits where key like '%203.0.113%'`)
      const dump = (await dumpOf(context.pool)).toLowerCase()
      const found = traces.filter((trace) => dump.includes(trace.toLowerCase()))
      return [
        ...found.map((trace) => `${trace} is found in a dump`),
        ...(await notOnce(service, home.id, 'member_account_removed')),
        ...(await notOnce(service, shared.id, 'member_account_removed')),
        ...(await checkedChains(service)).broken,
      ]
    },
  }
}

/** Returns a fault for each of these kinds that isn't in the other side's activity exactly once. */
async function notOnce({ context: { pool } }: TestService, id: string, ...kinds: string[]) {
  const { rows } = await pool.query<{ kind: string; count: number }>(
    `select kind, (select count(*)::int from organization_activity a
       where a.organization_id = $1 and a.kind = known.kind) as count
     from unnest($2::text[]) as known (kind)`,
    [id, kinds],
  )
  return rows.filter(({ count }) => count !== 1).map(({ kind, count }) => `${count} times ${kind}`)
}

async function emailNotOnce({ context }: TestService, email: string, kind: string) {
  const emails = (await emailsTo(context, email)).filter((letter) => letter.kind === kind)
  return emails.length === 1 ? [] : [`${emails.length} emails of ${kind}`]
}

const program = join(import.meta.dirname, 'removing.process.ts')

export const assuranceCheck: AssuranceCheck = {
  id: 'RM1',
  what: 'the permanent deletion of an organization, an application, and an account, killed with kill -9 at the first statement, the second, and so on',
  holds:
    "the next process finishes the deletion. Only other people's data remains, and they're notified once. Every activity chain stays valid",
  size: 300,
  unit: 'kills',
  run: async (size, { newDatabase }) => {
    const databaseUrl = await newDatabase()
    const masterKey = randomBytes(32)
    // The name contains the process ID. If this run is killed, the next one can recognize the
    // folder and delete it.
    const folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
    const keyFile = join(folder, 'secret.key')
    await writeFile(keyFile, masterKey.toString('base64'), { mode: 0o600 })
    await using service = await startOAuthService({
      databaseUrl,
      masterKey,
      environment: { TRUST_PROXY: 'loopback' },
    })
    const environment = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SECRET_KEY_FILE: keyFile,
      EXPORTS_DIR: service.context.config.exportsDir,
    }

    let kills = 0
    const faults: string[] = []
    const reached: string[] = []
    while (kills < size) {
      for (const begin of removals) {
        const { what, account, left } = await begin(service)
        const before = kills
        for (let statements = 1; ; statements += 1) {
          const { signal, code, stderr } = await removed(environment, statements, account)
          if (signal === 'SIGKILL') {
            kills += 1
            continue
          }
          if (code !== 0) faults.push(`${what}, after ${kills - before} kills: ${stderr}`)
          break
        }
        faults.push(...(await left()).map((fault) => `${what}: ${fault}`))
        reached.push(`${what} ${kills - before}`)
      }
    }
    await rm(folder, { recursive: true, force: true })
    return {
      count: kills,
      faults,
      also: `Kills before each deletion was complete: ${reached.join(', ')}`,
    }
  },
}

async function removed(environment: Record<string, string>, statements: number, account?: string) {
  const given = account === undefined ? [] : [account]
  const child = spawn(process.execPath, [program, String(statements), ...given], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...environment },
  })
  const [[code, signal], stderr] = await Promise.all([
    once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>,
    text(child.stderr),
  ])
  return { code, signal, stderr }
}
