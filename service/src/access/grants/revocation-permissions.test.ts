import { revokeAccessGrants } from '@accord/contract/access.ts'
import { reauthenticationRequired, forbidden } from '@accord/contract/errors.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestCast, sharedCasting } from '#testing/access/cast.ts'
import { createGrantOfEachKind, type TestGrants } from '#testing/access/things.ts'
import { expireReauthentication } from '#testing/accounts.ts'
import type { Client } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'
import { untilBlocked } from '#testing/concurrency.ts'

let service: TestService
let aCast: () => Promise<TestCast>
let cast: TestCast
let grants: TestGrants

beforeAll(async () => {
  ;({ service, aCast } = await sharedCasting())
})
beforeEach(async () => {
  cast = await aCast()
  grants = await createGrantOfEachKind(cast)
})

describe('a person who revokes access', () => {
  const sent = (dryRun: boolean) => ({
    params: { id: cast.here.id },
    body: { items: [{ kind: 'invitation' as const, id: grants.invitation }], dryRun },
  })
  const refused = async (as: Client) =>
    (await as.refused(revokeAccessGrants, sent(false))).body.code
  const stillEnds = async () =>
    expect(await cast.owner.as.call(revokeAccessGrants, sent(true))).toMatchObject({
      items: [{ outcome: 'ends' }],
    })

  test('revoking needs a confirmed identity for people and applications, but not for other access', async () => {
    await expireReauthentication(service.context, cast.owner.sessionId)
    const params = { id: cast.here.id }
    const access = [
      { kind: 'authorization', id: grants.authorization },
      { kind: 'approval', id: cast.offered.ownersApproval },
      { kind: 'network', id: grants.network },
      { kind: 'export', id: grants.export },
      { kind: 'invitation', id: grants.invitation },
    ] as const
    const others = [
      { kind: 'person', id: cast.member.profileId },
      { kind: 'contact', id: cast.contact.profileId },
      { kind: 'own_application', id: grants.ownApplication },
    ] as const
    for (const other of others) {
      const body = { items: [...access, other] }
      const { body: answer } = await cast.owner.as.refused(revokeAccessGrants, { params, body })
      expect(answer.code).toBe(reauthenticationRequired.code)
      const preview = { params, body: { ...body, dryRun: true } }
      const { items } = await cast.owner.as.call(revokeAccessGrants, preview)
      expect(items.map(({ outcome }) => outcome)).toEqual(body.items.map(() => 'ends'))
    }
    const { items } = await cast.owner.as.call(revokeAccessGrants, {
      params,
      body: { items: [...access] },
    })
    // Revoking the authorization also revoked its approvals.
    expect(items.map(({ outcome }) => outcome)).toEqual([
      'ended',
      'gone',
      'ended',
      'ended',
      'ended',
    ])
  })

  test("a person needs permission to revoke when the change is made, not only when it's requested", async () => {
    const { pool } = service.context
    const other = await pool.connect()
    await other.query('begin')
    await other.query('select from organizations where id = $1 for no key update', [cast.here.id])
    const revoking = refused(cast.admin.as)
    await untilBlocked(pool)
    await other.query(`update profiles set roles = '{member}' where id = $1`, [
      cast.admin.profileId,
    ])
    await other.query('commit')
    other.release()
    expect(await revoking).toBe(forbidden.code)
    await stillEnds()
  })
})
