import { describe, expect, test } from 'vitest'
import {
  createSamlKey,
  samlResponse,
  samlSigner,
  samlTestProvider,
} from '#testing/helpers/saml-provider.ts'
import type { CheckedResponse, ResponseExpectations } from './check-response.ts'
import { loadSaml } from './saml.ts'

const { checkResponse } = await loadSaml()
const { entityId, acsUrl, serviceEntityId, requestId } = samlTestProvider
const ours = createSamlKey()
const other = createSamlKey()

/** What a test replaces of a connection and of the requests that this browser made. */
interface Situation extends Partial<Pick<ResponseExpectations, 'requestId' | 'markUsed'>> {
  connection?: Partial<ResponseExpectations['connection']>
}

const encode = (xml: string) => Buffer.from(xml).toString('base64')

const check = (xml: string, situation: Situation = {}): Promise<CheckedResponse> =>
  checkEncoded(encode(xml), situation)

const checkEncoded = (encoded: string, { connection, ...rest }: Situation = {}) =>
  checkResponse(encoded, {
    connection: { entityId, certificates: [ours.certificate], ...connection },
    serviceProvider: { entityId: serviceEntityId, acsUrl },
    requestId,
    markUsed: async () => true,
    ...rest,
  })

const good = (options?: Parameters<typeof samlResponse>[1]) => samlResponse(ours, options)
const assertionIn = (xml: string) => /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)![0]
const signatureIn = (xml: string) => /<Signature .*<\/Signature>/s.exec(xml)![0]
const replace = (from: string | RegExp, to: string) => (xml: string) => {
  const changed = xml.replace(from, () => to)
  expect(changed).not.toBe(xml)
  return changed
}
const renamed = replace('ana-42', 'boss-1')
/** An unsigned assertion for another person, with its own ID. */
const forged = () => renamed(assertionIn(good({ signs: 'none', assertion: { uid: 'forged' } })))
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
/** Changes all times of the assertion as if the provider's clock were wrong. */
const clockWrongBy = (minutes: number) => (xml: string) =>
  xml.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) =>
    new Date(Date.parse(time) + minutes * 60_000).toISOString(),
  )

describe('a correct response', () => {
  test('a correct response returns who signed in', async () => {
    expect(await check(good({ assertion: { uid: 'one' } }))).toEqual({
      isAccepted: true,
      issuer: entityId,
      subject: 'ana-42',
      attributes: new Map([
        ['email', ['ana@customer.example']],
        ['groups', ['staff', 'admins']],
      ]),
      email: 'ana@customer.example',
      authnInstant: expect.any(Date),
      authnContext: 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password',
      sessionIndex: '_session1',
    })
  })

  test.each<[string, Parameters<typeof samlResponse>[1]]>([
    ['whose response is signed', { signs: 'response' }],
    ['whose response and assertion are signed', { signs: 'both' }],
    ['with SHA-512', { algorithms: { signature: 'sha512', digest: 'sha512' } }],
    [
      'with an XML declaration',
      { editResponse: (xml) => `<?xml version="1.0" encoding="UTF-8"?>\n${xml}` },
    ],
    [
      "without the response's issuer",
      { editResponse: replace(/<saml:Issuer.*?<\/saml:Issuer>/, '') },
    ],
    ['with an escaped name', { edit: replace('ana-42', 'a&amp;&lt;&#x6e;') }],
    [
      'whose elements have no prefix',
      { edit: (xml) => xml.replaceAll('saml:', '').replace('xmlns:saml', 'xmlns') },
    ],
  ])('a response %s is accepted', async (_what, options) => {
    expect(await check(good(options))).toMatchObject({ isAccepted: true })
  })

  test('a foreign certificate in the signature is ignored', async () => {
    const base64 = other.certificate.replaceAll(/-----.*?-----|\n/g, '')
    const xml = replace(/(?<=X509Certificate>)[^<]+/, base64)(good())
    expect(await check(xml)).toMatchObject({ isAccepted: true, subject: 'ana-42' })
  })

  test('a base64 text can have line breaks', async () => {
    const encoded = encode(good()).replaceAll(/.{76}/g, '$&\r\n')
    expect(await checkEncoded(encoded)).toMatchObject({ isAccepted: true })
  })
})

