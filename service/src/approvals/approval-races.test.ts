import { setTimeout } from 'node:timers/promises'
import { deleteApplication } from '@accord/contract/applications.ts'
import { revokeApproval } from '@accord/contract/approvals.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { sql } from 'kysely'
import type { Configuration } from 'openid-client'
import { beforeAll, describe, expect, test } from 'vitest'
import { revokeTokensOfUser } from '#data/approvals/approval-impact.store.ts'
import {
  sharedOAuthService,
  createTestBrowser,
  registerTestClient,
  clientOf,
  decisionAt,
  type OAuthBrowser,
  testRedirectUri,
  type TestClientRegistration,
  startAuthorization,
} from '#testing/oauth.ts'
import { endSessions } from '#data/sessions/end-sessions.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import type { TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently, untilBlocked } from '#testing/concurrency.ts'

const rounds = 10

let service: TestService
let organization: TestOrganization
/** The person approves for another organization than the application's, so that the requests share no lock. */
let person: TestMember
let browser: OAuthBrowser

beforeAll(async () => {
  service = await sharedOAuthService()
  organization = await service.createOrganization()
  person = (await service.createOrganization()).owner
  browser = await createTestBrowser(service, person)
})

/** Counts the parts of an approval that still work although its application was deleted. */
async function left(applicationId: string): Promise<number> {
  const { rows } = await service.context.pool.query<{ count: number }>(
    `select (select count(*) from approvals where application_id = $1)::int
       + (select count(*) from oauth_artifacts where application_id = $1)::int as count`,
    [applicationId],
  )
  return rows[0]!.count
}

const scopes: Scope[] = ['user:read']

/** Approves in the direct flow, after these scopes were shown. */
const approve = ({ id }: TestClientRegistration) =>
  browser.decide({
    application: id,
    state: 'x',
    redirect: testRedirectUri,
    profile: person.profileId,
    scopes,
  })

/** Starts the standard flow without a profile. */
async function askedOf(by: OAuthBrowser, client: Configuration) {
  const { location } = await by.visit(
    (await startAuthorization(client, { scope: 'openid user:read' })).address,
  )
  return decisionAt(location)
}

