import { getOrganization } from '@accord/contract/organizations.ts'
import { listProfiles } from '@accord/contract/profiles.ts'
import { sql } from 'kysely'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authorizedBy } from '#testing/applications.ts'
import type { AnOrganization } from '#testing/organizations.ts'
import { caller } from '#testing/test-client.ts'
import {
  approvedAt,
  aRegistered,
  clientOf,
  type Stage,
  startOAuthService,
  startOf,
  startStage,
} from '#testing/oauth.ts'

/** Other people are approving the application, and changing it, its secrets and its authorizations. */
const held = ['applications', 'application_keys', 'approvals', 'authorizations'] as const

let { service, organization, browser } = {} as Stage
let partner: AnOrganization
let client: oauth.Configuration

beforeAll(async () => {
  ;({ service, organization, browser } = await startStage())
  const application = await aRegistered(organization, {
    scopes: ['user:read', 'profile:read', 'organization:read', 'service-account:manage'],
  })
  client = await clientOf(service, application)
  partner = await service.anOrganization()
  await authorizedBy(partner, application)
})
afterAll(() => service[Symbol.asyncDispose]())

const bearing = (token: string) => caller(service.url, { authorization: `Bearer ${token}` })

/** Works while all these rows are held on a connection of its own, and answers what was noted afterwards. */
async function whileHeld(strength: 'share' | 'no key update', work: () => Promise<void>) {
  await service.context.db.transaction().execute(async (trx) => {
    for (const table of held) {
      await sql`select from ${sql.table(table)} for ${sql.raw(strength)}`.execute(trx)
    }
    await work()
    await service.context.lastUses.flush()
    expect(await unused()).toEqual(held)
  })
  await service.context.lastUses.flush()
  return unused()
}

async function forgetUses() {
  await service.context.lastUses.flush()
  for (const table of held) {
    await sql`update ${sql.table(table)} set last_used_at = null`.execute(service.context.db)
  }
}

/** The tables in which no row is known to have been used. */
async function unused() {
  const empty: string[] = []
  for (const table of held) {
    const { rows } =
      await sql`select from ${sql.table(table)} where last_used_at is not null`.execute(
        service.context.db,
      )
    if (rows.length === 0) empty.push(table)
  }
  return empty
}

describe.each(['share', 'no key update'] as const)('X1: rows held for %s', (strength) => {
  test('do not keep an application waiting that acts for a person, and its use is noted later', async () => {
    const { address, checks } = await startOf(client, { scope: 'user:read profile:read' })
    const back = await approvedAt(browser, address, organization.owner.profileId)
    const { access_token } = await oauth.authorizationCodeGrant(client, back, checks)
    await forgetUses()
    const left = await whileHeld(strength, async () => {
      const { status } = await bearing(access_token).request('GET', `/api${listProfiles.path}`)
      expect(status).toBe(200)
    })
    expect(left).toEqual(['application_keys', 'authorizations'])
  })

  test('nor one that proves itself and acts in its own name', async () => {
    await forgetUses()
    const left = await whileHeld(strength, async () => {
      const { access_token } = await oauth.clientCredentialsGrant(client)
      const path = `/api${getOrganization.path.replace('{id}', partner.id)}`
      expect((await bearing(access_token).request('GET', path)).status).toBe(200)
    })
    expect(left).toEqual(['approvals'])
  })
})

async function anApplicationId(): Promise<string> {
  const { db } = service.context
  const { id } = await db.selectFrom('applications').select('id').limit(1).executeTakeFirstOrThrow()
  return id
}

test('of two times the later one stays, and what is gone is not kept', async () => {
  await forgetUses()
  const { db, lastUses } = service.context
  lastUses.note('application', await anApplicationId())
  await sql`update applications set last_used_at = now() + interval '1 hour'`.execute(db)
  lastUses.note('application', crypto.randomUUID())
  await lastUses.flush()
  const { rows } = await sql`select from applications where last_used_at < now()`.execute(db)
  expect(rows).toEqual([])
})

test('a service that stops writes what it knows first', async () => {
  await forgetUses()
  {
    await using second = await startOAuthService({ beside: service })
    second.context.lastUses.note('application', await anApplicationId())
  }
  expect(await unused()).not.toContain('applications')
})
