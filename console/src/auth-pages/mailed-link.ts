import type { AuthPagePath, PageName } from '@accord/contract/console-paths.ts'

const verifyEmail = '/verify-email/' satisfies AuthPagePath

export interface ResetLink {
  token: string
  email: string
}

export function readResetLink(search: string): ResetLink | undefined {
  const query = new URLSearchParams(search)
  const token = query.get('token')
  const email = query.get('email')
  return token && email ? { token, email } : undefined
}

export function readVerificationCode(path: string): string | undefined {
  return path.slice(verifyEmail.length).replace(/\/$/, '') || undefined
}

let reset: ResetLink | undefined
let needsNames = false
let code: string | undefined

/**
 * Copies the secret from an emailed link and removes it from the URL, so that it doesn't appear in the history, on the
 * screen, or in error reports.
 */
export function takeMailedLink(page: PageName) {
  if (page === 'reset-password') {
    reset = readResetLink(location.search)
    needsNames = new URLSearchParams(location.search).has('names')
    showInAddress('/reset_password/')
  } else if (page === 'verify-email') {
    code = readVerificationCode(location.pathname)
    showInAddress(verifyEmail)
  }
}

function showInAddress(path: AuthPagePath) {
  history.replaceState(null, '', path)
}

export function mailedResetLink(): ResetLink | undefined {
  return reset
}

/** Returns whether the person must enter a name, because an account that was never verified has none. */
export function mailedResetNeedsNames(): boolean {
  return needsNames
}

export function mailedVerificationCode(): string | undefined {
  return code
}
