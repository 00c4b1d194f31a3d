import { updateUser } from '@accord/contract/accounts.ts'
import type { Call } from '@accord/contract/call.ts'
import { createOrganization, leaveOrganization } from '@accord/contract/organizations.ts'
import { profileToken } from '@accord/contract/profiles.ts'
import {
  forbidden,
  insufficientScope,
  invalidToken,
  membershipSuspended,
  type ExpectedError,
  providerNeeded,
  secondFactorNeeded,
  unauthenticated,
} from '@accord/contract/errors.ts'
import { setSecondFactorPolicy } from '@accord/contract/organization-policies.ts'
import { setProviderPolicy } from '@accord/contract/provider-policy.ts'
import { endOtherSessions, endSession, logout } from '@accord/contract/session.ts'
import { listOrganizationActivity } from '@accord/contract/activity.ts'
import { deleteApplication } from '@accord/contract/applications.ts'
import { inviteMember } from '@accord/contract/invitations.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { callers } from '#testing/access/callers.ts'
import { type TestCast, sharedCasting } from '#testing/access/cast.ts'
import { firstRows, type Row, rows } from '#testing/access/examples.ts'
import { readTable } from '#testing/access/table.ts'
import { urlTo } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'
import { untilBlocked } from '#testing/concurrency.ts'

let service: TestService
let aCast: () => Promise<TestCast>

beforeAll(async () => {
  ;({ service, aCast } = await sharedCasting())
})

const table = readTable()
const column = (name: string) => callers.findIndex((each) => each.name === name)
const cellOf = ({ name }: Row, caller: string) => table.get(name)?.[column(caller)] ?? ''

/** The calls that require permission to manage. */
const managing = (row: Row) => cellOf(row, 'member') === '403'

/** One example of each call is enough if all of them fail at the same check. */
const isFirst = (row: Row) => firstRows.includes(row)

/** Changes to a person's own account don't wait for an organization, so they complete before the loss. */
const ofAccount = new Set<Call>([
  createOrganization,
  endOtherSessions,
  endSession,
  logout,
  updateUser,
])
const signedIn = (row: Row) =>
  row.call.access === 'session' && !ofAccount.has(row.call) && isFirst(row)

/** Dry runs wait for no lock and change nothing. */
const asksOnly = ({ name }: Row) => name.endsWith('as a dry run')

interface Loss {
  caller: string
  statement: string
  of: (cast: TestCast) => string
  /** The calls that the caller could make before the loss but not after it. */
  ends: (row: Row) => boolean
  expected: ExpectedError
}

const setsPolicy = ({ call }: Row) => call === setSecondFactorPolicy || call === setProviderPolicy

const losses: Record<string, Loss> = {
  'an owner who is made a member': {
    caller: 'owner',
    statement: `update profiles set roles = '{member}' where id = $1`,
    of: ({ owner }) => owner.profileId,
    ends: managing,
    expected: forbidden,
  },
  'an owner who is removed': {
    caller: 'owner',
    statement: 'delete from profiles where id = $1',
    of: ({ owner }) => owner.profileId,
    // No token is issued for a deleted profile, so this call returns a 404.
    ends: (row) => signedIn(row) && row.call !== profileToken,
    expected: unauthenticated,
  },
  'an owner who is suspended': {
    caller: 'owner',
    statement: 'update profiles set suspended_at = now() where id = $1',
    of: ({ owner }) => owner.profileId,
    // One call is enough, because all of them fail at the same check.
    ends: (row) => row.call === inviteMember,
    expected: membershipSuspended,
  },
  'an application of a suspended person': {
    caller: 'app for owner',
    statement: 'update profiles set suspended_at = now() where id = $1',
    of: ({ owner }) => owner.profileId,
    ends: (row) => row.call === inviteMember,
    expected: membershipSuspended,
  },
  'an owner who is signed out': {
    caller: 'owner',
    statement: 'delete from sessions where id = $1',
    of: ({ owner }) => owner.sessionId,
    ends: signedIn,
    expected: unauthenticated,
  },
  'an owner whose organization starts to require a second factor': {
    caller: 'owner',
    statement: 'update organizations set second_factor_from = now() where id = $1',
    of: ({ here }) => here.id,
    // The person who sets a policy has a second factor.
    ends: (row) => managing(row) && isFirst(row) && !setsPolicy(row),
    expected: secondFactorNeeded,
  },
  'an application of a person without a second factor': {
    caller: 'app for owner',
    statement: 'update organizations set second_factor_from = now() where id = $1',
    of: ({ here }) => here.id,
    ends: (row) => row.call === inviteMember,
    expected: secondFactorNeeded,
  },
  'an owner whose organization starts to require its identity provider': {
    caller: 'owner',
    statement: 'update organizations set provider_required_from = now() where id = $1',
    of: ({ here }) => here.id,
    ends: (row) => managing(row) && isFirst(row) && !setsPolicy(row),
    expected: providerNeeded,
  },
  "an application of a person who hasn't proved the identity provider": {
    caller: 'app for owner',
    statement: 'update organizations set provider_required_from = now() where id = $1',
    of: ({ here }) => here.id,
    ends: (row) => row.call === inviteMember,
    expected: providerNeeded,
  },
  // Owners can't leave.
  'an admin who is signed out': {
    caller: 'admin',
    statement: 'delete from sessions where id = $1',
    of: ({ admin }) => admin.sessionId,
    ends: ({ call }) => call === leaveOrganization,
    expected: unauthenticated,
  },
  "an application that loses the owner's approval": {
    caller: 'app for owner',
    statement: 'delete from approvals where id = $1',
    of: ({ offered }) => offered.ownersApproval,
    ends: managing,
    expected: invalidToken,
  },
  // The approval remains, as after revoking a token or changing the password.
  'an application that loses its token': {
    caller: 'app for owner',
    statement: `delete from oauth_artifacts where kind = 'AccessToken' and application_id = $1`,
    of: ({ offered }) => offered.id,
    ends: managing,
    expected: invalidToken,
  },
  'an application that no longer requests the scope': {
    caller: 'app for owner',
    statement: `update applications set scopes = '{}' where id = $1`,
    of: ({ offered }) => offered.id,
    ends: managing,
    expected: insufficientScope,
  },
}

