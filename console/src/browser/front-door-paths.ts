/** The pages before sign-in and their addresses. Each is a document of its own, prerendered. */
const pagePaths = {
  'sign-in': '/sign-in',
  'sign-up': '/sign-up',
  'forgot-password': '/forgot-password',
  // The links in mails carry something behind these two, which leaves the address at once.
  'reset-password': '/reset_password/',
  'verify-email': '/verify-email/',
  logout: '/logout',
  // What the service sends instead to whom another site led there.
  'asked-logout': '/logout',
} as const

export type FrontDoorPath = (typeof pagePaths)[PageName]
export type PageName = keyof typeof pagePaths
export const pageNames = Object.keys(pagePaths) as PageName[]

export function pageAt(path: string): PageName | undefined {
  return pageNames.find((name) => isAt(path, pagePaths[name]))
}

function isAt(path: string, address: string): boolean {
  if (address === '/verify-email/') return path.startsWith(address)
  return path.replace(/\/$/, '') === address.replace(/\/$/, '')
}
