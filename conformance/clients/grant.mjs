import express from 'express'
import session from 'express-session'
import grant from 'grant'

const { ISSUER, CLIENT_ID, CLIENT_SECRET, APP_URL, PORT } = process.env

const app = express()
app.use(session({ secret: CLIENT_SECRET, resave: false, saveUninitialized: false }))
// This adds /connect/accord and /connect/accord/callback.
app.use(
  grant.express({
    defaults: { origin: APP_URL, transport: 'session', state: true, nonce: true, pkce: true },
    accord: {
      oauth: 2,
      authorize_url: `${ISSUER}/authorize`,
      access_url: `${ISSUER}/token`,
      profile_url: `${ISSUER}/userinfo`,
      key: CLIENT_ID,
      secret: CLIENT_SECRET,
      scope: 'openid profile email',
      response: ['tokens', 'profile'],
      callback: '/',
    },
  }),
)

app.get('/', (request, response) => {
  const { profile } = request.session.grant?.response ?? {}
  response.send(profile ? `Signed in: ${profile.name}, ${profile.email}` : 'Signed out')
})

app.listen(PORT)