/** Returns the changes that a caller can no longer make after the loss. */
function changesEndedBy({ caller, ends }: Loss): Row[] {
  return rows.filter(
    (row) =>
      // Downloads count as changes, because they're recorded.
      (row.call.method !== 'GET' || row.call.media !== undefined) &&
      !row.call.reads &&
      !asksOnly(row) &&
      cellOf(row, caller).startsWith('2') &&
      ends(row),
  )
}

/** Every run tests each change with one loss, and each loss with at least one change. */
const inEveryRun = new Map<Loss, Row[]>()
const lostOnce = new Set<Row>()
for (const loss of Object.values(losses)) {
  const changes = changesEndedBy(loss)
  const first = changes.filter((row) => !lostOnce.has(row))
  for (const row of first) lostOnce.add(row)
  inEveryRun.set(loss, first.length > 0 ? first : changes.slice(0, 1))
}

describe.each(Object.entries(losses))(
  '%s while a change waits for its organization or person',
  (_who, loss) => {
    const changes = changesEndedBy(loss)
    const often = changes.filter((row) => inEveryRun.get(loss)!.includes(row))
    const seldom = changes.filter((row) => !often.includes(row))

    test.each(often)("the caller can no longer make the change: '$name'", (row) =>
      expectRefusal(loss, row),
    )
    test.each(seldom)(
      "the caller can no longer make the change: '$name'",
      { tags: ['long'] },
      (row) => expectRefusal(loss, row),
    )
  },
)

async function expectRefusal({ caller, statement, of, expected: expectedError }: Loss, row: Row) {
  const { call, sends } = row
  const cast = await aCast()
  const { as, who } = await callers[column(caller)]!.actAs(cast, call)
  const sent = await sends(cast, who)
  const { pool } = service.context
  const before = await cast.changes.mark()
  const another = await pool.connect()
  try {
    await another.query('begin')
    // The service locks the organization before its rows, and a person before theirs.
    await another.query('select from organizations order by id for no key update')
    await another.query('select from users order by id for no key update')
    if (statement.includes('profiles')) {
      // An organization must always have an owner.
      const promote = `update profiles set roles = '{owner}' where id = $1`
      await another.query(promote, [cast.admin.profileId])
    }
    await another.query(statement, [of(cast)])

    const asked = as.request(call.method, urlTo(call, sent), sent.body)
    await Promise.race([asked, untilBlocked(pool)])
    await another.query('commit')
    const { status, code } = expectedError
    expect(await asked).toMatchObject({ status, body: { code } })
    expect(await cast.changes.since(before, another)).toEqual([])
  } finally {
    // This keeps the connection for the next test, because opening one takes longer than everything else here.
    await another.query('rollback')
    another.release()
  }
}

test("the activity of a change names its application, even if it's deleted in the meantime", async () => {
  const cast = await aCast()
  const { here, offered, owner, partner } = cast
  const { as } = await callers[column('app for owner')]!.actAs(cast, inviteMember)
  const { pool } = service.context
  const another = await pool.connect()
  try {
    await another.query('begin')
    // The limit on invitation emails is counted last, so the change waits there.
    await another.query(
      `insert into limits (name, key, count, window_ends_at)
       values ('unaskedMailPerMailbox', 'chen@example.com', 1, now() + interval '1 day')`,
    )
    const body = { organization: here.id, email: 'chen@example.com', roles: ['member' as const] }
    const invited = as.call(inviteMember, { body })
    await untilBlocked(pool)
    const deleted = partner.owner.as.call(deleteApplication, { params: { id: offered.id } })
    await Promise.race([deleted, untilBlocked(pool, 2)])
    await another.query('commit')
    await Promise.all([invited, deleted])
  } finally {
    another.release(true)
  }
  const { data } = await owner.as.call(listOrganizationActivity, { params: here, query: {} })
  expect(data).toMatchObject([{ author: { through: { id: offered.id, name: 'Diary' } } }])
})
