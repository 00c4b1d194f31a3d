import { type Authorization, listAuthorizations } from '@accord/contract/authorizations.ts'
import { beforeAll, expect, test } from 'vitest'
import { type TestCast, sharedCasting } from '#testing/access/cast.ts'
import { insertAuthorizationBy } from '#testing/access/things.ts'

let cast: TestCast

beforeAll(async () => {
  const { aCast } = await sharedCasting()
  cast = await aCast()
})

const forOwner = ['id', 'application', 'organization', 'scopes', 'createdAt']
const all = [
  ...forOwner,
  'requestedScopes',
  'receivesEvents',
  'updatedAt',
  'lastUsedAt',
  'grantedBy',
  'grantedAt',
]

test('managers of the organization see a complete authorization, and managers of the application see part of it', async () => {
  const given = await insertAuthorizationBy(cast, { by: cast.here, of: cast.partner })
  const had = await insertAuthorizationBy(cast, { by: cast.partner, of: cast.here })
  for (const { as } of [cast.owner, cast.admin]) {
    const whole = await as.request('GET', `/api/authorized-application/${given}`)
    expect(Object.keys(whole.body as object).toSorted()).toEqual(all.toSorted())
    const part = await as.request('GET', `/api/authorized-application/${had}`)
    expect(Object.keys(part.body as object)).toEqual(forOwner)
    expect(part.body).toMatchObject({ organization: { id: cast.partner.id, name: 'Harbour' } })
  }
})

test('the list of authorizations contains only authorizations of the current organization', async () => {
  const given = await insertAuthorizationBy(cast, { by: cast.here, of: cast.partner })
  const listed = async ({ as }: TestCast['owner']) =>
    (await as.call(listAuthorizations, { query: {} })).data.map(({ id }: Authorization) => id)
  expect(await listed(cast.owner)).toContain(given)
  expect(await listed(cast.elsewhere.owner)).toEqual([])
})

test("D33: no one can authorize for an organization that isn't theirs", async () => {
  const body = { organization: cast.here.id, application: cast.unknown.id }
  for (const as of [cast.partner.owner.as, cast.elsewhere.owner.as, cast.stranger.asUser]) {
    expect((await as.request('POST', '/api/authorized-application', body)).status).toBe(404)
  }
})
