import { SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import { parseCertificates } from './certificates.ts'
import { type ResponseParts, checkStructure } from './check-structure.ts'
import { nameIdFormats } from './name-id-formats.ts'
import { type Assertion, readAssertion } from './read-assertion.ts'
import { Rejection, type RejectionCode } from './rejections.ts'
import {
  XmlError,
  attributeOf,
  childrenNamed,
  maxXmlBytes,
  namespaces,
  parseXml,
  requirePlainXml,
  textOf,
} from './xml.ts'

export interface ResponseExpectations {
  connection: {
    /** The identity provider's entity ID. */
    entityId: string
    /** All current certificates as PEM, for example two while the provider changes its key. */
    certificates: readonly string[]
    /** An attribute that identifies the person instead of the name ID. */
    subjectAttribute?: string | undefined
    /** The attribute with the email address, if it isn't one of the usual ones. */
    emailAttribute?: string | undefined
  }
  serviceProvider: { entityId: string; acsUrl: string }
  /** The ID of the request that this browser (its cookie) made to this connection, if it hasn't expired. */
  requestId: string | null
  /** Marks both IDs as used until this time. Returns false if either was used before. */
  markUsed: (ids: { requestId: string; assertionId: string; until: Date }) => Promise<boolean>
}

interface SamlIdentity {
  issuer: string
  /** Unique at this issuer. Compared with upper and lower case. */
  subject: string
  attributes: ReadonlyMap<string, readonly string[]>
  email: string | undefined
  /** When the person proved who they are. With `ForceAuthn`, the caller compares it with the time of the request. */
  authnInstant: Date
  authnContext: string | undefined
  sessionIndex: string | undefined
}

export type CheckedResponse =
  | ({ isAccepted: true } & SamlIdentity)
  | { isAccepted: false; code: RejectionCode; message: string; received: string | undefined }

/** A provider's clock can be this much ahead of ours. */
const maxAheadMilliseconds = 5 * 60 * 1000
/** An expired assertion is accepted for this long, because clocks differ by seconds. */
const maxExpiredMilliseconds = 30 * 1000
/** A used assertion is remembered for at most this long. Its request ID has expired by then. */
const maxRememberedMilliseconds = 24 * 60 * 60 * 1000

/** Checks the value of the form field `SAMLResponse`. Errors of `markUsed` are thrown. */
export async function checkResponse(
  encoded: string,
  expected: ResponseExpectations,
): Promise<CheckedResponse> {
  try {
    const xml = requirePlainXml(decode(encoded))
    const parts = checkStructure(parseXml(xml))
    const requestId = checkAddressing(parts, expected)
    const signedXml = await verify(xml, { parts, requestId, expected })
    const assertion = readAssertion(signedXml)
    checkAssertion(assertion, { requestId, expected })
    const identity = identify(assertion, expected.connection)
    const until = new Date(
      Math.min(
        assertion.notOnOrAfter.getTime() + maxExpiredMilliseconds,
        Date.now() + maxRememberedMilliseconds,
      ),
    )
    const ids = { requestId, assertionId: assertion.id, until }
    if (!(await expected.markUsed(ids))) throw new Rejection('already_used')
    return { isAccepted: true, ...identity }
  } catch (error) {
    const rejection = error instanceof XmlError ? new Rejection(error.problem) : error
    if (!(rejection instanceof Rejection)) throw error
    const { code, message, received } = rejection
    return { isAccepted: false, code, message, received }
  }
}

function decode(encoded: string): string {
  // Base64 needs four characters for three bytes, and some providers break the lines.
  if (encoded.length > maxXmlBytes * 1.5) throw new Rejection('too_large')
  const compact = encoded.replaceAll(/[\t\n\r ]/g, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(compact)) throw new Rejection('not_xml')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(compact, 'base64'))
  } catch {
    throw new Rejection('not_xml')
  }
}

/** Returns the ID of the request. Only what the assertion repeats is signed for certain. */
function checkAddressing(
  { response, isResponseSigned }: ResponseParts,
  { connection, serviceProvider, requestId: expectedId }: ResponseExpectations,
): string {
  const destination = attributeOf(response, 'Destination')
  if (destination !== serviceProvider.acsUrl) {
    throw new Rejection('other_destination', destination)
  }
  // SAML requires the issuer only in signed responses.
  const issuers = childrenNamed(response, namespaces.assertion, 'Issuer').map(textOf)
  const isMissing = issuers.length === 0 && !isResponseSigned
  if (!isMissing && (issuers.length !== 1 || issuers[0] !== connection.entityId)) {
    throw new Rejection('other_issuer', issuers[0])
  }
  const requestId = attributeOf(response, 'InResponseTo')
  if (!requestId || requestId !== expectedId) throw new Rejection('not_requested')
  return requestId
}

interface Verified {
  parts: ResponseParts
  requestId: string
  expected: ResponseExpectations
}

