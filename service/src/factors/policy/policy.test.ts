import { listOrganizationActivity } from '@accord/contract/activity.ts'
import { reauthenticate, refresh } from '@accord/contract/session.ts'
import { beginTotp, confirmTotp, removeTotp } from '@accord/contract/factors.ts'
import { listMembers } from '@accord/contract/members.ts'
import { profileToken } from '@accord/contract/profiles.ts'
import {
  getSecondFactorPolicy,
  listMembersWithout,
  setSecondFactorPolicy,
} from '@accord/contract/organization-policies.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expireReauthentication } from '#testing/accounts.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import {
  addSecondFactor,
  hasSecondFactor,
  putTotp,
  shownCode,
  withStrongOwner,
} from '#testing/factors.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { untilBlocked } from '#testing/concurrency.ts'

let service: TestService
let organization: TestOrganization

beforeAll(async () => {
  service = await sharedTestService()
})
beforeEach(async () => {
  organization = await withStrongOwner(service)
})

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
const params = () => ({ id: organization.id })
const set = (from: string | null) =>
  organization.owner.as.call(setSecondFactorPolicy, { params: params(), body: { from } })
const shown = () => organization.owner.as.call(getSecondFactorPolicy, { params: params() })

describe('the second factor policy', () => {
  test('the second factor policy is turned on, changed, and turned off by an owner, and the activity records each change', async () => {
    const [first, second] = [inDays(20), inDays(10)]
    expect(await set(first)).toEqual({ from: first, inForce: false })
    expect(await set(second)).toEqual({ from: second, inForce: false })
    expect(await set('now')).toMatchObject({ from: expect.any(String), inForce: true })
    expect(await set(null)).toEqual({ from: null, inForce: false })
    const query = { kind: 'organization_second_factor_set' } as const
    const { data } = await organization.owner.as.call(listOrganizationActivity, {
      params: params(),
      query,
    })
    expect(data.map(({ detail }) => detail)).toMatchObject([
      { after: null },
      { before: second },
      { before: first, after: second },
      { before: null, after: first },
    ])
  })

  test('setting the second factor policy to the same value changes and records nothing', async () => {
    const from = inDays(20)
    await set(from)
    await set(from)
    const query = { kind: 'organization_second_factor_set' } as const
    const { __meta } = await organization.owner.as.call(listOrganizationActivity, {
      params: params(),
      query,
    })
    expect(__meta.total).toBe(1)
  })

  test.each([
    ['a time in the past', () => inDays(-1), 'Choose a time within the next year.'],
    ['a time in two years', () => inDays(730), 'Choose a time within the next year.'],
    [
      'no time at all',
      () => 'soon',
      'Choose now or a time in the future, or null to turn the policy off.',
    ],
  ])(
    'the second factor policy rejects anything but a time within a year: %s',
    async (_which, from, sentence) => {
      const sent = { params: params(), body: { from: from() } }
      const { status, body } = await organization.owner.as.refused(setSecondFactorPolicy, sent)
      expect([status, body.fields]).toEqual([400, { from: sentence }])
      expect((await shown()).from).toBeNull()
    },
  )

  test.each([
    [
      'an admin',
      'forbidden',
      async () => {
        const admin = await service.createMember(organization, ['admin'])
        await addSecondFactor(service, admin)
        return admin
      },
    ],
    [
      'an owner by a password alone',
      'second_factor_first',
      () => service.createMember(organization, ['owner']),
    ],
    [
      "an owner with an app whose recovery codes they didn't save",
      'second_factor_first',
      async () => {
        const owner = await service.createMember(organization, ['owner'])
        const { secret } = await owner.as.call(beginTotp, { body: {} })
        const code = shownCode(secret, service.context.clock.now())
        await owner.as.call(confirmTotp, { body: { code } })
        return owner
      },
    ],
    [
      'an owner whose last confirmation is too old',
      'confirm_first',
      async () => {
        const { owner } = organization
        await expireReauthentication(service.context, owner.id)
        return owner
      },
    ],
  ])("the second factor policy can't be set by %s", async (_who, code, aPerson) => {
    const { as } = await aPerson()
    const sent = { params: params(), body: { from: 'now' } }
    expect((await as.refused(setSecondFactorPolicy, sent)).body.code).toBe(code)
    const { rows } = await service.context.pool.query(
      'select second_factor_from from organizations where id = $1',
      [organization.id],
    )
    expect(rows).toEqual([{ second_factor_from: null }])
  })
})

