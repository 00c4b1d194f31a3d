import { type Organization, OrganizationForm } from '@accord/contract/organizations.ts'
import * as z from 'zod/mini'
import type { Country } from '@accord/contract/rules/regions.ts'
import type { Language } from '../../i18n/language.ts'
import type { Translate } from '../../i18n/translation.ts'

/** What a form sends of a checkbox; of one that is not ticked it sends nothing. */
export const checkedValues = 'on'

/** The form's fields, all of them text. */
export type OrganizationValues = Omit<OrganizationForm, 'findable'> & { findable: string }

/** What was typed and ticked, as the contract has it and checks it. */
export const TypedOrganization = z.pipe(
  z.transform((typed: Record<string, unknown>) => {
    const findable = typed['findable'] === checkedValues
    return { ...typed, findable } as z.input<typeof OrganizationForm>
  }),
  OrganizationForm,
)

/** What a form of an organization starts with. */
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
}

/** What a country calls its regions and its postal codes (GEN-3). */
export function regionLabels(country: Country, language: Language, t: Translate): RegionLabels {
  if (country === 'CA') {
    return {
      state: t('Province'),
      zipcode: t('Postal Code'),
      chooseState: t('Choose a province'),
    }
  }
  // In Canada's English 'State' reads 'Province', and no Canadian would look for Ohio there.
  if (language === 'en-CA') {
    return {
      state: t('U.S. state'),
      zipcode: t('U.S. zip code'),
      chooseState: t('Choose a state'),
    }
  }
  return { state: t('State'), zipcode: t('Zip Code'), chooseState: t('Choose a state') }
}

/** The country that a new organization's form starts with (OC-4). */
export function countryOf(language: Language): Country {
  return language === 'en-CA' ? 'CA' : 'US'
}

const names = new Map<string, string>()

/** 'Central Time · Chicago (UTC−6)' for 'America/Chicago': as people say it, where, and how far that is today. */
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

/** The one of this browser, where it is among them. */
export function ownTimezone(zones: readonly string[]): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return zones.includes(timeZone) ? timeZone : ''
}
