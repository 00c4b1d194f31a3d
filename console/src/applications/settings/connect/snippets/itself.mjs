// Gets a token in the application's own name, makes the first API call, and revokes the token.
// The client secret comes from the environment: CLIENT_SECRET=… node call.mjs
const client = { client_id: 'CLIENT_ID', client_secret: process.env.CLIENT_SECRET }

const tokens = await post('token', { grant_type: 'client_credentials' })
console.log(tokens)

const authorization = `Bearer ${tokens.access_token}`
const called = await fetch('FIRST_CALL', { headers: { authorization } })
console.log(await called.text())

await post('revoke', { token: tokens.access_token })

async function post(path, form) {
  const body = new URLSearchParams({ ...client, ...form })
  const response = await fetch(`ISSUER/${path}`, { method: 'POST', body })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text && JSON.parse(text)
}
