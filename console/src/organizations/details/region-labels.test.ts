import { expect, test } from 'vitest'
import { languageOf } from '@accord/contract/rules/regions.ts'
import { countryOf, regionLabels } from './organization-values.ts'

const t = (sentence: string) => sentence

test('GEN-3: a Canadian address has a Province and a Postal Code, others State and Zip Code', () => {
  expect(regionLabels('CA', 'en-CA', t)).toMatchObject({
    state: 'Province',
    zipcode: 'Postal Code',
  })
  expect(regionLabels('CA', 'en-US', t)).toMatchObject({
    state: 'Province',
    zipcode: 'Postal Code',
  })
  expect(regionLabels('US', 'en-US', t)).toMatchObject({ state: 'State', zipcode: 'Zip Code' })
})

test("GEN-4: the organization's country sets the language", () => {
  expect(languageOf('US')).toBe('en-US')
  expect(languageOf('CA')).toBe('en-CA')
})

test('OC-4: the initial country is Canada only for en-CA', () => {
  expect(countryOf('en-CA')).toBe('CA')
  expect(countryOf('en-US')).toBe('US')
})
