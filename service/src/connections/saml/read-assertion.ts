import { Rejection } from './rejections.ts'
import {
  type XmlElement,
  attributeOf,
  childrenNamed,
  childrenOf,
  isNamed,
  namespaces,
  parseXml,
  requirePlainXml,
  textOf,
} from './xml.ts'

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
/** Every identifier is stored and compared, so it's short and has no invisible characters. */
const plainText = /^(?!\s)[^\p{Cc}]{1,1024}(?<!\s)$/u

export interface Assertion {
  id: string
  issuer: string
  nameId: { value: string; format: string | undefined } | undefined
  confirmation: { recipient: string; inResponseTo: string; notOnOrAfter: Date }
  notBefore: Date | undefined
  /** The earliest end of all conditions. */
  notOnOrAfter: Date
  /** The assertion is for a service that is in each of these lists. */
  audiences: string[][]
  authnInstant: Date
  authnContext: string | undefined
  sessionIndex: string | undefined
  attributes: ReadonlyMap<string, readonly string[]>
}

/** Reads an assertion from exactly the bytes that a valid signature covers. */
export function readAssertion(signedXml: string): Assertion {
  const { root } = parseXml(requirePlainXml(signedXml))
  if (!isNamed(root, namespaces.assertion, 'Assertion')) throw incomplete()
  if (attributeOf(root, 'Version') !== '2.0') throw incomplete()
  const confirmation = readConfirmation(only(root, 'Subject'))
  const conditions = only(root, 'Conditions')
  const statement = only(root, 'AuthnStatement')
  const ends = dateOf(conditions, 'NotOnOrAfter')
  const endsFirst = ends && ends < confirmation.notOnOrAfter ? ends : confirmation.notOnOrAfter
  return {
    id: required(attributeOf(root, 'ID')),
    issuer: required(textOf(only(root, 'Issuer'))),
    nameId: readNameId(only(root, 'Subject')),
    confirmation,
    notBefore: dateOf(conditions, 'NotBefore'),
    notOnOrAfter: endsFirst,
    audiences: readAudiences(conditions),
    authnInstant: requiredDate(statement, 'AuthnInstant'),
    authnContext: readAuthnContext(statement),
    sessionIndex: attributeOf(statement, 'SessionIndex'),
    attributes: readAttributes(root),
  }
}

const incomplete = () => new Rejection('assertion_incomplete')

const children = (element: XmlElement, localName: string) =>
  childrenNamed(element, namespaces.assertion, localName)

function only(element: XmlElement, localName: string): XmlElement {
  const [child, ...others] = children(element, localName)
  if (!child || others.length > 0) throw incomplete()
  return child
}

function required(value: string | undefined): string {
  if (value === undefined || !plainText.test(value)) throw incomplete()
  return value
}

function readNameId(subject: XmlElement): Assertion['nameId'] {
  const [nameId, ...others] = children(subject, 'NameID')
  if (!nameId) return undefined
  if (others.length > 0) throw incomplete()
  return { value: required(textOf(nameId)), format: attributeOf(nameId, 'Format') }
}

function readConfirmation(subject: XmlElement): Assertion['confirmation'] {
  const confirmation = only(subject, 'SubjectConfirmation')
  if (attributeOf(confirmation, 'Method') !== bearer) throw incomplete()
  const data = only(confirmation, 'SubjectConfirmationData')
  // SAML's web browser profile forbids this attribute here.
  if (attributeOf(data, 'NotBefore') !== undefined) throw incomplete()
  return {
    recipient: required(attributeOf(data, 'Recipient')),
    inResponseTo: required(attributeOf(data, 'InResponseTo')),
    notOnOrAfter: requiredDate(data, 'NotOnOrAfter'),
  }
}

/** An assertion with a condition that we don't understand isn't valid. */
const knownConditions = ['AudienceRestriction', 'OneTimeUse', 'ProxyRestriction']

function readAudiences(conditions: XmlElement): string[][] {
  const isKnown = ({ localName }: XmlElement) => knownConditions.includes(localName)
  if (!childrenOf(conditions).every(isKnown)) throw incomplete()
  const audiences = children(conditions, 'AudienceRestriction').map((restriction) =>
    children(restriction, 'Audience').map((audience) => required(textOf(audience))),
  )
  if (audiences.length === 0) throw incomplete()
  return audiences
}

function readAuthnContext(statement: XmlElement): string | undefined {
  const [reference] = children(statement, 'AuthnContext').flatMap((context) =>
    children(context, 'AuthnContextClassRef'),
  )
  return reference && required(textOf(reference))
}

/** Leaves out values that aren't text. */
function readAttributes(assertion: XmlElement): Map<string, string[]> {
  const attributes = new Map<string, string[]>()
  for (const statement of children(assertion, 'AttributeStatement')) {
    for (const attribute of children(statement, 'Attribute')) {
      const name = required(attributeOf(attribute, 'Name'))
      const values = children(attribute, 'AttributeValue').flatMap((value) => textOf(value) ?? [])
      attributes.set(name, [...(attributes.get(name) ?? []), ...values])
    }
  }
  return attributes
}

/** Times without a time zone would be read in ours. */
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/

function dateOf(element: XmlElement, name: string): Date | undefined {
  const text = attributeOf(element, name)
  if (text === undefined) return undefined
  const date = new Date(dateTime.test(text) ? text : Number.NaN)
  if (Number.isNaN(date.getTime())) throw incomplete()
  return date
}

function requiredDate(element: XmlElement, name: string): Date {
  const date = dateOf(element, name)
  if (!date) throw incomplete()
  return date
}
