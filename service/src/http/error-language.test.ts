import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '@accord/contract/translation.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, ErrorAnswer } from '#testing/test-client.ts'
import { addLanguage } from '#i18n/translator.ts'
import { signUpForm } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

const file = join(import.meta.dirname, '../../locales/en-US.json')
const english = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Catalogue)
const pseudo = Object.fromEntries(english.map(([key, text]) => [key, `⟦${text}⟧`]))

let service: TestService

beforeAll(async () => {
  service = await startTestService({ limits: 'signInPerAccountAndAddress=2/15m' })
})
afterAll(() => service[Symbol.asyncDispose]())

const pseudoLanguage = 'qps-ploc'
const both = ['en-US', pseudoLanguage] as const

/** Returns an error's texts in English and in the pseudo-language. */
async function textsOf(request: (headers: Record<string, string>) => Promise<Answer>) {
  const replies = await Promise.all(
    both.map((language) => request({ 'accept-language': language })),
  )
  return replies.map(({ status, headers, body }, index) => {
    const { message, fields = {} } = body as ErrorAnswer
    expect(headers.get('content-language')).toBe(both[index])
    expect(headers.get('vary')).toMatch(/accept-language/)
    return { status, texts: [message, ...Object.values(fields)] }
  })
}

async function expectTranslated(
  request: (headers: Record<string, string>) => Promise<Answer>,
  status: number,
  count: number,
) {
  const [inEnglish, translated] = await textsOf(request)
  expect(inEnglish).toMatchObject({ status })
  expect(inEnglish!.texts).toHaveLength(count)
  expect(translated).toEqual({ status, texts: inEnglish!.texts.map((text) => `⟦${text}⟧`) })
}

test('errors have no language headers while there is only one language', async () => {
  const { headers } = await service.anonymous.request('GET', '/api/nothing', undefined, {
    'accept-language': pseudoLanguage,
  })
  expect(headers.get('content-language')).toBeNull()
  expect(headers.get('vary') ?? '').not.toMatch(/accept-language/)
})

describe('with a second language', () => {
  beforeAll(() => addLanguage(pseudoLanguage, pseudo))

  const post = (path: string, body: unknown) => (headers: Record<string, string>) =>
    service.anonymous.request('POST', path, body, headers)
  const get = (path: string) => (headers: Record<string, string>) =>
    service.anonymous.request('GET', path, undefined, headers)

  const wrongNames = { firstName: 'x'.repeat(101), lastName: 'www.example.com' }
  const wrongFields = signUpForm({ email: 'x', password: 'short', unknown: 'x', ...wrongNames })

  test.each([
    ['several invalid fields', 400, 7, post('/api/user', wrongFields)],
    ['the name of the product', 400, 2, post('/api/user', signUpForm({ firstName: 'Accord' }))],
    ['invalid JSON', 400, 2, post('/api/auth/login', '{')],
    ['a wrong password', 401, 1, post('/api/auth/login', { email: 'a@b.example', password: 'x' })],
    ['no token', 401, 1, get('/api/profile')],
    ['an unknown call', 404, 1, get('/api/nothing')],
    [
      'a form instead of JSON',
      415,
      1,
      (headers: Record<string, string>) =>
        post('/api/user', 'x')({ ...headers, 'content-type': 'text/plain' }),
    ],
  ] as const)(
    'every text in the response to %s (%i) is translated',
    async (_what, status, count, request) => {
      await expectTranslated(request, status, count)
    },
  )

  test('a 409 is translated', async () => {
    const { owner } = await service.createOrganization()
    const body = { roles: ['admin'] }
    const path = `/api/profile/${owner.profileId}`
    await expectTranslated((headers) => owner.as.request('PATCH', path, body, headers), 409, 1)
  })

  test('a 429 is translated', async () => {
    const { email } = await service.createPerson()
    const guess = post('/api/auth/login', { email, password: 'wrong' })
    await guess({})
    expect((await guess({})).status).toBe(401)
    await expectTranslated(guess, 429, 1)
  })

  test.each(['de', '', 'qps-ploc;q=0', 'en, qps-ploc;q=0.9', `${'de,'.repeat(3000)}qps-ploc`])(
    'a caller that accepts %.20j gets English',
    async (accepted) => {
      const { headers, body } = await get('/api/nothing')({ 'accept-language': accepted })
      expect(headers.get('content-language')).toBe('en-US')
      expect(body).toMatchObject({ code: 'not_found', message: 'Not found' })
    },
  )
})
