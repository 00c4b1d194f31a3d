import express from 'express'
import session from 'express-session'
import passport from 'passport'
import OpenIDConnectStrategy from 'passport-openidconnect'

const { ISSUER, CLIENT_ID, CLIENT_SECRET, APP_URL, PORT } = process.env

passport.use(
  new OpenIDConnectStrategy(
    {
      issuer: ISSUER,
      authorizationURL: `${ISSUER}/authorize`,
      tokenURL: `${ISSUER}/token`,
      userInfoURL: `${ISSUER}/userinfo`,
      clientID: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      callbackURL: `${APP_URL}/callback`,
      scope: ['profile', 'email'],
      // A nonce is used, because this strategy doesn't support PKCE.
      nonce: true,
    },
    (_issuer, profile, done) => done(null, profile),
  ),
)
passport.serializeUser((person, done) => done(null, person))
passport.deserializeUser((person, done) => done(null, person))

const app = express()
app.use(session({ secret: CLIENT_SECRET, resave: false, saveUninitialized: false }))
app.use(passport.authenticate('session'))

app.get('/login', passport.authenticate('openidconnect'))
app.get('/callback', passport.authenticate('openidconnect', { successRedirect: '/' }))

app.get('/', ({ user }, response) => {
  response.send(user ? `Signed in: ${user.displayName}, ${user.emails[0].value}` : 'Signed out')
})

app.listen(PORT)
