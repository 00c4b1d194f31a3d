import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inflateRawSync } from 'node:zlib'
import {
  type ResponseOptions,
  type SamlTestKey,
  createSamlKey,
  samlResponse,
  samlTestProvider,
} from './saml-provider.ts'

/** An identity provider that publishes metadata, and says whatever a test wants with real signatures. */
export interface SamlSite extends AsyncDisposable {
  entityId: string
  metadataUrl: string
  /** The key that signs, and the certificates that the metadata contains. */
  key: SamlTestKey
  published: string[]
  /** How often the metadata was fetched, and whether that fails. */
  fetches: number
  isDown: boolean
  /** Who signs in when a browser opens the provider's page. It never asks for a password. */
  person: SamlPerson
  /** How the provider's page answers. */
  options: ResponseOptions
  metadata(): string
  /** Returns the fields of the form with which the provider answers a request. */
  respond(toProvider: string, person: SamlPerson, options?: ResponseOptions): SamlAnswer
}

export interface SamlPerson {
  subject: string
  email?: string
  attributes?: Record<string, string | string[]>
}

export interface SamlAnswer {
  acsUrl: string
  form: { SAMLResponse: string; RelayState: string }
}

/** Generating a key takes long, and no test needs its site to have another one than those before. */
let siteKey: SamlTestKey | undefined

export async function startSamlSite(): Promise<SamlSite> {
  siteKey ??= createSamlKey()
  const key = siteKey
  const server = createServer((request, response) => {
    if (request.url!.startsWith('/sign-in?')) {
      const { acsUrl, form } = site.respond(request.url!, site.person, site.options)
      response.writeHead(200, { 'content-type': 'text/html' })
      return response.end(formPage(acsUrl, form))
    }
    site.fetches += 1
    const isFound = request.url === '/metadata' && !site.isDown
    response.writeHead(isFound ? 200 : 503, { 'content-type': 'application/samlmetadata+xml' })
    return response.end(isFound ? site.metadata() : '')
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const metadataUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metadata`
  const site: SamlSite = {
    entityId: metadataUrl,
    metadataUrl,
    key,
    published: [key.certificate],
    fetches: 0,
    isDown: false,
    person: { subject: 'nobody' },
    options: {},
    metadata: () => samlMetadata(site),
    respond(toProvider, { subject, email, attributes }, { assertion, ...options } = {}) {
      const { id, acsUrl, issuer, relayState } = readRequest(toProvider)
      const { entityId, requestId, acsUrl: usualAcsUrl } = samlTestProvider
      const move = (xml: string) =>
        xml
          .replace(`Destination="${usualAcsUrl}"`, `Destination="${acsUrl}"`)
          .replace(`InResponseTo="${requestId}"`, `InResponseTo="${id}"`)
          .replace(`>${entityId}<`, `>${site.entityId}<`)
      const { editResponse = String } = options
      const xml = samlResponse(site.key, {
        ...options,
        // Only the assertion is signed, so the response around it can be changed afterward.
        editResponse: (response) => editResponse(move(response)),
        assertion: {
          issuer: site.entityId,
          audiences: issuer,
          recipient: acsUrl,
          inResponseTo: id,
          nameIdentifier: subject,
          attributes: { ...(email !== undefined && { email }), ...attributes },
          ...assertion,
        },
      })
      const SAMLResponse = Buffer.from(xml).toString('base64')
      return { acsUrl, form: { SAMLResponse, RelayState: relayState } }
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return site
}

/** The page with which providers send a response through the browser. */
function formPage(acsUrl: string, form: SamlAnswer['form']): string {
  const fields = Object.entries(form).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  )
  return `<!doctype html><form method="post" action="${acsUrl}">${fields.join('')}</form><script>document.forms[0].submit()</script>`
}

/** Reads a request as a provider does. */
export function readRequest(toProvider: string) {
  const { searchParams } = new URL(toProvider, 'http://127.0.0.1')
  const deflated = Buffer.from(searchParams.get('SAMLRequest')!, 'base64')
  const xml = inflateRawSync(deflated).toString()
  const attribute = (name: string) => xml.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1]
  return {
    xml,
    id: attribute('ID')!,
    acsUrl: attribute('AssertionConsumerServiceURL')!,
    issuer: xml.match(/<saml:Issuer[^>]*>([^<]+)</)![1]!,
    forceAuthn: attribute('ForceAuthn') === 'true',
    relayState: searchParams.get('RelayState')!,
  }
}

export function samlMetadata({
  entityId,
  published,
}: Pick<SamlSite, 'entityId' | 'published'>): string {
  const keys = published.map(
    (pem) =>
      `<KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${pem.replaceAll(/-----[^-]+-----/g, '')}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>`,
  )
  return [
    `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">`,
    '<IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">',
    ...keys,
    '<NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</NameIDFormat>',
    `<SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${new URL('/sign-in?tenant=1', entityId).href}"/>`,
    '</IDPSSODescriptor></EntityDescriptor>',
  ].join('')
}
