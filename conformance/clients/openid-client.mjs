import express from 'express'
import session from 'express-session'
import * as client from 'openid-client'

const { ISSUER, CLIENT_ID, CLIENT_SECRET, APP_URL, PORT } = process.env

const accord = await client.discovery(new URL(ISSUER), CLIENT_ID, CLIENT_SECRET, undefined, {
  // This is needed only if Accord's address is http://localhost.
  execute: [client.allowInsecureRequests],
})

const app = express()
app.use(session({ secret: CLIENT_SECRET, resave: false, saveUninitialized: false }))

app.get('/login', async (request, response) => {
  const verifier = client.randomPKCECodeVerifier()
  const state = client.randomState()
  request.session.started = { pkceCodeVerifier: verifier, expectedState: state }
  const address = client.buildAuthorizationUrl(accord, {
    redirect_uri: `${APP_URL}/callback`,
    scope: 'openid profile email offline_access',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
  })
  response.redirect(address.href)
})

app.get('/callback', async (request, response) => {
  const address = new URL(request.originalUrl, APP_URL)
  const tokens = await client.authorizationCodeGrant(accord, address, request.session.started)
  request.session.tokens = tokens
  const { sub } = tokens.claims()
  request.session.person = await client.fetchUserInfo(accord, tokens.access_token, sub)
  response.redirect('/')
})

app.get('/refresh', async (request, response) => {
  const { refresh_token } = request.session.tokens
  // A refresh token can be used only once, so it's replaced by the new one.
  request.session.tokens = {
    ...request.session.tokens,
    ...(await client.refreshTokenGrant(accord, refresh_token)),
  }
  response.redirect('/')
})

app.get('/logout', (request, response) => {
  const address = client.buildEndSessionUrl(accord, {
    id_token_hint: request.session.tokens.id_token,
    post_logout_redirect_uri: `${APP_URL}/`,
  })
  request.session.destroy(() => response.redirect(address.href))
})

app.get('/', (request, response) => {
  const { person } = request.session
  response.send(person ? `Signed in: ${person.name}, ${person.email}` : 'Signed out')
})

app.listen(PORT)
