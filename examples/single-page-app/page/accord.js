const settings = await getJson('/settings.json')
/** The discovery document contains all other addresses. */
const accord = await getJson(`${settings.issuer}/.well-known/openid-configuration`)

const redirectUri = `${location.origin}/callback`
const started = 'started'

/** Redirects to Accord with an OpenID Connect request that uses PKCE, state, and nonce. */
export async function startSignIn() {
  const request = { verifier: randomText(), state: randomText(), nonce: randomText() }
  // The tab stores the values that the response must match.
  sessionStorage.setItem(started, JSON.stringify(request))
  const address = new URL(accord.authorization_endpoint)
  address.search = new URLSearchParams({
    client_id: settings.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    state: request.state,
    nonce: request.nonce,
    code_challenge: await challengeOf(request.verifier),
    code_challenge_method: 'S256',
  })
  location.assign(address)
}

/**
 * Redeems the code in the response. Throws an error if the response contains one or belongs to
 * another request. Each sign-in can be finished only once.
 */
export async function finishSignIn() {
  const { verifier, state, nonce } = JSON.parse(sessionStorage.getItem(started) ?? '{}')
  sessionStorage.removeItem(started)
  const answer = new URLSearchParams(location.search)
  if (!state || answer.get('state') !== state)
    throw new Error('No sign-in was started in this tab.')
  if (answer.get('iss') !== accord.issuer) throw new Error('The response came from another issuer.')
  if (answer.has('error')) throw new Error("You didn't approve it.")
  const tokens = await askForTokens({
    grant_type: 'authorization_code',
    code: answer.get('code'),
    redirect_uri: redirectUri,
    code_verifier: verifier,
  })
  const claims = claimsOf(tokens.id_token)
  // The token came directly from Accord, so its signature doesn't need to be checked. The audience
  // and nonce prove that it belongs to this application and this sign-in.
  if (claims.iss !== accord.issuer || claims.aud !== settings.clientId || claims.nonce !== nonce) {
    throw new Error("The ID token isn't for this application.")
  }
  return tokens
}

/** Returns new tokens. The old refresh token can't be used again. */
export async function refresh({ refresh_token, id_token }) {
  return { id_token, ...(await askForTokens({ grant_type: 'refresh_token', refresh_token })) }
}

export async function personOf({ access_token }) {
  return getJson(accord.userinfo_endpoint, { authorization: `Bearer ${access_token}` })
}

/**
 * Redirects to Accord, which also ends the session there and then redirects back. Without the ID
 * token, Accord would ask the person first.
 */
export function signOut({ id_token }) {
  const address = new URL(accord.end_session_endpoint)
  address.search = new URLSearchParams({
    id_token_hint: id_token,
    post_logout_redirect_uri: `${location.origin}/`,
  })
  location.assign(address)
}

/**
 * Requests tokens. A page can't keep a secret, so the code's verifier or the refresh token proves
 * that it's the same page.
 */
async function askForTokens(grant) {
  const body = new URLSearchParams({ client_id: settings.clientId, ...grant })
  const response = await fetch(accord.token_endpoint, { method: 'POST', body })
  if (!response.ok) throw new Error('Accord gave no tokens.')
  const tokens = await response.json()
  return { ...tokens, expiresAt: new Date(Date.now() + tokens.expires_in * 1000) }
}

async function getJson(address, headers = {}) {
  const response = await fetch(address, { headers })
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.json()
}

function claimsOf(idToken) {
  const bytes = Uint8Array.fromBase64(idToken.split('.')[1], { alphabet: 'base64url' })
  return JSON.parse(new TextDecoder().decode(bytes))
}

function randomText() {
  return inBase64Url(crypto.getRandomValues(new Uint8Array(32)))
}

async function challengeOf(verifier) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return inBase64Url(new Uint8Array(digest))
}

function inBase64Url(bytes) {
  return bytes.toBase64({ alphabet: 'base64url', omitPadding: true })
}
