/**
 * Everything that the service needs for SAML, loaded for the first SAML connection, because the libraries are large and
 * most installations never need them:
 *
 * - `parseMetadata` reads an identity provider's metadata, and `parseCertificates` the certificates that owners enter.
 *   Both throw a `SetupError` with a code and a message for owners. `expiryNotice` returns which email is due before a
 *   certificate expires.
 * - `describeServiceProvider` is the document of `GET /sso/saml/{connection}/metadata`.
 * - `requestSignIn` returns the URL that starts a sign-in. The caller binds the returned ID to the browser's cookie.
 * - `checkResponse` checks the form that the provider posts to us, and returns who signed in, or why it was rejected.
 *
 * Neither the database nor the network is used here.
 */
export async function loadSaml() {
  const [certificates, metadata, errors, requests, responses] = await Promise.all([
    import('./certificates.ts'),
    import('./metadata.ts'),
    import('./setup-errors.ts'),
    import('./authn-request.ts'),
    import('./check-response.ts'),
  ])
  const { parseCertificates, expiryNotice } = certificates
  const { parseMetadata, describeServiceProvider } = metadata
  return {
    SetupError: errors.SetupError,
    parseCertificates,
    expiryNotice,
    parseMetadata,
    describeServiceProvider,
    requestSignIn: requests.requestSignIn,
    checkResponse: responses.checkResponse,
  }
}
