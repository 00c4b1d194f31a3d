import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldErrorsOf } from '../field-errors.ts'
import { OrganizationForm } from '../organizations.ts'
import {
  countries,
  formatPostalCode,
  isPostalCode,
  postalCodeLength,
  regionsOf,
  timezonesOf,
} from './regions.ts'

describe('the regions of a country', () => {
  test('OC-3: the regions are 50 states and DC in the United States, and 13 provinces and territories in Canada', () => {
    expect(regionsOf('US')).toHaveLength(51)
    expect(regionsOf('US')).toContainEqual({ code: 'DC', name: 'District of Columbia' })
    expect(regionsOf('CA')).toHaveLength(13)
    expect(regionsOf('CA')).toContainEqual({ code: 'QC', name: 'Quebec' })
  })

  test.each(countries)(
    'the regions of %s have unique codes of two letters, and are ordered by name',
    (country) => {
      const regions = regionsOf(country)
      expect(new Set(regions.map(({ code }) => code)).size).toBe(regions.length)
      expect(regions.filter(({ code }) => !/^[A-Z]{2}$/.test(code))).toEqual([])
      const names = regions.map(({ name }) => name)
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
    },
  )
})

describe('the time zones of a country', () => {
  test('OC-3: Canada has six time zones, and the list for the United States starts with its own', () => {
    expect(timezonesOf('CA')).toHaveLength(6)
    expect(timezonesOf('US')[0]).toBe('America/New_York')
    expect(timezonesOf('US')).toContain('UTC')
  })

  test.each(countries)('the time zones of %s are unique and known to the platform', (country) => {
    const zones = timezonesOf(country)
    expect(new Set(zones).size).toBe(zones.length)
    for (const timeZone of zones) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
    }
  })
})

describe('a postal code', () => {
  test.each([
    ['k1a0b1', 'K1A 0B1'],
    ['K1A 0B1', 'K1A 0B1'],
    [' k1a  0b1 ', 'K1A 0B1'],
    ['k1a0', 'K1A 0'],
    ['k1a', 'K1A'],
    ['', ''],
  ])('OC-2: the postal code %j is formatted as %j in Canada', (typed, formatted) => {
    expect(formatPostalCode('CA', typed)).toBe(formatted)
  })

  test("OC-2: a postal code stays the same when it's formatted again, and a ZIP code is only trimmed", () => {
    fc.assert(
      fc.property(fc.constantFrom(...countries), fc.string(), (country, typed) => {
        const once = formatPostalCode(country, typed)
        expect(formatPostalCode(country, once)).toBe(once)
      }),
    )
    expect(formatPostalCode('US', ' 04101 ')).toBe('04101')
  })

  test('OC-2: a postal code has 5 characters in the United States and 7 in Canada', () => {
    expect(countries.map(postalCodeLength)).toEqual([5, 7])
    expect(isPostalCode('US', '04101')).toBe(true)
    expect(isPostalCode('CA', 'K1A 0B1')).toBe(true)
    const wrong = ['0410', '041011', 'K1A0B1', 'K1A 0B', '1K1 A0B', 'k1a 0b1']
    for (const country of countries) {
      expect(wrong.filter((code) => isPostalCode(country, code))).toEqual([])
    }
  })
})

describe('the form of an organization', () => {
  const complaints = (form: object) => {
    const parsed = z.safeParse(OrganizationForm, { name: 'Harbour', ...form })
    return parsed.success ? {} : fieldErrorsOf(parsed.error.issues)
  }

  test.each(countries)(
    'the organization form accepts every region and time zone of %s, and no region of the other country',
    (country) => {
      const other = country === 'CA' ? 'US' : 'CA'
      for (const { code } of regionsOf(country)) {
        expect(complaints({ country, state: code })).toEqual({})
        expect(complaints({ country: other, state: code })).toHaveProperty('state')
      }
      for (const timezone of timezonesOf(country)) {
        expect(complaints({ country, timezone })).toEqual({})
      }
    },
  )

  test('the organization form defaults to the United States', () => {
    expect(z.parse(OrganizationForm, { name: 'Harbour' }).country).toBe('US')
    expect(z.parse(OrganizationForm, { name: 'Harbour', country: 'CA' }).country).toBe('CA')
  })
})
