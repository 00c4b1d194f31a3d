import type { Page } from '@playwright/test'
import { openDatabase } from '@accord/service/database/open.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'
import { shownCode } from '@accord/service/testing/factors.ts'

/** A credential as the browser exports it, with its private key. */
type Passkey = {
  credentialId: string
  isResidentCredential: boolean
  rpId?: string
  privateKey: string
  userHandle?: string
  signCount: number
}

type Properties = {
  /** Whether it verifies its owner by fingerprint or PIN. */
  verifies?: boolean
  /** Whether its passkeys sync to the person's other devices. */
  synced?: boolean
}

/**
 * Runs the action and waits for this many challenges. The last one is for the request waiting in
 * the fields.
 */
export async function untilOffered(page: Page, times: number, doing: () => Promise<unknown>) {
  let left = times
  const offered = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/auth/passkey/begin') && (left -= 1) === 0,
  )
  await doing()
  await (await offered).finished()
}

/**
 * A device with passkeys that needs no one to press its button. It answers a page's request
 * immediately, and the request in the fields of the sign-in page too. Only journeys that add one
 * have any.
 */
export async function virtualAuthenticator(
  page: Page,
  { verifies = true, synced = true }: Properties = {},
) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: verifies,
      automaticPresenceSimulation: true,
      defaultBackupEligibility: synced,
      defaultBackupState: synced,
    },
  })

  return {
    /** If it's off before a page loads, the request in the fields waits forever. */
    answers: (enabled: boolean) =>
      client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    verifies: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    passkeys: async () =>
      (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** A copy of a passkey, made when it had signed this often. */
    holds: (credential: Passkey, signCount: number) =>
      client.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: { ...credential, signCount },
      }),
    forgets: (credentialId: string) =>
      client.send('WebAuthn.removeCredential', { authenticatorId, credentialId }),
  }
}

/** As if the person's last identity confirmation was eleven minutes ago, in all their sessions. */
export async function elevenMinutesLater({ databaseUrl }: Product, { email }: Person) {
  const { pool, close } = openDatabase(databaseUrl)
  await pool.query(
    `update sessions s set confirmed_at = now() - interval '11 minutes'
     from users u where u.id = s.user_id and u.email = $1`,
    [email],
  )
  await close()
}

export const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm your identity' })

export async function confirmsWithPassword(page: Page, { password }: Pick<Person, 'password'>) {
  await question(page).getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

const halfMinute = 30_000

/**
 * Adds an authenticator app on the account page and saves the recovery codes that come with a first
 * factor.
 */
export async function setUpApp(page: Page, { opened = false } = {}) {
  if (!opened) await page.goto('/user/account')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const secret = await page.getByRole('definition').locator('code').getAttribute('title')
  await page.getByLabel('Code from the app').fill(shownCode(secret!))
  await page.keyboard.press('Enter')
  const recoveryCodes = await savesRecoveryCodes(page)
  // A code works once, and the test doesn't wait half a minute, because the next code is already
  // valid.
  return { nextCode: () => shownCode(secret!, Date.now() + halfMinute), recoveryCodes }
}

/** The recovery codes that are shown and that the person confirms saving. */
export async function savesRecoveryCodes(page: Page): Promise<string[]> {
  const shown = page.getByRole('alertdialog', { name: 'Your recovery codes' })
  await shown.waitFor()
  const codes = await shown.getByRole('listitem').allInnerTexts()
  await shown.getByRole('button', { name: "I've saved them" }).click()
  await shown.waitFor({ state: 'detached' })
  return codes
}

/** Clears only this browser, so that the sign-in page appears again. */
export async function forgetSession(page: Page) {
  await page.evaluate(() => localStorage.clear())
}