const wrapped: [string, () => string, string][] = [
  [
    'with a forged assertion before the signed one',
    () => replace('<saml:Assertion', `${forged()}<saml:Assertion`)(good()),
    'assertion_count',
  ],
  [
    'with a forged assertion after the signed one',
    () => replace('</samlp:Response>', `${forged()}</samlp:Response>`)(good()),
    'assertion_count',
  ],
  [
    'with the signed assertion in an Object of the forged one',
    () => {
      const xml = good()
      const [signed, signature] = [assertionIn(xml), signatureIn(xml)]
      const bare = signed.replace(signature, () => '')
      const moved = signature.replace('</Signature>', () => `<Object>${bare}</Object></Signature>`)
      return xml.replace(signed, () =>
        forged().replace('</saml:Issuer>', () => `</saml:Issuer>${moved}`),
      )
    },
    'assertion_count',
  ],
  [
    'with the signed assertion in the extensions',
    () => {
      const xml = good()
      const extensions = `<samlp:Extensions>${assertionIn(xml)}</samlp:Extensions>`
      return xml
        .replace(assertionIn(xml), () => forged())
        .replace('<samlp:Status>', () => `${extensions}<samlp:Status>`)
    },
    'assertion_count',
  ],
  [
    'with a forged assertion of another namespace',
    () =>
      replace('<samlp:Status>', '<Assertion xmlns="urn:other">x</Assertion><samlp:Status>')(good()),
    'assertion_count',
  ],
  [
    'with a signed response inside a forged one',
    () => {
      const xml = good({ signs: 'response' })
      const [start] = /<samlp:Response[^>]+>/.exec(xml)!
      return `${start.replace('_response1', '_forged')}<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${forged()}<samlp:Extensions>${xml}</samlp:Extensions></samlp:Response>`
    },
    'assertion_count',
  ],
]

