import type { Page } from '@playwright/test'
import { openDatabase } from '@accord/service/database/open.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'
import { shownCode } from '@accord/service/testing/factors.ts'

/** As the browser hands it out, with its private key. */
type Passkey = {
  credentialId: string
  isResidentCredential: boolean
  rpId?: string
  privateKey: string
  userHandle?: string
  signCount: number
}

type Properties = {
  /** Whether it knows its owner by a finger or a PIN. */
  verifies?: boolean
  /** Whether its passkeys are copied to the person's other devices. */
  synced?: boolean
}

/** Does it, and waits until a challenge was given so many times: the last one is for what waits in the fields. */
export async function untilOffered(page: Page, times: number, doing: () => Promise<unknown>) {
  let left = times
  const offered = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/auth/passkey/begin') && (left -= 1) === 0,
  )
  await doing()
  await (await offered).finished()
}

/**
 * A device that keeps passkeys, without anybody to press its button: what a page asks of it, it answers at
 * once, and so does it in the fields of the sign-in page. Only the journeys that bring one have any.
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
    /** Off before a page is loaded, the request in its fields waits for ever. */
    answers: (enabled: boolean) =>
      client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    verifies: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    passkeys: async () =>
      (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** What somebody has who copied a passkey when it had signed so often. */
    holds: (credential: Passkey, signCount: number) =>
      client.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: { ...credential, signCount },
      }),
    forgets: (credentialId: string) =>
      client.send('WebAuthn.removeCredential', { authenticatorId, credentialId }),
  }
}

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

export const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm your identity' })

export async function confirmsWithPassword(page: Page, { password }: Pick<Person, 'password'>) {
  await question(page).getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

const halfMinute = 30_000

/** Adds an authenticator app on the account page and keeps the codes that come with a first factor. */
export async function setUpApp(page: Page, { opened = false } = {}) {
  if (!opened) await page.goto('/user/account')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const secret = await page.getByRole('definition').locator('code').getAttribute('title')
  await page.getByLabel('Code from the app').fill(shownCode(secret!))
  await page.keyboard.press('Enter')
  const recoveryCodes = await savesRecoveryCodes(page)
  // A code works once, and nobody waits half a minute here: the next one is good already.
  return { nextCode: () => shownCode(secret!, Date.now() + halfMinute), recoveryCodes }
}

/** The codes that are shown, of which the person says that they kept them. */
export async function savesRecoveryCodes(page: Page): Promise<string[]> {
  const shown = page.getByRole('alertdialog', { name: 'Your recovery codes' })
  await shown.waitFor()
  const codes = await shown.getByRole('listitem').allInnerTexts()
  await shown.getByRole('button', { name: "I've saved them" }).click()
  await shown.waitFor({ state: 'detached' })
  return codes
}

/** In this browser only, so that the sign-in page is there again. */
export async function forgetSession(page: Page) {
  await page.evaluate(() => localStorage.clear())
}
