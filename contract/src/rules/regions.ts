export interface Region {
  readonly code: string
  readonly name: string
}

const states: readonly Region[] = named(
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
    'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|' +
    'KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|' +
    'MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|' +
    'NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|' +
    'PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|' +
    'VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
)

const provinces: readonly Region[] = named(
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|' +
    'NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|' +
    'SK Saskatchewan|YT Yukon',
)

/** Returns the US states with DC, or the Canadian provinces and territories. */
export function regionsOf(country: Country): readonly Region[] {
  return country === 'CA' ? provinces : states
}

const canadianTimezones = [
  'America/St_Johns',
  'America/Halifax',
  'America/Toronto',
  'America/Winnipeg',
  'America/Edmonton',
  'America/Vancouver',
] as const

const usTimezones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
] as const

const worldTimezones = [
  'America/Argentina/Buenos_Aires',
  'America/Bogota',
  'America/Caracas',
  'America/Lima',
  'America/Mexico_City',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/Toronto',
  'Atlantic/Azores',
  'Europe/Athens',
  'Europe/Berlin',
  'Europe/Istanbul',
  'Europe/Kyiv',
  'Europe/Lisbon',
  'Europe/London',
  'Europe/Madrid',
  'Europe/Paris',
  'Europe/Rome',
  'Africa/Cairo',
  'Africa/Johannesburg',
  'Africa/Lagos',
  'Africa/Nairobi',
  'Asia/Dubai',
  'Asia/Dhaka',
  'Asia/Hong_Kong',
  'Asia/Jakarta',
  'Asia/Jerusalem',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Manila',
  'Asia/Riyadh',
  'Asia/Seoul',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Brisbane',
  'Australia/Perth',
  'Australia/Sydney',
  'Pacific/Auckland',
  'UTC',
] as const

/** Returns the six Canadian time zones, or those of the United States followed by the world's. */
export function timezonesOf(country: Country): readonly string[] {
  return country === 'CA' ? canadianTimezones : [...usTimezones, ...worldTimezones]
}

/** Returns the maximum length of a ZIP code or postal code. */
export function postalCodeLength(country: Country): number {
  return country === 'CA' ? 7 : 5
}

/** Formats a Canadian postal code in capitals, with a space after the third character. A ZIP code is only trimmed. */
export function formatPostalCode(country: Country, typed: string): string {
  if (country !== 'CA') return typed.trim()
  const bare = typed.toUpperCase().replaceAll(/\s/g, '')
  return bare.length > 3 ? `${bare.slice(0, 3)} ${bare.slice(3)}` : bare
}

/** Whether a formatted code has the country's shape. */
export function isPostalCode(country: Country, code: string): boolean {
  return country === 'CA' ? /^[A-Z]\d[A-Z] \d[A-Z]\d$/.test(code) : /^\d{5}$/.test(code)
}

function named(list: string): Region[] {
  return list.split('|').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }))
}

/** The countries that have their own forms, labels, and rules. */
export const countries = ['US', 'CA'] as const
export type Country = (typeof countries)[number]

/** Returns the language for organizations of a country (GEN-4). */
export function languageOf(country: Country) {
  return country === 'CA' ? 'en-CA' : 'en-US'
}