describe('a wrong response', () => {
  test.each<[string, () => string, string]>([
    ['signed with another key', () => samlResponse(other), 'signature_invalid'],
    ['that is unsigned', () => good({ signs: 'none' }), 'unsigned'],
    ['that was changed', () => renamed(good()), 'signature_invalid'],
    [
      'whose attribute was changed',
      () => replace('ana@customer', 'boss@customer')(good()),
      'signature_invalid',
    ],
    [
      'whose signature was moved to the response',
      () => {
        const xml = good()
        const signature = signatureIn(xml)
        return xml
          .replace(signature, '')
          .replace('<samlp:Status>', () => `${signature}<samlp:Status>`)
      },
      'signature_form',
    ],
    [
      'whose signature was moved deeper',
      () => {
        const xml = good()
        const signature = signatureIn(xml)
        return xml
          .replace(signature, '')
          .replace('</saml:Conditions>', () => `${signature}</saml:Conditions>`)
      },
      'signature_form',
    ],
    [
      'with another signature of another element',
      () => {
        const xml = good()
        const signature = signatureIn(xml).replace(/URI="#[^"]+"/, 'URI="#x"')
        const extensions = `<samlp:Extensions ID="x">${signature}</samlp:Extensions>`
        return replace('<samlp:Status>', `${extensions}<samlp:Status>`)(xml)
      },
      'signature_form',
    ],
    [
      'with two signatures',
      () => {
        const xml = good()
        return xml.replace(signatureIn(xml), (signature) => signature + signature)
      },
      'signature_form',
    ],
    [
      'whose name is split by a processing instruction',
      () => replace('ana-42', 'ana<?x?>-42')(good()),
      'forbidden_markup',
    ],
    [
      'whose name is split by a comment',
      () => replace('ana-42', 'ana<!---->-42')(good()),
      'forbidden_markup',
    ],
    [
      'whose name is split by a CDATA section',
      () => replace('ana-42', 'ana<![CDATA[]]>-42')(good()),
      'forbidden_markup',
    ],
    [
      'for another audience',
      () => good({ assertion: { audiences: 'https://other.example' } }),
      'other_audience',
    ],
    [
      'for two audience restrictions, of which one is for others',
      () =>
        good({
          edit: replace(
            '</saml:Conditions>',
            '<saml:AudienceRestriction><saml:Audience>https://other.example</saml:Audience></saml:AudienceRestriction></saml:Conditions>',
          ),
        }),
      'other_audience',
    ],
    [
      'without an audience',
      () => good({ edit: replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, '') }),
      'other_audience',
    ],
    [
      "to someone else's request",
      () =>
        good({
          assertion: { inResponseTo: '_request2' },
          editResponse: replace(/InResponseTo="_request1"(?=>)/, 'InResponseTo="_request2"'),
        }),
      'not_requested',
    ],
    [
      "whose assertion is for someone else's request",
      () => good({ assertion: { inResponseTo: '_request2' } }),
      'not_requested',
    ],
    [
      'that no one requested',
      () =>
        good({
          edit: replace(/ InResponseTo="[^"]+"/, ''),
          editResponse: replace(/ InResponseTo="[^"]+"/, ''),
        }),
      'not_requested',
    ],
    [
      'whose assertion names no request',
      () => good({ edit: replace(/ InResponseTo="[^"]+"/, '') }),
      'assertion_incomplete',
    ],
    ['that expired 60 s ago', () => good({ assertion: { lifetimeInSeconds: -60 } }), 'expired'],
    [
      'for another recipient',
      () => good({ assertion: { recipient: 'https://other.example/acs' } }),
      'other_recipient',
    ],
    [
      'for another destination',
      () =>
        good({
          editResponse: replace(
            `Destination="${acsUrl}"`,
            'Destination="https://other.example/acs"',
          ),
        }),
      'other_destination',
    ],
    [
      'without a destination',
      () => good({ editResponse: replace(`Destination="${acsUrl}"`, '') }),
      'other_destination',
    ],
    [
      'with another issuer in the assertion',
      () => good({ assertion: { issuer: 'https://other.example' } }),
      'other_issuer',
    ],
    [
      'with another issuer in the response',
      () => good({ editResponse: replace(entityId, 'https://other.example') }),
      'other_issuer',
    ],
    [
      'signed without an issuer',
      () =>
        good({
          signs: 'both',
          editResponse: replace(
            /<saml:Issuer [^>]+>[^<]+/,
            '<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">',
          ),
        }),
      'other_issuer',
    ],
    [
      "whose status isn't Success",
      () => good({ editResponse: replace('status:Success', 'status:Responder') }),
      'provider_error',
    ],
    [
      'without a status',
      () => good({ editResponse: replace(/<samlp:Status>.*<\/samlp:Status>/, '') }),
      'not_a_response',
    ],
    [
      'with a document type and an entity',
      () => `<!DOCTYPE r [<!ENTITY e "ana-42">]>${replace('ana-42', '&e;')(good())}`,
      'forbidden_markup',
    ],
    [
      'with a document type and an attribute default',
      () => `<!DOCTYPE r [<!ATTLIST NameID Format CDATA "x">]>${good()}`,
      'forbidden_markup',
    ],
    [
      'with a document type after the declaration',
      () => `<?xml version="1.0"?><!doctype r>${good()}`,
      'forbidden_markup',
    ],
    [
      'signed with SHA-1',
      () => good({ algorithms: { signature: 'sha1', digest: 'sha1' } }),
      'algorithm',
    ],
    ['with a digest of SHA-1', () => good({ algorithms: { digest: 'sha1' } }), 'algorithm'],
    [
      'with inclusive canonicalization',
      () =>
        good({
          transforms: [
            'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
            'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
          ],
        }),
      'algorithm',
    ],
    [
      'with canonicalized comments',
      () =>
        good({
          transforms: [
            'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
            'http://www.w3.org/2001/10/xml-exc-c14n#WithComments',
          ],
        }),
      'algorithm',
    ],
    [
      'with three transforms',
      () =>
        good({
          transforms: [
            'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
            'http://www.w3.org/2001/10/xml-exc-c14n#',
            'http://www.w3.org/2001/10/xml-exc-c14n#',
          ],
        }),
      'signature_form',
    ],
    [
      'with the same ID twice',
      () =>
        good({ editResponse: replace('ID="_response1"', 'ID="_response1" xml:id="_response1"') }),
      'duplicate_ids',
    ],
    [
      'with an encrypted assertion',
      () =>
        good({
          editResponse: replace(
            /<saml:Assertion.*<\/saml:Assertion>/s,
            '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"/>',
          ),
        }),
      'encrypted',
    ],
    [
      'with an encrypted name',
      () => good({ edit: replace(/<saml:NameID.*<\/saml:NameID>/, '<saml:EncryptedID/>') }),
      'encrypted',
    ],
    [
      'without an assertion',
      () => good({ editResponse: replace(/<saml:Assertion.*<\/saml:Assertion>/s, '') }),
      'assertion_count',
    ],
    [
      'of SAML 1.1',
      () => good({ editResponse: replace('Version="2.0"', 'Version="1.1"') }),
      'not_a_response',
    ],
    [
      'that is a request',
      () => good({ editResponse: (xml) => xml.replaceAll('samlp:Response', 'samlp:AuthnRequest') }),
      'not_a_response',
    ],
    [
      'with a bearer of another kind',
      () => good({ edit: replace('cm:bearer', 'cm:sender-vouches') }),
      'assertion_incomplete',
    ],
    [
      'whose confirmation has a beginning',
      () => good({ edit: replace(' Recipient=', ' NotBefore="2020-01-01T00:00:00Z" Recipient=') }),
      'assertion_incomplete',
    ],
    [
      'with an unknown condition',
      () => good({ edit: replace('</saml:Conditions>', '<saml:Condition/></saml:Conditions>') }),
      'assertion_incomplete',
    ],
    [
      'whose time has no zone',
      () => good({ edit: (xml) => xml.replaceAll(/(?<=AuthnInstant="[^"Z]+)Z/g, '') }),
      'assertion_incomplete',
    ],
    ...wrapped,
  ])('a response %s is rejected', async (_what, make, code) => {
    expect(await check(make())).toMatchObject({ isAccepted: false, code })
  })

  test.each<[string, string, string]>([
    ["isn't base64", '<Response/>', 'not_xml'],
    ['is empty', '', 'not_xml'],
    ["isn't UTF-8", Buffer.from([0x3c, 0xff, 0x3e]).toString('base64'), 'not_xml'],
    ["isn't XML", encode('hello'), 'not_xml'],
    ["isn't closed", encode(good().slice(0, -3)), 'not_xml'],
    ['has two roots', encode(good() + good()), 'not_xml'],
    ['has text after the root', encode(`${good()}x`), 'not_xml'],
    [
      'has an attribute twice',
      encode(good().replace('<samlp:Response', '$& Version="2.0"')),
      'not_xml',
    ],
    ['has an unknown entity', encode(good().replace('ana-42', '&x;')), 'not_xml'],
    ['refers to a zero byte', encode(good().replace('ana-42', 'ana&#0;')), 'not_xml'],
    ['refers to no character', encode(good().replace('ana-42', '&#x110000;')), 'not_xml'],
    ['has an ampersand', encode(good().replace('ana-42', 'a & b')), 'not_xml'],
    ['has a zero byte', encode(good().replace('ana-42', 'ana\0')), 'not_xml'],
    [
      'claims another encoding',
      encode(`<?xml version="1.0" encoding="utf-16"?>${good()}`),
      'not_xml',
    ],
    ['is too large', encode(good().replace('ana-42', 'a'.repeat(300_000))), 'too_large'],
  ])('a text that %s is rejected', async (_what, encoded, code) => {
    expect(await checkEncoded(encoded)).toMatchObject({ isAccepted: false, code })
  })
})

