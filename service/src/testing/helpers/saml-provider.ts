import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { createRequire } from 'node:module'
import { signXml } from '@node-saml/node-saml/lib/xml.js'

const require = createRequire(import.meta.url)
/** The package has no types. */
const { Saml20 } = require('saml') as {
  Saml20: Record<'create' | 'createUnsignedAssertion', (options: AssertionOptions) => string>
}

interface AssertionOptions {
  uid: string
  issuer: string
  lifetimeInSeconds: number
  audiences: string
  recipient: string
  inResponseTo: string
  nameIdentifier: string
  nameIdentifierFormat: string
  attributes: Record<string, string | string[]>
  sessionIndex: string
  authnContextClassRef: string
  key: string
  cert: string
}

export interface SamlTestKey {
  key: string
  certificate: string
}

interface KeyOptions {
  type?: 'rsa' | 'ec'
  bits?: number
  validFrom?: Date
  validTo?: Date
  /** The name of a server that the certificate is for. */
  host?: string
}

/** Makes a key with a self-signed certificate. */
export function createSamlKey({
  type = 'rsa',
  bits = 2048,
  validFrom = new Date('2020-01-01T00:00:00Z'),
  validTo = new Date('2090-01-01T00:00:00Z'),
  host,
}: KeyOptions = {}): SamlTestKey {
  const { privateKey, publicKey } =
    type === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: bits })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm =
    type === 'rsa'
      ? der(0x30, objectId('2a864886f70d01010b'), der(0x05))
      : der(0x30, objectId('2a8648ce3d040302'))
  const commonName = der(0x30, objectId('550403'), der(0x0c, Buffer.from('Test provider')))
  const name = der(0x30, der(0x31, commonName))
  const signed = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    der(0x30, time(validFrom), time(validTo)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(host === undefined ? [] : [alternativeName(host)]),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', signed, privateKey))
  const base64 = der(0x30, signed, algorithm, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  const lengths = length < 128 ? [length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...lengths]), content])
}

/** The extension `subjectAltName` with one DNS name. */
function alternativeName(host: string): Buffer {
  const names = der(0x30, der(0x82, Buffer.from(host)))
  return der(0xa3, der(0x30, der(0x30, objectId('551d11'), der(0x04, names))))
}

const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))

const time = (date: Date) =>
  der(0x18, Buffer.from(`${date.toISOString().replaceAll(/\D/g, '').slice(0, 14)}Z`))

export const samlTestProvider = {
  entityId: 'https://idp.example/metadata',
  acsUrl: 'https://accord.example/sso/saml/c1/acs',
  serviceEntityId: 'https://accord.example/sso/saml/c1/metadata',
  requestId: '_request1',
}

/** Changes XML before it's signed. */
type Edit = (xml: string) => string

export interface ResponseOptions {
  assertion?: Partial<AssertionOptions>
  /** Changes the assertion before it's signed. */
  edit?: Edit
  /** Changes the response before it's signed. */
  editResponse?: Edit
  signs?: 'assertion' | 'response' | 'both' | 'none'
  algorithms?: { signature?: 'sha1' | 'sha256' | 'sha512'; digest?: 'sha1' | 'sha256' | 'sha512' }
  transforms?: string[]
}

/** Returns a response to our request, as XML. */
export function samlResponse(
  { key, certificate }: SamlTestKey,
  { assertion = {}, edit, editResponse, signs = 'assertion', ...how }: ResponseOptions = {},
): string {
  const { entityId, acsUrl, serviceEntityId, requestId } = samlTestProvider
  const options: AssertionOptions = {
    uid: `a${randomBytes(8).toString('hex')}`,
    issuer: entityId,
    lifetimeInSeconds: 300,
    audiences: serviceEntityId,
    recipient: acsUrl,
    inResponseTo: requestId,
    nameIdentifier: 'ana-42',
    nameIdentifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    attributes: { email: 'ana@customer.example', groups: ['staff', 'admins'] },
    sessionIndex: '_session1',
    authnContextClassRef: 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password',
    ...assertion,
    key,
    cert: certificate,
  }
  const signer = samlSigner({ key, certificate }, how)
  const isPlain = edit === undefined && Object.keys(how).length === 0
  const unsigned = () => (edit ?? String)(Saml20.createUnsignedAssertion(options))
  const signsAssertion = signs === 'assertion' || signs === 'both'
  const inside = signsAssertion
    ? isPlain
      ? Saml20.create(options)
      : signer(unsigned(), 'Assertion')
    : unsigned()
  const response =
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_response1" Version="2.0" ` +
    `IssueInstant="${new Date().toISOString()}" Destination="${acsUrl}" InResponseTo="${requestId}">` +
    `<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${entityId}</saml:Issuer><samlp:Status>` +
    `<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${inside}</samlp:Response>`
  const edited = (editResponse ?? String)(response)
  return signs === 'response' || signs === 'both' ? signer(edited, 'Response') : edited
}

/** Signs the first element with this name. */
export function samlSigner(
  { key, certificate }: SamlTestKey,
  { algorithms = {}, transforms }: Pick<ResponseOptions, 'algorithms' | 'transforms'> = {},
) {
  return (xml: string, localName: string): string => {
    const path = `(//*[local-name(.)='${localName}'])[1]`
    const location = { reference: `${path}/*[local-name(.)='Issuer']`, action: 'after' as const }
    return signXml(xml, path, location, {
      privateKey: key,
      publicCert: certificate,
      signatureAlgorithm: algorithms.signature ?? 'sha256',
      digestAlgorithm: algorithms.digest ?? 'sha256',
      ...(transforms && { xmlSignatureTransforms: transforms }),
    })
  }
}
