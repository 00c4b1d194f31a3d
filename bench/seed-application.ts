import type { Accord } from './accord.ts'

export interface Registered {
  id: string
  secret: string
}

/** An application with a secret, made by the calls that the console makes. */
export async function registerAt({ url, seed }: Accord): Promise<Registered> {
  const [person] = await seed.people(1)
  const asPerson = await seed.session(person!.id, 'program')
  const { organization, profile } = await call<{
    organization: { id: string }
    profile: { id: string }
  }>('/organization', asPerson, { name: 'Harbour' })
  const as = await seed.profileSession(person!.id, profile.id)
  const scopes = ['organization:read', 'service-account:manage']
  const { id } = await call<{ id: string }>('/application', as, {
    name: 'Night shift',
    organization: organization.id,
    scopes,
  })
  const [key] = await call<{ secret: string }[]>(`/key/${id}`, as)
  return { id, secret: key!.secret }

  async function call<Answer>(path: string, headers: Record<string, string>, body?: object) {
    const response = await fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return (await response.json()) as Answer
  }
}
