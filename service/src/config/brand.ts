/** The product's name and logo. Hosts with a country marker show the Canadian name. */
export interface Brand {
  name: string
  canadianName: string
  /** The parts of a host name that indicate Canada. */
  canadianMarkers: string[]
  supportEmail: string
  /** An SVG file that replaces the built-in mark. */
  logoFile: string | undefined
}

/** The support address if none is configured. `.example` is a reserved domain, so no one can own it. */
export const noSupportEmail = 'support@accord.example'

export const canadianMarkers = ['.ca', '-ca.']

/**
 * Chooses the brand name for a host. `.ca` counts at the end of a name or before another label, but not inside one
 * (`.cam`).
 */
export function brandNameFor(brand: Brand, hostname: string): string {
  const marked = brand.canadianMarkers.some((marker) =>
    marker.endsWith('.') ? hostname.includes(marker) : `${hostname}.`.includes(`${marker}.`),
  )
  return marked ? brand.canadianName : brand.name
}
