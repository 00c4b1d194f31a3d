import { type Organization, OrganizationForm } from '@accord/contract/organizations.ts'
import * as z from 'zod/mini'
import type { Country } from '@accord/contract/rules/regions.ts'
import type { Language } from '../../i18n/language.ts'
import type { Translate } from '../../i18n/translation.ts'

/** The value that a form sends for a selected checkbox. For other checkboxes, it sends nothing. */
export const checkedValues = 'on'

/** The form's fields, all as text. */
export type OrganizationValues = Omit<OrganizationForm, 'findable'> & { findable: string }

/** Converts and validates the submitted form with the contract's schema. */
export const TypedOrganization = z.pipe(
  z.transform((typed: Record<string, unknown>) => {
    const findable = typed['findable'] === checkedValues
    return { ...typed, findable } as z.input<typeof OrganizationForm>
  }),
  OrganizationForm,
)

/** Returns the initial values of an organization's form. */
export function organizationValues({
  name = '',
  description = '',
  country = 'US',
  email = '',
  address = '',
  city = '',
  state = '',
  zipcode = '',
  timezone = '',
  findable = true,
}: Partial<Organization>): OrganizationValues {
  const place = { country, address, city, state, zipcode, timezone }
  return { name, description, email, ...place, findable: findable ? checkedValues : '' }
}

export interface RegionLabels {
  state: string
  zipcode: string
  chooseState: string
  /** The announcement when the country changes. */
  changed: string
}

/** Returns the labels for regions and postal codes in a country (GEN-3). */
export function regionLabels(country: Country, language: Language, t: Translate): RegionLabels {
  if (country === 'CA') {
    return {
      state: t('Province'),
      zipcode: t('Postal Code'),
      chooseState: t('Choose a province'),
      changed: t('The form now asks for Province and Postal Code.'),
    }
  }
  // In Canadian English, 'State' is translated as 'Province', which is wrong for Ohio.
  if (language === 'en-CA') {
    return {
      state: t('U.S. state'),
      zipcode: t('U.S. ZIP code'),
      chooseState: t('Choose a state'),
      changed: t('The form now asks for U.S. state and U.S. ZIP code.'),
    }
  }
  return {
    state: t('State'),
    zipcode: t('Zip Code'),
    chooseState: t('Choose a state'),
    changed: t('The form now asks for State and Zip Code.'),
  }
}

/** Returns the initial country in the form for a new organization (OC-4). */
export function countryOf(language: Language): Country {
  return language === 'en-CA' ? 'CA' : 'US'
}

const names = new Map<string, string>()

/**
 * Formats a time zone with its common name, its city, and today's offset. For example, 'America/Chicago' becomes
 * 'Central Time · Chicago (UTC−6)'.
 */
export function timezoneName(zone: string, language: string, now = new Date()): string {
  const key = `${zone} ${language}`
  const known = names.get(key) ?? inWords(zone, language, now)
  names.set(key, known)
  return known
}

function inWords(zone: string, language: string, now: Date): string {
  const place = zone.split('/').at(-1)!.replaceAll('_', ' ')
  if (place === zone) return zone
  const said = (timeZoneName: 'longGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')!.value
  const offset = said('shortOffset').replace('GMT', 'UTC').replace('-', '−')
  return `${said('longGeneric')} · ${place} (${offset})`
}

/** Returns the browser's time zone if it's in the list. */
export function ownTimezone(zones: readonly string[]): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return zones.includes(timeZone) ? timeZone : ''
}
