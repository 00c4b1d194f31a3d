import { X509Certificate } from 'node:crypto'
import { SetupError } from './setup-errors.ts'

export interface SigningCertificate {
  pem: string
  /** The SHA-256 of the certificate, as two hexadecimal digits per byte. */
  fingerprint: string
  subject: string
  validFrom: Date
  validTo: Date
}

const maxCertificates = 10
const minKeyBits = 2048
const pemBlock = /-----BEGIN ([A-Z0-9 ]+)-----[^-]*-----END \1-----/g
const certificateLabels = ['CERTIFICATE', 'X509 CERTIFICATE', 'TRUSTED CERTIFICATE']

/** Reads one or several certificates as PEM, or one as DER or as DER in base64. Leaves out duplicates. */
export function parseCertificates(given: string | Buffer): SigningCertificate[] {
  const text = typeof given === 'string' ? given : given.toString('latin1')
  if (/-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/.test(text)) throw new SetupError('private_key')
  const blocks = [...text.matchAll(pemBlock)]
  if (blocks.some(([, label]) => !certificateLabels.includes(label!))) {
    throw new SetupError('not_a_certificate')
  }
  const encoded = blocks.length > 0 ? blocks.map(([block]) => bytesOf(inside(block))) : undefined
  return requireFew(
    (encoded ?? [Buffer.isBuffer(given) && isDer(given) ? given : bytesOf(text)]).map(readOne),
  )
}

/** Leaves out duplicates, because providers list a certificate once for each of its uses. */
export function requireFew(certificates: readonly SigningCertificate[]): SigningCertificate[] {
  const distinct = new Map(certificates.map((one) => [one.fingerprint, one]))
  if (distinct.size > maxCertificates) throw new SetupError('too_many_certificates')
  return [...distinct.values()]
}

const inside = (block: string) => block.replaceAll(/-----[^-]+-----/g, '')

/** Every certificate is a DER sequence, which begins with this byte. */
const isDer = (bytes: Buffer) => bytes[0] === 0x30

function bytesOf(base64: string): Buffer {
  const compact = base64.replaceAll(/\s/g, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(compact)) throw new SetupError('not_a_certificate')
  return Buffer.from(compact, 'base64')
}

function readOne(der: Buffer): SigningCertificate {
  const certificate = readCertificate(der)
  // The library that verifies the signatures supports no other keys.
  if (certificate.publicKey.asymmetricKeyType !== 'rsa') throw new SetupError('key_not_rsa')
  const { modulusLength = 0 } = certificate.publicKey.asymmetricKeyDetails ?? {}
  if (modulusLength < minKeyBits) throw new SetupError('key_too_short')
  return {
    pem: certificate.toString(),
    fingerprint: certificate.fingerprint256,
    subject: certificate.subject,
    validFrom: certificate.validFromDate,
    validTo: certificate.validToDate,
  }
}

function readCertificate(der: Buffer): X509Certificate {
  try {
    const certificate = new X509Certificate(der)
    // Reading the key fails if its bytes are invalid.
    void certificate.publicKey
    return certificate
  } catch {
    throw new SetupError('not_a_certificate')
  }
}

const noticeDays = [1, 7, 30] as const
const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * Returns the notice that is due: the certificate expires within this many days. An expired certificate needs none of
 * these notices.
 */
export function expiryNotice(validTo: Date, now: Date): (typeof noticeDays)[number] | undefined {
  const left = validTo.getTime() - now.getTime()
  return left <= 0 ? undefined : noticeDays.find((days) => left <= days * dayMilliseconds)
}
