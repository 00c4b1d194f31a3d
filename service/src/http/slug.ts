/** Turns a name into part of a file name, using only ASCII letters and digits, which every system accepts. */
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
