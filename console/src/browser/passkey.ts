import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from '@accord/contract/factors.ts'

/** The pending request. Browsers allow only one at a time, so a new one cancels it. */
let waiting: AbortController | undefined
/** Whether the pending request is only for autofill, which a dialog can replace. */
let inFields = false

/**
 * Asks for one of the person's passkeys. Returns undefined if they canceled or another request replaced it. With
 * `autofill`, the address field offers the passkeys.
 */
export async function requestPasskey(
  options: RequestOptions,
  mode: 'dialog' | 'autofill' = 'dialog',
): Promise<Assertion | undefined> {
  const isAutofill = mode === 'autofill'
  if (isAutofill && waiting && !inFields) return undefined
  const answer = await oneAtATime(
    (signal) =>
      navigator.credentials.get({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
          options as PublicKeyCredentialRequestOptionsJSON,
        ),
        signal,
        ...(isAutofill && { mediation: 'conditional' }),
      }),
    isAutofill,
  ).catch((error: unknown) => {
    // This device can find a passkey only by its ID, so it's treated as having none.
    if (nameOf(error) === 'NotSupportedError') return undefined
    throw error
  })
  return answer?.toJSON() as Assertion | undefined
}

/** Creates a passkey. Returns undefined if the person canceled. */
export async function makePasskey(options: CreationOptions): Promise<Attestation | undefined> {
  const made = await oneAtATime((signal) =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as PublicKeyCredentialCreationOptionsJSON,
      ),
      signal,
    }),
  )
  return made?.toJSON() as Attestation | undefined
}

export async function canAutofillPasskeys(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}

export function cancelPasskeyRequest() {
  waiting?.abort()
  waiting = undefined
}

/** Returns whether this device already has the passkey that it should create. */
export function isOnThisDevice(error: unknown): boolean {
  return nameOf(error) === 'InvalidStateError'
}

/** Notifies authenticators of the remaining passkeys, so that they don't offer removed ones. */
export async function signalKeptPasskeys(kept: AllAcceptedCredentialsOptions) {
  await quietly(() => PublicKeyCredential.signalAllAcceptedCredentials(kept))
}

/** Notifies authenticators that the service doesn't know a passkey. */
export async function signalUnknownPasskey(rpId: string, credentialId: string) {
  await quietly(() => PublicKeyCredential.signalUnknownCredential({ rpId, credentialId }))
}

async function oneAtATime(
  ask: (signal: AbortSignal) => Promise<Credential | null>,
  isAutofill = false,
) {
  waiting?.abort()
  const mine = new AbortController()
  waiting = mine
  inFields = isAutofill
  try {
    return (await ask(mine.signal)) as PublicKeyCredential | null
  } catch (error) {
    // Browsers report the same error if there's no passkey, the person wasn't recognized, or they canceled.
    if (nameOf(error) === 'NotAllowedError' || nameOf(error) === 'AbortError') return undefined
    throw error
  } finally {
    if (waiting === mine) waiting = undefined
  }
}

/** Sends a signal and ignores errors. Only some browsers support signals, and nothing depends on them. */
async function quietly(signal: () => Promise<void>) {
  try {
    await signal()
  } catch {}
}

function nameOf(error: unknown): string | undefined {
  return error instanceof Error ? error.name : undefined
}
