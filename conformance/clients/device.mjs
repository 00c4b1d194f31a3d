import * as client from 'openid-client'

const { ISSUER, CLIENT_ID } = process.env

const accord = await client.discovery(new URL(ISSUER), CLIENT_ID, undefined, client.None(), {
  // This is needed only if Accord's address is http://localhost.
  execute: [client.allowInsecureRequests],
})

const started = await client.initiateDeviceAuthorization(accord, { scope: 'openid profile email' })
console.log(`Open ${started.verification_uri_complete} and compare ${started.user_code}`)

const tokens = await client.pollDeviceAuthorizationGrant(accord, started)
const person = await client.fetchUserInfo(accord, tokens.access_token, tokens.claims().sub)
console.log(`Signed in: ${person.name}, ${person.email}`)
