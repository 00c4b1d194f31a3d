// Signs a person in, makes the first API call, and revokes the token. It needs Node, but no packages.
// The client secret comes from the environment: CLIENT_SECRET=… node sign-in.mjs
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'

const client = {
  client_id: 'CLIENT_ID',
  client_secret: process.env.CLIENT_SECRET,
}
const redirect_uri = 'REDIRECT_URI'
const verifier = randomBytes(32).toString('base64url')
const state = randomBytes(32).toString('base64url')
const query = new URLSearchParams({
  client_id: client.client_id,
  response_type: 'code',
  redirect_uri,
  scope: 'SCOPES',
  state,
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
})
console.log('Open this address, approve, and paste the address that you return to:')
console.log(`ISSUER/authorize?${query}`)

const [typed] = await once(process.stdin.setEncoding('utf8'), 'data')
process.stdin.destroy()
const answer = new URL(typed.trim()).searchParams
if (answer.get('state') !== state) throw new Error('This response does not match the request.')

const tokens = await post('token', {
  grant_type: 'authorization_code',
  code: answer.get('code'),
  redirect_uri,
  code_verifier: verifier,
})
console.log(tokens)

const authorization = `Bearer ${tokens.access_token}`
const called = await fetch('FIRST_CALL', { headers: { authorization } })
console.log(await called.text())

await post('revoke', { token: tokens.refresh_token ?? tokens.access_token })

async function post(path, form) {
  const body = new URLSearchParams({ ...client, ...form })
  const response = await fetch(`ISSUER/${path}`, { method: 'POST', body })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text && JSON.parse(text)
}
