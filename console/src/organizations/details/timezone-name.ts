/** 'New York (America)' for 'America/New_York': the place is what people look for. */
export function timezoneName(zone: string): string {
  const [area, ...places] = zone.split('/')
  const place = places.at(-1)?.replaceAll('_', ' ')
  return place ? `${place} (${area})` : zone
}
