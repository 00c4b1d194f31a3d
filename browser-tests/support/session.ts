import type { Page } from '@playwright/test'

export interface Credentials {
  email: string
  password: string
}

interface SignedIn {
  id: string
  firstName: string
  lastName: string
  accessToken: string
  accessTokenExpiresAt: string
}

/**
 * Signs in over HTTP, and stores the same values for the tab's next page that the sign-in page
 * would store.
 */
export async function beginSession(page: Page, { email, password }: Credentials) {
  const answer = await page.request.post('/api/auth/login', {
    // Browsers send this header, so the response sets the page's cookies.
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { email, password },
  })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  await page.addInitScript(keepOnce, keptOf((await answer.json()) as SignedIn))
}

function keptOf({ id, firstName, lastName, accessToken, accessTokenExpiresAt }: SignedIn) {
  const key = '_user'
  return {
    user: { id, firstName, lastName },
    tokens: { [key]: { token: accessToken, expiresAt: accessTokenExpiresAt, key } },
    activeToken: key,
  }
}

/**
 * This script runs before every page in the tab, but only the first page should find a new session.
 */
function keepOnce(kept: ReturnType<typeof keptOf>) {
  const mark = `begun ${JSON.stringify(kept.tokens)}`
  if (sessionStorage.getItem(mark)) return
  sessionStorage.setItem(mark, 'yes')
  for (const [name, value] of Object.entries(kept))
    localStorage.setItem(name, JSON.stringify(value))
}

/** Changes the stored token's expiration time, as if time had passed. */
export async function expireTokenIn(page: Page, milliseconds: number) {
  await page.evaluate((left) => {
    const tokens = JSON.parse(localStorage.getItem('tokens')!) as Record<string, object>
    tokens['_user'] = { ...tokens['_user'], expiresAt: new Date(Date.now() + left).toISOString() }
    localStorage.setItem('tokens', JSON.stringify(tokens))
  }, milliseconds)
}
