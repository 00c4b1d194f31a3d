import * as client from 'openid-client'

const accord = await client.discovery(
  new URL('ISSUER'),
  'CLIENT_ID',
  undefined,
  client.None(),
  { execute: [client.allowInsecureRequests] },
)
const started = await client.initiateDeviceAuthorization(accord, {
  scope: 'SCOPES',
})
console.log(`Open ${started.verification_uri} and enter ${started.user_code}`)
const tokens = await client.pollDeviceAuthorizationGrant(accord, started)
const person = await client.fetchUserInfo(accord, tokens.access_token, tokens.claims().sub)
