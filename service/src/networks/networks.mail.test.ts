import {
  deleteNetworkInvitation,
  resendNetworkInvitation,
} from '@accord/contract/network-invitations.ts'
import { deleteNetwork, removeFromNetwork } from '@accord/contract/networks.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bystander } from '#testing/access/cast.ts'
import { type TestNetwork, createTestNetwork, invitedTo, joinedTo } from '#testing/networks.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { type SmtpCatcher, startSmtpCatcher } from '#testing/helpers/smtp-catcher.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { sendDueMailings } from '#background/mailings.ts'

let smtp: SmtpCatcher
let service: TestService
let owner: TestOrganization
let member: TestOrganization
let ownersAdmin: Reader
let admin: Reader
/** People who must never get any of these emails. */
let bystanders: string[]
let network: TestNetwork

type Reader = Pick<TestMember, 'email'>

const hostile = '<img src=x onerror=alert(1)> "& Sons"'

beforeAll(async () => {
  smtp = await startSmtpCatcher()
  service = await startTestService({ environment: { SMTP_URL: smtp.url } })
  ;[owner, member] = await Promise.all([
    service.createOrganization({ form: { name: hostile } }),
    service.createOrganization({ form: { name: 'Maple Grove' } }),
  ])
  ownersAdmin = await bystander(service, owner, ['admin'])
  admin = await bystander(service, member, ['admin'])
  const others = [
    await bystander(service, member, ['member']),
    await bystander(service, member, ['contact']),
    await bystander(service, owner, ['member']),
  ]
  bystanders = others.map(({ email }) => email)
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await smtp[Symbol.asyncDispose]()
})
beforeEach(async () => {
  network = await createTestNetwork(owner, {
    name: 'Care Circle',
    shares: ['organization', 'survey'],
  })
})

async function unsent(): Promise<number> {
  const { rows } = await service.context.pool.query<{ count: number }>(
    `select count(*)::int as count from mails where state not in ('sent', 'failed')`,
  )
  return rows[0]!.count
}

/** Returns the emails with this subject, once each of these people has one and none is queued. */
async function emails(subject: string, people: Reader[]) {
  const caught = () => smtp.letters.filter((letter) => letter.subject === subject)
  await expect.poll(() => unsent()).toBe(0)
  const all = caught()
  expect(all.map(({ envelopeTo }) => envelopeTo[0]!).toSorted()).toEqual(
    people.map(({ email }) => email).toSorted(),
  )
  smtp.letters.length = 0
  for (const { text, html } of all) {
    for (const body of [text!, html!]) {
      // The email names organizations, but no people of other organizations.
      expect(body).not.toMatch(/Duarte|Lind/)
      for (const email of [...bystanders, owner.owner.email, member.owner.email]) {
        expect(body).not.toContain(email)
      }
    }
    expect(html).not.toContain('<img src=x')
  }
  return all as ((typeof all)[number] & { text: string; html: string })[]
}

const invitation = 'Invitation for Maple Grove to join the network “Care Circle”'

describe('the invitation over SMTP', () => {
  test('NW-9: the network invitation over SMTP goes to all admins and owners of the invited organization, with its link', async () => {
    const { id } = await invitedTo(network, member)
    for (const { text, html } of await emails(invitation, [member.owner, admin])) {
      expect(text).toMatch(/^Hello (Ana|Theo),/)
      expect(text).toContain(
        `Your organization, Maple Grove, was invited by “${hostile}” to join the network “Care Circle”.`,
      )
      expect(text).toContain(`let “${hostile}” read their organization details and surveys.`)
      for (const body of [text, html]) {
        expect(body).toMatch(new RegExp(`http://[^/\\s"]+/join-network/${id}["\\s<]`))
      }
    }
  })

  test('NW-12: the link of the network invitation contains the redirect address', async () => {
    const callback = 'https://partner.example/done?a=1&b=2'
    const { id } = await invitedTo(network, member, callback)
    const [letter] = await emails(invitation, [member.owner, admin])
    const link = new URL(/http:\S+\/join-network\/\S+/.exec(letter!.text)![0])
    expect(link.pathname).toBe(`/join-network/${id}`)
    expect(Object.fromEntries(link.searchParams)).toEqual({ redirectUrl: callback })
  })

  test('NW-5: the network invitation is sent again over SMTP on a resend', async () => {
    const { id } = await invitedTo(network, member)
    await emails(invitation, [member.owner, admin])
    await owner.owner.as.call(resendNetworkInvitation, { params: { id }, body: {} })
    await emails(invitation, [member.owner, admin])
  })

  test('the network invitation over SMTP states if nothing is shared', async () => {
    const bare = await createTestNetwork(owner, { name: 'Care Circle', shares: [] })
    await invitedTo(bare, member)
    const [letter] = await emails(invitation, [member.owner, admin])
    expect(letter!.text).toContain(`won’t share any data with “${hostile}” unless`)
  })
})

describe('the email about a declined network invitation', () => {
  test("NW-11: the email about a declined network invitation goes to the owner's managers, and names only the organization", async () => {
    const { id } = await invitedTo(network, member)
    await emails(invitation, [member.owner, admin])
    await member.owner.as.call(deleteNetworkInvitation, { params: { id } })
    const subject = 'An organization declined to join the network Care Circle'
    const [letter] = await emails(subject, [owner.owner, ownersAdmin])
    expect(letter!.text).toContain(
      'The organization “Maple Grove” declined your invitation to join the network Care Circle.',
    )
    expect(letter!.text).toContain(`/network/${network.id}/organizations`)
  })

  test("the email about a declined network invitation isn't sent if the owner withdraws the invitation", async () => {
    const { id } = await invitedTo(network, member)
    await emails(invitation, [member.owner, admin])
    await owner.owner.as.call(deleteNetworkInvitation, { params: { id } })
    await emails('An organization declined to join the network Care Circle', [])
  })
})

describe('the email about the end of a network membership', () => {
  const leave = (by: TestMember) =>
    by.as.call(removeFromNetwork, { params: { id: network.id, memberId: member.id } })

  test("NW-13: the email about the end of a network membership goes to the owner's managers when a member leaves", async () => {
    await joinedTo(network, member)
    await emails(invitation, [member.owner, admin])
    await leave(member.owner)
    const subject = 'An organization left the network Care Circle'
    const [letter] = await emails(subject, [owner.owner, ownersAdmin])
    expect(letter!.text).toContain(`/network/${network.id}/organizations`)
  })

  test('NW-5: the email about the end of a network membership goes to all managers of a removed member', async () => {
    await joinedTo(network, member)
    await emails(invitation, [member.owner, admin])
    await leave(owner.owner)
    const subject = 'Your organization was removed from the network “Care Circle”'
    const [letter] = await emails(subject, [member.owner, admin])
    expect(letter!.text).toContain(
      `The network’s owner, “${hostile}”, removed Maple Grove from the network “Care Circle”.`,
    )
    expect(letter!.text).toContain(`/organization/${member.id}/networks`)
  })

  test("all members of a deleted network get an email, but invited organizations don't", async () => {
    const invited = await service.createOrganization()
    await joinedTo(network, member)
    await invitedTo(network, invited)
    await emails(invitation, [member.owner, admin])
    await owner.owner.as.call(deleteNetwork, { params: { id: network.id } })
    await sendDueMailings(service.context)
    await emails('The network “Care Circle” was deleted', [member.owner, admin])
  })
})
