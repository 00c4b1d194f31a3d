import * as z from 'zod/mini'
import { defineError } from './errors.ts'
import { Time } from './fields.ts'
import { addressWithout, redirectTextError, webAddressError } from './rules/redirect-uris.ts'
import { message } from './translation.ts'

/** Calls with a provider's metadata can be this large. Some providers' metadata has 100 KB. */
export const maxMetadataBytes = 256 * 1024
export const maxBodyBytesWithMetadata = maxMetadataBytes * 2

/** How many days before the last certificate expires the owners get an email. */
export const certificateNoticeDays = [30, 7, 1] as const

/** Why a SAML response was rejected, and what an owner can do about it. */
export const samlRejectionMessages = {
  saml_too_large: message('The response is larger than 256 KB.'),
  saml_not_xml: message("The response isn't valid XML in base64."),
  saml_forbidden_markup: message(
    'The response contains a document type, comment, CDATA section, or processing instruction.',
  ),
  saml_too_complex: message(
    'The response contains too many elements, or elements that are nested too deeply.',
  ),
  saml_not_a_response: message("The identity provider didn't send a SAML 2.0 response."),
  saml_provider_error: message(
    'The identity provider reported an error. Check its log for the reason.',
  ),
  saml_encrypted: message(
    "The assertion is encrypted, which Accord doesn't support. Turn off encryption for Accord in the identity provider's settings.",
  ),
  saml_assertion_count: message('The response must contain exactly one assertion.'),
  saml_duplicate_ids: message('The response contains the same ID more than once.'),
  saml_unsigned: message('Neither the response nor the assertion is signed.'),
  saml_signature_form: message("The response's signature has an unexpected form or position."),
  saml_algorithm: message(
    'The signature must use RSA with SHA-256 or SHA-512, and exclusive canonicalization.',
  ),
  saml_certificates_expired: message(
    "All of the connection's certificates have expired. Add the identity provider's current certificate.",
  ),
  saml_signature_invalid: message(
    "The signature doesn't match any of the connection's certificates. Check whether the certificate has changed.",
  ),
  saml_other_issuer: message(
    "The response comes from a different identity provider, not from this connection's.",
  ),
  saml_other_destination: message('The response was sent to the wrong address. Check the ACS URL.'),
  saml_other_recipient: message('The assertion is for a different address. Check the ACS URL.'),
  saml_other_audience: message('The assertion is for another service. Check the entity ID.'),
  saml_not_requested: message(
    "The response doesn't belong to a sign-in that began in this browser. Sign-in can't begin at the identity provider.",
  ),
  saml_expired: message("The response has expired. Check the identity provider's clock."),
  saml_not_yet_valid: message("The response isn't valid yet. Check the identity provider's clock."),
  saml_assertion_incomplete: message(
    'The assertion lacks a value that SAML requires, or contains an invalid one.',
  ),
  saml_no_subject: message(
    "The assertion doesn't contain the chosen attribute or a name ID that identifies the person.",
  ),
  saml_transient_subject: message(
    'The name ID is different at each sign-in. Change its format to persistent, or choose an attribute.',
  ),
  saml_subject_format: message(
    "The name ID's format doesn't identify people permanently. Change it to persistent, or choose an attribute.",
  ),
  saml_already_used: message('The response was already used.'),
  saml_not_fresh: message(
    "We requested a new sign-in, but the identity provider didn't ask the person to sign in again.",
  ),
} as const

export type SamlRejection = keyof typeof samlRejectionMessages
export const samlRejections = Object.keys(samlRejectionMessages) as [
  SamlRejection,
  ...SamlRejection[],
]

export function isSamlRejection(rejection: string): rejection is SamlRejection {
  return Object.hasOwn(samlRejectionMessages, rejection)
}

/** Returned if the operator hasn't turned on SAML. */
export const samlNotAvailable = defineError({
  code: 'saml_not_available',
  status: 409,
  message: message("SAML isn't turned on for this installation. Contact its operator."),
})

const Address = addressWithout((text) => redirectTextError(text) ?? webAddressError(text)).check(
  z.maxLength(2000, message("This isn't valid. Copy it again.")),
)
const notValid = message("This isn't valid. Copy it again.")
const Attribute = z.nullable(
  z
    .string(message('Enter the name of an attribute.'))
    .check(
      z.trim(),
      z.minLength(1, message('Enter the name of an attribute.')),
      z.maxLength(300, notValid),
    ),
)

const samlValues = {
  metadataUrl: z.optional(Address),
  metadata: z.optional(
    z
      .string(message('Enter the metadata.'))
      .check(
        z.minLength(1, message('Enter the metadata.')),
        z.maxLength(maxMetadataBytes, message('The metadata is larger than 256 KB.')),
      ),
  ),
  /** The provider's entity ID. */
  entityId: z.optional(
    z
      .string(message('Enter the entity ID.'))
      .check(z.trim(), z.regex(/^\S{1,1024}$/, message('Enter the entity ID.'))),
  ),
  /** The provider's address for HTTP-Redirect. */
  signInUrl: z.optional(Address),
  /** One or several certificates as PEM. They replace the current ones. */
  certificates: z.optional(
    z
      .string(message('Enter the certificate.'))
      .check(
        z.trim(),
        z.minLength(1, message('Enter the certificate.')),
        z.maxLength(64 * 1024, notValid),
      ),
  ),
}

/**
 * The settings of an identity provider that uses SAML: the address of its metadata, the metadata itself, or the three
 * values in it. Accord keeps fetching metadata with an address, so that new certificates are known in time.
 */
export const SamlForm = z.strictObject({
  ...samlValues,
  /** An attribute that identifies the person. Null: the name ID does. */
  subjectAttribute: z.optional(Attribute),
  /** The attribute with the email address. Null: one of the usual names. */
  emailAttribute: z.optional(Attribute),
})
export type SamlForm = z.infer<typeof SamlForm>

/** What someone enters with a setup link. Only owners choose attributes, because these decide who someone is. */
export const SamlSetupForm = z.strictObject(samlValues)

const SamlCertificate = z.object({
  /** The SHA-256 of the certificate, as two hexadecimal digits per byte. */
  fingerprint: z.string(),
  subject: z.string(),
  validFrom: Time,
  validTo: Time,
})

/** The values of an identity provider that uses SAML. */
export const SamlProvider = z.object({
  entityId: z.string(),
  signInUrl: z.string(),
  certificates: z.array(SamlCertificate),
  /** Null if someone pasted the metadata or entered the values. */
  metadataUrl: z.nullable(z.string()),
})
export type SamlProvider = z.infer<typeof SamlProvider>

export const SamlSettings = z.extend(SamlProvider, {
  subjectAttribute: z.nullable(z.string()),
  emailAttribute: z.nullable(z.string()),
  /** When we last tried to fetch the metadata. */
  metadataCheckedAt: z.nullable(Time),
  /** What was wrong with it then. Null if nothing was. */
  metadataProblem: z.nullable(z.string()),
})
export type SamlSettings = z.infer<typeof SamlSettings>

/** What Accord tells a provider that uses SAML. The metadata contains the other two values. */
export const SamlForProvider = z.object({
  entityId: z.string(),
  acsUrl: z.string(),
  metadataUrl: z.string(),
})

/** The routes that browsers and providers request themselves. */
export const samlPaths = {
  metadata: (connectionId: string) => `/sso/saml/${connectionId}/metadata`,
  acs: (connectionId: string) => `/sso/saml/${connectionId}/acs`,
} as const
