import { profileToken, send } from '../../browser-tests/support/organizations.ts'
import { freePort } from '../../browser-tests/support/product.ts'
import type { Client } from '../client.ts'
import type { Settings } from '../start/settings.ts'
import type { Stage } from './stage.ts'

/** Registers an application by the API's own calls, and answers what its client is set up with. */
export async function register(stage: Stage, client: Client): Promise<Settings> {
  const { product, owner, organization } = stage
  const port = await freePort()
  const appUrl = `http://localhost:${port}`
  const token = await profileToken(product.url, owner, organization.id)
  const { id } = await send<{ id: string }>(product.url, 'POST /application', token, {
    organization: organization.id,
    name: client.name,
    scopes: ['user:read'],
  })
  const change = (body: object) => send(product.url, `PATCH /application/${id}`, token, body)
  await change({ redirectUris: [`${appUrl}${client.callback}`] })
  const [key] = await send<{ secret: string }[]>(product.url, `GET /key/${id}`, token)
  return {
    ISSUER: `${product.url}/oauth`,
    CLIENT_ID: id,
    CLIENT_SECRET: key!.secret,
    APP_URL: appUrl,
    PORT: String(port),
  }
}
