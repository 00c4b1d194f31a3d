import { expect, test } from 'vitest'
import { organizationValues, TypedOrganization } from './organization-values.ts'

test('NW-6: a form preserves whether the organization is findable', () => {
  for (const findable of [true, false]) {
    const { findable: box, ...text } = organizationValues({ name: 'Northside Clinic', findable })
    // A form sends nothing for an unchecked checkbox.
    const typed = box === '' ? text : { ...text, findable: box }
    expect(TypedOrganization.parse(typed)).toMatchObject({ name: 'Northside Clinic', findable })
  }
})

test('NW-6: a new organization is findable by default', () => {
  expect(TypedOrganization.parse(organizationValues({ name: 'Maple Grove' })).findable).toBe(true)
})

test('OC-1: errors name their fields', () => {
  const { error } = TypedOrganization.safeParse({ name: '' })
  expect(error?.issues.map(({ path }) => path)).toEqual([['name']])
})
