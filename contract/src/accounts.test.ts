import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { SignUp, UserNames } from './accounts.ts'
import { PasswordChange, PasswordReset } from './passwords.ts'
import { fieldErrorsOf } from './field-errors.ts'
import { Credentials } from './session.ts'

const password = 'Harbour-42-Lantern'
const form = {
  firstName: 'Ana',
  lastName: 'Duarte',
  email: 'ana@example.com',
  password,
  confirmedPassword: password,
}

const complaints = (schema: z.core.$ZodType, value: unknown) => {
  const { error } = z.safeParse(schema, value)
  return error && fieldErrorsOf(error.issues)
}

describe('the sign-up form', () => {
  test('API-5: trims names and e-mail, and never a password', () => {
    const spaced = `  ${password}  `
    const typed = {
      firstName: ' Ana ',
      lastName: ' Duarte ',
      email: ' ANA@example.com ',
      password: spaced,
      confirmedPassword: spaced,
    }
    expect(z.parse(SignUp, typed)).toEqual({ ...form, password: spaced, confirmedPassword: spaced })
  })

  test('SU-4: names every field that is missing', () => {
    const empty = { firstName: '', lastName: '', email: '', password: '', confirmedPassword: '' }
    const said = {
      firstName: 'Enter your first name.',
      lastName: 'Enter your last name.',
      email: 'Enter an email address.',
      password: 'Enter a password.',
      confirmedPassword: 'Enter the password again.',
    }
    expect(complaints(SignUp, {})).toEqual(said)
    expect(complaints(SignUp, empty)).toEqual(said)
  })

  test('SU-4: the confirmation must be the same, to the last space', () => {
    expect(complaints(SignUp, { ...form, confirmedPassword: `${password} ` })).toEqual({
      confirmedPassword: 'must be the same with the password.',
    })
  })

  test('PW-7: the password must not hold the e-mail typed beside it', () => {
    const holding = 'Ana@example.com-42'
    const typed = { ...form, password: holding, confirmedPassword: holding }
    expect(complaints(SignUp, typed)).toEqual({
      password: 'Password cannot contain your email address',
    })
  })

  test('complains about a name and the password at once', () => {
    const typed = { ...form, firstName: ' ', password: 'short', confirmedPassword: 'short' }
    expect(complaints(SignUp, typed)).toEqual({
      firstName: 'Enter your first name.',
      password: 'Password must be at least 8 characters',
    })
  })

  test('takes no password beyond 256 characters', () => {
    const long = `${'Xk7!'.repeat(64)}x`
    const said = complaints(SignUp, { ...form, password: long, confirmedPassword: long })
    expect(said).toMatchObject({ password: 'Use at most 256 characters.' })
  })
})

describe('the other password forms', () => {
  test('a new password must differ from the current one', () => {
    expect(complaints(PasswordChange, { currentPassword: password, password })).toEqual({
      password: 'New password must be different from the current password.',
    })
  })

  test('PW-8: change and reset say the same rules as sign-up', () => {
    const said = { password: 'Password must contain at least one number' }
    const weak = 'Harbour-Lantern'
    expect(complaints(PasswordChange, { currentPassword: 'x', password: weak })).toEqual(said)
    expect(
      complaints(PasswordReset, { email: form.email, token: 'acc_x', password: weak }),
    ).toEqual(said)
  })

  test('API-5: neither change nor sign-in trims a password', () => {
    const change = { currentPassword: ' old ', password: ` ${password} ` }
    expect(z.parse(PasswordChange, change)).toEqual(change)
    const credentials = { email: form.email, password: ' x ' }
    expect(z.parse(Credentials, credentials)).toEqual(credentials)
  })

  test('sign-in does not judge the password by the rules of new ones', () => {
    expect(z.safeParse(Credentials, { email: form.email, password: 'old' }).success).toBe(true)
  })
})

describe('complaints', () => {
  const Either = z.union([UserNames, PasswordChange])

  test('of a body with two shapes are those of the nearer shape', () => {
    expect(complaints(Either, { firstName: 'Ana' })).toEqual({ lastName: 'Enter your last name.' })
    expect(complaints(Either, { password })).toEqual({
      currentPassword: 'Enter your current password.',
    })
  })

  test('name each field that is not known', () => {
    const mixed = { ...form, emailVerifiedAt: 'now', role: 'owner' }
    expect(complaints(SignUp, mixed)).toEqual({
      emailVerifiedAt: 'This field is unknown.',
      role: 'This field is unknown.',
    })
  })

  test('name a field even when every object has one of that name', () => {
    expect(complaints(SignUp, { ...form, constructor: 1, toString: 2 })).toEqual({
      constructor: 'This field is unknown.',
      toString: 'This field is unknown.',
    })
  })

  test('of a shape with both kinds of fields refuse it, whichever is nearer', () => {
    const both = { firstName: 'Ana', lastName: 'D', currentPassword: 'x', password }
    expect(Object.values(complaints(Either, both) ?? {})).toContain('This field is unknown.')
  })

  test('speak of the body when it is no object at all', () => {
    for (const value of [undefined, null, 'x', 4, []]) {
      expect(complaints(SignUp, value)).toEqual({ body: "This value isn't valid." })
    }
  })

  test('say the first sentence of a field only', () => {
    const said = fieldErrorsOf([
      { code: 'custom', path: ['a'], message: 'one', input: '' },
      { code: 'custom', path: ['a'], message: 'two', input: '' },
      { code: 'custom', path: ['b', 0, 'c'], message: 'three', input: '' },
    ])
    expect(said).toEqual({ a: 'one', 'b.0.c': 'three' })
  })
})
