import type { Country } from '@accord/contract/rules/countries.ts'
import type { Language } from '../../language/language.ts'
import type { Translate } from '../../language/words.ts'

export interface RegionWords {
  state: string
  zipcode: string
  chooseState: string
}

/** What a country calls its regions and its postal codes (GEN-3). */
export function regionWords(country: Country, language: Language, t: Translate): RegionWords {
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
