import { deleteNetwork } from '@accord/contract/networks.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { killedAtEmail } from '#testing/inbox.ts'
import { insertTestNetwork } from '#testing/networks.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { type SmtpCatcher, startSmtpCatcher } from '#testing/helpers/smtp-catcher.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { runConcurrently } from '#testing/concurrency.ts'
import { sendDueMailings } from '#background/mailings.ts'

let smtp: SmtpCatcher
let service: TestService
let owner: TestOrganization
let members: TestOrganization[]
let network: { id: string }

beforeAll(async () => {
  smtp = await startSmtpCatcher()
  service = await startTestService({ environment: { SMTP_URL: smtp.url } })
  owner = await service.createOrganization({ form: { name: 'Northside' } })
  members = await Promise.all([1, 2, 3, 4, 5].map(() => service.createOrganization()))
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await smtp[Symbol.asyncDispose]()
})
beforeEach(async () => {
  const invited = [await service.createOrganization()]
  network = await insertTestNetwork(service, { by: owner, joined: members, invited })
  smtp.letters.length = 0
})

const end = () => owner.owner.as.call(deleteNetwork, { params: { id: network.id } })
const waiting = async () => {
  const { rows } = await service.context.pool.query<{ id: string }>(
    `select r.id from mailings m cross join lateral unnest(m.recipients) as r (id)
     where m.kind = 'network_ended' and (m.after_id is null or r.id > m.after_id)`,
  )
  return rows.length
}
/** Counts how often members find the end of a network in their activity. */
async function recorded() {
  const { rows } = await service.context.pool.query(
    `select from organization_activity where kind = 'network_deleted' and organization_id = any ($1)`,
    [members.map(({ id }) => id)],
  )
  return rows.length
}
/** Waits until no email is queued. */
async function arrived() {
  const unsent = `select from mails where state not in ('sent', 'failed')`
  await expect.poll(async () => (await service.context.pool.query(unsent)).rows).toEqual([])
  const ends = smtp.letters.filter(({ subject }) => subject!.endsWith('was deleted'))
  return ends.map(({ envelopeTo }) => envelopeTo[0]!).toSorted()
}
const managers = () => members.map((each) => each.owner.email).toSorted()

test('each member of a deleted network gets one email in the background, and an activity entry', async () => {
  await end()
  expect(await arrived()).toEqual([])
  expect([await waiting(), await recorded()]).toEqual([members.length, 0])
  await sendDueMailings(service.context, { max: 2 })
  expect(await arrived()).toEqual(managers())
  await sendDueMailings(service.context)
  expect([await waiting(), await recorded()]).toEqual([0, members.length])
})

test('a mailing about a deleted network continues after the last complete step when its worker crashes', async () => {
  await end()
  await expect(sendDueMailings(killedAtEmail(service.context, 4), { max: 2 })).rejects.toThrow(
    'killed',
  )
  expect(await waiting()).toBe(3)
  await sendDueMailings(service.context, { max: 2 })
  expect(await arrived()).toEqual(managers())
})

test('concurrent workers email no one twice about a deleted network', async () => {
  await end()
  await runConcurrently(4, () => sendDueMailings(service.context, { max: 1 }))
  await sendDueMailings(service.context)
  expect(await arrived()).toEqual(managers())
})
