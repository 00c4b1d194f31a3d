import { authPages, type PageName } from '@accord/contract/console-paths.ts'

export const pageNames = Object.keys(authPages) as PageName[]

export function pageAt(path: string): PageName | undefined {
  return pageNames.find((name) => authPages[name].some((address) => isAt(path, address)))
}

function isAt(path: string, address: string): boolean {
  if (address.endsWith('/:code')) return path.startsWith(address.replace(':code', ''))
  return path.replace(/\/$/, '') === address.replace(/\/$/, '')
}
