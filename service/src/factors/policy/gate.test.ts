import { acceptInvitation, inviteMember, listOwnInvitations } from '@accord/contract/invitations.ts'
import {
  getOrganization,
  leaveOrganization,
  listOrganizations,
} from '@accord/contract/organizations.ts'
import { profileToken } from '@accord/contract/profiles.ts'
import { providerNeeded, secondFactorNeeded } from '@accord/contract/errors.ts'
import { setSecondFactorPolicy } from '@accord/contract/organization-policies.ts'
import type { Pool, PoolClient } from 'pg'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { callers } from '#testing/access/callers.ts'
import { type TestCast, sharedCasting } from '#testing/access/cast.ts'
import { firstRowsOfOneCast, type Row, rows } from '#testing/access/examples.ts'
import { readTable } from '#testing/access/table.ts'
import { dumpOf } from '#testing/dump.ts'
import { urlTo } from '#testing/test-client.ts'
import { hasSecondFactor } from '#testing/factors.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
let aCast: () => Promise<TestCast>

beforeAll(async () => {
  ;({ service, aCast } = await sharedCasting())
})

const table = readTable()
const cellOf = ({ name }: Row, caller: string) =>
  table.get(name)?.[callers.findIndex((each) => each.name === caller)] ?? ''

/**
 * A call concerns the organization if its response depends on the caller's membership, even if it only asks the caller
 * to select an organization first.
 */
const concerns = (row: Row) => cellOf(row, 'not selected') !== cellOf(row, 'outsider')

/**
 * Calls that reach the organization and still serve a weak session, grouped by reason. A call that isn't listed must
 * return `second_factor_needed`.
 */
const openToWeak: Record<string, string[]> = {
  'shows people which organizations they belong to': [
    'Login',
    'Pass second step',
    'Finish passkey sign in',
    'Me',
    'Get own email',
    'List factors',
    'List organizations',
    'List profiles',
    'List solely owned',
    'List to do',
    'List approvals',
    'List approval statuses',
  ],
  "changes the person's own account, which the organization shows to others": [
    'Update user: their own names',
    'Update user: their own password',
    'Remove totp',
    'Cancel account deletion',
    'Delete account: without that decision',
  ],
  'lets a person come, go, and take back what they gave': [
    'Get invitation: to another person, by code',
    'Accept invitation: to another person, by code',
    'Decline invitation: to another person, by code',
    'Decline mailed invitation',
    'Create contact profile',
    'Ask to join',
    'Leave organization: a named one',
    'Revoke approval: their own',
  ],
  'shows what everyone may see on an approval screen': [
    'Get application',
    'Get organization: for the approval screen',
  ],
  'shows the name of the organization to whoever has a setup link': ['Get setup page'],
}
const open = new Set(Object.values(openToWeak).flat())

/** Admins and contacts own no organizations, so they send an empty list and delete only their account. */
const deletesOwned = 'Delete account: with a decision on solely owned organizations'

const isNeeded = (body: unknown, { code } = policies.secondFactor) =>
  (body as { code?: string }).code === code

/** What an organization can require of sessions, and the error for those that haven't proved it. */
const policies = {
  secondFactor: { code: secondFactorNeeded.code as string, column: 'second_factor_from' },
  provider: { code: providerNeeded.code as string, column: 'provider_required_from' },
}

async function strong(who: { sessionId: string }) {
  await service.context.pool.query(`update sessions set factors = '{passkey}' where id = $1`, [
    who.sessionId,
  ])
}

/** Turns on the policy with the owner's session, which is then as weak as before. */
async function requireNow({ here, owner }: TestCast) {
  await strong(owner)
  await hasSecondFactor(service, owner)
  await owner.as.call(setSecondFactorPolicy, { params: here, body: { from: 'now' } })
  await hasSecondFactor(service, owner, false)
  await service.context.pool.query(`update sessions set factors = '{password}'`)
  // Their token was issued while they had a second factor. No weak session could have such a token.
  await service.context.pool.query('update tokens set expires_at = now() where profile_id = $1', [
    owner.profileId,
  ])
}