describe('published attacks on the libraries', () => {
  const digest = /<DigestValue>[^<]+<\/DigestValue>/
  const signedInfo = /<SignedInfo.*<\/SignedInfo>/s
  /** The name is another one, and the forged digest fits it. */
  const forgery = () => {
    const xml = good()
    const forgedXml = samlResponse(other, {
      edit: () => renamed(assertionIn(xml).replace(signatureIn(xml), '')),
    })
    return {
      xml,
      forgedXml,
      forgedDigest: digest.exec(forgedXml)![0],
      forgedInfo: signedInfo.exec(forgedXml)![0],
    }
  }

  test.each<[string, (given: ReturnType<typeof forgery>) => string, string]>([
    [
      'a second SignedInfo before the signed one (CVE-2025-29774)',
      ({ xml, forgedInfo }) =>
        renamed(xml).replace('<SignedInfo', () => `${forgedInfo}<SignedInfo`),
      'signature_form',
    ],
    [
      'a second SignedInfo after the signed one',
      ({ xml, forgedInfo }) => renamed(xml).replace('</SignedInfo>', (end) => end + forgedInfo),
      'signature_form',
    ],
    [
      'the signed SignedInfo inside the key',
      ({ xml, forgedInfo }) => {
        const [signed] = signedInfo.exec(xml)!
        return renamed(xml)
          .replace(signed, () => forgedInfo)
          .replace('<KeyInfo>', () => `<KeyInfo>${signed}`)
      },
      'signature_form',
    ],
    [
      'a comment in the digest (CVE-2025-29775)',
      ({ xml, forgedDigest }) =>
        renamed(xml).replace(
          '<DigestValue>',
          () => `<DigestValue><!--${forgedDigest.replaceAll(/<[^>]+>/g, '')}-->`,
        ),
      'forbidden_markup',
    ],
    [
      'a second digest',
      ({ xml, forgedDigest }) =>
        renamed(xml).replace('<DigestValue>', () => `${forgedDigest}<DigestValue>`),
      'signature_form',
    ],
    [
      'an element in the digest',
      ({ xml, forgedDigest }) =>
        renamed(xml).replace('<DigestValue>', () => `<DigestValue>${forgedDigest}`),
      'signature_form',
    ],
    [
      'a second reference',
      ({ xml }) =>
        renamed(xml).replace(/<Reference.*<\/Reference>/s, (reference) => reference + reference),
      'signature_form',
    ],
    [
      'a reference to another element',
      ({ xml }) => renamed(xml).replace(/URI="#[^"]+"/, 'URI="#_response1"'),
      'signature_form',
    ],
    [
      'a reference to the whole document',
      ({ xml }) => renamed(xml).replace(/URI="#[^"]+"/, 'URI=""'),
      'signature_form',
    ],
    [
      'text added to the name (CVE-2025-54369)',
      ({ xml }) => xml.replace('ana-42', 'ana-4'),
      'signature_invalid',
    ],
    [
      'a name of another namespace before the signed one (CVE-2025-54419)',
      ({ xml }) =>
        xml.replace('<saml:Subject>', '<saml:Subject><NameID xmlns="urn:x">boss-1</NameID>'),
      'signature_invalid',
    ],
    [
      'an ID in another namespace',
      ({ xml }) => xml.replace(/<saml:Assertion[^>]* ID="([^"]+)"/, '$& xmlns:x="urn:x" x:ID="$1"'),
      'duplicate_ids',
    ],
    [
      'a namespace that is a relative URI',
      ({ xml }) => renamed(xml).replace('<saml:Subject', '<saml:Subject xmlns:x="1"'),
      'signature_invalid',
    ],
  ])('%s is rejected', async (_what, forge, code) => {
    expect(await check(forge(forgery()))).toMatchObject({ isAccepted: false, code })
  })
})

