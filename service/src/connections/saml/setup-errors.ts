import { message } from '@accord/contract/translation.ts'
import type { XmlProblem } from './xml.ts'

/** The reasons for rejecting metadata or certificates, as sentences for owners who set up a connection. */
const setupMessages = {
  too_large: message('The metadata is larger than 256 KB.'),
  not_xml: message(
    "This isn't valid XML. Use the file or address of your identity provider's metadata.",
  ),
  forbidden_markup: message(
    'The metadata contains a document type, CDATA section, or processing instruction. Remove it.',
  ),
  too_complex: message(
    'The metadata contains too many elements, or elements that are nested too deeply.',
  ),
  not_metadata: message(
    'This XML must contain the SAML metadata of exactly one identity provider.',
  ),
  expired_metadata: message('The metadata has expired. Download it again.'),
  no_entity_id: message('The metadata contains no entity ID, or an invalid one.'),
  no_redirect_url: message(
    "The metadata contains no sign-on address for HTTP-Redirect. Turn on this binding in your identity provider's settings.",
  ),
  invalid_url: message('The sign-on address in the metadata must be an https URL.'),
  no_certificate: message('The metadata contains no signing certificate.'),
  not_a_certificate: message(
    "This isn't an X.509 certificate. Copy the signing certificate from your identity provider.",
  ),
  private_key: message(
    "This is a private key. Enter the certificate, and don't share the private key with anyone.",
  ),
  key_not_rsa: message('The signing certificate must have an RSA key.'),
  key_too_short: message("The signing certificate's RSA key must have at least 2,048 bits."),
  too_many_certificates: message('A connection can have up to 10 certificates.'),
  other_entity: message(
    'This metadata belongs to a different identity provider. The entity ID must stay the same.',
  ),
  not_public: message("The metadata's address isn't on the public internet."),
  not_fetched: message("We couldn't fetch the metadata from this address."),
} satisfies Record<XmlProblem, string> & Record<string, string>

export type SetupProblem = keyof typeof setupMessages

export class SetupError extends Error {
  readonly code: SetupProblem

  constructor(code: SetupProblem) {
    super(setupMessages[code])
    this.code = code
  }
}

/** Returns the sentence about a stored problem. */
export function describeSetupProblem(code: string): string | undefined {
  return Object.hasOwn(setupMessages, code) ? setupMessages[code as SetupProblem] : undefined
}
