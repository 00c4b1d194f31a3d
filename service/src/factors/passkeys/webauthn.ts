/** Heavy, and most processes never need it: it is loaded when the first passkey comes. */
export async function webauthn() {
  const [server, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  const { decodeAttestationObject, decodeCredentialPublicKey, isoBase64URL, isoCBOR } = helpers

  /**
   * A new passkey without what its maker says of it: we asked for nothing of that kind, and whoever checks it fetches
   * addresses that stand in it.
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
