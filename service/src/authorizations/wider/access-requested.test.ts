import { type Application, deleteApplication } from '@accord/contract/applications.ts'
import { decideOnScopes } from '@accord/contract/authorizations.ts'
import { decideOnShares } from '@accord/contract/network-invitations.ts'
import { updateNetwork } from '@accord/contract/networks.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bystander } from '#testing/access/cast.ts'
import { createTestApplication, requestApproval, authorizeForTest } from '#testing/applications.ts'
import { killedAtEmail } from '#testing/inbox.ts'
import { createTestNetwork, joinedTo } from '#testing/networks.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { type SmtpCatcher, startSmtpCatcher } from '#testing/helpers/smtp-catcher.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { runConcurrently, untilBlocked } from '#testing/concurrency.ts'
import { sendDueMailings } from '#background/mailings.ts'

let smtp: SmtpCatcher
let service: TestService
let owner: TestOrganization
let home: TestOrganization
let admin: { email: string }
let application: Application
let authorization: { id: string }

const hostile = '<img src=x onerror=alert(1)> "& Sons"'
const first: Scope[] = ['user:read']
const more: Scope[] = ['user:read', 'survey:manage', 'network:read', 'service-account:manage']

beforeAll(async () => {
  smtp = await startSmtpCatcher()
  const environment = { SMTP_URL: smtp.url }
  service = await startTestService({ environment, limits: 'widerMailPerAsker=1/1d' })
  owner = await service.createOrganization({ form: { name: hostile } })
  home = await service.createOrganization({ form: { name: 'Maple Grove' } })
  admin = await bystander(service, home, ['admin'])
  for (const role of ['member', 'contact'] as const) await bystander(service, home, [role])
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await smtp[Symbol.asyncDispose]()
})
beforeEach(async () => {
  await service.context.pool.query(`delete from mailings where kind like 'wider%'`)
  application = await createTestApplication(owner, { name: 'Harbour Calendar', scopes: first })
  authorization = await authorizeForTest(home, application)
  await arrived()
})

const ask = (scopes: Scope[]) => requestApproval(owner, application, scopes)
/** Skips the time in which the request can be withdrawn without sending emails. */
const wait = () =>
  service.context.pool.query(`update mailings set due_at = now() where kind like 'wider%'`)
const aDayLater = async () => {
  await service.context.pool.query(
    `update limits set window_ends_at = now(), blocked_until = now() where name = 'widerMailPerAsker'`,
  )
  await wait()
}
/** Waits until no email is queued, and returns the new ones since the last call. */
async function arrived() {
  const unsent = `select from mails where state not in ('sent', 'failed')`
  await expect.poll(async () => (await service.context.pool.query(unsent)).rows).toEqual([])
  return smtp.letters.splice(0)
}
async function told(...given: Parameters<typeof sendDueMailings>) {
  await sendDueMailings(...given)
  return toWhom()
}
const toWhom = async () => (await arrived()).map(({ envelopeTo }) => envelopeTo[0]!).toSorted()
const managers = () => [home.owner.email, admin.email].toSorted()