/** Returns the assertion's bytes that a signature by one of the connection's keys covers. */
async function verify(
  xml: string,
  { parts, requestId, expected: { connection, serviceProvider } }: Verified,
): Promise<string> {
  const now = new Date()
  const known = connection.certificates.flatMap((pem) => parseCertificates(pem))
  const current = known.filter(({ validTo }) => validTo > now)
  if (current.length === 0) throw new Rejection('certificates_expired')
  const library = new SAML({
    issuer: serviceProvider.entityId,
    audience: serviceProvider.entityId,
    callbackUrl: serviceProvider.acsUrl,
    idpCert: current.map(({ pem }) => pem),
    // Every signature in the response must be valid.
    wantAuthnResponseSigned: parts.isResponseSigned,
    wantAssertionsSigned: parts.isAssertionSigned,
    acceptedClockSkewMs: maxAheadMilliseconds,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: {
      saveAsync: async () => null,
      getAsync: async (id) => (id === requestId ? now.toISOString() : null),
      removeAsync: async () => null,
    },
  })
  const SAMLResponse = Buffer.from(xml).toString('base64')
  const { profile } = await library.validatePostResponseAsync({ SAMLResponse }).catch(rejectBy)
  const signedXml = profile?.getAssertionXml?.()
  if (!signedXml) throw new Rejection('signature_invalid')
  return signedXml
}

/** The library checks the signature first, so the other errors are about signed assertions. */
const libraryErrors: [RegExp, RejectionCode][] = [
  [/InResponseTo/i, 'not_requested'],
  [/not yet valid/, 'not_yet_valid'],
  [/expired|No valid subject confirmation/, 'expired'],
  [/audience/i, 'other_audience'],
  [/not a valid date/, 'assertion_incomplete'],
]

function rejectBy(error: Error): never {
  const [, code] = libraryErrors.find(([pattern]) => pattern.test(error.message)) ?? []
  const [, audience] = /audience mismatch\. .* Received: (.+)$/.exec(error.message) ?? []
  throw new Rejection(code ?? 'signature_invalid', audience)
}

function checkAssertion(
  assertion: Assertion,
  { requestId, expected: { connection, serviceProvider } }: Omit<Verified, 'parts'>,
) {
  const { issuer, confirmation, audiences } = assertion
  if (issuer !== connection.entityId) throw new Rejection('other_issuer', issuer)
  const { recipient, inResponseTo } = confirmation
  if (recipient !== serviceProvider.acsUrl) throw new Rejection('other_recipient', recipient)
  if (inResponseTo !== requestId) throw new Rejection('not_requested')
  const others = audiences.find((audience) => !audience.includes(serviceProvider.entityId))
  if (others) throw new Rejection('other_audience', others[0])

  const { notBefore, notOnOrAfter, authnInstant } = assertion
  const [past, future] = [Date.now() - maxExpiredMilliseconds, Date.now() + maxAheadMilliseconds]
  if (notOnOrAfter.getTime() <= past) throw new Rejection('expired', notOnOrAfter.toISOString())
  const begins = Math.max(notBefore?.getTime() ?? 0, authnInstant.getTime())
  if (begins > future) throw new Rejection('not_yet_valid', new Date(begins).toISOString())
}

function identify(
  assertion: Assertion,
  connection: ResponseExpectations['connection'],
): SamlIdentity {
  const { issuer, attributes, authnInstant, authnContext, sessionIndex } = assertion
  return {
    issuer,
    subject: subjectOf(assertion, connection.subjectAttribute),
    attributes,
    email: emailOf(assertion, connection.emailAttribute),
    authnInstant,
    authnContext,
    sessionIndex,
  }
}

function subjectOf({ nameId, attributes }: Assertion, chosen: string | undefined): string {
  if (chosen !== undefined) {
    const subject = onlyValue(attributes.get(chosen))
    if (subject === undefined) throw new Rejection('no_subject')
    return subject
  }
  if (!nameId) throw new Rejection('no_subject')
  const { value: subject, format } = nameId
  switch (format) {
    case nameIdFormats.persistent:
    case nameIdFormats.emailAddress:
    case nameIdFormats.unspecified:
    case undefined:
      return subject
    case nameIdFormats.transient:
      throw new Rejection('transient_subject')
    default:
      throw new Rejection('subject_format', format)
  }
}

/** The names that identity providers usually give to the email address. */
const emailAttributes = [
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'email',
  'mail',
  'emailAddress',
]

function emailOf({ nameId, attributes }: Assertion, chosen?: string): string | undefined {
  if (chosen !== undefined) return onlyValue(attributes.get(chosen))
  const name = emailAttributes.find((usual) => attributes.has(usual))
  if (name !== undefined) return onlyValue(attributes.get(name))
  return nameId?.format === nameIdFormats.emailAddress ? nameId.value : undefined
}

/** Of several values, none is certain. */
function onlyValue(values: readonly string[] | undefined): string | undefined {
  const [value, ...others] = values ?? []
  return others.length === 0 && value?.trim() === value && value !== '' ? value : undefined
}
