import { type SigningCertificate, parseCertificates, requireFew } from './certificates.ts'
import { nameIdFormats } from './name-id-formats.ts'
import { SetupError } from './setup-errors.ts'
import {
  type XmlDocument,
  type XmlElement,
  XmlError,
  attributeOf,
  childrenNamed,
  isNamed,
  maxXmlBytes,
  namespaces,
  parseXml,
  requirePlainXml,
  textOf,
} from './xml.ts'

export interface ProviderMetadata {
  entityId: string
  /** Where browsers are sent with a request. */
  redirectUrl: string
  nameIdFormats: string[]
  certificates: SigningCertificate[]
}

const bindings = 'urn:oasis:names:tc:SAML:2.0:bindings:'
/** It's part of an index, whose entries can't be much longer. */
const maxEntityIdBytes = 1024

/**
 * Reads the metadata of one identity provider. We don't check the metadata's signature: an owner chose the file or the
 * https address.
 */
export function parseMetadata(xml: string, { allowsHttp = false } = {}): ProviderMetadata {
  const entity = providerOf(readXml(xml))
  const [provider] = childrenNamed(entity, namespaces.metadata, 'IDPSSODescriptor')
  if (!provider || !supportsSaml2(provider)) throw new SetupError('not_metadata')
  for (const element of [entity, provider]) requireNotExpired(element)

  const entityId = attributeOf(entity, 'entityID') ?? ''
  if (!/^\S+$/.test(entityId) || Buffer.byteLength(entityId) > maxEntityIdBytes) {
    throw new SetupError('no_entity_id')
  }
  const redirectUrl = redirectUrlOf(provider, allowsHttp)
  if (redirectUrl === undefined) throw new SetupError('no_redirect_url')
  return {
    entityId,
    redirectUrl,
    nameIdFormats: childrenNamed(provider, namespaces.metadata, 'NameIDFormat').flatMap(
      (format) => textOf(format)?.trim() ?? [],
    ),
    certificates: certificatesOf(provider),
  }
}

function readXml(xml: string): XmlDocument {
  if (Buffer.byteLength(xml) > maxXmlBytes) throw new SetupError('too_large')
  try {
    // Files often begin with a byte order mark.
    return parseXml(requirePlainXml(withoutComments(xml.replace(/^\u{FEFF}/u, ''))))
  } catch (error) {
    throw error instanceof XmlError ? new SetupError(error.problem) : error
  }
}

/** Files often contain comments, and nothing in them is signed. */
function withoutComments(xml: string): string {
  const [before = '', ...parts] = xml.split('<!--')
  const after = parts.map((part) => {
    const end = part.indexOf('-->')
    if (end === -1) throw new XmlError('not_xml')
    return part.slice(end + 3)
  })
  return before + after.join('')
}

/** Returns the only entity that is an identity provider. */
function providerOf({ root, elements }: XmlDocument): XmlElement {
  const isEntity = (element: XmlElement) =>
    isNamed(element, namespaces.metadata, 'EntityDescriptor')
  const isList = isNamed(root, namespaces.metadata, 'EntitiesDescriptor')
  const isProvider = (element: XmlElement) =>
    childrenNamed(element, namespaces.metadata, 'IDPSSODescriptor').length === 1
  const entities = isList ? elements.filter(isEntity) : [root].filter(isEntity)
  const [provider, ...others] = entities.filter(isProvider)
  if (!provider || others.length > 0) throw new SetupError('not_metadata')
  return provider
}

const supportsSaml2 = (provider: XmlElement) =>
  (attributeOf(provider, 'protocolSupportEnumeration') ?? '')
    .split(/\s+/)
    .includes(namespaces.protocol)

function requireNotExpired(element: XmlElement) {
  const validUntil = attributeOf(element, 'validUntil')
  if (validUntil === undefined) return
  // An invalid time counts as expired.
  if (!(new Date(validUntil) > new Date())) throw new SetupError('expired_metadata')
}

/** The address for HTTP-POST isn't used, so it isn't checked either. */
function redirectUrlOf(provider: XmlElement, allowsHttp: boolean): string | undefined {
  const service = childrenNamed(provider, namespaces.metadata, 'SingleSignOnService').find(
    (element) => attributeOf(element, 'Binding') === `${bindings}HTTP-Redirect`,
  )
  if (!service) return undefined
  const url = URL.parse(attributeOf(service, 'Location') ?? '')
  const isAllowed = url?.protocol === 'https:' || (allowsHttp && url?.protocol === 'http:')
  if (!url || !isAllowed || url.username !== '' || url.password !== '') {
    throw new SetupError('invalid_url')
  }
  return url.href
}

function certificatesOf(provider: XmlElement): SigningCertificate[] {
  const encoded = childrenNamed(provider, namespaces.metadata, 'KeyDescriptor')
    .filter((key) => attributeOf(key, 'use') !== 'encryption')
    .flatMap((key) => childrenNamed(key, namespaces.signature, 'KeyInfo'))
    .flatMap((info) => childrenNamed(info, namespaces.signature, 'X509Data'))
    // The first certificate has the provider's key. Others certify it, and their keys don't sign responses.
    .flatMap((data) => childrenNamed(data, namespaces.signature, 'X509Certificate').slice(0, 1))
  if (encoded.length === 0) throw new SetupError('no_certificate')
  return requireFew(encoded.flatMap((element) => parseCertificates(textOf(element) ?? '')))
}

/** Accord's own metadata, which identity providers read. */
export function describeServiceProvider({
  entityId,
  acsUrl,
}: {
  entityId: string
  acsUrl: string
}): string {
  const formats = [nameIdFormats.persistent, nameIdFormats.emailAddress]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<EntityDescriptor xmlns="${namespaces.metadata}" entityID="${escapeXml(entityId)}">`,
    `  <SPSSODescriptor protocolSupportEnumeration="${namespaces.protocol}" AuthnRequestsSigned="false" WantAssertionsSigned="true">`,
    ...formats.map((format) => `    <NameIDFormat>${format}</NameIDFormat>`),
    `    <AssertionConsumerService index="0" isDefault="true" Binding="${bindings}HTTP-POST" Location="${escapeXml(acsUrl)}"/>`,
    '  </SPSSODescriptor>',
    '</EntityDescriptor>',
    '',
  ].join('\n')
}

const escapeXml = (text: string) =>
  text.replaceAll(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`)
