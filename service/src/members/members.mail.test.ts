import { acceptInvitation, declineInvitation } from '@accord/contract/invitations.ts'
import { removeMember } from '@accord/contract/members.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import type { RankedRole } from '@accord/contract/rules/roles.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestMember } from '#testing/organizations.ts'
import { type SmtpCatcher, startSmtpCatcher } from '#testing/helpers/smtp-catcher.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { randomEmail } from '#testing/members.ts'

let smtp: SmtpCatcher
let service: TestService

beforeAll(async () => {
  smtp = await startSmtpCatcher()
  const limits = 'adminMailPerMember=3/1d,ownerMailPerMember=3/1d'
  service = await startTestService({ environment: { SMTP_URL: smtp.url }, limits })
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await smtp[Symbol.asyncDispose]()
})

async function emailTo(email: string, subject: RegExp) {
  const find = () =>
    smtp.letters.find((each) => each.envelopeTo[0] === email && subject.test(each.subject!))
  await expect.poll(find).toBeDefined()
  return find()!
}

const hostile = '<img src=x onerror=alert(1)> "& Sons"'

async function invited(name: string, roles = ['admin', 'member']) {
  const organization = await service.createOrganization({ form: { name } })
  const email = randomEmail()
  const body = { organization: organization.id, email, roles }
  expect((await organization.owner.as.request('POST', '/api/invitation', body)).status).toBe(201)
  return { organization, letter: await emailTo(email, /^Invitation/) }
}

