import type { Browser, Locator, Page } from '@playwright/test'
import type { Inbox } from './inbox.ts'
import { createsOrganization } from './organizations.ts'
import { createsPerson, fillInSignIn, type Person, signIn } from './people.ts'
import type { Product } from './product.ts'
import { beginSession } from './session.ts'
import { expect } from './test.ts'

export const organization = 'Northside Clinic'
export const invitationMail = `Invitation to join “${organization}”`

export async function secondBrowser(browser: Browser, { url }: Product): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-US' })
  return context.newPage()
}

/** Creates an organization that the person owns, and opens its members page. */
export async function opensMembers(page: Page, person: Person, product: Product) {
  const { id } = await createsOrganization(product, person, { name: organization })
  await beginSession(page, person)
  await page.goto(`/organization/${id}/members`)
}

export async function invite(page: Page, emails: string, ...roles: string[]) {
  await page.getByRole('link', { name: 'Invite Members' }).click()
  await page.getByLabel('Email addresses').fill(emails)
  for (const role of roles) await page.getByRole('checkbox', { name: role }).check()
  await page.getByRole('button', { name: 'Add to list' }).click()
  await page.getByRole('button', { name: 'Invite Members' }).click()
  await expect(page.getByText('Successfully invited a new member to organization!')).toBeVisible()
  await page.waitForURL('**/members')
}

interface World {
  browser: Browser
  product: Product
  inbox: Inbox
}

/** Invites a person with an account and signs them in, in a separate browser. */
export async function inviteSignedIn(page: Page, { browser, product, inbox }: World) {
  const other = await createsPerson(product, inbox)
  await invite(page, other.email)
  const theirs = await secondBrowser(browser, product)
  await signIn(theirs, other)
  return { other, theirs }
}

export function rowOf(page: Page, email: string) {
  return page.getByRole('row').filter({ hasText: email })
}

/** Opens the menu of a row and chooses an action. */
export async function choose(row: Locator, action: string) {
  await row.getByRole('button', { name: 'Actions for' }).click()
  await row.getByRole('menuitem', { name: action }).click()
}

export async function accept(page: Page) {
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(page.getByText('You successfully joined an organization!')).toBeVisible()
  await page.waitForURL('**/organization/*')
}

/** Opens the emailed link, signs in a person who has an account, and joins the organization. */
export async function join(page: Page, link: string, person: Person) {
  await page.goto(link)
  await page.waitForURL('**/sign-in')
  await fillInSignIn(page, person)
  await page.waitForURL('**/join_organization/*')
  await accept(page)
}