/** Turns on the policy in the database, because someone who deleted their account can't make the call. */
async function requireDirectly({ here }: TestCast, { column } = policies.secondFactor) {
  const { pool } = service.context
  await pool.query(`update organizations set ${column} = now() where id = $1`, [here.id])
  await pool.query(`update sessions set factors = '{password}'`)
  await pool.query(
    'delete from tokens where profile_id in (select id from profiles where organization_id = $1)',
    [here.id],
  )
}

/** Returns IDs that identify the organization's rows and responses. */
const idsIn = ({ here, owner, admin, member, contact }: TestCast) => [
  here.id,
  ...[owner, admin, member, contact].map(({ profileId }) => profileId),
]

/** Returns all rows that contain one of these IDs. */
async function rowsWith(ids: string[], at: Pick<Pool, 'query'>): Promise<string> {
  const dump = await dumpOf(at, { except: ['limits', 'mails'] })
  return dump
    .split('\n')
    .filter((line) => ids.some((id) => line.includes(id)))
    .join('\n')
}

/** Returns whether a row with one of these IDs has changed since the connection took its snapshot. */
async function hasChanged(
  { changes }: TestCast,
  { ids, mark, earlier }: { ids: string[]; mark: string; earlier: PoolClient },
): Promise<boolean> {
  // Reading every table takes longer than the call itself, and most calls change nothing.
  if ((await changes.since(mark)).length === 0) return false
  return (await rowsWith(ids, earlier)) !== (await rowsWith(ids, service.context.pool))
}

