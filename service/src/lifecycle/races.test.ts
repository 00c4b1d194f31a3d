import { deleteApplication } from '@accord/contract/applications.ts'
import { authorizeApplication } from '@accord/contract/authorizations.ts'
import {
  deleteOrganization,
  restoreApplication,
  restoreOrganization,
} from '@accord/contract/deletions.ts'
import { startExport } from '@accord/contract/exports.ts'
import { acceptInvitation } from '@accord/contract/invitations.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkedChains } from '#testing/activity.ts'
import { insertTestArtifact, approveForTest, authorizeForTest } from '#testing/applications.ts'
import { endGracePeriod } from '#testing/accounts.ts'
import { createTestInvitation } from '#testing/members.ts'
import {
  createTestBrowser,
  registerTestClient,
  type TestClientRegistration,
  startOAuthService,
} from '#testing/oauth.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { codeAtOnce, redeeming, tokenRequest } from '#testing/helpers/token-requests.ts'
import type { Answer } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'
import { untilBlocked } from '#testing/concurrency.ts'
import { purgeDue } from './purge-due.ts'

let service: TestService
let ending: TestOrganization
let other: TestOrganization
let application: TestClientRegistration
/** This application belongs to the organization that is deleted. */
let own: TestClientRegistration

beforeAll(async () => {
  service = await startOAuthService()
  other = await service.createOrganization()
  application = await registerTestClient(other)
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(async () => {
  ending = await service.createOrganization()
  own = await registerTestClient(ending)
})

const remove = () => ending.owner.as.request('DELETE', `/api/organization/${ending.id}`)
const removeOwn = () => ending.owner.as.request('DELETE', `/api/application/${own.id}`)
const codeOf = ({ body }: Answer) => (body as { code?: string }).code
const inOwnName = { grant_type: 'client_credentials', scope: 'user:read' }

/** Starts both calls, one after the other, while the row is locked, and then unlocks the row. */
async function meeting<First, Second>(
  held: RawBuilder<unknown>,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const { db, pool } = service.context
  let begun: Promise<[First, Second]> | undefined
  await db.transaction().execute(async (trx) => {
    await sql`select 1 from ${held} for update`.execute(trx)
    const one = first()
    await untilBlocked(pool)
    const two = second()
    await untilBlocked(pool, 2)
    begun = Promise.all([one, two])
  })
  return begun!
}

const rowOf = (table: 'organizations' | 'applications', id: string) =>
  sql`${sql.table(table)} where id = ${id}`

interface Meeting {
  /** The status if the call comes before the deletion, unless that can't be repeated, and if it comes afterwards. */
  first?: number | readonly number[]
  second: [status: number, code: string | undefined]
  act: () => Promise<Answer>
}

describe('an organization that is deleted at the same moment', () => {
  const meetings: Record<string, () => Promise<Meeting>> = {
    'a person joins it': async () => {
      const { code } = await createTestInvitation(service, ending)
      const person = await service.createPerson()
      const path = `/api${acceptInvitation.path.replace('{id}', code)}`
      return {
        first: 200,
        second: [409, 'organization_deleted'],
        act: () => person.as.request('POST', path, {}),
      }
    },
    'it authorizes an application': async () => ({
      first: 201,
      second: [409, 'organization_deleted'],
      act: () =>
        ending.owner.as.request('POST', `/api${authorizeApplication.path}`, {
          organization: ending.id,
          application: application.id,
        }),
    }),
    'a person approves an application in it': async () => ({
      // The engine stores the approval a moment later, when the organization may already be deleted.
      first: [200, 404],
      second: [409, 'organization_deleted'],
      act: () => approveForTest(ending.owner, application),
    }),
    'its data is exported': async () => ({
      second: [202, undefined],
      act: () =>
        ending.owner.as.request(
          'POST',
          `/api${startExport.path.replace('{type}', 'organization').replace('{id}', ending.id)}`,
          {},
        ),
    }),
    'another owner deletes it': async () => ({
      first: 200,
      second: [409, 'organization_deleted'],
      act: remove,
    }),
  }

  test.each(Object.entries(meetings))(
    'the deletion of an organization is serialized with a concurrent change, and both get the right result: %s',
    async (_what, make) => {
      const row = rowOf('organizations', ending.id)
      const late = await make()
      const [deleted, after] = await meeting(row, remove, late.act)
      expect([deleted.status, after.status, codeOf(after)]).toEqual([200, ...late.second])
      expect((await checkedChains(service)).broken).toEqual([])
      if (late.first === undefined) return

      await ending.owner.as.call(restoreOrganization, { params: { id: ending.id } })
      const early = await make()
      const [before, then] = await meeting(row, early.act, remove)
      const second = early.act === remove ? 409 : 200
      expect([early.first].flat()).toContain(before.status)
      expect(then.status).toBe(second)
      const { rows } = await service.context.pool.query(
        `select 1 from oauth_artifacts where organization_id = $1`,
        [ending.id],
      )
      expect(rows).toEqual([])
      expect((await checkedChains(service)).broken).toEqual([])
    },
  )
})

describe('tokens that are issued during a deletion', () => {
  /** Expects that no token works, regardless of the order of the two calls. */
  async function expectNone(applicationId: string) {
    const { rows } = await service.context.pool.query(
      'select kind from oauth_artifacts where application_id = $1',
      [applicationId],
    )
    expect(rows).toEqual([])
  }

  /** Locks a token, so that the deletion waits for it, and the token request waits for the deletion. */
  async function aTokenHeld(applicationId: string, organizationId?: string) {
    const { pool } = service.context
    const artifact = {
      kind: 'AccessToken',
      applicationId,
      ...(organizationId && { organizationId }),
    }
    const hash = await insertTestArtifact(pool, artifact)
    return sql`oauth_artifacts where hash = ${hash}`
  }

  test("a deleted application's own tokens never work", async () => {
    await authorizeForTest(other, own)
    const browser = await createTestBrowser(service, other.owner)
    for (const make of [
      async () => inOwnName,
      async () => redeeming(await codeAtOnce(browser, own, other.owner)),
    ]) {
      const form = await make()
      const held = await aTokenHeld(own.id)
      const [deleted, late] = await meeting(held, removeOwn, () => tokenRequest(service, own, form))
      expect([deleted.status, late.body.error]).toEqual([200, 'invalid_grant'])
      await expectNone(own.id)
      await ending.owner.as.call(restoreApplication, { params: { id: own.id } })

      const again = await make()
      const row = rowOf('applications', own.id)
      const [, then] = await meeting(row, () => tokenRequest(service, own, again), removeOwn)
      expect(then.status).toBe(200)
      await expectNone(own.id)
      await ending.owner.as.call(restoreApplication, { params: { id: own.id } })
    }
  })

  test("tokens for a deleted organization's members never work", async () => {
    const browser = await createTestBrowser(service, ending.owner)
    const code = await codeAtOnce(browser, application, ending.owner)
    const redeem = () => tokenRequest(service, application, redeeming(code))
    const held = await aTokenHeld(application.id, ending.id)
    const [deleted, late] = await meeting(held, remove, redeem)
    expect([deleted.status, late.body.error]).toEqual([200, 'invalid_grant'])
    const { rows } = await service.context.pool.query(
      'select kind from oauth_artifacts where organization_id = $1',
      [ending.id],
    )
    expect(rows).toEqual([])
  })
})

describe('a restore in the last second', () => {
  const thereIs = async (table: string, id: string) =>
    (await service.context.pool.query(`select 1 from ${table} where id = $1`, [id])).rows.length

  test('an application is either restored or permanently deleted, never in part', async () => {
    await authorizeForTest(other, own)
    await ending.owner.as.call(deleteApplication, { params: { id: own.id } })
    await endGracePeriod(service.context, 'applications', own.id)
    const row = rowOf('applications', own.id)
    const path = `/api${restoreApplication.path.replace('{id}', own.id)}`
    const restore = () => ending.owner.as.request('POST', path)
    const [, late] = await meeting(row, () => purgeDue(service.context), restore)
    expect(late.status).toBeGreaterThanOrEqual(404)
    expect(await thereIs('applications', own.id)).toBe(0)
  })

  test('an organization is either restored or permanently deleted, never in part', async () => {
    await ending.owner.as.call(deleteOrganization, { params: { id: ending.id } })
    await endGracePeriod(service.context, 'organizations', ending.id, 1.5)
    const path = `/api${restoreOrganization.path.replace('{id}', ending.id)}`
    const restore = () => ending.owner.as.request('POST', path)
    // The restoration waits for the lock until the grace period has ended. The permanent deletion may have started by
    // then.
    const { db, pool } = service.context
    let late: Promise<Answer> | undefined
    await db.transaction().execute(async (trx) => {
      await sql`select 1 from organizations where id = ${ending.id} for update`.execute(trx)
      late = restore()
      await untilBlocked(pool)
      await sql`select pg_sleep_until(removed_from + interval '10 ms') from organizations
        where id = ${ending.id}`.execute(trx)
    })
    expect(codeOf(await late!)).toBe('not_deleted')
    await purgeDue(service.context)
    expect(await thereIs('organizations', ending.id)).toBe(0)
    expect((await checkedChains(service)).broken).toEqual([])
  })

  test("a restored organization isn't permanently deleted, even if its turn had come", async () => {
    await ending.owner.as.call(deleteOrganization, { params: { id: ending.id } })
    await endGracePeriod(service.context, 'organizations', ending.id)
    const { db, pool } = service.context
    let removal: Promise<void> | undefined
    await db.transaction().execute(async (trx) => {
      await sql`select 1 from organizations where id = ${ending.id} for update`.execute(trx)
      removal = purgeDue(service.context)
      await untilBlocked(pool)
      // Someone restores the organization just before its deletion continues.
      await sql`update organizations set deleted_at = null, removed_from = null
        where id = ${ending.id}`.execute(trx)
    })
    await removal
    expect(await thereIs('organizations', ending.id)).toBe(1)
    expect(await thereIs('applications', own.id)).toBe(1)
  })

  test('nothing is lost if an organization without applications is restored while its deletion waits', async () => {
    const { db, pool } = service.context
    const plain = await service.createOrganization()
    const invitation = await createTestInvitation(service, plain)
    const authorization = await authorizeForTest(plain, application)
    await plain.owner.as.call(deleteOrganization, { params: { id: plain.id } })
    await endGracePeriod(service.context, 'organizations', plain.id)
    let removal: Promise<void> | undefined
    await db.transaction().execute(async (trx) => {
      await sql`select 1 from organizations where id = ${plain.id} for update`.execute(trx)
      removal = purgeDue(service.context)
      await untilBlocked(pool)
      await sql`update organizations set deleted_at = null, removed_from = null
        where id = ${plain.id}`.execute(trx)
    })
    await removal
    expect(await thereIs('organizations', plain.id)).toBe(1)
    expect(await thereIs('authorizations', authorization.id)).toBe(1)
    expect(await thereIs('invitations', invitation.id)).toBe(1)
  })
})
