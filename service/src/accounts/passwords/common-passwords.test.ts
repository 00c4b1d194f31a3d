import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sendResetLink } from '@accord/contract/passwords.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { signUpForm } from '#testing/people.ts'
import { sharedTestService, startTestService, type TestService } from '#testing/test-service.ts'
import { findUserByEmail } from '#data/users/accounts.store.ts'
import { formHashOf, readHashes, writeForms } from './password-forms.ts'
import { isCommonPassword } from './common-passwords.ts'

const file = readFileSync(join(import.meta.dirname, 'common-passwords.bin'))

const brand = { name: 'Harbour Works', canadianName: 'Harbour Works Canada' }

describe('a common password', () => {
  test.each([
    'Password1!',
    'P@ssw0rd!',
    'Pa$$w0rd',
    'pASSWORD-2026',
    '#Password2026!',
    'Summer2026!',
    'Welcome1!',
    'Qwerty1!',
    '!QAZ2wsx',
    '1qaz@WSX',
    'Iloveyou2!',
    'Letmein!9',
    'Admin@2026',
    'Michael-1990',
    'Dr4g0n$9',
  ])('a common password is rejected even if it follows the rules: %s', (password) => {
    expect(isCommonPassword(password, brand)).toBe(true)
  })

  test.each(['Accord-2026!', 'Acc0rd#19', 'HarbourWorks1!', '#HarbourWorksCanada7'])(
    'a password with the name of the product or installation counts as common: %s',
    (password) => {
      expect(isCommonPassword(password, brand)).toBe(true)
    },
  )

  test.each([
    'Harbour-42-Lantern',
    'Orchard-77-Window',
    'Correct-Horse-7-Staple',
    'Password of my 3rd boat!',
    'Summer-5829-3710!',
    'Zx81!uTq',
    'Gx7#kLm9!qa',
  ])("a password that contains a common one and more isn't common: %s", (password) => {
    expect(isCommonPassword(password, brand)).toBe(false)
  })
})

describe('the list', () => {
  test('the list of common passwords has more than 100,000 entries and is smaller than half a megabyte', () => {
    expect(readHashes(file).length).toBeGreaterThan(100_000)
    expect(file.length).toBeLessThan(500_000)
  })

  test('the list of common passwords falsely matches less than one of 30,000 other passwords', () => {
    expect(2 ** 32 / readHashes(file).length).toBeGreaterThan(30_000)
    const strange = Array.from({ length: 100_000 }, (_, index) => formHashOf(`not a form ${index}`))
    const known = new Set(readHashes(file))
    expect(strange.filter((each) => known.has(each)).length).toBeLessThan(20)
  })

  test('the list of common passwords is read from its file as it was written, in order', () => {
    const forms = fc.array(fc.string({ maxLength: 12 }), { maxLength: 300 })
    fc.assert(
      fc.property(forms, (some) => {
        const hashes = Array.from(new Set(some.map(formHashOf))).toSorted(
          (one, other) => one - other,
        )
        expect(Array.from(readHashes(writeForms(some)))).toEqual(hashes)
      }),
    )
  })
})

describe('a common password that meets all seven rules', () => {
  let service: TestService
  beforeAll(async () => {
    service = await sharedTestService()
  })

  const sentence =
    'This password is too common, or too similar to a common one. Choose a different one.'
  const refused = {
    status: 400,
    body: { code: 'invalid_input', fields: { password: sentence } },
  }
  const common = 'Password1!'

  test("a common password that meets all seven rules can't create an account", async () => {
    const form = signUpForm({ password: common, confirmedPassword: common })
    expect(await service.anonymous.request('POST', '/api/user', form)).toMatchObject(refused)
    expect(await findUserByEmail(service.context.db, form.email)).toBeUndefined()
  })

  test("a common password that meets all seven rules doesn't count toward the network's sign-up limit", async () => {
    await using strict = await startTestService({ limits: 'signUpPerAddress=1/1h' })
    const signUp = (password: string) => {
      const form = signUpForm({ password, confirmedPassword: password })
      return strict.anonymous.request('POST', '/api/user', form)
    }
    expect(await signUp(common)).toMatchObject(refused)
    expect((await signUp('Orchard-77-Window')).status).toBe(201)
  })

  test("a common password that meets all seven rules isn't reported if a rule already fails", async () => {
    const form = signUpForm({ password: 'Password!', confirmedPassword: 'Password!' })
    const { body } = await service.anonymous.request('POST', '/api/user', form)
    expect(body).toMatchObject({
      fields: { password: 'Password must contain at least one number' },
    })
  })

  test("a common password that meets all seven rules isn't accepted as a new password, and ends no session", async () => {
    const ana = await service.createPerson()
    const other = await ana.signInAgain()
    const body = { currentPassword: ana.password, password: common }
    expect(await ana.as.request('PATCH', `/api/user/${ana.id}`, body)).toMatchObject(refused)
    const asOther = service.anonymous.with({ authorization: `Bearer ${other}` })
    expect((await asOther.request('GET', '/api/me')).status).toBe(200)
    await ana.signInAgain()
  })

  test("a common password that meets all seven rules doesn't use up a reset link", async () => {
    const { email } = await service.createPerson()
    await service.anonymous.call(sendResetLink, { body: { email } })
    const token = await service.codeFor(email)
    const reset = (password: string) =>
      service.anonymous.request('POST', '/api/password/reset', { email, token, password })
    expect(await reset(common)).toMatchObject(refused)
    expect((await reset('Orchard-77-Window')).status).toBe(200)
  })
})
