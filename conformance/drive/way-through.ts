import type { Page } from '@playwright/test'
import { fillInSignIn, type Person } from '../../browser-tests/support/people.ts'
import type { Client } from '../clients.ts'
import type { Settings } from '../start/programs.ts'
import type { Terminal } from '../start/terminal.ts'

/** The text that the files in clients/ print when the person is signed in. */
const signedIn = ({ firstName, lastName, email }: Person) =>
  `Signed in: ${firstName} ${lastName}, ${email}`

/**
 * Signs in with a browser, and then tries everything else that the client can do. Returns what
 * worked.
 */
export async function throughPages(
  page: Page,
  { application, start = '/login', press, refresh, logout }: Client,
  { APP_URL }: Settings,
  person: Person,
): Promise<string[]> {
  const worked = ['sign-in', application?.claimsInIdToken ? 'ID token' : 'userinfo']
  await page.goto(`${APP_URL}${start}`)
  if (press) await page.getByRole('button', { name: press }).click()
  await signInAndApprove(page, person)
  await page.getByText(signedIn(person)).waitFor()

  if (refresh) {
    await page.goto(`${APP_URL}${refresh}`)
    await page.getByText(signedIn(person)).waitFor()
    worked.push('refresh')
  }
  if (logout) {
    await page.goto(`${APP_URL}${logout.replace('{APP_URL}', APP_URL)}`)
    await page.getByText('Signed out').waitFor()
    worked.push('logout')
  }
  return worked
}

/** Signs in with a program on the person's own machine, which opens the browser. */
export async function throughTerminal(
  page: Page,
  terminal: Terminal,
  person: Person,
): Promise<string[]> {
  const [address = ''] = (await terminal.said('Open ')).split(' ')
  await page.goto(address)
  await signInAndApprove(page, person, async () => {
    // A device asks the person to compare a code. A program that opens the browser itself needs no
    // click.
    if (page.url().includes('/device')) await page.getByRole('button', { name: 'Continue' }).click()
  })
  await terminal.said(signedIn(person))
  return ['sign-in', 'userinfo']
}

async function signInAndApprove(page: Page, person: Person, before = async () => {}) {
  await page.waitForURL('**/sign-in**')
  await fillInSignIn(page, person)
  await page.waitForURL(/\/(?:approval|device)\b/)
  await before()
  await page.getByRole('button', { name: 'Authorize' }).click()
}
