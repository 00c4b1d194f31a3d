import type { Page } from '@playwright/test'
import { fillInSignIn, type Person } from '../../browser-tests/support/people.ts'
import type { Client } from '../client.ts'
import type { Settings } from '../start/settings.ts'

/** What a person does who signs in with the client, and then what else it can; says what worked. */
export async function wayThrough(
  page: Page,
  { start = '/login', press, refresh, logout }: Client,
  { APP_URL }: Settings,
  person: Person,
): Promise<string[]> {
  const worked: string[] = []
  const signedIn = `Signed in: ${person.firstName} ${person.lastName}, ${person.email}`

  await page.goto(`${APP_URL}${start}`)
  if (press) await page.getByRole('button', { name: press }).click()
  await page.waitForURL('**/sign-in?**')
  await fillInSignIn(page, person)
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.getByText(signedIn).waitFor()
  worked.push('sign-in', 'userinfo')

  if (refresh) {
    await page.goto(`${APP_URL}${refresh}`)
    await page.getByText(signedIn).waitFor()
    worked.push('refresh')
  }
  if (logout) {
    await page.goto(`${APP_URL}${logout}`)
    await page.getByText('Signed out').waitFor()
    worked.push('logout')
  }
  return worked
}
