import { profileToken, send } from '../../browser-tests/support/organizations.ts'
import { freePort } from '@accord/service/testing/parts/accord-process.ts'
import type { Client } from '../client.ts'
import type { Settings } from '../start/settings.ts'
import type { Stage } from './stage.ts'

/** Registers an application by the API's own calls, and answers what its client is set up with. */
export async function register(
  { product, owner, organization }: Stage,
  { name, callback, application = {} }: Client,
): Promise<Settings> {
  const { kind = 'web', signedOut, ...signIn } = application
  const port = await freePort()
  const appUrl = `http://localhost:${port}`
  const token = await profileToken(product.url, owner, organization.id)
  const form = { organization: organization.id, name, kind, scopes: [] }
  const { id } = await send<{ id: string }>(product.url, 'POST /application', token, form)

  // One part at a time, as on its page in the console.
  const change = (body: object) => send(product.url, `PATCH /application/${id}`, token, body)
  const home = kind === 'native' ? 'http://127.0.0.1' : appUrl
  if (callback) await change({ redirectUris: [`${home}${callback}`] })
  if (signedOut !== undefined) await change({ postLogoutUris: [`${appUrl}${signedOut}`] })
  if (Object.keys(signIn).length > 0) await change(signIn)
  return {
    ISSUER: `${product.url}/oauth`,
    CLIENT_ID: id,
    CLIENT_SECRET: kind === 'web' ? await secret() : '',
    APP_URL: appUrl,
    PORT: String(port),
  }

  async function secret(): Promise<string> {
    const keys = await send<{ secret: string }[]>(product.url, `GET /key/${id}`, token)
    return keys[0]!.secret
  }
}
