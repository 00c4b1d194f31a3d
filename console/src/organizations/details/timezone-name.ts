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
