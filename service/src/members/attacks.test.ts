import {
  acceptInvitation,
  deleteInvitation,
  getInvitation,
  inviteMember,
  listOwnInvitations,
  resendInvitation,
} from '@accord/contract/invitations.ts'
import { cannotGiveRole, cannotRemoveMember, removeMember } from '@accord/contract/members.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import type { Answer } from '#testing/test-client.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import {
  randomEmail,
  createTestInvitation,
  newestActivity,
  databaseState,
} from '#testing/members.ts'

let service: TestService
let organization: TestOrganization
let other: TestOrganization
let admin: TestMember

beforeAll(async () => {
  service = await sharedTestService()
  organization = await service.createOrganization()
  other = await service.createOrganization()
  admin = await service.createMember(organization, ['admin'])
})

/** Expects that an attack changes nothing, and returns the error. */
async function unchangedBy(attack: () => Promise<Answer>) {
  const before = await databaseState(service)
  const { status, body } = await attack()
  expect(await databaseState(service)).toBe(before)
  return { status, code: (body as { code: string }).code }
}

describe('attacks by an admin', () => {
  test("MB-3, MB-7: an admin can't invite an owner", async () => {
    for (const roles of [['owner'], ['member', 'owner'], ['owner', 'owner']] as const) {
      const body = { organization: organization.id, email: randomEmail(), roles: [...roles] }
      expect(await unchangedBy(() => admin.as.refused(inviteMember, { body }))).toEqual({
        status: 403,
        code: cannotGiveRole.code,
      })
    }
  })

  test("MB-4, MB-7: an admin can't remove an owner", async () => {
    const params = { id: organization.id, memberId: organization.owner.profileId }
    expect(await unchangedBy(() => admin.as.refused(removeMember, { params }))).toEqual({
      status: 403,
      code: cannotRemoveMember.code,
    })
  })

  test("MB-4, MB-7: an admin can't renew an invitation as owner, but can withdraw it", async () => {
    const { id } = await createTestInvitation(service, organization, { roles: ['owner'] })
    const sent = { params: { id }, body: {} }
    const { status } = await unchangedBy(() => admin.as.refused(resendInvitation, sent))
    expect(status).toBe(403)
    expect(await admin.as.call(deleteInvitation, { params: { id } })).toEqual({})
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'invitation_deleted',
      profile_id: admin.profileId,
      detail: { roles: ['owner'] },
    })
  })

  test('an admin or owner who names another organization in the body gets a 404', async () => {
    const body = { organization: other.id, email: randomEmail(), roles: ['member' as const] }
    for (const { as } of [admin, organization.owner]) {
      const { status } = await unchangedBy(() => as.refused(inviteMember, { body }))
      expect(status).toBe(404)
    }
  })

  test('an admin who assigns the role contact, no role, or an unknown one is rejected by the schema', async () => {
    for (const roles of [['contact'], [], ['root'], ['member', 'contact'], 'owner', null]) {
      const body = { organization: organization.id, email: randomEmail(), roles }
      const { status } = await unchangedBy(() => admin.as.request('POST', '/api/invitation', body))
      expect(status).toBe(400)
    }
  })

  test("an admin can't set fields that only the service can set", async () => {
    const good = { organization: organization.id, email: randomEmail(), roles: ['member'] }
    for (const extra of [{ id: organization.id }, { code: 'x' }, { accepted_at: 'now' }]) {
      const body = { ...good, ...extra }
      const { status } = await unchangedBy(() => admin.as.request('POST', '/api/invitation', body))
      expect(status).toBe(400)
    }
  })
})

describe("another organization's admin", () => {
  test("another organization's admin can't read, resend, withdraw, or answer an invitation, and gets no information about it", async () => {
    const { id } = await createTestInvitation(service, organization)
    const foreigner = await service.createMember(other, ['admin'])
    const params = { id }
    const attempts = [
      await unchangedBy(() => foreigner.as.refused(getInvitation, { params, query: {} })),
      await unchangedBy(() => foreigner.as.refused(resendInvitation, { params, body: {} })),
      await unchangedBy(() => foreigner.as.refused(deleteInvitation, { params })),
      await unchangedBy(() => foreigner.as.refused(acceptInvitation, { params, body: {} })),
    ]
    expect(attempts).toEqual(attempts.map(() => ({ status: 404, code: 'not_found' })))
  })
})

