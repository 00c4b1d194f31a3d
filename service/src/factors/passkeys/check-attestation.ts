import type { Attestation } from '@accord/contract/passkeys.ts'
import type { Context } from '#context.ts'
import { type Ceremony, isOwnChallenge } from './challenges.ts'
import { stoodAlone } from './client-data.rules.ts'
import { algorithms, isUsableKey } from './public-key.ts'
import { relyingPartyOf } from './relying-party.rules.ts'
import { webauthn } from './webauthn.ts'

const knownTransports = new Set(['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

/** A new passkey as it is kept, and the challenge that it answers; undefined for whatever is wrong with it. */
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
