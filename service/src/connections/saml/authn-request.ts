import { randomBytes } from 'node:crypto'
import { SAML } from '@node-saml/node-saml'
import { nameIdFormats } from './name-id-formats.ts'

export interface RequestedSignIn {
  connection: {
    /** The identity provider's address for HTTP-Redirect. */
    redirectUrl: string
    /** The formats in the provider's metadata. */
    nameIdFormats: readonly string[]
  }
  serviceProvider: { entityId: string; acsUrl: string }
  /** A random value that finds the sign-in again. Providers return at most 80 bytes. */
  relayState: string
  /** Whether the provider must ask for a proof even if the person is signed in there. */
  forceAuthn?: boolean
}

const maxRelayStateBytes = 80

/** Returns the URL for the browser, and the ID that must be bound to the browser's cookie. */
export async function requestSignIn({
  connection,
  serviceProvider,
  relayState,
  forceAuthn = false,
}: RequestedSignIn): Promise<{ id: string; url: string }> {
  if (Buffer.byteLength(relayState) > maxRelayStateBytes) {
    throw new RangeError(`The relay state can have at most ${maxRelayStateBytes} bytes.`)
  }
  // An XML ID can't begin with a digit.
  const id = `_${randomBytes(20).toString('hex')}`
  const library = new SAML({
    issuer: serviceProvider.entityId,
    callbackUrl: serviceProvider.acsUrl,
    entryPoint: connection.redirectUrl,
    // The library requires it, but doesn't use it for requests.
    idpCert: 'unused',
    generateUniqueId: () => id,
    forceAuthn,
    // Providers choose how people prove who they are.
    disableRequestedAuthnContext: true,
    // Some providers reject requests for a format that they don't know.
    identifierFormat: connection.nameIdFormats.includes(nameIdFormats.persistent)
      ? nameIdFormats.persistent
      : null,
  })
  return { id, url: await library.getAuthorizeUrlAsync(relayState, undefined, {}) }
}
