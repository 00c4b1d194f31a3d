/** Heavy, and most processes never need it: it is loaded when the first passkey comes. */
export function webauthn() {
  return import('@simplewebauthn/server')
}
