import type { Context } from '#context.ts'
import type { ConnectionRow } from '#data/connections/connections.store.ts'
import { recordSamlRequest } from '#data/connections/saml.store.ts'
import { loadSaml } from './saml.ts'
import { serviceProviderOf } from './settings.ts'

interface Begun {
  flow: { id: string }
  state: string
  /** Whether the person has to sign in at the provider again. */
  fresh: boolean
}

/** Returns the provider's page to which the browser goes, and notes the request that the response must answer. */
export async function beginSamlSignIn(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { id, settings }: ConnectionRow,
  { flow, state, fresh }: Begun,
): Promise<URL> {
  const { requestSignIn } = await loadSaml()
  const { redirectUrl, nameIdFormats } = settings.saml!
  const request = await requestSignIn({
    connection: { redirectUrl, nameIdFormats },
    serviceProvider: serviceProviderOf(config, id),
    relayState: state,
    forceAuthn: fresh,
  })
  await recordSamlRequest(db, flow.id, request.id)
  return new URL(request.url)
}
