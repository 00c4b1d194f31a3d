import { createHash, randomBytes } from 'node:crypto'
import express from 'express'
import session from 'express-session'
import { AuthorizationCode } from 'simple-oauth2'

const { ISSUER, CLIENT_ID, CLIENT_SECRET, APP_URL, PORT } = process.env

const accord = new AuthorizationCode({
  client: { id: CLIENT_ID, secret: CLIENT_SECRET },
  auth: {
    tokenHost: ISSUER,
    tokenPath: '/oauth/token',
    authorizePath: '/oauth/authorize',
    revokePath: '/oauth/revoke',
  },
})
const redirect_uri = `${APP_URL}/callback`

const app = express()
app.use(session({ secret: CLIENT_SECRET, resave: false, saveUninitialized: false }))

app.get('/login', (request, response) => {
  const verifier = randomBytes(32).toString('base64url')
  const state = randomBytes(16).toString('base64url')
  request.session.started = { verifier, state }
  const address = accord.authorizeURL({
    redirect_uri,
    scope: 'openid profile email offline_access',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  response.redirect(address)
})

app.get('/callback', async (request, response) => {
  const { verifier, state } = request.session.started
  const { code, state: answered } = request.query
  if (answered !== state) return response.status(400).send('This was not started here.')
  const token = await accord.getToken({ code, redirect_uri, code_verifier: verifier })
  const authorization = `Bearer ${token.token.access_token}`
  const answer = await fetch(`${ISSUER}/userinfo`, { headers: { authorization } })
  request.session.person = await answer.json()
  request.session.token = token
  response.redirect('/')
})

app.get('/refresh', async (request, response) => {
  const token = accord.createToken(request.session.token)
  request.session.token = await token.refresh()
  response.redirect('/')
})

app.get('/', (request, response) => {
  const { person } = request.session
  response.send(person ? `Signed in: ${person.name}, ${person.email}` : 'Signed out')
})

app.listen(PORT)
