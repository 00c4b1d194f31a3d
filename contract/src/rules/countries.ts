/** Countries whose forms, labels and rules differ. */
export const countries = ['US', 'CA'] as const
export type Country = (typeof countries)[number]

/** What is spoken for an organization of a country (GEN-4). */
export function languageOf(country: Country) {
  return country === 'CA' ? 'en-CA' : 'en-US'
}