describe('an owner whose own second factor is removed', () => {
  test("an owner whose own second factor is removed can't turn on the policy at the same moment", async () => {
    const { owner } = organization
    const { pool } = service.context
    await putTotp(service.context, owner.id)
    const another = await pool.connect()
    await another.query('begin')
    // Emails are the last thing that a removal writes, so it waits here after it has checked the policy.
    await another.query('lock table mails in exclusive mode')
    const removing = owner.asUser.call(removeTotp)
    await untilBlocked(pool)
    const setting = owner.as.refused(setSecondFactorPolicy, {
      params: params(),
      body: { from: 'now' },
    })
    await untilBlocked(pool, 2)
    await another.query('commit')
    another.release()
    await removing
    expect((await setting).body.code).toBe('second_factor_first')
    expect((await shown()).from).toBeNull()
  })

  test('an owner without a second factor can turn the policy off only with a session that proved one', async () => {
    const { owner } = organization
    await set(inDays(20))
    await hasSecondFactor(service, owner, false)
    const move = { params: params(), body: { from: inDays(30) } }
    expect((await owner.as.refused(setSecondFactorPolicy, move)).body.code).toBe(
      'second_factor_first',
    )
    const weak = await service.createMember(organization, ['owner'])
    const lift = { params: params(), body: { from: null } }
    expect((await weak.as.refused(setSecondFactorPolicy, lift)).body.code).toBe(
      'second_factor_first',
    )
    expect((await set(null)).from).toBeNull()
  })

  test('an owner without a second factor can turn the policy off, no matter how often it was set', async () => {
    await set(inDays(20))
    await service.context.pool.query(
      `update limits set blocked_until = now() + interval '1 day'
       where name = 'secondFactorRulesPerOrganization' and key = $1`,
      [organization.id],
    )
    const move = { params: params(), body: { from: inDays(30) } }
    const { as } = organization.owner
    expect((await as.refused(setSecondFactorPolicy, move)).status).toBe(429)
    expect((await set(null)).from).toBeNull()
  })
})

describe('before a second factor policy is turned on', () => {
  test('before a second factor policy is turned on, admins and owners see whether they need a second factor first', async () => {
    const other = await service.createMember(organization, ['owner'])
    const sent = { params: params() }
    expect(await other.as.call(getSecondFactorPolicy, sent)).toMatchObject({ own: false })
    await addSecondFactor(service, other)
    expect(await other.as.call(getSecondFactorPolicy, sent)).toMatchObject({ own: true })
  })

  test('before a second factor policy is turned on, managers see who lacks a second factor and what would end', async () => {
    const without = await service.createMember(organization, ['admin', 'member'])
    await addSecondFactor(service, await service.createMember(organization, ['member']))
    expect(await shown()).toEqual({
      from: null,
      inForce: false,
      own: true,
      members: 3,
      withOne: 2,
      ends: { people: 1, applications: 0 },
    })
    const sent = { params: params(), query: {} }
    const { data, __meta } = await organization.owner.as.call(listMembersWithout, sent)
    expect(__meta.total).toBe(1)
    expect(data).toEqual([
      {
        id: without.profileId,
        name: 'Ana Duarte',
        email: without.email,
        roles: ['admin', 'member'],
      },
    ])
  })

  test('only admins and owners see in the member list who has a second factor', async () => {
    const member = await service.createMember(organization, ['member'])
    const sent = { params: params(), query: {} }
    const { data } = await organization.owner.as.call(listMembers, sent)
    expect(data.map(({ secondFactor }) => secondFactor)).toEqual([false, true])
    expect((await member.as.refused(listMembers, sent)).status).toBe(403)
  })
})

