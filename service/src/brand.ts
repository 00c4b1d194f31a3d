import { statSync } from 'node:fs'
import { refuse } from './refused-value.ts'
import { StartupRefused } from './startup-refused.ts'

/** What the product calls itself; the Canadian variant shows on hosts that carry a country marker. */
export interface Brand {
  name: string
  canadianName: string
  /** Parts of a host name that mean Canada. */
  canadianMarkers: string[]
  supportEmail: string
  /** An SVG file that replaces the built-in mark. */
  logoFile: string | undefined
}

/** Where nobody said to whom people write: an address that nobody can have. */
export const noSupportEmail = 'support@accord.example'

export function readBrand(value: (name: string) => string | undefined): Brand {
  const name = readName('BRAND_NAME', value('BRAND_NAME') ?? 'Accord')
  return {
    name,
    canadianName: readName('BRAND_NAME_CA', value('BRAND_NAME_CA') ?? `${name} Canada`),
    canadianMarkers: ['.ca', '-ca.'],
    supportEmail: readEmail('SUPPORT_EMAIL', value('SUPPORT_EMAIL') ?? noSupportEmail),
    logoFile: readLogoFile(value('BRAND_LOGO_FILE')),
  }
}

/** It stands in titles and in the subjects of letters. */
function readName(variable: string, text: string): string {
  if (/^[^\p{Cc}]{1,100}$/u.test(text)) return text
  throw refuse(variable, text, 'one line of at most 100 characters')
}

/** Shown as a link to write to. */
function readEmail(variable: string, text: string): string {
  if (/^[^\s<>@?&]+@[^\s<>@?&]+$/.test(text)) return text
  throw refuse(variable, text, 'an address such as support@example.com')
}

function readLogoFile(file: string | undefined): string | undefined {
  if (file !== undefined && !statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new StartupRefused(`BRAND_LOGO_FILE is '${file}', but there is no such file.`)
  }
  return file
}

/** `.ca` counts at the end of a name or before another label, never inside one (`.cam`). */
export function brandNameFor(brand: Brand, hostname: string): string {
  const marked = brand.canadianMarkers.some((marker) =>
    marker.endsWith('.') ? hostname.includes(marker) : `${hostname}.`.includes(`${marker}.`),
  )
  return marked ? brand.canadianName : brand.name
}
