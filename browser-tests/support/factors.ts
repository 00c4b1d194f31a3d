import type { Page } from '@playwright/test'
import { openDatabase } from '@accord/service/database/open.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'
import { shownCode } from '@accord/service/testing/factors.ts'

/** A credential with its private key, as the browser exports it. */
type Passkey = {
  credentialId: string
  isResidentCredential: boolean
  rpId?: string
  privateKey: string
  userHandle?: string
  signCount: number
}

type Properties = {
  /** Whether the device verifies its owner by fingerprint or PIN. */
  verifies?: boolean
  /** Whether the device's passkeys sync to the person's other devices. */
  synced?: boolean
}

/**
 * Runs the action and waits for this many challenges. The last one belongs to the request that
 * waits in the fields.
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
 * Adds a device with passkeys that responds without a person. It responds to every request of a
 * page immediately, including the one in the sign-in page's fields. Other journeys have no such
 * device.
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
    /** If this is off before a page loads, the request in the fields stays pending. */
    answers: (enabled: boolean) =>
      client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    verifies: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    passkeys: async () =>
      (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Adds a copy of a passkey, as of this signature count. */
    holds: (credential: Passkey, signCount: number) =>
      client.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: { ...credential, signCount },
      }),
    forgets: (credentialId: string) =>
      client.send('WebAuthn.removeCredential', { authenticatorId, credentialId }),
  }
}

/**
 * Simulates that the person's last identity confirmation was eleven minutes ago in all of their
 * sessions.
 */
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
 * Adds an authenticator app on the account page, and saves the recovery codes that come with the
 * first factor.
 */
export async function setUpApp(page: Page, { opened = false } = {}) {
  if (!opened) await page.goto('/user/account')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const secret = await page.getByRole('definition').locator('code').getAttribute('title')
  await page.getByLabel('Code from the app').fill(shownCode(secret!))
  await page.keyboard.press('Enter')
  const recoveryCodes = await savesRecoveryCodes(page)
  // A code works only once. The next code is already valid, so the test doesn't have to wait half a
  // minute.
  return { nextCode: () => shownCode(secret!, Date.now() + halfMinute), recoveryCodes }
}

/** Confirms that the recovery codes were saved, and returns them. */
export async function savesRecoveryCodes(page: Page): Promise<string[]> {
  const shown = page.getByRole('alertdialog', { name: 'Your recovery codes' })
  await shown.waitFor()
  const codes = await shown.getByRole('listitem').allInnerTexts()
  await shown.getByRole('button', { name: "I've saved them" }).click()
  await shown.waitFor({ state: 'detached' })
  return codes
}

/** Clears the session in this browser only, so that the sign-in page appears again. */
export async function forgetSession(page: Page) {
  await page.evaluate(() => localStorage.clear())
}
