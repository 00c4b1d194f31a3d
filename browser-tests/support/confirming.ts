import { openDatabase } from '@accord/service/database/open.ts'
import type { Page } from '@playwright/test'
import type { Person } from './people.ts'
import type { Product } from './product.ts'

/** As if the person had proved eleven minutes ago, in all their sessions, that it is them. */
export async function elevenMinutesLater({ databaseUrl }: Product, { email }: Person) {
  const { pool, close } = openDatabase(databaseUrl)
  await pool.query(
    `update sessions s set confirmed_at = now() - interval '11 minutes'
     from users u where u.id = s.user_id and u.email = $1`,
    [email],
  )
  await close()
}

export const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm it is you' })

export async function confirmsWithPassword(page: Page, { password }: Pick<Person, 'password'>) {
  await question(page).getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}
