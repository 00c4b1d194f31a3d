import { canManage, type Role } from '@accord/contract/rules/roles.ts'

/** Sections that every member of an organization may open; the others are for those who manage it. */
const forEveryone = new Set(['', 'profile'])

/** The address in another organization that corresponds to this one: the same section, never deeper. */
export function sameSection(
  pathname: string,
  organization: { id: string; profileRoles?: readonly Role[] | undefined },
): string {
  const home = `/organization/${organization.id}`
  const section = sectionOf(pathname)
  if (section === '') return home
  const open = forEveryone.has(section) || canManage(organization.profileRoles ?? [])
  return open ? `${home}/${section}` : home
}

function sectionOf(pathname: string): string {
  const [, area = '', , section = ''] = pathname.split('/')
  // An application and an authorization have addresses of their own.
  if (area.startsWith('application')) return 'applications'
  return area === 'organization' ? section : ''
}

/** Those whose name has every word that was typed. */
export function matching<Item extends { name: string }>(
  items: readonly Item[],
  typed: string,
): Item[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return items.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
}