describe('a weak session where a second factor is required', () => {
  // Only the owner is part of every run, because an owner can make nearly every call that an admin or a contact can.
  const roles = [
    ['owner', 'secondFactor', []],
    ['admin', 'secondFactor', ['long']],
    ['contact', 'secondFactor', ['long']],
    ['owner', 'provider', []],
    ['admin', 'provider', ['long']],
  ] as const
  for (const [role, required, tags] of roles) {
    const policy = policies[required]
    test(
      `${required}: a weak session of an organization's ${role} is rejected by every call that reaches the organization, except for those listed`,
      { tags: [...tags] },
      async () => {
        const reached: Record<string, number> = {}
        const earlier = await service.context.pool.connect()
        onTestFinished(() => earlier.release(true))
        for (const row of rows) {
          const cast = await aCast()
          const { asUser } = cast[role]
          const sent = await row.sends(cast, cast[role])
          await requireDirectly(cast, policy)
          const ids = idsIn(cast)
          const mark = await cast.changes.mark()
          await earlier.query('rollback; begin isolation level repeatable read')
          await earlier.query('select 1')
          const ask = (query = sent.query ?? {}) =>
            asUser.request(row.call.method, urlTo(row.call, { ...sent, query }), sent.body)
          const preview = row.call.previews
            ? await ask({ ...sent.query, dryRun: 'true' })
            : undefined
          const { status, body } = await ask()
          const isRefused = isNeeded(body, policy)
          if (preview && isNeeded(preview.body, policy) !== isRefused) {
            reached[`${row.name}, preview`] = preview.status
          }
          if (isRefused || open.has(row.name)) continue
          if (role !== 'owner' && row.name === deletesOwned) continue
          const shows = ids.some((id) => JSON.stringify(body).includes(id))
          if (concerns(row) || shows || (await hasChanged(cast, { ids, mark, earlier }))) {
            reached[row.name] = status
          }
        }
        expect(reached).toEqual({})
      },
    )
  }

  test('a weak session where a second factor is required loses its token for the organization, and no call accepts it', async () => {
    const cast = await aCast()
    const { as } = cast.admin
    await requireNow(cast)
    const served = new Set<number>()
    for (const { call, sends } of firstRowsOfOneCast) {
      if (call.access !== 'session') continue
      const sent = await sends(cast, cast.admin)
      const { status } = await as.request(call.method, urlTo(call, sent), sent.body)
      served.add(status)
    }
    expect([...served]).toEqual([401])
  })

  test('a weak session gets no new token, but an error that names the organization and what to do', async () => {
    const cast = await aCast()
    await requireNow(cast)
    const { id, profileId, asUser } = cast.member
    const body = { user: id, profile: profileId }
    expect((await asUser.refused(profileToken, { body })).body).toMatchObject({
      code: 'second_factor_needed',
      message: 'This organization requires a second factor.',
      fields: {
        organization:
          'Harbour requires a second factor. Add a passkey or an authenticator app to your account, and save its recovery codes.',
      },
    })
  })

  test('a weak session where a second factor is required still lists the organization and can leave it', async () => {
    const cast = await aCast()
    await requireNow(cast)
    const { asUser } = cast.member
    const listed = await asUser.call(listOrganizations, { query: {} })
    expect(listed.data).toMatchObject([{ id: cast.here.id, name: 'Harbour' }])
    await asUser.call(leaveOrganization, { body: { organization: cast.here.id } })
    expect((await asUser.call(listOrganizations, { query: {} })).data).toEqual([])
  })

  test("a weak session where a second factor is required can accept an invitation, but can't act until it's stronger", async () => {
    const cast = await aCast()
    const invited = { organization: cast.here.id, email: cast.stranger.email }
    await cast.owner.as.call(inviteMember, { body: { ...invited, roles: ['admin'] } })
    await requireNow(cast)
    const { asUser, id: user, sessionId } = cast.stranger
    const [invitation] = (await asUser.call(listOwnInvitations, { query: {} })).data
    expect(invitation!.organization.secondFactorFrom).toEqual(expect.any(String))
    const params = { id: invitation!.id }
    const { profile, organization } = await asUser.call(acceptInvitation, { params, body: {} })
    expect(organization).toMatchObject({ name: 'Harbour', profileRoles: ['admin'] })
    expect(Object.keys(organization)).not.toContain('email')
    const asks = { body: { user, profile: profile.id } }
    expect((await asUser.refused(profileToken, asks)).body.code).toBe('second_factor_needed')
    await strong({ sessionId })
    expect(await asUser.call(profileToken, asks)).toMatchObject({ token: expect.any(String) })
  })

  test('a weak session where a second factor is required still works elsewhere', async () => {
    const cast = await aCast()
    await requireNow(cast)
    const { owner, id } = cast.elsewhere
    expect(await owner.as.call(getOrganization, { params: { id }, query: {} })).toMatchObject({
      id,
    })
  })
})

test('every call still accepts a strong session and an application in its own name', async () => {
  const cast = await aCast()
  await requireNow(cast)
  await strong(cast.owner)
  const body = { user: cast.owner.id, profile: cast.owner.profileId }
  const { token } = await cast.owner.asUser.call(profileToken, { body })
  const owner = service.anonymous.with({ authorization: `Bearer ${token}` })
  const reads = firstRowsOfOneCast.filter(
    ({ call }) => call.access === 'session' && call.method === 'GET' && call.media === undefined,
  )
  const answers: Record<string, string> = {}
  const expected: Record<string, string> = {}
  for (const row of reads) {
    for (const name of ['owner', 'app itself']) {
      const { as } = await callers.find((each) => each.name === name)!.actAs(cast, row.call)
      const sent = await row.sends(cast, cast.owner)
      const asking = name === 'owner' ? owner : as
      const { status } = await asking.request('GET', urlTo(row.call, sent))
      answers[`${row.name}, ${name}`] = String(status)
      expected[`${row.name}, ${name}`] = cellOf(row, name).slice(0, 3)
    }
  }
  expect(answers).toEqual(expected)
})
