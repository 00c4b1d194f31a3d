import * as oauth from 'openid-client'

/** The settings of this application's registration. */
export interface Registration {
  accordUrl: string
  clientId: string
  clientSecret: string
  redirectUri: string
}

export interface Accord extends Registration {
  client: oauth.Configuration
}

/** The values that the response must match. They stay on this server. */
export interface Started {
  state: string
  codeVerifier: string
  nonce?: string
}

export interface SignedIn {
  accessToken: string
  refreshToken: string
  expiresAt: Date
  organizationId: string
  person: { name: string; email: string }
}

/** Connects to Accord. The discovery document contains all other addresses. */
export async function connect(registration: Registration): Promise<Accord> {
  const { accordUrl, clientId, clientSecret } = registration
  // HTTP is allowed only on the developer's own machine. Everywhere else, Accord uses HTTPS.
  const execute = accordUrl.startsWith('http://localhost') ? [oauth.allowInsecureRequests] : []
  const issuer = new URL('/oauth', accordUrl)
  const client = await oauth.discovery(issuer, clientId, clientSecret, undefined, { execute })
  return { ...registration, client }
}

/** Starts the standard flow, with an OpenID Connect request that uses PKCE, state, and nonce. */
export async function startSignIn({ client, redirectUri }: Accord) {
  const started = {
    state: oauth.randomState(),
    nonce: oauth.randomNonce(),
    codeVerifier: oauth.randomPKCECodeVerifier(),
  }
  const address = oauth.buildAuthorizationUrl(client, {
    redirect_uri: redirectUri,
    // With the scope offline_access, the application gets a refresh token. The approval screen
    // shows this to the person.
    scope: 'openid offline_access user:read organization:read',
    state: started.state,
    nonce: started.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(started.codeVerifier),
    code_challenge_method: 'S256',
  })
  return { started, address }
}

/**
 * Starts the direct flow, which opens the approval screen for all scopes that the application is
 * registered for.
 */
export async function startApproval({ accordUrl, clientId, redirectUri }: Accord) {
  const started = { state: oauth.randomState(), codeVerifier: oauth.randomPKCECodeVerifier() }
  const address = new URL('/approval', accordUrl)
  address.search = new URLSearchParams({
    application: clientId,
    state: started.state,
    redirect: redirectUri,
    // The application gets a refresh token only if the approval screen shows this to the person.
    offlineAccess: 'true',
    codeChallenge: await oauth.calculatePKCECodeChallenge(started.codeVerifier),
    codeChallengeMethod: 'S256',
  }).toString()
  return { started, address }
}

/**
 * Redeems the code in the response. Throws an error if the response contains one or belongs to
 * another request.
 */
export async function finishSignIn({ client }: Accord, started: Started, answer: URL) {
  const tokens = await oauth.authorizationCodeGrant(client, answer, {
    expectedState: started.state,
    pkceCodeVerifier: started.codeVerifier,
    ...(started.nonce && { expectedNonce: started.nonce }),
    idTokenExpected: true,
  })
  const { sub, organization_id } = tokens.claims()!
  const { name = '', email = '' } = await oauth.fetchUserInfo(client, tokens.access_token, sub)
  return { ...kept(tokens), organizationId: organization_id as string, person: { name, email } }
}

/** Returns new tokens. The old refresh token can't be used again. */
export async function refresh({ client }: Accord, signedIn: SignedIn): Promise<SignedIn> {
  return { ...signedIn, ...kept(await oauth.refreshTokenGrant(client, signedIn.refreshToken)) }
}

/** Revokes the refresh token, which also revokes all tokens that were issued with it. */
export async function revoke({ client }: Accord, { refreshToken }: SignedIn) {
  await oauth.tokenRevocation(client, refreshToken)
}

/** Requests the organization. Returns undefined if the token is no longer valid. */
export async function fetchOrganization(
  { client, accordUrl }: Accord,
  { accessToken, organizationId }: SignedIn,
): Promise<{ id: string; name: string } | undefined> {
  const address = new URL(`/api/organization/${organizationId}`, accordUrl)
  try {
    const answer = await oauth.fetchProtectedResource(client, accessToken, address, 'GET')
    return answer.ok ? ((await answer.json()) as { id: string; name: string }) : undefined
  } catch (error) {
    if (error instanceof oauth.WWWAuthenticateChallengeError) return undefined
    throw error
  }
}

function kept(tokens: oauth.TokenEndpointResponse) {
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? '',
    expiresAt: new Date(Date.now() + (tokens.expires_in ?? 0) * 1000),
  }
}
