/** A provider that refuses every connection, so that the calls exist. */
export const socialProviderSettings = {
  SIGN_IN_WITH: 'oidc',
  OIDC_NAME: 'Northside',
  OIDC_ISSUER: 'http://127.0.0.1:1',
  OIDC_CLIENT_ID: 'accord',
  OIDC_CLIENT_SECRET: 'secret-of-accord',
}
