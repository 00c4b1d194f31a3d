import { fieldErrorsOf } from '@accord/contract/field-errors.ts'
import { expect, test } from 'vitest'
import { RolesForm, fieldsOf, mappingOf } from './roles-form.ts'

const errorsOf = (typed: Partial<Record<'claim' | 'admin' | 'member', string>>) => {
  const parsed = RolesForm.safeParse({ claim: 'groups', admin: '', member: '', ...typed })
  return parsed.success ? {} : fieldErrorsOf(parsed.error.issues)
}

test('each line is a value, and empty lines are left out', () => {
  const typed = { claim: ' groups ', admin: 'it-admins\n\n leads \n', member: 'staff' }
  const mapping = mappingOf(RolesForm.parse(typed))
  expect(mapping).toEqual({
    claim: 'groups',
    values: [
      { value: 'it-admins', role: 'admin' },
      { value: 'leads', role: 'admin' },
      { value: 'staff', role: 'member' },
    ],
  })
  expect(fieldsOf(mapping)).toEqual({
    claim: 'groups',
    admin: 'it-admins\nleads',
    member: 'staff',
  })
})

test('an error appears at the field with the wrong value', () => {
  expect(errorsOf({ admin: 'it', claim: '' })).toHaveProperty('claim')
  expect(errorsOf({})).toEqual({ admin: 'Add at least one value.' })
  expect(errorsOf({ admin: 'it', member: 'it' })).toEqual({
    admin: 'List each value only once.',
  })
  expect(errorsOf({ admin: 'it', member: `staff\n${'a'.repeat(201)}` })).toEqual({
    member: 'Use at most 200 characters.',
  })
  expect(errorsOf({ admin: 'it' })).toEqual({})
})
