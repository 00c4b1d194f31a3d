import { listOrganizationActivity } from '@accord/contract/activity.ts'
import { deleteOrganization, restoreOrganization } from '@accord/contract/deletions.ts'
import {
  acceptInvitation,
  declineInvitation,
  declineMailedInvitation,
  getInvitation,
  listOwnInvitations,
  readMailedInvitation,
} from '@accord/contract/invitations.ts'
import { leaveOrganization } from '@accord/contract/organizations.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { setDisabledOf } from '#lifecycle/accounts/by-operator.ts'
import { emailsTo } from '#testing/inbox.ts'
import { type TestOrganization, actingUnder } from '#testing/organizations.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import {
  randomEmail,
  createTestInvitation,
  expire,
  newestActivity,
  databaseState,
} from '#testing/members.ts'
import { untilBlocked } from '#testing/concurrency.ts'

let service: TestService
let organization: TestOrganization

beforeAll(async () => {
  service = await sharedTestService()
  organization = await service.createOrganization({ form: { name: 'Northwind', country: 'CA' } })
})

const by = (id: string) => ({ params: { id }, body: {} })

/** Creates a person with an invitation. */
async function invitee(given: Parameters<typeof createTestInvitation>[2] = {}) {
  const person = await service.createPerson()
  return {
    person,
    ...(await createTestInvitation(service, organization, { ...given, email: person.email })),
  }
}

describe('accepting an invitation', () => {
  test('IN-6: accepting an invitation creates a profile with the invited address and roles, which can act immediately', async () => {
    const person = await service.createPerson()
    const { email, code } = await createTestInvitation(service, organization, {
      roles: ['member', 'admin'],
    })
    const joined = await person.as.call(acceptInvitation, by(code))
    expect(joined.profile).toEqual({
      id: joined.profile.id,
      // This is the invited address, although the account has a different one.
      email,
      emailProven: false,
      pendingEmail: null,
      roles: ['admin', 'member'],
      createdAt: expect.any(String),
      joinedAt: expect.any(String),
      founder: false,
      suspended: false,
      organization: { id: organization.id, name: 'Northwind', country: 'CA' },
    })
    expect(joined.organization).toMatchObject({ id: organization.id, name: 'Northwind' })
    const { as } = await actingUnder(person, joined.profile.id)
    const members = await as.request('GET', `/api/organization/${organization.id}/members`)
    expect(members.status).toBe(200)
    expect(await newestActivity(service, organization.id)).toEqual({
      kind: 'invitation_accepted',
      user_id: person.id,
      profile_id: joined.profile.id,
      detail: { email, roles: ['admin', 'member'] },
    })
  })

  test('accepting an invitation as an owner notifies the other owners', async () => {
    const { person, code } = await invitee({ roles: ['owner'] })
    await person.as.call(acceptInvitation, by(code))
    const [newest] = await emailsTo(service.context, organization.owner.email)
    expect(newest).toMatchObject({ subject: 'A new owner was added to Northwind' })
    expect(newest!.text).toContain(person.email)
  })

  test('a person who verified the invited address can accept the invitation by ID', async () => {
    const { person, id, email } = await invitee()
    const { profile } = await person.as.call(acceptInvitation, by(id))
    expect(profile).toMatchObject({ email, emailProven: true })
  })

  test('IN-6: accepting an invitation twice is rejected with 400, for the invitee and for a person with a forwarded link', async () => {
    const { person: invited, id, code } = await invitee()
    const forwardedTo = await service.createPerson()
    await forwardedTo.as.call(acceptInvitation, by(code))
    for (const { as } of [invited, forwardedTo]) {
      for (const key of [id, code]) {
        const { status, body } = await as.refused(acceptInvitation, by(key))
        expect([status, body.message]).toEqual([400, 'This invitation has already been accepted.'])
      }
    }
  })

  test('accepting an invitation twice is rejected with 400 even if the inviter has left since', async () => {
    const sender = await service.createMember(organization, ['admin'])
    const { person, id } = await invitee({ by: sender })
    await person.as.call(acceptInvitation, by(id))
    await sender.as.call(leaveOrganization, { body: {} })
    const { status, body } = await person.as.refused(acceptInvitation, by(id))
    expect([status, body.message]).toEqual([400, 'This invitation has already been accepted.'])
  })

  test("accepting an invitation is rejected if the inviter's account was disabled, and removes the invitation", async () => {
    const sender = await service.createMember(organization, ['admin'])
    const { person, id, email } = await invitee({ by: sender })
    await setDisabledOf(service.context, sender.email, true)
    expect((await person.as.refused(acceptInvitation, by(id))).status).toBe(404)
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'invitation_deleted',
      detail: { email },
    })
  })

  test('accepting an expired invitation is rejected with 400', async () => {
    const { person, id, code } = await invitee()
    await expire(service, id)
    const before = await databaseState(service)
    for (const key of [id, code]) {
      const { status, body } = await person.as.refused(acceptInvitation, by(key))
      expect([status, body.message]).toEqual([
        400,
        'This invitation has expired. Ask for a new one.',
      ])
    }
    expect(await databaseState(service)).toBe(before)
  })

  test('IN-6: accepting an invitation with a profile in the organization is rejected with 409, and the invitation stays open', async () => {
    const { id, code } = await createTestInvitation(service, organization)
    for (const roles of [['member'], ['contact']] as const) {
      const member = await service.createMember(organization, roles)
      const { status, body } = await member.asUser.refused(acceptInvitation, by(code))
      expect([status, body.message]).toEqual([
        409,
        'You already have a profile in this organization.',
      ])
    }
    const sent = { params: { id }, query: {} }
    expect((await organization.owner.as.call(getInvitation, sent)).status).toBe('pending')
    await (await service.createPerson()).as.call(acceptInvitation, by(code))
  })
})

