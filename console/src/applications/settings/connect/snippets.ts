import { type ApplicationKind, isPublic } from '@accord/contract/rules/application-kinds.ts'

/** What a snippet is filled in with. The secret is not among it: a placeholder says where to get it. */
export interface Connection {
  issuer: string
  clientId: string
  kind: ApplicationKind
  /** Where answers go; one to be replaced where none is registered. */
  redirect: string
}

export interface Snippet {
  /** What it is for, by the name that people know. */
  name: string
  code: string
}

/** The first lines of a sign-in with each of the libraries that suit the kind; docs/oauth.md has the rest. */
export function snippetsFor(connection: Connection): Snippet[] {
  const { kind } = connection
  if (kind === 'single-page') return [oidcClientTs(connection), curl(connection)]
  if (kind === 'native') return [openidClient(connection), device(connection), curl(connection)]
  return [openidClient(connection), authJs(connection), authlib(connection), curl(connection)]
}

/** The lines that openid-client begins with, whatever it goes on to do. */
function discovery({ issuer, clientId, kind }: Connection): string {
  const proof = isPublic(kind)
    ? ['undefined', 'client.None()']
    : ['process.env.CLIENT_SECRET', 'undefined']
  // The library asks for https unless told: for a service on one's own machine.
  const options = issuer.startsWith('http:') ? ['{ execute: [client.allowInsecureRequests] }'] : []
  const given = [`new URL('${issuer}')`, `'${clientId}'`, ...proof, ...options]
  return `import * as client from 'openid-client'

const accord = await client.discovery(
${given.map((each) => `  ${each},`).join('\n')}
)`
}

const whoItIs =
  'const person = await client.fetchUserInfo(accord, tokens.access_token, tokens.claims().sub)'

function openidClient(connection: Connection): Snippet {
  const { redirect } = connection
  return {
    name: 'openid-client',
    code: `${discovery(connection)}
const verifier = client.randomPKCECodeVerifier() // keep both until the answer
const state = client.randomState()
const start = client.buildAuthorizationUrl(accord, {
  redirect_uri: '${redirect}',
  scope: 'openid profile email',
  code_challenge: await client.calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
  state,
})
// back at ${redirect}
const tokens = await client.authorizationCodeGrant(accord, currentUrl, {
  pkceCodeVerifier: verifier,
  expectedState: state,
})
${whoItIs}`,
  }
}

function device(connection: Connection): Snippet {
  return {
    name: 'openid-client, on a device without a browser',
    code: `${discovery(connection)}
const started = await client.initiateDeviceAuthorization(accord, {
  scope: 'openid profile email',
})
console.log(\`Open \${started.verification_uri} and enter \${started.user_code}\`)
const tokens = await client.pollDeviceAuthorizationGrant(accord, started)
${whoItIs}`,
  }
}

function authJs({ issuer, clientId }: Connection): Snippet {
  return {
    name: 'Auth.js',
    code: `providers: [
  {
    id: 'accord',
    name: 'Accord',
    type: 'oidc',
    issuer: '${issuer}',
    clientId: '${clientId}',
    clientSecret: process.env.CLIENT_SECRET,
    checks: ['pkce', 'state'],
  },
]
// register https://your-app.example/api/auth/callback/accord, and put claims into the ID token (Sign-in)`,
  }
}

function authlib({ issuer, clientId, redirect }: Connection): Snippet {
  return {
    name: 'Authlib',
    code: `oauth.register(
    'accord',
    server_metadata_url='${issuer}/.well-known/openid-configuration',
    client_id='${clientId}',
    client_secret=os.environ['CLIENT_SECRET'],
    client_kwargs={'scope': 'openid profile email', 'code_challenge_method': 'S256'},
)
# then: oauth.accord.authorize_redirect('${redirect}')`,
  }
}

function oidcClientTs({ issuer, clientId, redirect }: Connection): Snippet {
  return {
    name: 'oidc-client-ts',
    code: `import { UserManager } from 'oidc-client-ts'

const manager = new UserManager({
  authority: '${issuer}',
  client_id: '${clientId}',
  redirect_uri: '${redirect}',
  scope: 'openid profile email',
  loadUserInfo: true,
})
await manager.signinRedirect()
// back at ${redirect}
const user = await manager.signinCallback()`,
  }
}

function curl({ issuer, clientId, kind, redirect }: Connection): Snippet {
  const proof = isPublic(kind) ? `-d client_id=${clientId}` : `-u "${clientId}:$CLIENT_SECRET"`
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: redirect,
    code_challenge_method: 'S256',
  })
  return {
    name: 'curl',
    code: `VERIFIER=$(openssl rand -hex 32)
CHALLENGE=$(printf %s "$VERIFIER" | openssl dgst -sha256 -binary | base64 | tr '+/' '-_' | tr -d '=')
# open in a browser; CODE is in the address that you come back to, and good for a minute
echo "${issuer}/authorize?${query.toString()}&code_challenge=$CHALLENGE"
curl ${issuer}/token ${proof} \\
  -d grant_type=authorization_code -d "code=$CODE" \\
  -d "code_verifier=$VERIFIER" -d redirect_uri=${redirect}`,
  }
}
