interface Credentials {
  accordUrl: string
  clientId: string
  clientSecret: string
}

/**
 * Returns a token, which is valid for ten minutes. Programs that run longer must request another
 * one.
 */
export async function accessToken({ accordUrl, clientId, clientSecret }: Credentials) {
  const { access_token } = await json<{ access_token: string }>(
    await fetch(new URL('/oauth/token', accordUrl), {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    }),
  )
  return access_token
}

interface ServiceAccount {
  application: { id: string; name: string }
  organization: { id: string; name: string }
  scopes: string[]
}

/** Returns the service account that the token belongs to. */
export function whoAmI(accordUrl: string, token: string): Promise<ServiceAccount> {
  return get(accordUrl, '/api/me', token)
}

interface Page {
  data: { id: string; name: string }[]
  __meta: { total: number }
}

/** Returns its own organization and those that authorized it, page by page. */
export async function* organizations(accordUrl: string, token: string) {
  for (let skip = 0, total = 1; skip < total;) {
    const page = await get<Page>(accordUrl, `/api/organization?$skip=${skip}&$limit=100`, token)
    yield* page.data
    total = page.__meta.total
    skip += 100
  }
}

async function get<Answer>(accordUrl: string, path: string, token: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}` }
  return json<Answer>(await fetch(new URL(path, accordUrl), { headers }))
}

/**
 * Returns the response's JSON. An error includes the response, which explains the reason, for
 * example a missing scope.
 */
async function json<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw new Error(`${response.url}: ${await response.text()}`)
  return (await response.json()) as Answer
}
