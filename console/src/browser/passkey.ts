import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from '@accord/contract/factors.ts'

/** Browsers ask for one at a time: what still waits gives way to what comes next. */
let waiting: AbortController | undefined
/** Whether it waits in the fields only. Nobody asked for that: it gives way to a dialog even when it comes later. */
let inFields = false

/**
 * Asks for one of the person's passkeys; undefined when they gave up, or something else was asked for
 * meanwhile. By `autofill` it waits among what the browser offers for the address field.
 */
export async function requestPasskey(
  options: RequestOptions,
  way: 'dialog' | 'autofill' = 'dialog',
): Promise<Assertion | undefined> {
  const isAutofill = way === 'autofill'
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
    // What this device has finds no passkey without being told which: as good as none.
    if (nameOf(error) === 'NotSupportedError') return undefined
    throw error
  })
  return answer?.toJSON() as Assertion | undefined
}

/** Has a new passkey made; undefined when the person gave up. */
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

/** Whether passkeys can be offered in the address field. */
export async function canAutofillPasskeys(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}

export function cancelPasskeyRequest() {
  waiting?.abort()
  waiting = undefined
}

/** Whether this device has the passkey already that it was asked to make. */
export function isOnThisDevice(error: unknown): boolean {
  return nameOf(error) === 'InvalidStateError'
}

/** Tells the authenticators which are left, so that none offers a passkey that was removed here. */
export async function signalKeptPasskeys(kept: AllAcceptedCredentialsOptions) {
  await quietly(() => PublicKeyCredential.signalAllAcceptedCredentials(kept))
}

/** The same of one that nobody here knows; whose it was is not known either. */
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
    // Nobody is told which: that there is no passkey, that a person was not recognized, or did not want.
    if (nameOf(error) === 'NotAllowedError' || nameOf(error) === 'AbortError') return undefined
    throw error
  } finally {
    if (waiting === mine) waiting = undefined
  }
}

/** Only some browsers pass it on, and nothing depends on it. */
async function quietly(signal: () => Promise<void>) {
  try {
    await signal()
  } catch {
    // As said.
  }
}

function nameOf(error: unknown): string | undefined {
  return error instanceof Error ? error.name : undefined
}
