import * as client from 'openid-client'

const accord = await client.discovery(
  new URL('ISSUER'),
  'CLIENT_ID',
  process.env.CLIENT_SECRET,
  undefined,
  client.None(),
  { execute: [client.allowInsecureRequests] },
)
const verifier = client.randomPKCECodeVerifier() // Keep this and the state until the response.
const state = client.randomState()
const start = client.buildAuthorizationUrl(accord, {
  redirect_uri: 'REDIRECT_URI',
  scope: 'SCOPES',
  code_challenge: await client.calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
  state,
})
// Run this when the person returns to REDIRECT_URI.
const tokens = await client.authorizationCodeGrant(accord, currentUrl, {
  pkceCodeVerifier: verifier,
  expectedState: state,
})
const person = await client.fetchUserInfo(accord, tokens.access_token, tokens.claims().sub)
