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

/** Parts of a host name that mean Canada. */
export const canadianMarkers = ['.ca', '-ca.']

/** `.ca` counts at the end of a name or before another label, never inside one (`.cam`). */
export function brandNameFor(brand: Brand, hostname: string): string {
  const marked = brand.canadianMarkers.some((marker) =>
    marker.endsWith('.') ? hostname.includes(marker) : `${hostname}.`.includes(`${marker}.`),
  )
  return marked ? brand.canadianName : brand.name
}
