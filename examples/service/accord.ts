interface Credentials {
  accordUrl: string
  clientId: string
  clientSecret: string
}

/** A token is valid for ten minutes. Programs that run longer request the next one. */
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

/** The token's owner. */
export function whoAmI(accordUrl: string, token: string): Promise<ServiceAccount> {
  return get(accordUrl, '/api/me', token)
}

interface Page {
  data: { id: string; name: string }[]
  __meta: { total: number }
}

/** Its own organization and those that authorized it, page by page. */
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

/** An error explains itself: it names a missing scope, for example. */
async function json<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw new Error(`${response.url}: ${await response.text()}`)
  return (await response.json()) as Answer
}
