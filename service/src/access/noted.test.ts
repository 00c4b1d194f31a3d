import { getNetworkMap } from '@accord/contract/networks.ts'
import { getOrganization } from '@accord/contract/organizations.ts'
import { listProfiles } from '@accord/contract/profiles.ts'
import { me } from '@accord/contract/session.ts'
import { sql } from 'kysely'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authorizeForTest } from '#testing/applications.ts'
import { createFinishedExport, ofNetwork } from '#testing/exports.ts'
import {
  registerTestClient,
  issueTokensFor,
  type TestClientRegistration,
  startOAuthService,
} from '#testing/oauth.ts'
import { type TestNetwork, createTestNetwork, joinedTo } from '#testing/networks.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { caller } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'
import { subjectTables } from '#data/usage/usage.store.ts'

let service: TestService
let home: TestOrganization
let partner: TestOrganization
let application: TestClientRegistration
let client: oauth.Configuration
let network: TestNetwork
/** The application's tokens for the partner's owner, and for the owner of the application's own organization. */
let tokens: Awaited<ReturnType<typeof issueTokensFor>>['tokens']
let ownToken: string
const ids = { key: '', approval: '', ownApproval: '', authorization: '', membership: '' }

beforeAll(async () => {
  service = await startOAuthService()
  home = await service.createOrganization()
  partner = await service.createOrganization()
  application = await registerTestClient(home, {
    scopes: ['user:read', 'profile:read', 'organization:read', 'service-account:manage'],
  })
  const scope = 'openid offline_access profile:read'
  const own = await issueTokensFor(service, application, home.owner, { scope })
  ids.ownApproval = await onlyId('approvals')
  ids.key = await onlyId('application_keys')
  ownToken = own.tokens.access_token
  client = own.client
  ids.authorization = (await authorizeForTest(partner, application)).id
  ;({ tokens } = await issueTokensFor(service, application, partner.owner, { scope }))
  ids.approval = await onlyId('approvals', ids.ownApproval)
  network = await createTestNetwork(home, { shares: ['application', 'survey'] })
  ids.membership = (await joinedTo(network, partner)).id
})
afterAll(() => service[Symbol.asyncDispose]())

async function onlyId(table: 'approvals' | 'application_keys', but = ''): Promise<string> {
  const rows = await service.context.db.selectFrom(table).select('id').execute()
  return rows.map(({ id }) => id).find((id) => id !== but)!
}

const bearing = (value: string) => caller(service.url, { authorization: `Bearer ${value}` })
const organizationAt = ({ id }: { id: string }) => ({ params: { id }, query: {} })
const networkAt = ({ id }: { id: string }) => ({ params: { id } })

/** Returns the uses that some work records: kind, ID, scope, and count. */
async function notedBy(work: () => Promise<unknown>) {
  const { db, usage } = service.context
  await usage.flush()
  await sql`truncate uses, use_days`.execute(db)
  await work()
  await usage.flush()
  const rows = await db.selectFrom('use_days').selectAll().orderBy('subject_kind').execute()
  return rows
    .map((row) => [row.subject_kind, row.subject_id, row.scope, row.calls] as const)
    .toSorted(([a, , s], [b, , t]) => `${a} ${s}`.localeCompare(`${b} ${t}`))
}

/** Does the same while another connection locks every row whose use can be recorded. */
function notedWhileHeld(work: () => Promise<unknown>, strength = sql`update`) {
  return notedBy(() =>
    service.context.db.transaction().execute(async (trx) => {
      for (const table of Object.values(subjectTables)) {
        await sql`select from ${sql.table(table)} for ${strength}`.execute(trx)
      }
      await work()
      await service.context.usage.flush()
    }),
  )
}

describe('X1: recording a use never waits for a lock', () => {
  test('X6: use by an application that acts for a person is recorded with the approval and the authorization', async () => {
    const noted = await notedWhileHeld(() =>
      bearing(tokens.access_token).call(listProfiles, { query: {} }),
    )
    expect(noted).toEqual([
      ['application', application.id, '', 1],
      ['approval', ids.approval, 'profile:read', 1],
      ['authorization', ids.authorization, 'profile:read', 1],
    ])
  })

  test('use by an application in its own name is recorded with the authorization', async () => {
    const { access_token } = await oauth.clientCredentialsGrant(client)
    const noted = await notedWhileHeld(() =>
      bearing(access_token).call(getOrganization, organizationAt(partner)),
    )
    expect(noted).toEqual([
      ['application', application.id, '', 1],
      ['authorization', ids.authorization, 'organization:read', 1],
    ])
  })

  test("a person's use of a network is recorded with the profile and with the member that shares the data", async () => {
    const noted = await notedWhileHeld(() => home.owner.as.call(getNetworkMap, networkAt(network)))
    expect(noted).toEqual([
      ['network_member', ids.membership, 'application', 1],
      ['profile', home.owner.profileId, '', 1],
    ])
  })

  // A token refers to the application and its secret, so only deleting one of them would wait.
  test("an application's authentication is recorded while the application is being changed", async () => {
    const work = () => oauth.clientCredentialsGrant(client)
    const noted = await notedWhileHeld(work, sql`no key update`)
    expect(noted).toEqual([
      ['application', application.id, '', 1],
      ['key', ids.key, '', 1],
    ])
  })
})

describe('recorded uses', () => {
  test("an application's use of its own organization is recorded", async () => {
    const { access_token } = await oauth.clientCredentialsGrant(client)
    const noted = await notedBy(async () => {
      await bearing(access_token).call(getOrganization, organizationAt(home))
      await bearing(ownToken).call(listProfiles, { query: {} })
    })
    expect(noted).toEqual([
      ['application', application.id, '', 2],
      ['application', application.id, 'organization:read', 1],
      ['application', application.id, 'profile:read', 1],
      ['approval', ids.ownApproval, 'profile:read', 1],
    ])
  })

  test('a sign-in with an approval is recorded, even without other calls', async () => {
    const noted = await notedBy(() => oauth.refreshTokenGrant(client, tokens.refresh_token!))
    expect(noted).toEqual([
      ['application', application.id, '', 1],
      ['approval', ids.approval, '', 1],
      ['authorization', ids.authorization, '', 1],
      ['key', ids.key, '', 1],
    ])
  })

  test("a network owner's export is recorded for each kind of exported data that is stored here", async () => {
    const noted = await notedBy(() =>
      createFinishedExport(service, home.owner.as, ofNetwork(network)),
    )
    expect(noted.filter(([kind]) => kind === 'network_member')).toEqual([
      ['network_member', ids.membership, 'application', 1],
    ])
  })

  test("use by a person without a profile isn't recorded", async () => {
    expect(await notedBy(() => home.owner.asUser.call(me))).toEqual([])
  })

  test("a rejected call isn't recorded", async () => {
    const noted = await notedBy(async () => {
      await bearing(tokens.access_token).refused(getOrganization, organizationAt(partner))
      await bearing(`${tokens.access_token.slice(0, -1)}_`).refused(listProfiles, { query: {} })
    })
    expect(noted).toEqual([])
  })
})