describe('the request and the one use', () => {
  test("a response without this browser's request is rejected before its signature is checked", async () => {
    const given = await check(good(), { requestId: null })
    expect(given).toMatchObject({ isAccepted: false, code: 'not_requested' })
  })

  test('a response is accepted only once', async () => {
    const used = new Set<string>()
    const markUsed: ResponseExpectations['markUsed'] = async ({ requestId: id, assertionId }) => {
      const isNew = !used.has(id) && !used.has(assertionId)
      used.add(id).add(assertionId)
      return isNew
    }
    const xml = good()
    expect(await check(xml, { markUsed })).toMatchObject({ isAccepted: true })
    expect(await check(xml, { markUsed })).toMatchObject({ code: 'already_used' })
    expect(await check(good(), { markUsed })).toMatchObject({ code: 'already_used' })
  })

  test('a wrong response marks nothing as used', async () => {
    const markUsed = () => expect.fail('The IDs were marked as used.')
    await check(renamed(good()), { markUsed })
    await check(good({ assertion: { lifetimeInSeconds: -60 } }), { markUsed })
  })

  test('an assertion is remembered until it expires, but at most for a day', async () => {
    const remembered: number[] = []
    const markUsed: ResponseExpectations['markUsed'] = async ({ until }) => {
      remembered.push(Math.ceil((until.getTime() - Date.now()) / 60_000))
      return true
    }
    await check(good(), { markUsed })
    await check(good({ assertion: { lifetimeInSeconds: 10 * 24 * 3600 } }), { markUsed })
    expect(remembered).toEqual([6, 24 * 60])
  })

  test("an error of the caller's function is thrown", async () => {
    const fail = () => Promise.reject(new Error('The database is gone.'))
    await expect(check(good(), { markUsed: fail })).rejects.toThrow('The database is gone.')
  })
})

