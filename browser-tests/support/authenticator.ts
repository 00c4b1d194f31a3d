import type { Page } from '@playwright/test'

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
export async function anAuthenticator(
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