describe('declining an invitation', () => {
  test('declining an invitation closes it permanently and is recorded', async () => {
    const { person, id, email, code } = await invitee()
    await person.as.call(declineInvitation, by(code))
    expect(await newestActivity(service, organization.id)).toEqual({
      kind: 'invitation_declined',
      user_id: null,
      profile_id: null,
      detail: { email, roles: ['member'] },
    })
    // The organization isn't shown whose account declined, or from where.
    const { data } = await organization.owner.as.call(listOrganizationActivity, {
      params: organization,
      query: { $limit: 1 },
    })
    expect(data).toMatchObject([{ author: { kind: 'system' }, address: null }])
    for (const key of [id, code]) {
      expect((await person.as.refused(acceptInvitation, by(key))).status).toBe(404)
      expect((await person.as.refused(declineInvitation, by(key))).status).toBe(404)
    }
  })

  test('declining an invitation emails the inviter at their address in the organization', async () => {
    const sender = await service.createMember(organization, ['admin'])
    const address = randomEmail()
    const { pool } = service.context
    await pool.query('update profiles set email = $1 where id = $2', [address, sender.profileId])
    const { person, email, code } = await invitee({ by: sender, roles: ['admin', 'member'] })
    await person.as.call(declineInvitation, by(code))
    const [letter] = await emailsTo(service.context, address)
    expect(letter).toMatchObject({
      kind: 'invitation_declined',
      subject: 'Your invitation to Northwind was declined',
    })
    expect(letter!.text).toContain(
      `Your invitation to join Northwind as an admin and a member was declined by ${email}.`,
    )
    expect(letter!.text).toContain(`/organization/${organization.id}/members`)
    // The email doesn't reveal which account declined.
    expect(letter!.text).not.toContain(person.id)
  })

  test('IN-7: declining an invitation with the emailed link needs no account and works only while the invitation is open', async () => {
    const { id, email, code } = await invitee()
    const { anonymous } = service
    const letter = { body: { code } }
    expect(await anonymous.call(readMailedInvitation, letter)).toEqual({
      organization: organization.name,
      email,
      invitedBy: 'Ana Duarte',
    })
    // Other people may know the ID, so it doesn't work as an emailed code.
    expect((await anonymous.refused(readMailedInvitation, { body: { code: id } })).status).toBe(404)

    await anonymous.call(declineMailedInvitation, letter)
    expect(await newestActivity(service, organization.id)).toEqual({
      kind: 'invitation_declined',
      user_id: null,
      profile_id: null,
      detail: { email, roles: ['member'] },
    })
    // The inviter isn't shown who declined.
    const { data } = await organization.owner.as.call(listOrganizationActivity, {
      params: organization,
      query: { $limit: 1 },
    })
    expect(data).toMatchObject([{ author: { kind: 'system' }, address: null }])
    const [told] = await emailsTo(service.context, organization.owner.email)
    expect(told).toMatchObject({ kind: 'invitation_declined' })
    for (const call of [readMailedInvitation, declineMailedInvitation]) {
      expect((await anonymous.refused(call, letter)).status).toBe(404)
    }
    const late = await invitee()
    await expire(service, late.id)
    const sent = { body: { code: late.code } }
    expect((await anonymous.refused(readMailedInvitation, sent)).status).toBe(404)
  })

  test('declining an invitation with an email that is being replaced changes nothing', async () => {
    const { id, code } = await invitee()
    const { pool } = service.context
    const another = await pool.connect()
    try {
      await another.query('begin')
      const held = 'select from organizations where id = $1 for no key update'
      await another.query(held, [organization.id])
      const answer = service.anonymous.refused(declineMailedInvitation, { body: { code } })
      await untilBlocked(pool)
      await another.query(`update invitations set code_hash = sha256('new') where id = $1`, [id])
      await another.query('commit')
      expect((await answer).status).toBe(404)
    } finally {
      another.release(true)
    }
    const { rows } = await pool.query('select declined_at from invitations where id = $1', [id])
    expect(rows).toEqual([{ declined_at: null }])
  })

  test('declining an invitation after accepting it sends no email', async () => {
    const { person, code } = await invitee()
    await person.as.call(acceptInvitation, by(code))
    const emails = await emailsTo(service.context, organization.owner.email)
    await person.as.refused(declineInvitation, by(code))
    expect(await emailsTo(service.context, organization.owner.email)).toEqual(emails)
  })

  test('an invitation can be declined by ID, even if it has expired', async () => {
    const { person, id } = await invitee()
    await expire(service, id)
    await person.as.call(declineInvitation, by(id))
  })

  test('declining an invitation after accepting it is rejected with 400, and the profile stays', async () => {
    const { person, id, code } = await invitee()
    const { profile } = await person.as.call(acceptInvitation, by(code))
    const { status, body } = await person.as.refused(declineInvitation, by(id))
    expect([status, body.message]).toEqual([400, 'This invitation has already been accepted.'])
    await actingUnder(person, profile.id)
  })
})

