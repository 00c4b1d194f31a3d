import { generateCodeVerifier, OAuth2Client } from '@badgateway/oauth2-client'
import express from 'express'
import session from 'express-session'

const { ISSUER, CLIENT_ID, CLIENT_SECRET, APP_URL, PORT } = process.env

const accord = new OAuth2Client({
  server: `${ISSUER}/`,
  discoveryEndpoint: `${ISSUER}/.well-known/openid-configuration`,
  clientId: CLIENT_ID,
  clientSecret: CLIENT_SECRET,
})
const redirectUri = `${APP_URL}/callback`

const app = express()
app.use(session({ secret: CLIENT_SECRET, resave: false, saveUninitialized: false }))

app.get('/login', async (request, response) => {
  const codeVerifier = await generateCodeVerifier()
  const state = crypto.randomUUID()
  request.session.started = { codeVerifier, state }
  const scope = ['openid', 'profile', 'email']
  response.redirect(
    await accord.authorizationCode.getAuthorizeUri({ redirectUri, state, codeVerifier, scope }),
  )
})

app.get('/callback', async (request, response) => {
  const address = new URL(request.originalUrl, APP_URL)
  const token = await accord.authorizationCode.getTokenFromCodeRedirect(address, {
    redirectUri,
    ...request.session.started,
  })
  const authorization = `Bearer ${token.accessToken}`
  const answer = await fetch(`${ISSUER}/userinfo`, { headers: { authorization } })
  request.session.person = await answer.json()
  response.redirect('/')
})

app.get('/', (request, response) => {
  const { person } = request.session
  response.send(person ? `Signed in: ${person.name}, ${person.email}` : 'Signed out')
})

app.listen(PORT)