describe('clocks and certificates', () => {
  test.each<[number, string | undefined]>([
    [-6, 'expired'],
    [-4.4, undefined],
    [4.9, undefined],
    [5.1, 'not_yet_valid'],
  ])('a provider whose clock differs by %d minutes: %s', async (minutes, code) => {
    const given = await check(good({ edit: clockWrongBy(minutes) }))
    expect('code' in given ? given.code : undefined).toBe(code)
  })

  test('an assertion without a time in its conditions ends with its confirmation', async () => {
    const edit = replace(/<saml:Conditions[^>]*>/, '<saml:Conditions>')
    expect(await check(good({ edit }))).toMatchObject({ isAccepted: true })
    const expired = good({ edit: (xml) => edit(clockWrongBy(-6)(xml)) })
    expect(await check(expired)).toMatchObject({ code: 'expired' })
  })

  test('a sign-in at the provider in the future is rejected', async () => {
    const edit = replace(/AuthnInstant="[^"]+"/, `AuthnInstant="${inMinutes(6)}"`)
    expect(await check(good({ edit }))).toMatchObject({ code: 'not_yet_valid' })
  })

  test('both keys are accepted while the provider changes its key', async () => {
    const connection = { certificates: [other.certificate, ours.certificate] }
    for (const key of [ours, other]) {
      expect(await check(samlResponse(key), { connection })).toMatchObject({ isAccepted: true })
    }
    const removed = { certificates: [other.certificate] }
    expect(await check(good(), { connection: removed })).toMatchObject({
      code: 'signature_invalid',
    })
  })

  test('a response and an assertion with different keys are accepted if both are known', async () => {
    const xml = samlSigner(other)(good(), 'Response')
    const connection = { certificates: [other.certificate, ours.certificate] }
    expect(await check(xml, { connection })).toMatchObject({ isAccepted: true })
    const others = samlSigner(ours)(samlResponse(other), 'Response')
    expect(await check(others, { connection })).toMatchObject({ isAccepted: true })
    for (const half of [xml, others]) {
      expect(await check(half)).toMatchObject({ code: 'signature_invalid' })
    }
  })

  test("an expired certificate isn't used", async () => {
    const expired = createSamlKey({ validTo: new Date(Date.now() - 1000) })
    const alone = { certificates: [expired.certificate] }
    const xml = samlResponse(expired)
    expect(await check(xml, { connection: alone })).toMatchObject({ code: 'certificates_expired' })
    const connection = { certificates: [expired.certificate, ours.certificate] }
    expect(await check(xml, { connection })).toMatchObject({ code: 'signature_invalid' })
    expect(await check(good(), { connection })).toMatchObject({ isAccepted: true })
  })
})

