import { type JsonWebKey, createPublicKey } from 'node:crypto'
import type { Attestation } from '@accord/contract/factors.ts'
import type { Context } from '#context.ts'
import { type Ceremony, isOwnChallenge } from './challenges.ts'
import { relyingPartyOf, stoodAlone } from './relying-party.rules.ts'
import { webauthn } from './webauthn.ts'

/**
 * The COSE numbers of Ed25519, P-256, and RSA. All supported Node versions implement them without experimental
 * features.
 */
export const algorithms = [-8, -7, -257]

/** Smaller RSA keys are weak, and larger ones slow down every check. */
const rsaBytes = { min: 256, max: 512 }

/** Returns whether we can verify signatures with the key. A registration should fail rather than the first sign-in. */
export function isUsableKey(cose: ReadonlyMap<number, unknown>): boolean {
  const key = jwkOf(cose)
  if (!key) return false
  try {
    createPublicKey({ format: 'jwk', key })
    return true
  } catch {
    return false
  }
}

/** Decodes a COSE key (RFC 9052). Label 1 is the key type and 3 is the algorithm. Negative labels depend on both. */
function jwkOf(cose: ReadonlyMap<number, unknown>): JsonWebKey | undefined {
  const text = (label: number) =>
    Buffer.from((cose.get(label) ?? []) as Uint8Array).toString('base64url')
  const is = (kty: number, alg: number, crv?: number) =>
    cose.get(1) === kty && cose.get(3) === alg && (crv === undefined || cose.get(-1) === crv)

  if (is(1, -8, 6)) return { kty: 'OKP', crv: 'Ed25519', x: text(-2) }
  if (is(2, -7, 1)) return { kty: 'EC', crv: 'P-256', x: text(-2), y: text(-3) }
  const { length } = (cose.get(-1) ?? []) as Uint8Array
  const fits = length >= rsaBytes.min && length <= rsaBytes.max
  return is(3, -257) && fits ? { kty: 'RSA', n: text(-1), e: text(-2) } : undefined
}

const knownTransports = new Set(['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

/** Returns a new passkey in its stored form and the challenge that it answers, or undefined if anything is invalid. */
export async function checkAttestation(
  context: Context,
  { id, rawId, type, response }: Attestation,
  ceremony: Ceremony,
) {
  const party = relyingPartyOf(context.config)
  if (!party) return undefined
  const { verifyRegistrationResponse, withoutStatement, readKey } = await webauthn()
  const { clientDataJSON, transports = [] } = response
  let challenge = ''
  try {
    if (!stoodAlone(clientDataJSON)) return undefined
    const attestationObject = withoutStatement(response.attestationObject)
    const made = { clientDataJSON, attestationObject }
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response: made, clientExtensionResults: {} },
      expectedChallenge: (answered) => {
        challenge = answered
        return isOwnChallenge(context, ceremony, answered)
      },
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return undefined
    const { credential, aaguid, userVerified, ...kind } = registrationInfo
    const key = readKey(credential.publicKey)
    if (credential.id !== id || !isUsableKey(key)) return undefined
    return {
      challenge,
      passkey: {
        credential_id: Buffer.from(id, 'base64url'),
        public_key: Buffer.from(credential.publicKey),
        algorithm: key.get(3) as number,
        counter: String(credential.counter),
        backup_eligible: kind.credentialDeviceType === 'multiDevice',
        backed_up: kind.credentialBackedUp,
        user_verified: userVerified,
        transports: transports.filter((each) => knownTransports.has(each)),
        aaguid,
      },
    }
  } catch {
    return undefined
  }
}
