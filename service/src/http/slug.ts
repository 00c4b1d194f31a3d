/** A name as part of a file name: letters and digits of ASCII, so that no system minds it. */
export function slugOf(name: string, otherwise: 'organization' | 'network'): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '')
  return slug === '' ? otherwise : slug
}