describe('CO1: a stranger with the ID of an invitation', () => {
  const byId = (id: string) => ({ params: { id }, body: {} })

  test('a stranger with the ID of an invitation but another email address gets a 404', async () => {
    const { id } = await createTestInvitation(service, organization)
    const stranger = await service.createPerson()
    const attempts = [
      await unchangedBy(() => stranger.as.request('GET', `/api/invitation/${id}`)),
      await unchangedBy(() => stranger.as.refused(acceptInvitation, byId(id))),
      await unchangedBy(() => stranger.as.request('POST', `/api/invitation/${id}/decline`)),
    ]
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  test('a stranger with the ID of an invitation and an unverified account with the invited address gets a 404', async () => {
    const person = await service.createPerson()
    const { id } = await createTestInvitation(service, organization, { email: person.email })
    const verify = (at: string) =>
      service.context.pool.query(`update users set email_verified_at = ${at} where id = $1`, [
        person.id,
      ])
    await verify('null')
    const attempts = [
      await unchangedBy(() => person.as.request('GET', `/api/invitation/${id}`)),
      await unchangedBy(() => person.as.refused(acceptInvitation, byId(id))),
      await unchangedBy(() => person.as.request('POST', `/api/invitation/${id}/decline`)),
    ]
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404])
    const own = () => person.as.call(listOwnInvitations, { query: {} })
    expect((await own()).data).toEqual([])

    await verify('now()')
    expect((await own()).data.map((invitation) => invitation.id)).toEqual([id])
  })

  test("a stranger whose profile has the invited address gets a 404 for the invitation's ID, verified or not", async () => {
    const { id, email } = await createTestInvitation(service, organization)
    const known = await service.createMember(other, ['member'])
    for (const proven of [false, true]) {
      await service.context.pool.query(
        'update profiles set email = $1, email_proven = $2 where id = $3',
        [email, proven, known.profileId],
      )
      const attempts = [
        await unchangedBy(() => known.asUser.request('GET', `/api/invitation/${id}`)),
        await unchangedBy(() => known.asUser.refused(acceptInvitation, byId(id))),
        await unchangedBy(() => known.as.request('POST', `/api/invitation/${id}/decline`)),
      ]
      expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404])
      const { data } = await known.asUser.call(listOwnInvitations, { query: {} })
      expect(data).toEqual([])
    }
  })

  test('a stranger with the ID of an invitation and an unverified profile address gets a 404', async () => {
    const { id, email } = await createTestInvitation(service, organization)
    const waiting = await service.createMember(other, ['member'])
    const { pool } = service.context
    await pool.query('update profiles set pending_email = $1 where id = $2', [
      email,
      waiting.profileId,
    ])
    const { status } = await unchangedBy(() => waiting.as.refused(acceptInvitation, byId(id)))
    expect(status).toBe(404)
  })
})

describe('CO1: a forwarded link', () => {
  test("a forwarded link can be used to join once, and doesn't open other invitations of the true owner", async () => {
    const invited = await service.createPerson()
    const { code } = await createTestInvitation(service, organization, { email: invited.email })
    const forwardedTo = await service.createPerson()
    const { profile } = await forwardedTo.as.call(acceptInvitation, byCode(code))
    expect(profile).toMatchObject({ email: invited.email, emailProven: false })

    const { id } = await createTestInvitation(service, other, { email: invited.email })
    const sent = { params: { id }, body: {} }
    const { status } = await unchangedBy(() => forwardedTo.as.refused(acceptInvitation, sent))
    expect(status).toBe(404)
    await invited.as.call(acceptInvitation, sent)
  })

  test("a forwarded link doesn't prevent the true owner of its address from being invited and joining", async () => {
    const invited = await service.createPerson()
    const { email } = invited
    const { code } = await createTestInvitation(service, organization, { email })
    await (await service.createPerson()).as.call(acceptInvitation, byCode(code))

    const again = await createTestInvitation(service, organization, { email })
    const { profile } = await invited.as.call(acceptInvitation, byCode(again.code))
    expect(profile).toMatchObject({ email, emailProven: true })
  })

  test.each(['accept', 'decline', 'take back'])(
    'a forwarded link shows nothing to anyone once it was used: %s',
    async (use) => {
      const { id, code } = await createTestInvitation(service, organization)
      if (use === 'take back') {
        await admin.as.call(deleteInvitation, { params: { id } })
      } else {
        const path = `/api/invitation/${code}/${use}`
        expect((await (await service.createPerson()).as.request('POST', path)).status).toBe(200)
      }
      const stranger = await service.createPerson()
      const answersTo = async (key: string) => [
        await unchangedBy(() => stranger.as.request('GET', `/api/invitation/${key}`)),
        await unchangedBy(() => stranger.as.request('POST', `/api/invitation/${key}/accept`)),
        await unchangedBy(() => stranger.as.request('POST', `/api/invitation/${key}/decline`)),
      ]
      const never = { status: 404, code: 'not_found' }
      expect(await answersTo(code)).toEqual([never, never, never])
      expect(await answersTo(`acc_${'A'.repeat(43)}`)).toEqual([never, never, never])
    },
  )
})

describe('an inviter who lost the right', () => {
  test('the link of an inviter who lost the right to invite returns 404, and the invitation is deleted', async () => {
    const second = await service.createMember(organization, ['owner'])
    const { id, email, code } = await createTestInvitation(service, organization, {
      roles: ['owner'],
      by: second,
    })
    const { pool } = service.context
    await pool.query(`update profiles set roles = '{admin}' where id = $1`, [second.profileId])

    const { as } = await service.createPerson()
    expect((await as.refused(acceptInvitation, byCode(code))).status).toBe(404)
    const left = await pool.query('select id from invitations where id = $1', [id])
    expect(left.rowCount).toBe(0)
    const profiles = await pool.query('select id from profiles where email = $1', [email])
    expect(profiles.rowCount).toBe(0)
  })

  test('open invitations of an inviter who lost the right to invite are withdrawn when the inviter is removed', async () => {
    const leaving = await service.createMember(organization, ['admin'])
    const { code } = await createTestInvitation(service, organization, { by: leaving })
    const params = { id: organization.id, memberId: leaving.profileId }
    await organization.owner.as.call(removeMember, { params })
    const { as } = await service.createPerson()
    expect((await as.refused(acceptInvitation, byCode(code))).status).toBe(404)
  })
})

const byCode = (code: string) => ({ params: { id: code }, body: {} })
