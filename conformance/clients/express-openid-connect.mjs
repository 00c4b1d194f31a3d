import express from 'express'
import { auth } from 'express-openid-connect'

const { ISSUER, CLIENT_ID, CLIENT_SECRET, APP_URL, PORT } = process.env

const app = express()
// This adds /login, /callback, and /logout.
app.use(
  auth({
    issuerBaseURL: ISSUER,
    baseURL: APP_URL,
    clientID: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    secret: CLIENT_SECRET,
    authRequired: false,
    authorizationParams: { response_type: 'code', scope: 'openid profile email' },
    idpLogout: true,
  }),
)

app.get('/', ({ oidc }, response) => {
  const { user } = oidc
  response.send(user ? `Signed in: ${user.name}, ${user.email}` : 'Signed out')
})

app.listen(PORT)
