import { Rejection } from './rejections.ts'
import {
  type XmlDocument,
  type XmlElement,
  attributeOf,
  attributesOf,
  childrenNamed,
  childrenOf,
  isNamed,
  namespaces,
  textOf,
} from './xml.ts'

const success = 'urn:oasis:names:tc:SAML:2.0:status:Success'
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'
/** The algorithms that we accept and the library supports. It supports neither ECDSA nor SHA-384. */
const signatureMethods = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
]
const digestMethods = [
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]
/** The elements that can describe a key. We never read them, but the library searches the signature for some names. */
const keyElements = [
  'X509Data',
  'X509Certificate',
  'X509SubjectName',
  'X509SKI',
  'X509IssuerSerial',
  'X509IssuerName',
  'X509SerialNumber',
  'KeyName',
  'KeyValue',
  'RSAKeyValue',
  'Modulus',
  'Exponent',
]

export interface ResponseParts {
  response: XmlElement
  isResponseSigned: boolean
  isAssertionSigned: boolean
}

/**
 * Accepts only responses of the form that identity providers send: one assertion, and at most one signature in each
 * signed element, which covers exactly this element. Everything else could make the library verify one element while
 * something else is read.
 */
export function checkStructure({ root: response, elements }: XmlDocument): ResponseParts {
  if (!isNamed(response, namespaces.protocol, 'Response')) throw new Rejection('not_a_response')
  if (attributeOf(response, 'Version') !== '2.0') throw new Rejection('not_a_response')
  requireSuccess(response)
  if (elements.some(isEncrypted)) throw new Rejection('encrypted')
  const assertion = onlyAssertion(response, elements)
  requireUniqueIds(elements)

  const signatures = elements.filter(({ localName }) => localName === 'Signature')
  if (signatures.length === 0) throw new Rejection('unsigned')
  for (const signature of signatures) checkSignature(signature)
  const [ofResponse, ofAssertion] = [signaturesIn(response), signaturesIn(assertion)]
  const isMoved = ofResponse.length + ofAssertion.length !== signatures.length
  if (isMoved || ofResponse.length > 1 || ofAssertion.length > 1) {
    throw new Rejection('signature_form')
  }
  return {
    response,
    isResponseSigned: ofResponse.length > 0,
    isAssertionSigned: ofAssertion.length > 0,
  }
}

function requireSuccess(response: XmlElement) {
  const codes = childrenNamed(response, namespaces.protocol, 'Status').flatMap((status) =>
    childrenNamed(status, namespaces.protocol, 'StatusCode'),
  )
  const [code] = codes
  if (!code || codes.length > 1) throw new Rejection('not_a_response')
  if (attributeOf(code, 'Value') === success) return
  const [detail = code] = childrenNamed(code, namespaces.protocol, 'StatusCode')
  throw new Rejection('provider_error', attributeOf(detail, 'Value'))
}

const isEncrypted = ({ namespaceURI, localName }: XmlElement) =>
  namespaceURI === namespaces.encryption || localName.startsWith('Encrypted')

function onlyAssertion(response: XmlElement, elements: readonly XmlElement[]): XmlElement {
  const named = elements.filter(({ localName }) => localName === 'Assertion')
  const [assertion] = childrenNamed(response, namespaces.assertion, 'Assertion')
  if (!assertion || named.length > 1) throw new Rejection('assertion_count')
  return assertion
}

/** The library recognizes IDs in any case, and so do we. */
function requireUniqueIds(elements: readonly XmlElement[]) {
  const ids = elements.flatMap((element) =>
    attributesOf(element).filter(({ localName }) => localName.toLowerCase() === 'id'),
  )
  if (new Set(ids.map(({ value }) => value)).size < ids.length) throw new Rejection('duplicate_ids')
}

const signaturesIn = (element: XmlElement) =>
  childrenNamed(element, namespaces.signature, 'Signature')

function checkSignature(signature: XmlElement) {
  const [signedInfo, value, keyInfo] = requireChildren(
    signature,
    ['SignedInfo', 'SignatureValue'],
    ['KeyInfo'],
  )
  requireBase64(value!)
  const isOnlyKey = (key: XmlElement): boolean =>
    childrenOf(key).every((child) => keyElements.includes(child.localName) && isOnlyKey(child))
  if (keyInfo && !isOnlyKey(keyInfo)) throw new Rejection('signature_form')

  const [canonicalization, method, reference] = requireChildren(signedInfo!, [
    'CanonicalizationMethod',
    'SignatureMethod',
    'Reference',
  ])
  const [transforms, digest, digestValue] = requireChildren(reference!, [
    'Transforms',
    'DigestMethod',
    'DigestValue',
  ])
  requireBase64(digestValue!)
  requireAlgorithm(canonicalization!, [exclusive])
  requireAlgorithm(method!, signatureMethods)
  requireAlgorithm(digest!, digestMethods)
  const [first, second] = requireChildren(transforms!, ['Transform', 'Transform'])
  requireAlgorithm(first!, [enveloped])
  requireAlgorithm(second!, [exclusive])
  const id = attributeOf(signature.parentNode as XmlElement, 'ID')
  if (!id || attributeOf(reference!, 'URI') !== `#${id}`) throw new Rejection('signature_form')
}

/** Returns the children, which must have these names in this order. */
function requireChildren(
  element: XmlElement,
  names: readonly string[],
  optional: readonly string[] = [],
): XmlElement[] {
  const children = childrenOf(element)
  const expected = [...names, ...optional].slice(0, Math.max(names.length, children.length))
  const isExpected = (child: XmlElement, at: number) =>
    isNamed(child, namespaces.signature, expected[at] ?? '')
  if (children.length !== expected.length || !children.every(isExpected)) {
    throw new Rejection('signature_form')
  }
  return children
}

function requireAlgorithm(element: XmlElement, allowed: readonly string[]) {
  const algorithm = attributeOf(element, 'Algorithm') ?? ''
  if (!allowed.includes(algorithm)) throw new Rejection('algorithm', algorithm)
  // Only the list of namespaces to include can be inside.
  const isList = (child: XmlElement) => isNamed(child, exclusive, 'InclusiveNamespaces')
  const children = childrenOf(element)
  if (children.length > 1 || !children.every(isList)) throw new Rejection('signature_form')
}

function requireBase64(element: XmlElement) {
  if (!/^[A-Za-z0-9+/=\s]+$/.test(textOf(element) ?? '')) throw new Rejection('signature_form')
}
