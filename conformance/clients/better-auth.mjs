import { betterAuth } from 'better-auth'
import { fromNodeHeaders, toNodeHandler } from 'better-auth/node'
import { genericOAuth } from 'better-auth/plugins'
import express from 'express'

const { ISSUER, CLIENT_ID, CLIENT_SECRET, APP_URL, PORT } = process.env

const auth = betterAuth({
  baseURL: APP_URL,
  secret: CLIENT_SECRET,
  plugins: [
    genericOAuth({
      config: [
        {
          providerId: 'accord',
          clientId: CLIENT_ID,
          clientSecret: CLIENT_SECRET,
          discoveryUrl: `${ISSUER}/.well-known/openid-configuration`,
          scopes: ['openid', 'profile', 'email'],
        },
      ],
    }),
  ],
})

const app = express()
app.all('/api/auth/{*path}', toNodeHandler(auth))

app.get('/login', async (request, response) => {
  const { headers, response: started } = await auth.api.signInSocial({
    body: { provider: 'accord', callbackURL: '/' },
    headers: fromNodeHeaders(request.headers),
    returnHeaders: true,
  })
  response.setHeader('set-cookie', headers.getSetCookie())
  response.redirect(started.url)
})

app.get('/', async (request, response) => {
  const session = await auth.api.getSession({ headers: fromNodeHeaders(request.headers) })
  response.send(session ? `Signed in: ${session.user.name}, ${session.user.email}` : 'Signed out')
})

app.listen(PORT)
