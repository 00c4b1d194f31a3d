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
  test('API-5: the sign-up form trims names and email addresses, but not passwords', () => {
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

  test('SU-4: the sign-up form reports every missing field', () => {
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

  test('SU-4: the sign-up form requires the same confirmation, including spaces', () => {
    expect(complaints(SignUp, { ...form, confirmedPassword: `${password} ` })).toEqual({
      confirmedPassword: 'must be the same with the password.',
    })
  })

  test('PW-7: the sign-up form rejects a password that contains the entered email address', () => {
    const holding = 'Ana@example.com-42'
    const typed = { ...form, password: holding, confirmedPassword: holding }
    expect(complaints(SignUp, typed)).toEqual({
      password: 'Password cannot contain your email address',
    })
  })

  test('the sign-up form reports errors in a name and in the password together', () => {
    const typed = { ...form, firstName: ' ', password: 'short', confirmedPassword: 'short' }
    expect(complaints(SignUp, typed)).toEqual({
      firstName: 'Enter your first name.',
      password: 'Password must be at least 8 characters',
    })
  })

  test('the sign-up form rejects passwords longer than 256 characters', () => {
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

  test('PW-8: change and reset apply the same rules as sign-up', () => {
    const said = { password: 'Password must contain at least one number' }
    const weak = 'Harbour-Lantern'
    expect(complaints(PasswordChange, { currentPassword: 'x', password: weak })).toEqual(said)
    expect(
      complaints(PasswordReset, { email: form.email, token: 'acc_x', password: weak }),
    ).toEqual(said)
  })

  test('API-5: neither a password change nor a sign-in trims a password', () => {
    const change = { currentPassword: ' old ', password: ` ${password} ` }
    expect(z.parse(PasswordChange, change)).toEqual(change)
    const credentials = { email: form.email, password: ' x ' }
    expect(z.parse(Credentials, credentials)).toEqual(credentials)
  })

  test("sign-in doesn't apply the rules for new passwords", () => {
    expect(z.safeParse(Credentials, { email: form.email, password: 'old' }).success).toBe(true)
  })
})

describe('field errors', () => {
  const Either = z.union([UserNames, PasswordChange])

  test('field errors for a body with two shapes name the fields of the closer shape', () => {
    expect(complaints(Either, { firstName: 'Ana' })).toEqual({ lastName: 'Enter your last name.' })
    expect(complaints(Either, { password })).toEqual({
      currentPassword: 'Enter your current password.',
    })
  })

  test('field errors name each unknown field', () => {
    const mixed = { ...form, emailVerifiedAt: 'now', role: 'owner' }
    expect(complaints(SignUp, mixed)).toEqual({
      emailVerifiedAt: "This field isn't recognized.",
      role: "This field isn't recognized.",
    })
  })

  test('field errors name an unknown field even if every object has a property of that name', () => {
    expect(complaints(SignUp, { ...form, constructor: 1, toString: 2 })).toEqual({
      constructor: "This field isn't recognized.",
      toString: "This field isn't recognized.",
    })
  })

  test('a body that mixes the fields of two shapes is rejected', () => {
    const both = { firstName: 'Ana', lastName: 'D', currentPassword: 'x', password }
    expect(Object.values(complaints(Either, both) ?? {})).toContain("This field isn't recognized.")
  })

  test("field errors name the body if it isn't an object", () => {
    for (const value of [undefined, null, 'x', 4, []]) {
      expect(complaints(SignUp, value)).toEqual({ body: "This value isn't valid." })
    }
  })

  test('field errors contain only the first message of a field', () => {
    const said = fieldErrorsOf([
      { code: 'custom', path: ['a'], message: 'one', input: '' },
      { code: 'custom', path: ['a'], message: 'two', input: '' },
      { code: 'custom', path: ['b', 0, 'c'], message: 'three', input: '' },
    ])
    expect(said).toEqual({ a: 'one', 'b.0.c': 'three' })
  })
})