describe('an invitation', () => {
  test('an invitation shows its inviter, organization, roles, and expiry to the invitee', async () => {
    const { person, id, code } = await invitee({ roles: ['admin'] })
    for (const key of [id, code]) {
      const sent = { params: { id: key }, query: { $with: 'organization' } } as const
      expect(await person.as.call(getInvitation, sent)).toEqual({
        id,
        email: person.email,
        roles: ['admin'],
        status: 'pending',
        createdAt: expect.any(String),
        expiresAt: expect.any(String),
        acceptedAt: null,
        organization: {
          id: organization.id,
          name: 'Northwind',
          logo: null,
          secondFactorFrom: null,
        },
        invitedBy: 'Ana Duarte',
      })
    }
  })

  test('an invitation shows its result', async () => {
    const statusAfter = async (change: (made: Awaited<ReturnType<typeof invitee>>) => unknown) => {
      const made = await invitee()
      await change(made)
      const sent = { params: { id: made.id }, query: {} }
      const { status, acceptedAt } = await made.person.as.call(getInvitation, sent)
      return [status, acceptedAt !== null]
    }
    expect([
      await statusAfter(() => {}),
      await statusAfter(({ person, id }) => person.as.call(acceptInvitation, by(id))),
      await statusAfter(({ person, id }) => person.as.call(declineInvitation, by(id))),
      await statusAfter(({ id }) => expire(service, id)),
    ]).toEqual([
      ['pending', false],
      ['accepted', true],
      ['declined', false],
      ['expired', false],
    ])
  })
})

describe("a person's own invitations", () => {
  test("a person's list of invitations is paginated, newest first, with exactly those that their address can accept", async () => {
    const person = await service.createPerson()
    const { email } = person
    const made: string[] = []
    for (let count = 0; count < 3; count += 1) {
      made.unshift(
        (await createTestInvitation(service, await service.createOrganization(), { email })).id,
      )
    }
    const late = await createTestInvitation(service, await service.createOrganization(), { email })
    await expire(service, late.id)
    const unwanted = await createTestInvitation(service, await service.createOrganization(), {
      email,
    })
    await person.as.call(declineInvitation, by(unwanted.id))

    const own = await person.as.call(listOwnInvitations, { query: {} })
    expect(own.data.map(({ id }) => id)).toEqual(made)
    expect(own.__meta.total).toBe(3)
    expect(own.data[0]).toMatchObject({ organization: { name: expect.any(String) } })
    const page = await person.as.call(listOwnInvitations, { query: { $skip: 1, $limit: 1 } })
    expect(page.data.map(({ id }) => id)).toEqual([made[1]])
    expect(page.__meta).toEqual({ total: 3, skip: 1, limit: 1 })
  })

  test("a person's own invitations leave out deleted organizations until they're restored", async () => {
    const person = await service.createPerson()
    const there = await service.createOrganization()
    const { id } = await createTestInvitation(service, there, { email: person.email })
    const own = async () => {
      const { data, __meta } = await person.as.call(listOwnInvitations, { query: {} })
      return [__meta.total, ...data.map((each) => each.id)]
    }
    const whole = { params: { id: there.id } }
    await there.owner.as.call(deleteOrganization, whole)
    expect(await own()).toEqual([0])
    await there.owner.as.call(restoreOrganization, whole)
    expect(await own()).toEqual([1, id])
  })

  test("a person's own invitations don't include other people's", async () => {
    await invitee()
    const { as } = await service.createPerson()
    expect(await as.call(listOwnInvitations, { query: {} })).toEqual({
      data: [],
      __meta: { total: 0, skip: 0, limit: 20 },
    })
  })
})
