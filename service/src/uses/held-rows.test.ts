import { getNetworkMap } from '@accord/contract/networks.ts'
import { getOrganization } from '@accord/contract/organizations.ts'
import { listProfiles } from '@accord/contract/profiles.ts'
import { sql } from 'kysely'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authorizedBy } from '#testing/applications.ts'
import { aNetwork, joinedTo } from '#testing/networks.ts'
import type { AnOrganization } from '#testing/organizations.ts'
import { caller } from '#testing/test-client.ts'
import { aRegistered, issuedFor, startOAuthService } from '#testing/oauth.ts'
import type { TestService } from '#testing/test-service.ts'
import { subjectTables, type UseKind } from './uses.store.ts'

let service: TestService
let home: AnOrganization
let partner: AnOrganization
let network: { id: string }
let client: oauth.Configuration
let token: string

beforeAll(async () => {
  service = await startOAuthService()
  home = await service.anOrganization()
  partner = await service.anOrganization()
  const application = await aRegistered(home, {
    scopes: ['user:read', 'profile:read', 'organization:read', 'service-account:manage'],
  })
  await authorizedBy(partner, application)
  const scope = 'user:read profile:read'
  const issued = await issuedFor(service, application, partner.owner, { scope })
  client = issued.client
  token = issued.tokens.access_token
  const shared = await aNetwork(home, { shares: ['application'] })
  await joinedTo(shared, partner)
  network = shared
})
afterAll(() => service[Symbol.asyncDispose]())

const bearing = (value: string) => caller(service.url, { authorization: `Bearer ${value}` })

/** Works while somebody on another connection holds every row that can be used, and answers what was noted by then. */
async function whileHeld(work: () => Promise<unknown>, strength = sql`update`): Promise<UseKind[]> {
  const { db, lastUses } = service.context
  await lastUses.flush()
  await sql`truncate uses, use_days`.execute(db)
  await db.transaction().execute(async (trx) => {
    for (const table of Object.values(subjectTables)) {
      await sql`select from ${sql.table(table)} for ${strength}`.execute(trx)
    }
    await work()
    await lastUses.flush()
  })
  const rows = await db.selectFrom('uses').select('subject_kind').distinct().execute()
  return rows.map(({ subject_kind }) => subject_kind as UseKind).toSorted()
}

describe('X1: whoever holds the rows keeps nobody waiting, and no use from being noted, where', () => {
  test('an application acts for a person', async () => {
    const used = await whileHeld(async () => {
      const { status } = await bearing(token).request('GET', `/api${listProfiles.path}`)
      expect(status).toBe(200)
    })
    expect(used).toEqual(['application', 'approval', 'authorization'])
  })

  test('an application acts in its own name', async () => {
    const { access_token } = await oauth.clientCredentialsGrant(client)
    const used = await whileHeld(async () => {
      const path = `/api${getOrganization.path.replace('{id}', partner.id)}`
      expect((await bearing(access_token).request('GET', path)).status).toBe(200)
    })
    expect(used).toEqual(['application', 'authorization'])
  })

  // A token comes to rest on the application and on its secret, which only their end keeps it from.
  test('an application proves itself while it is changed', async () => {
    const used = await whileHeld(() => oauth.clientCredentialsGrant(client), sql`no key update`)
    expect(used).toEqual(['application', 'key'])
  })

  test('a person reads what a member of their network shares', async () => {
    const used = await whileHeld(() =>
      home.owner.as.call(getNetworkMap, { params: { id: network.id } }),
    )
    expect(used).toEqual(['network_member', 'profile'])
  })
})
