import { describe, expect, test } from 'vitest'
import { createSamlKey } from '#testing/helpers/saml-provider.ts'
import { describeServiceProvider, parseMetadata } from './metadata.ts'

const [one, two] = [createSamlKey(), createSamlKey()]
const encryption = createSamlKey()
const base64 = ({ certificate }: { certificate: string }) =>
  certificate.replaceAll(/-----.*?-----/g, '')

const key = (use: string, ...keys: { certificate: string }[]) =>
  `<md:KeyDescriptor${use}><ds:KeyInfo><ds:X509Data>${keys
    .map((given) => `<ds:X509Certificate>${base64(given)}</ds:X509Certificate>`)
    .join('')}</ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`

const service = (binding: string, url: string) =>
  `<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${url}"/>`

const metadata = ({
  entity = 'entityID="https://idp.example/metadata"',
  keys = key(' use="signing"', one) + key('', two) + key(' use="encryption"', encryption),
  services = service('HTTP-POST', 'https://idp.example/post') +
    service('HTTP-Redirect', 'https://idp.example/sso?a=b&amp;c'),
  protocols = 'urn:oasis:names:tc:SAML:2.0:protocol',
} = {}) => `<?xml version="1.0" encoding="UTF-8"?>
<!-- Made by a test & not <signed> -->
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" ${entity}>
  <md:IDPSSODescriptor protocolSupportEnumeration="${protocols}">
    ${keys}
    <md:NameIDFormat> urn:oasis:names:tc:SAML:2.0:nameid-format:persistent </md:NameIDFormat>
    ${services}
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`

const codeOf = (xml: string) => {
  try {
    parseMetadata(xml)
  } catch (error) {
    return (error as { code?: string }).code
  }
  return undefined
}

const pems = (xml: string) => parseMetadata(xml).certificates.map(({ pem }) => pem)
const inside = (xml: string) => xml.replace(/^<\?xml[^>]*>/, '')
const listed = (...entities: string[]) =>
  `<EntitiesDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata">${entities.map(inside).join('')}</EntitiesDescriptor>`

describe("an identity provider's metadata", () => {
  test('the entity, its addresses, and its signing certificates are read', () => {
    expect(parseMetadata(metadata())).toMatchObject({
      entityId: 'https://idp.example/metadata',
      redirectUrl: 'https://idp.example/sso?a=b&c',
      nameIdFormats: ['urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'],
      certificates: [{ subject: 'CN=Test provider' }, { subject: 'CN=Test provider' }],
    })
    const read = pems(metadata()).map((pem) => pem.replaceAll('\n', ''))
    expect(read).toEqual([one, two].map(({ certificate }) => certificate.replaceAll('\n', '')))
  })

  test('a byte order mark, a list with one entity, and http in a local installation are accepted', () => {
    expect(codeOf(`\u{FEFF}${metadata()}`)).toBeUndefined()
    expect(codeOf(listed(metadata()))).toBeUndefined()
    const services = service('HTTP-Redirect', 'http://localhost/sso')
    expect(parseMetadata(metadata({ services }), { allowsHttp: true }).redirectUrl).toBe(
      'http://localhost/sso',
    )
  })

  test('the address for HTTP-POST can be any text, because it is not used', () => {
    const redirect = service('HTTP-Redirect', 'https://idp.example/sso')
    for (const url of ['http://idp.example/post', '/post', '']) {
      const services = service('HTTP-POST', url) + redirect
      expect(codeOf(metadata({ services }))).toBeUndefined()
    }
  })

  test("the certificates that certify the provider's key aren't trusted", () => {
    expect(pems(metadata({ keys: key('', one, two) }))).toHaveLength(1)
    expect(pems(metadata({ keys: key(' use="signing"', one) + key('', one) }))).toHaveLength(1)
  })

  test.each<[string, string, string]>([
    ['a document type', `<!DOCTYPE x>${inside(metadata())}`, 'forbidden_markup'],
    [
      'a bomb',
      `<!DOCTYPE x [<!ENTITY a "aaa"><!ENTITY b "&a;&a;">]>${inside(metadata())}`,
      'forbidden_markup',
    ],
    ['a comment without an end', `${metadata()}<!-- x`, 'not_xml'],
    ['many comments without an end', '<!--'.repeat(60_000), 'not_xml'],
    ['a CDATA section', metadata({ keys: '<![CDATA[x]]>' }), 'forbidden_markup'],
    ['a processing instruction', metadata().replace('<!--', '<?x?><!--'), 'forbidden_markup'],
    ['more than 256 KB', metadata({ keys: ' '.repeat(300_000) }), 'too_large'],
    ['a deep nesting', metadata({ keys: '<a>'.repeat(40) + '</a>'.repeat(40) }), 'too_complex'],
    ['a web page', '<html><body>Sign in</body></html>', 'not_metadata'],
    ['text', 'https://idp.example/metadata', 'not_xml'],
    ['nothing', '', 'not_xml'],
    ['two providers', listed(metadata(), metadata()), 'not_metadata'],
    ['no provider', metadata().replaceAll('IDPSSODescriptor', 'SPSSODescriptor'), 'not_metadata'],
    [
      'SAML 1.1 only',
      metadata({ protocols: 'urn:oasis:names:tc:SAML:1.1:protocol' }),
      'not_metadata',
    ],
    [
      'an end in the past',
      metadata({ entity: 'entityID="a" validUntil="2020-01-01T00:00:00Z"' }),
      'expired_metadata',
    ],
    ['an invalid end', metadata({ entity: 'entityID="a" validUntil="soon"' }), 'expired_metadata'],
    ['no entity ID', metadata({ entity: '' }), 'no_entity_id'],
    ['a long entity ID', metadata({ entity: `entityID="${'a'.repeat(1025)}"` }), 'no_entity_id'],
    [
      'no redirect',
      metadata({ services: service('HTTP-POST', 'https://idp.example') }),
      'no_redirect_url',
    ],
    ['http', metadata({ services: service('HTTP-Redirect', 'http://idp.example') }), 'invalid_url'],
    [
      'a script',
      // oxlint-disable-next-line no-script-url -- this address must be rejected
      metadata({ services: service('HTTP-Redirect', 'javascript:alert(1)') }),
      'invalid_url',
    ],
    [
      'a password',
      metadata({ services: service('HTTP-Redirect', 'https://a:b@idp.example') }),
      'invalid_url',
    ],
    ['no certificate', metadata({ keys: '' }), 'no_certificate'],
    ['only an encryption key', metadata({ keys: key(' use="encryption"', one) }), 'no_certificate'],
    [
      'a wrong certificate',
      metadata({ keys: key('', { certificate: 'MIIB' }) }),
      'not_a_certificate',
    ],
    ['an EC key', metadata({ keys: key('', createSamlKey({ type: 'ec' })) }), 'key_not_rsa'],
  ])('metadata with %s is rejected', (_what, xml, code) => {
    expect(codeOf(xml)).toBe(code)
  })
})

test("Accord's own metadata names its address, its entity, and the formats", () => {
  const xml = describeServiceProvider({
    entityId: 'https://accord.example/sso/saml/c1/metadata?a="b"&c=<d>',
    acsUrl: 'https://accord.example/sso/saml/c1/acs',
  })
  expect(xml).toContain(
    'entityID="https://accord.example/sso/saml/c1/metadata?a=&#34;b&#34;&#38;c=&#60;d&#62;"',
  )
  expect(xml).toContain('Location="https://accord.example/sso/saml/c1/acs"')
  expect(xml).toContain(
    '<NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</NameIDFormat>',
  )
})
