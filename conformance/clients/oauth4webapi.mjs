import express from 'express'
import session from 'express-session'
import * as oauth from 'oauth4webapi'

const { ISSUER, CLIENT_ID, CLIENT_SECRET, APP_URL, PORT } = process.env

// This is needed only if Accord's address is http://localhost.
const options = { [oauth.allowInsecureRequests]: true }
const issuer = new URL(ISSUER)
const accord = await oauth.processDiscoveryResponse(
  issuer,
  await oauth.discoveryRequest(issuer, options),
)
const client = { client_id: CLIENT_ID }
const secret = oauth.ClientSecretBasic(CLIENT_SECRET)
const redirectUri = `${APP_URL}/callback`

const app = express()
app.use(session({ secret: CLIENT_SECRET, resave: false, saveUninitialized: false }))

app.get('/login', async (request, response) => {
  const verifier = oauth.generateRandomCodeVerifier()
  const state = oauth.generateRandomState()
  const nonce = oauth.generateRandomNonce()
  request.session.started = { verifier, state, nonce }
  const address = new URL(accord.authorization_endpoint)
  address.search = new URLSearchParams({
    client_id: CLIENT_ID,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  })
  response.redirect(address.href)
})

app.get('/callback', async (request, response) => {
  const { verifier, state, nonce } = request.session.started
  const address = new URL(request.originalUrl, APP_URL)
  const answer = oauth.validateAuthResponse(accord, client, address, state)
  const tokens = await oauth.processAuthorizationCodeResponse(
    accord,
    client,
    await oauth.authorizationCodeGrantRequest(
      accord,
      client,
      secret,
      answer,
      redirectUri,
      verifier,
      options,
    ),
    { expectedNonce: nonce, requireIdToken: true },
  )
  const { sub } = oauth.getValidatedIdTokenClaims(tokens)
  const person = await oauth.processUserInfoResponse(
    accord,
    client,
    sub,
    await oauth.userInfoRequest(accord, client, tokens.access_token, options),
  )
  request.session.person = person
  response.redirect('/')
})

app.get('/', (request, response) => {
  const { person } = request.session
  response.send(person ? `Signed in: ${person.name}, ${person.email}` : 'Signed out')
})

app.listen(PORT)