describe('an application that requests more', () => {
  test('an application that requests more is reported to the managers of organizations that authorized it, after a few minutes', async () => {
    const upToDate = await service.createOrganization()
    await ask(more)
    await authorizeForTest(upToDate, application)
    await arrived()
    expect(await told(service.context)).toEqual([])
    await wait()
    await sendDueMailings(service.context)
    const emails = await arrived()
    expect(emails.map(({ envelopeTo }) => envelopeTo[0]!).toSorted()).toEqual(managers())
    const path = `/application-authorization/${authorization.id}?organization=${home.id}`
    for (const { subject, text, html } of emails) {
      expect(subject).toBe('The application “Harbour Calendar” is requesting more access')
      expect(text).toContain(
        `from “${hostile}” is requesting more access than Maple Grove has authorized`,
      )
      expect(text).toContain(
        'Manage access: surveys\nRead access: networks\nService access: can act on its own',
      )
      expect(text).toContain(path)
      expect(html).not.toContain('<img src=x')
    }
    await wait()
    expect(await told(service.context)).toEqual([])
  })

  test('an application that requests more is reported once a day, and the next day with everything that it requests then', async () => {
    for (const _time of [1, 2, 3]) {
      await ask(more)
      await wait()
      await sendDueMailings(service.context)
      await ask(first)
    }
    await ask([...more, 'profile:read'])
    await wait()
    await sendDueMailings(service.context)
    expect(await toWhom()).toEqual(managers())
    await aDayLater()
    await sendDueMailings(service.context)
    const emails = await arrived()
    expect(emails).toHaveLength(2)
    expect(emails[0]!.text).toContain('Read access: members and networks')
  })

  test("an application that requests more isn't reported if the request was undone or already decided on", async () => {
    await ask(more)
    await ask(first)
    await wait()
    expect(await told(service.context)).toEqual([])
    await ask(['user:read', 'survey:read'])
    await home.owner.as.call(decideOnScopes, {
      params: { id: authorization.id },
      body: { decision: 'refuse', scopes: ['survey:read'] },
    })
    await wait()
    expect(await told(service.context)).toEqual([])
    await ask(more)
    await wait()
    expect(await told(service.context)).toEqual(managers())
  })

  test("an application that requests more isn't reported once it's deleted", async () => {
    await ask(more)
    await owner.owner.as.call(deleteApplication, { params: { id: application.id } })
    // These emails are about the deletion itself.
    await sendDueMailings(service.context)
    await arrived()
    await wait()
    expect(await told(service.context)).toEqual([])
  })

  test("after a crash, the next worker resumes the emails about an application's request, without duplicates", async () => {
    const others = await Promise.all([1, 2, 3, 4].map(() => service.createOrganization()))
    for (const each of others) await authorizeForTest(each, application)
    await arrived()
    await ask(more)
    await wait()
    const killed = killedAtEmail(service.context, 4)
    await expect(sendDueMailings(killed, { max: 1 })).rejects.toThrow('killed')
    const { rows } = await service.context.pool.query(
      `select after_id from mailings where kind like 'wider%'`,
    )
    expect(rows).toEqual([{ after_id: expect.any(String) }])
    await runConcurrently(3, () => sendDueMailings(service.context, { max: 1 }))
    await sendDueMailings(service.context, { max: 1 })
    const all = [...managers(), ...others.map((each) => each.owner.email)]
    expect(await toWhom()).toEqual(all.toSorted())
  })

  test('an application that requests more is reported the next day if it requests more while the first emails are written', async () => {
    const { pool } = service.context
    await ask(more)
    const writing = await pool.connect()
    try {
      await writing.query('begin')
      await writing.query(`update mailings set after_id = $1 where kind like 'wider%'`, [home.id])
      const asking = ask([...more, 'profile:read'])
      await untilBlocked(pool)
      await writing.query('commit')
      await asking
    } finally {
      writing.release(true)
    }
    const { rows } = await pool.query(
      `select after_id from mailings where kind like 'wider%' order by after_id`,
    )
    expect(rows).toEqual([{ after_id: home.id }, { after_id: null }])
  })
})

describe('a network that requests more', () => {
  test("a network that requests more is reported to all members that haven't decided, and requesting less isn't reported", async () => {
    const network = await createTestNetwork(owner, { name: 'Care Circle', shares: ['survey'] })
    await joinedTo(network, home)
    const decided = await service.createOrganization()
    const { id } = await joinedTo(network, decided)
    await arrived()
    const share = (shares: ('survey' | 'profile')[]) =>
      owner.owner.as.call(updateNetwork, { params: { id: network.id }, body: { shares } })
    await share(['survey', 'profile'])
    await decided.owner.as.call(decideOnShares, {
      params: { id },
      body: { decision: 'refuse', shares: ['profile'] },
    })
    await wait()
    await sendDueMailings(service.context)
    const emails = await arrived()
    expect(emails.map(({ envelopeTo }) => envelopeTo[0]!).toSorted()).toEqual(managers())
    const [{ subject, text }] = emails as [(typeof emails)[number]]
    expect(subject).toBe('The network “Care Circle” is requesting more data')
    expect(text).toContain('Read access: members')
    expect(text).toContain(`/organization/${home.id}/networks?search=Care+Circle#${network.id}`)
    await share(['profile'])
    const { rows } = await service.context.pool.query(
      `select from mailings where kind like 'wider%'`,
    )
    expect(rows).toEqual([])
  })
})
