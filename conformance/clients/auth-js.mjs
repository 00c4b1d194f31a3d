import { ExpressAuth, getSession } from '@auth/express'
import express from 'express'

const { ISSUER, CLIENT_ID, CLIENT_SECRET, PORT } = process.env

const config = {
  providers: [
    {
      id: 'accord',
      name: 'Accord',
      type: 'oidc',
      issuer: ISSUER,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
    },
  ],
  secret: CLIENT_SECRET,
  trustHost: true,
}

const app = express()
// This adds /auth/signin and /auth/signout.
app.use(/^\/auth\/(.*)/, ExpressAuth(config))

app.get('/', async (request, response) => {
  const session = await getSession(request, config)
  response.send(session ? `Signed in: ${session.user.name}, ${session.user.email}` : 'Signed out')
})

app.listen(PORT)
