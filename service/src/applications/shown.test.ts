import { beforeAll, expect, test } from 'vitest'
import { callers } from '#testing/access/callers.ts'
import { type TestCast, sharedCasting } from '#testing/access/cast.ts'
import { insertApplicationOf } from '#testing/access/things.ts'
import {
  getApplication,
  getApplicationName,
  listKeyCards,
  updateApplication,
} from '@accord/contract/applications.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
let cast: TestCast

beforeAll(async () => {
  const shared = await sharedCasting()
  service = shared.service
  cast = await shared.aCast()
})

const card = ['id', 'name', 'description', 'logo', 'organization', 'scopes']
const all = [
  ...card,
  'kind',
  'redirectUris',
  'postLogoutUris',
  'backchannelLogoutUri',
  'pkceOptional',
  'requirePkce',
  'idTokenAlg',
  'claimsInIdToken',
  'createdAt',
  'updatedAt',
  'lastUsedAt',
  'authorizations',
  'deletion',
]
const shown: Record<string, string[]> = {
  outsider: card,
  'not selected': card,
  contact: card,
  member: card,
  admin: all,
  owner: all,
  'owner elsewhere': card,
  'app for owner': all,
  'app for member': card,
  'app itself': card,
  'app elsewhere': card,
}

test.each(callers.filter(({ name }) => shown[name]))(
  'people who manage an application see it completely, and others see a summary: $name',
  async ({ name, actAs: asks }) => {
    const { id } = await insertApplicationOf(cast, cast.here)
    const { as } = await asks(cast, getApplication)
    const { body } = await as.request('GET', `/api/application/${id}`)
    expect(Object.keys(body as object)).toEqual(shown[name])
    expect(body).toMatchObject({ organization: { id: cast.here.id, name: 'Harbour' } })
  },
)

test("a visitor with one of an application's redirect addresses sees only the application's name and owner", async () => {
  const { id } = await insertApplicationOf(cast, cast.here)
  const redirectUris = ['https://harbour.example/callback']
  await cast.owner.as.call(updateApplication, { params: { id }, body: { redirectUris } })
  const asked = (redirect: string) => ({ params: { id }, query: { redirect } })
  const { as, name } = { as: service.anonymous, name: getApplicationName }
  expect(await as.call(name, asked(redirectUris[0]!))).toEqual({
    name: expect.any(String),
    organization: { name: 'Harbour' },
  })
  expect((await as.refused(name, asked('https://elsewhere.example/'))).status).toBe(404)
  const unknown = { ...asked(redirectUris[0]!), params: { id: cast.here.id } }
  expect((await as.refused(name, unknown)).status).toBe(404)
})

test('AP-6: the list of secrets contains no secret', async () => {
  const { id } = await insertApplicationOf(cast, cast.here)
  const cards = await cast.owner.as.call(listKeyCards, { params: { id } })
  expect(cards).toHaveLength(1)
  expect(JSON.stringify(cards)).not.toContain('acs_')
})
