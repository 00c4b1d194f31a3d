import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Inbox } from './inbox.ts'
import type { Product } from './product.ts'
import { beginSession, type Credentials } from './session.ts'

export const goodPassword = 'Harbour-42-Lantern'

export interface Person {
  firstName: string
  lastName: string
  email: string
  password: string
}

export function newStranger(overrides: Partial<Person> = {}): Person {
  return {
    firstName: 'Ana',
    lastName: 'Duarte',
    email: `ana-${randomUUID().slice(0, 8)}@example.com`,
    password: goodPassword,
    ...overrides,
  }
}

/** Creates an account through the API. Separate journeys cover the sign-up screens. */
export async function createsAccount(
  { url }: Product,
  overrides: Partial<Person> = {},
): Promise<Person> {
  const person = newStranger(overrides)
  await post(url, '/api/user', { ...person, confirmedPassword: person.password })
  return person
}

/**
 * Creates an account in the page's browser, which gets the cookie that goes with the email's link.
 */
export async function createsAccountIn(
  page: Page,
  overrides: Partial<Person> = {},
): Promise<Person> {
  const person = newStranger(overrides)
  const data = { ...person, confirmedPassword: person.password }
  const answer = await page.request.post('/api/user', { data })
  if (!answer.ok()) throw new Error(`${person.email} has no account: ${await answer.text()}`)
  return person
}

/** Creates an account and verifies its address with the emailed code. */
export async function createsPerson(
  product: Product,
  inbox: Inbox,
  overrides: Partial<Person> = {},
): Promise<Person> {
  const person = await createsAccount(product, overrides)
  const message = await inbox.newest(person.email, 'Verify your email address')
  const code = message.link('/verify-email/').split('/').at(-1)
  await post(product.url, '/api/verify-email', { code, password: person.password })
  return person
}

export async function fillInSignIn(page: Page, person: Credentials) {
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Fills in the form without submitting it. */
export async function fillInSignUp(page: Page, person: Person, confirmed = person.password) {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  // If the person was invited, the email is already filled in.
  const email = page.getByLabel('Email address')
  if (await email.isEditable()) await email.fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(confirmed)
}

/** Opens the person's own pages without the sign-in page, which separate journeys cover. */
export async function signIn(page: Page, person: Credentials) {
  await beginSession(page, person)
  await openProfile(page)
}

/** Opens the signed-in person's profile and waits until the session is checked. */
async function openProfile(page: Page) {
  const checked = page.waitForResponse('**/api/me')
  await page.goto('/user/profile')
  await (await checked).finished()
}

/** Signs in on the sign-in page and opens the person's own pages. */
export async function signInOnScreen(page: Page, person: Credentials) {
  await page.goto('/sign-in')
  await fillInSignIn(page, person)
  await page.waitForURL('**/user/profile')
}

async function post(url: string, path: string, body: unknown) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
}

/** Returns the current URL and every URL that the tab can go back to. */
export async function historyOf(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  const { entries } = await client.send('Page.getNavigationHistory')
  return entries.map(({ url }) => url)
}

/** Returns everything in the local storage of the page's origin. */
export function storedIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
}