describe('the subject and the email address', () => {
  const format = (name: string) => ({
    assertion: { nameIdentifierFormat: `urn:oasis:names:tc:SAML:${name}` },
  })

  test.each(['1.1:nameid-format:emailAddress', '1.1:nameid-format:unspecified'])(
    'the name ID format %s is accepted',
    async (name) => {
      expect(await check(good(format(name)))).toMatchObject({ isAccepted: true, subject: 'ana-42' })
    },
  )

  test.each([
    ['2.0:nameid-format:transient', 'transient_subject'],
    ['2.0:nameid-format:entity', 'subject_format'],
    ['1.1:nameid-format:WindowsDomainQualifiedName', 'subject_format'],
  ])('the name ID format %s is rejected, unless an attribute is chosen', async (name, code) => {
    const xml = good(format(name))
    expect(await check(xml)).toMatchObject({ isAccepted: false, code })
    expect(await check(xml, { connection: { subjectAttribute: 'email' } })).toMatchObject({
      isAccepted: true,
      subject: 'ana@customer.example',
    })
  })

  test.each(['groups', 'missing'])('the attribute %s is no subject', async (subjectAttribute) => {
    expect(await check(good(), { connection: { subjectAttribute } })).toMatchObject({
      code: 'no_subject',
    })
  })

  test.each([
    ['with spaces around it', ' ana-42'],
    ['with a line break', 'ana&#10;42'],
    ['that is empty', ''],
    ['with an element inside', 'ana<b xmlns="urn:x"/>42'],
  ])('a name ID %s is rejected', async (_what, name) => {
    expect(await check(good({ edit: replace('ana-42', name) }))).toMatchObject({
      code: 'assertion_incomplete',
    })
  })

  test.each<[string, Record<string, string | string[]>, string | undefined]>([
    ['of several values', { email: ['ana@customer.example', 'boss@customer.example'] }, undefined],
    [
      'by its OID',
      { 'urn:oid:0.9.2342.19200300.100.1.3': 'ana@customer.example' },
      'ana@customer.example',
    ],
    ['of none of the usual names', { alias: 'ana@customer.example' }, undefined],
  ])('the email address %s', async (_what, attributes, email) => {
    expect(await check(good({ assertion: { attributes } }))).toMatchObject({
      isAccepted: true,
      email,
    })
  })

  test('the email address can be a chosen attribute or an email name ID', async () => {
    const attributes = { alias: 'ana@customer.example', email: 'boss@customer.example' }
    const chosen = await check(good({ assertion: { attributes } }), {
      connection: { emailAttribute: 'alias' },
    })
    expect(chosen).toMatchObject({ email: 'ana@customer.example' })
    const named = good({
      assertion: {
        ...format('1.1:nameid-format:emailAddress').assertion,
        nameIdentifier: 'a@b.example',
        attributes: {},
      },
    })
    expect(await check(named)).toMatchObject({ email: 'a@b.example' })
  })

  test('attributes with the names of object members are ordinary attributes', async () => {
    const attributes = {
      __proto__x: 'a',
      constructor: 'b',
      getAssertionXml: 'c',
      nameID: 'boss-1',
      issuer: 'd',
    }
    const given = await check(
      good({ assertion: { attributes }, edit: replace('__proto__x', '__proto__') }),
    )
    expect(given).toMatchObject({ isAccepted: true, subject: 'ana-42', issuer: entityId })
  })
})

describe('documents that are hard to read', () => {
  const hostile = (content: string) =>
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol">${content}</samlp:Response>`
  const attributes = (count: number) =>
    `<a ${Array.from({ length: count }, (_, at) => `a${at}=""`).join(' ')}/>`
  /** Elements in front of the assertion, which a valid signature of the assertion doesn't cover. */
  const padded = (padding: string) =>
    replace(
      '<samlp:Status>',
      `<samlp:Extensions>${padding}</samlp:Extensions><samlp:Status>`,
    )(good())

  test.each<[string, () => string, string]>([
    ['nested elements', () => hostile('<a>'.repeat(4900) + '</a>'.repeat(4900)), 'too_complex'],
    ['unclosed elements', () => hostile('<a>'.repeat(9900)), 'not_xml'],
    ['nested namespaces', () => hostile('<a xmlns:b="c">'.repeat(4000)), 'too_complex'],
    [
      'as many namespaces as allowed',
      () => hostile('<a xmlns:b="c">'.repeat(2900) + '</a>'.repeat(2900)),
      'too_complex',
    ],
    ['many elements', () => hostile('<a/>'.repeat(60_000)), 'too_complex'],
    ['many attributes', () => hostile(attributes(20_000)), 'too_complex'],
    ['as many attributes as allowed', () => hostile(attributes(11_900)), 'not_a_response'],
    ['unclosed attributes', () => hostile('<a b="'.repeat(9000)), 'not_xml'],
    ['many ampersands', () => hostile('&'.repeat(250_000)), 'not_xml'],
  ])('%s are rejected', async (_what, make, code) => {
    expect(await check(make())).toMatchObject({ isAccepted: false, code })
  })

  test('a valid response with as many elements as allowed is read', async () => {
    expect(await check(padded('<a b="">c</a>'.repeat(4900)))).toMatchObject({ isAccepted: true })
  })

  test('2,000 groups are read', async () => {
    const groups = Array.from({ length: 2000 }, (_, at) => `group ${at}`)
    const given = await check(good({ assertion: { attributes: { groups } } }))
    expect(given.isAccepted && given.attributes.get('groups')).toEqual(groups)
  })
})