describe('concurrent approvals', () => {
  test("approving an application while it's deleted succeeds or returns 404, and leaves no working access", async () => {
    for (let round = 0; round < rounds; round++) {
      const application = await registerTestClient(organization)
      const client = await clientOf(service, application)
      const { location } = await browser.visit((await startAuthorization(client)).address)
      const decision = decisionAt(location, person.profileId)
      const [{ status }] = await Promise.all([
        browser.decide(decision),
        // Each round starts a little later, so that all rounds together cover every moment of the request.
        setTimeout(round).then(() =>
          organization.owner.as.call(deleteApplication, { params: { id: application.id } }),
        ),
      ])
      expect([200, 404]).toContain(status)
      const { rows } = await service.context.pool.query(
        'select kind from oauth_artifacts where application_id = $1',
        [application.id],
      )
      expect(rows).toEqual([])
    }
  })

  test.each([
    ['scopes that end with the session', 'openid user:read'],
    ['offline access', 'openid offline_access user:read'],
  ])(
    'approving %s while the sessions end succeeds or requires a new sign-in',
    async (_what, scope) => {
      const application = await registerTestClient(organization)
      const client = await clientOf(service, application)
      const { owner: leaver } = await service.createOrganization()
      for (let round = 0; round < rounds; round++) {
        const leaving = await createTestBrowser(service, leaver)
        const { location } = await leaving.visit(
          (await startAuthorization(client, { scope })).address,
        )
        const [{ status }] = await Promise.all([
          leaving.decide(decisionAt(location, leaver.profileId)),
          setTimeout(round).then(() =>
            service.context.pool.query('delete from sessions where user_id = $1', [leaver.id]),
          ),
        ])
        expect([200, 401]).toContain(status)
      }
    },
  )

  /** Someone who knew the old password may be about to give an application permanent access. */
  test.each(['on the screen', 'without a page'])(
    'approving %s while the password is reset leaves no working access',
    async (how) => {
      const { owner: victim } = await service.createOrganization()
      const application = await registerTestClient(organization)
      const client = await clientOf(service, application)
      const scope = 'openid offline_access user:read'
      const decided = async (by: OAuthBrowser) => {
        const { location } = await by.visit((await startAuthorization(client, { scope })).address)
        return decisionAt(location, victim.profileId)
      }
      const before = await createTestBrowser(service, victim)
      await before.decide(await decided(before))
      for (let round = 0; round < rounds; round++) {
        const thief = await createTestBrowser(service, victim)
        const silent = await startAuthorization(client, { scope, prompt: 'none' })
        const decision = await decided(thief)
        await Promise.all([
          how === 'on the screen' ? thief.decide(decision) : thief.visit(silent.address),
          // Does the same as a password reset.
          setTimeout(round).then(() =>
            service.context.db.transaction().execute(async (trx) => {
              await endSessions(trx, { userId: victim.id }, () => {})
              await revokeTokensOfUser(trx, victim.id)
            }),
          ),
        ])
        // A code without its grant is useless.
        const { rows } = await service.context.pool.query(
          `select from oauth_artifacts where kind = 'Grant' and user_id = $1`,
          [victim.id],
        )
        expect(rows).toHaveLength(0)
      }
    },
  )

  test('approving again during a revocation leaves a consistent state, and both requests get a response', async () => {
    const application = await registerTestClient(organization)
    const client = await clientOf(service, application)
    const decided = async () => {
      const { location } = await browser.visit((await startAuthorization(client)).address)
      return decisionAt(location, person.profileId)
    }
    for (let round = 0; round < rounds; round++) {
      await browser.decide(await decided())
      const { rows } = await service.context.pool.query<{ id: string }>(
        'select id from approvals where application_id = $1',
        [application.id],
      )
      const [{ status }] = await Promise.all([
        browser.decide(await decided()),
        setTimeout(round).then(() =>
          person.asUser.call(revokeApproval, { params: { id: rows[0]!.id } }),
        ),
      ])
      expect([200, 404]).toContain(status)
    }
  })

  test('approving for oneself many times creates one approval and one activity entry, and every request succeeds', async () => {
    const browsers = await runConcurrently(6, () => createTestBrowser(service, person))
    for (let round = 0; round < 5; round++) {
      const application = await registerTestClient(organization, { scopes })
      const client = await clientOf(service, application)
      const decisions = await Promise.all(
        browsers.map(async (each) => ({ each, decision: await askedOf(each, client) })),
      )
      const answers = await Promise.all(
        decisions.map(({ each, decision }) => each.decide(decision)),
      )
      expect(statusCodes(answers)).toEqual({ 200: 6 })
      const { rows } = await service.context.pool.query(
        `select (select count(*) from approvals where application_id = $1)::int as approvals,
           (select count(*) from account_activity
            where user_id = $2 and kind = 'approved_for_oneself')::int as lines`,
        [application.id, person.id],
      )
      expect(rows).toEqual([{ approvals: 1, lines: round + 1 }])
    }
  })

  test('approving for oneself again during a revocation leaves a consistent state, and both requests get a response', async () => {
    const application = await registerTestClient(organization, { scopes })
    const client = await clientOf(service, application)
    for (let round = 0; round < rounds; round++) {
      await browser.decide(await askedOf(browser, client))
      const { rows } = await service.context.pool.query<{ id: string }>(
        'select id from approvals where application_id = $1',
        [application.id],
      )
      const again = await askedOf(browser, client)
      const [{ status }] = await Promise.all([
        browser.decide(again),
        setTimeout(round).then(() =>
          person.asUser.call(revokeApproval, { params: { id: rows[0]!.id } }),
        ),
      ])
      expect([200, 404]).toContain(status)
    }
  })

  test("people of several organizations who approve one application don't wait for each other", async () => {
    const application = await registerTestClient(organization, { scopes })
    await service.context.db.transaction().execute(async (trx) => {
      // Locks the application at this moment, like another person's approval.
      await sql`select from applications where id = ${application.id} for share`.execute(trx)
      expect((await approve(application)).status).toBe(200)
    })
  })

  test('if an application requests more during an approval, only the shown scopes are approved', async () => {
    const application = await registerTestClient(organization, { scopes })
    const { db, pool } = service.context
    const { deciding } = await db.transaction().execute(async (trx) => {
      await sql`update applications set scopes = array['user:read', 'user:manage']
        where id = ${application.id}`.execute(trx)
      const begun = approve(application)
      await untilBlocked(pool)
      return { deciding: begun }
    })
    expect(await deciding).toMatchObject({ status: 409, body: { code: 'asked_for_changed' } })
    expect(await left(application.id)).toBe(0)
  })
})
