import { X509Certificate } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createSamlKey } from '#testing/helpers/saml-provider.ts'
import { expiryNotice, parseCertificates } from './certificates.ts'

const validTo = new Date('2031-05-06T07:08:09Z')
const one = createSamlKey({ validTo })
const two = createSamlKey()
const der = new X509Certificate(one.certificate).raw
const base64 = der.toString('base64')

const codeOf = (given: string | Buffer) => {
  try {
    parseCertificates(given)
  } catch (error) {
    return (error as { code?: string }).code
  }
  return undefined
}

describe('certificates that owners enter', () => {
  test.each<[string, string | Buffer]>([
    ['PEM', one.certificate],
    [
      'PEM with Windows line breaks and text around it',
      `Bag\r\n${one.certificate.replaceAll('\n', '\r\n')}`,
    ],
    ['PEM in a file', Buffer.from(one.certificate)],
    ['DER', der],
    ['base64', base64],
    ['base64 with spaces and line breaks', `\n  ${base64.replaceAll(/.{64}/g, '$&\n  ')}\n`],
    ['the same certificate twice', one.certificate + one.certificate],
  ])('%s is read', (_what, given) => {
    expect(parseCertificates(given)).toEqual([
      {
        pem: expect.stringContaining('BEGIN CERTIFICATE'),
        fingerprint: expect.stringMatching(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/),
        subject: 'CN=Test provider',
        validFrom: new Date('2020-01-01T00:00:00Z'),
        validTo,
      },
    ])
  })

  test('several certificates are read in their order', () => {
    const [first, second, ...more] = parseCertificates(two.certificate + one.certificate)
    expect([first?.validTo, second?.validTo, more]).toEqual([expect.any(Date), validTo, []])
  })

  test.each<[string, string | Buffer, string]>([
    ['a word', 'certificate', 'not_a_certificate'],
    ['nothing', '', 'not_a_certificate'],
    ['an empty PEM', '-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----', 'not_a_certificate'],
    ['bytes', Buffer.from([0x30, 0x82, 0xff, 0xff]), 'not_a_certificate'],
    ['a cut certificate', der.subarray(0, 300), 'not_a_certificate'],
    [
      'a public key',
      new X509Certificate(one.certificate).publicKey.export({ type: 'spki', format: 'pem' }),
      'not_a_certificate',
    ],
    ['a private key', one.key, 'private_key'],
    ['a private key with its certificate', one.certificate + one.key, 'private_key'],
    ['an EC key', createSamlKey({ type: 'ec' }).certificate, 'key_not_rsa'],
    ['a short key', createSamlKey({ bits: 1024 }).certificate, 'key_too_short'],
  ])('%s is rejected', (_what, given, code) => {
    expect(codeOf(given)).toBe(code)
  })

  test('at most 10 certificates are accepted', () => {
    const many = Array.from({ length: 11 }, () => createSamlKey().certificate)
    expect(parseCertificates(many.slice(1).join(''))).toHaveLength(10)
    expect(codeOf(many.join(''))).toBe('too_many_certificates')
  })
})

test.each([
  [31, undefined],
  [30, 30],
  [8, 30],
  [7, 7],
  [2, 7],
  [1, 1],
  [0.01, 1],
  [0, undefined],
  [-1, undefined],
])('%d days before a certificate expires, the due notice is %s', (days, notice) => {
  const now = new Date(validTo.getTime() - days * 24 * 60 * 60 * 1000)
  expect(expiryNotice(validTo, now)).toBe(notice)
})
