import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSamlKey, samlResponse, samlTestProvider } from '#testing/helpers/saml-provider.ts'
import { checkResponse } from './check-response.ts'

const { entityId, acsUrl, serviceEntityId, requestId } = samlTestProvider
const key = createSamlKey()

const check = (response: Buffer) =>
  checkResponse(response.toString('base64'), {
    connection: { entityId, certificates: [key.certificate] },
    serviceProvider: { entityId: serviceEntityId, acsUrl },
    requestId,
    markUsed: async () => true,
  })

/** Everything that decides who signs in. */
async function nameIn(response: Buffer) {
  const given = await check(response)
  if (!given.isAccepted) return undefined
  return given
}

/** Parts that have been used in attacks. */
const pieces = [
  '<!---->',
  '<?x?>',
  '<![CDATA[',
  ']]>',
  '<!DOCTYPE x>',
  '&#x41;',
  '&amp;',
  '&x;',
  '\0',
  '\u{FEFF}',
  '<a/>',
  '</saml:NameID>',
  '<saml:NameID>boss-1</saml:NameID>',
  '</saml:Assertion>',
  '<saml:Assertion>',
  '<Signature/>',
  ' xmlns="urn:x"',
  ' xmlns:saml="urn:x"',
  " ID='x'",
  'boss-1',
  '"',
  '=',
  ' ',
  '\r\n',
].map((text) => Buffer.from(text))

test.each(['assertion', 'response', 'both'] as const)(
  'no change of a response with a signed %s gives another name',
  async (signs) => {
    const good = Buffer.from(samlResponse(key, { signs, assertion: { lifetimeInSeconds: 3600 } }))
    const name = await nameIn(good)
    expect(name).toMatchObject({ subject: 'ana-42' })
    const position = fc.nat(good.length - 1)
    const mutation = fc.oneof(
      // One changed byte.
      fc.tuple(position, fc.integer({ min: 1, max: 255 })).map(([at, by]) => {
        const changed = Buffer.from(good)
        changed[at]! ^= by
        return changed
      }),
      // A part that is added, removed, repeated, or moved.
      fc
        .tuple(position, fc.nat(60), fc.constantFrom(...pieces))
        .map(([at, length, piece]) =>
          Buffer.concat([good.subarray(0, at), piece, good.subarray(at + length)]),
        ),
      fc
        .tuple(position, position, position)
        .map((positions) => positions.toSorted((a, b) => a - b) as [number, number, number])
        .map(([from, to, at]) =>
          Buffer.concat([good.subarray(0, at), good.subarray(from, to), good.subarray(at)]),
        ),
      fc
        .tuple(position, position, position)
        .map((positions) => positions.toSorted((a, b) => a - b) as [number, number, number])
        .map(([from, to, at]) =>
          Buffer.concat([
            good.subarray(0, from),
            good.subarray(to, at),
            good.subarray(from, to),
            good.subarray(at),
          ]),
        ),
    )
    await fc.assert(
      fc.asyncProperty(mutation, async (changed) => {
        const given = await nameIn(changed)
        if (given !== undefined) expect(given).toEqual(name)
      }),
      { numRuns: 150 },
    )
  },
)
