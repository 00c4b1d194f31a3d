providers: [
  {
    id: 'accord',
    name: 'Accord',
    type: 'oidc',
    issuer: 'ISSUER',
    clientId: 'CLIENT_ID',
    clientSecret: process.env.CLIENT_SECRET,
    checks: ['pkce', 'state'],
  },
]
// Register https://your-app.example/api/auth/callback/accord, and turn on claims in the ID token (Sign-in).
