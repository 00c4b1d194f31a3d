import { createOrganization } from '@accord/contract/organizations.ts'
import { beforeAll, expect, test } from 'vitest'
import { callers } from '#testing/access/callers.ts'
import { type TestCast, sharedCasting } from '#testing/access/cast.ts'
import { rows } from '#testing/access/examples.ts'
import { signUpForm } from '#testing/people.ts'
import { urlTo } from '#testing/test-client.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { publicNameFields } from './parse.ts'

let service: TestService
let cast: TestCast

beforeAll(async () => {
  const shared = await sharedCasting()
  service = shared.service
  cast = await shared.aCast()
})

test("no call accepts the product's own name for a person, an organization, an application, or a network", async () => {
  const owner = callers.find(({ name }) => name === 'owner')!
  const refused = new Set<string>()
  for (const { call, sends } of rows) {
    for (const field of publicNameFields(call.body)) {
      const { as, who } = await owner.actAs(cast, call)
      const sent = await sends(cast, who)
      const body = { ...(sent.body as object), [field]: 'Accord Support' }
      const answer = await as.request(call.method, urlTo(call, sent), body)
      expect(answer.status, `${call.path} ${field}`).toBe(400)
      const { fields } = answer.body as { fields?: Record<string, string> }
      // Some variants of a call's body don't have this field and fail for that reason.
      if (fields?.[field] === "The name can't contain “Accord”.") {
        refused.add(`${call.method} ${call.path} ${field}`)
      }
    }
  }
  expect([...refused].toSorted()).toEqual([
    'PATCH /application/{id} name',
    'PATCH /network/{id} name',
    'PATCH /organization/{id} name',
    'PATCH /user/{id} firstName',
    'PATCH /user/{id} lastName',
    'POST /application name',
    'POST /auth/social/sign-up firstName',
    'POST /auth/social/sign-up lastName',
    'POST /network name',
    'POST /organization name',
    'POST /password/reset firstName',
    'POST /password/reset lastName',
    'POST /user firstName',
    'POST /user lastName',
  ])
})

test.each([
  ['ACCORD', 400],
  ['The Ａccórd-Team', 400],
  ['Accord’s help', 400],
  ['Accord™ Security', 400],
  ['Accordion Studio', 201],
  ['Discord', 201],
])('an organization named %s gets the status %i', async (name, status) => {
  const { method, path } = createOrganization
  const answer = await cast.stranger.asUser.request(method, `/api${path}`, { name })
  expect(answer.status).toBe(status)
})

test("a product name without letters doesn't block other changes", async () => {
  await using other = await startTestService({ beside: service, environment: { BRAND_NAME: '★' } })
  const { here, owner } = cast
  const as = owner.as.at(other.url)
  const changed = await as.request('PATCH', `/api/organization/${here.id}`, { city: 'Halifax' })
  expect(changed.status).toBe(200)
})

test("a person's first and last name can't form the product's name together", async () => {
  const environment = { BRAND_NAME: 'Harbor Hub' }
  await using other = await startTestService({ beside: service, environment })
  const signUp = (firstName: string, lastName: string) =>
    other.anonymous.request('POST', '/api/user', signUpForm({ firstName, lastName }))
  expect(await signUp('Harbor', 'Hub')).toMatchObject({
    status: 400,
    body: { fields: { lastName: "The name can't contain “Harbor Hub”." } },
  })
  expect((await signUp('Harbor', 'Hubbard')).status).toBe(201)
})