describe('tokens of weak sessions', () => {
  const expiryOf = async (profileId: string) => {
    const { rows } = await service.context.pool.query<{ expires_at: Date }>(
      'select expires_at from tokens where profile_id = $1 order by created_at desc limit 1',
      [profileId],
    )
    return rows[0]!.expires_at.toISOString()
  }

  test("tokens of weak sessions end when the policy starts, whether issued before or after, but tokens of strong sessions don't", async () => {
    const member = await service.createMember(organization, ['member'])
    const from = new Date(Date.now() + 20 * 60_000).toISOString()
    await set(from)
    expect(await expiryOf(member.profileId)).toBe(from)
    const later = await service.createMember(organization, ['member'])
    expect(await expiryOf(later.profileId)).toBe(from)
    expect(await expiryOf(organization.owner.profileId)).not.toBe(from)
  })

  test('tokens of weak sessions end when the policy starts even if they were replaced by a confirmation or a refresh', async () => {
    const member = await service.createMember(organization, ['member'])
    const from = new Date(Date.now() + 20 * 60_000).toISOString()
    await set(from)
    const body = { proof: { password: member.password } }
    const confirmed = await member.as.call(reauthenticate, { body })
    expect(confirmed.tokenExpiresAt).toBe(from)
    const as = service.anonymous.with({ authorization: `Bearer ${confirmed.token}` })
    expect((await as.call(refresh, { body: {} })).tokenExpiresAt).toBe(from)
  })

  test('tokens of weak sessions requested while the owner turns the policy on neither block the change nor survive it', async () => {
    const member = await service.createMember(organization, ['member'])
    const { pool } = service.context
    const another = await pool.connect()
    await another.query('begin')
    await another.query('select from organizations where id = $1 for key share', [organization.id])
    const setting = set('now')
    await untilBlocked(pool)
    const body = { user: member.id, profile: member.profileId }
    const { token } = await member.asUser.call(profileToken, { body })
    await another.query('commit')
    another.release()
    expect(await setting).toMatchObject({ inForce: true })
    const as = service.anonymous.with({ authorization: `Bearer ${token}` })
    expect((await as.request('GET', `/api/organization/${organization.id}`)).status).toBe(401)
  })

  test('requests for tokens of weak sessions wait for a concurrent change of the policy and are then rejected', async () => {
    const member = await service.createMember(organization, ['member'])
    const { pool } = service.context
    const another = await pool.connect()
    try {
      await another.query('begin')
      await another.query('select from organizations where id = $1 for update', [organization.id])
      const body = { user: member.id, profile: member.profileId }
      const asked = member.asUser.refused(profileToken, { body })
      await untilBlocked(pool)
      await another.query('update organizations set second_factor_from = now() where id = $1', [
        organization.id,
      ])
      await another.query('commit')
      expect((await asked).body.code).toBe('second_factor_needed')
    } finally {
      another.release(true)
    }
  })

  test('a change of the policy waits for tokens of weak sessions that are being issued, and ends them too', async () => {
    const member = await service.createMember(organization, ['member'])
    const { pool } = service.context
    const another = await pool.connect()
    try {
      await another.query('begin')
      await another.query('select from organizations where id = $1 for key share', [
        organization.id,
      ])
      const being = set('now')
      await untilBlocked(pool)
      await another.query(
        `insert into tokens (hash, session_id, kind, profile_id, expires_at)
         select sha256('late'), session_id, kind, profile_id, now() + interval '1 hour'
         from tokens where profile_id = $1`,
        [member.profileId],
      )
      await another.query('commit')
      await being
      const { rows } = await pool.query(
        'select from tokens where profile_id = $1 and expires_at > now()',
        [member.profileId],
      )
      expect(rows).toEqual([])
    } finally {
      another.release(true)
    }
  })
})
