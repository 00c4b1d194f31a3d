/** Loads the library for the first passkey, because it's large and most processes never need it. */
export async function webauthn() {
  const [server, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  const { decodeAttestationObject, decodeCredentialPublicKey, isoBase64URL, isoCBOR } = helpers

  /**
   * Removes the manufacturer's attestation statement. We didn't request it, and to verify it, we'd have to fetch the
   * addresses that it contains.
   */
  function withoutStatement(attestationObject: string): string {
    const given = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
    const kept = new Map<string, string | Uint8Array | Map<never, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<never, never>()],
      ['authData', given.get('authData')],
    ])
    return isoBase64URL.fromBuffer(isoCBOR.encode(kept))
  }

  function readKey(publicKey: Uint8Array<ArrayBuffer>): ReadonlyMap<number, unknown> {
    return decodeCredentialPublicKey(publicKey) as unknown as ReadonlyMap<number, unknown>
  }

  return { ...server, withoutStatement, readKey }
}