describe('the invitation over SMTP', () => {
  test('IN-4: the invitation over SMTP names the inviter, organization, roles, and expiry, and has both links', async () => {
    const { letter } = await invited('Northwind')
    const { subject, text, html } = letter
    expect(subject).toBe('Invitation to join “Northwind”')
    const year = new Date(Date.now() + 7 * 86_400_000).getUTCFullYear()
    for (const body of [text!, html!]) {
      expect(body).toContain('You’re invited to join “Northwind” as an admin and a member.')
      expect(body).toContain('The invitation is from “Ana Duarte”.')
      expect(body).toMatch(new RegExp(`until [A-Z][a-z]+ \\d+, ${year}`))
      expect(body).toMatch(/http:\/\/[^/\s"]+\/join_organization\/acc_[\w-]{43}/)
      expect(body).toMatch(/http:\/\/[^/\s"]+\/decline_organization\/acc_[\w-]{43}/)
    }
  })

  test("IN-4: the accept link's code joins, and the decline link's code declines", async () => {
    const person = await service.createPerson()
    const codeIn = (text: string | undefined, page: string) =>
      new RegExp(`/${page}/(acc_[\\w-]{43})`).exec(text!)![1]!
    const first = await invited('Northwind')
    const join = codeIn(first.letter.text, 'join_organization')
    await person.as.call(acceptInvitation, { params: { id: join }, body: {} })
    const second = await invited('Southwind')
    const decline = codeIn(second.letter.text, 'decline_organization')
    await person.as.call(declineInvitation, { params: { id: decline }, body: {} })
  })

  test('the invitation over SMTP shows a hostile name as plain text', async () => {
    const plain = await invited('Northwind')
    const { letter } = await invited(hostile)
    expect(letter.subject).toBe(`Invitation to join “${hostile}”`)
    expect(letter.text).toContain(hostile)
    expect(letter.html).not.toContain('<img src=x')
    expect(letter.html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;&amp; Sons&quot;')
    expect(letter.headers.map(({ key }) => key)).toEqual(plain.letter.headers.map(({ key }) => key))
  })
})

describe('the email about a declined invitation', () => {
  test("IN-7: the email about a declined invitation says who declined what, with the organization's name as plain text", async () => {
    const { organization, letter } = await invited(hostile)
    const [, code] = /decline_organization\/(acc_[\w-]{43})/.exec(letter.text!)!
    const person = await service.createPerson()
    await person.as.call(declineInvitation, { params: { id: code! }, body: {} })
    const { text, html } = await emailTo(organization.owner.email, /was declined$/)
    expect(text).toContain('Hello Ana,')
    expect(text).toContain(
      `Your invitation to join ${hostile} as an admin and a member was declined by ${letter.envelopeTo[0]}.`,
    )
    expect(text).not.toContain(person.email)
    expect(html).not.toContain('<img src=x')
  })
})

describe('the email about a removal', () => {
  test("the email about a removal is sent to the member's address in the organization, with its name as plain text", async () => {
    const organization = await service.createOrganization({ form: { name: hostile } })
    const member = await service.createMember(organization, ['member'])
    await organization.owner.as.call(removeMember, {
      params: { id: organization.id, memberId: member.profileId },
    })
    const { text, html } = await emailTo(member.email, /^You were removed/)
    expect(text).toContain('Hello Ana,')
    expect(text).toContain(`You’re no longer a member of ${hostile}`)
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;img src=x')
  })
})

describe('the email about a new role', () => {
  const give = (by: TestMember, to: TestMember, roles: RankedRole[]) =>
    by.as.call(updateProfile, { params: { id: to.profileId }, body: { roles } })
  const unsent = async () => {
    const { rows } = await service.context.pool.query<{ count: number }>(
      `select count(*)::int as count from mails where state not in ('sent', 'failed')`,
    )
    return rows[0]!.count
  }
  /** Returns the emails to these people since the last call, once no email is queued. */
  async function told(...people: TestMember[]) {
    await expect.poll(unsent).toBe(0)
    const subjects = people.map(({ email }) =>
      smtp.letters
        .filter(({ envelopeTo }) => envelopeTo[0] === email)
        .map(({ subject }) => subject),
    )
    smtp.letters.length = 0
    return subjects
  }

  test('MB-3: the email about a new role goes to new admins and owners, and about a new owner to the other owners', async () => {
    const organization = await service.createOrganization({ form: { name: 'Northwind' } })
    const { owner } = organization
    const [other, theo, admin] = [
      await service.createMember(organization, ['owner']),
      await service.createMember(organization, ['member']),
      await service.createMember(organization, ['admin']),
    ]
    await told()

    await give(owner, theo, ['member', 'admin'])
    expect(await told(theo, owner, other, admin)).toEqual([
      ['You’re now an admin of Northwind'],
      [],
      [],
      [],
    ])

    await give(owner, theo, ['owner'])
    const letter = await emailTo(other.email, /^A new owner was added/)
    for (const body of [letter.text!, letter.html!]) {
      expect(body).toContain(theo.email)
      expect(body).toContain('“Ana Duarte” changed their role.')
      expect(body).toContain(`/organization/${organization.id}/members`)
    }
    expect(await told(theo, owner, other, admin)).toEqual([
      ['You’re now an owner of Northwind'],
      [],
      ['A new owner was added to Northwind'],
      [],
    ])

    // A change that reduces or doesn't affect a person's permissions sends no email.
    await give(owner, theo, ['owner', 'member'])
    await give(owner, theo, ['admin'])
    await give(owner, theo, ['admin', 'member'])
    await give(owner, theo, ['member'])
    expect(await told(theo, owner, other, admin)).toEqual([[], [], [], []])
  })

  test('a repeatedly promoted admin gets at most three emails a day, and the activity records each promotion', async () => {
    const organization = await service.createOrganization({ form: { name: 'Southwind' } })
    const { owner } = organization
    const theo = await service.createMember(organization, ['member'])
    await told()
    for (const _time of [1, 2, 3, 4]) {
      await give(owner, theo, ['admin'])
      await give(owner, theo, ['member'])
    }
    const once = 'You’re now an admin of Southwind'
    expect(await told(theo)).toEqual([[once, once, once]])
    const { rows } = await service.context.pool.query(
      `select from organization_activity where organization_id = $1 and kind = 'roles_changed'`,
      [organization.id],
    )
    expect(rows).toHaveLength(8)
    // The owner role is different. Everyone is notified, no matter how often the person was made an admin before.
    await give(owner, theo, ['owner'])
    expect(await told(theo)).toEqual([['You’re now an owner of Southwind']])
  })

  test('a new owner must be emailed, so the promotion is rejected over the email limit', async () => {
    const organization = await service.createOrganization({ form: { name: 'Eastwind' } })
    const { owner } = organization
    const [other, theo] = [
      await service.createMember(organization, ['owner']),
      await service.createMember(organization, ['member']),
    ]
    await told()
    for (const _time of [1, 2, 3]) {
      await give(owner, theo, ['owner'])
      await give(owner, theo, ['member'])
    }
    const refused = await owner.as.refused(updateProfile, {
      params: { id: theo.profileId },
      body: { roles: ['owner'] },
    })
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_much_mail' } })
    const [theos, others] = await told(theo, other)
    expect([theos!.length, others!.length]).toEqual([3, 3])
    const { rows } = await service.context.pool.query('select roles from profiles where id = $1', [
      theo.profileId,
    ])
    expect(rows).toEqual([{ roles: ['member'] }])
    // Emails are counted separately for each person.
    await give(owner, await service.createMember(organization, ['member']), ['owner'])
    expect((await told(other))[0]).toHaveLength(1)
  })
})
