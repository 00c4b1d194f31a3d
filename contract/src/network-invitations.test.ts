import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outsideAddress } from './network-invitations.ts'

describe('the redirect URL after joining a network', () => {
  test.each([
    ['https://partner.example/done?x=1#top', 'https://partner.example/done?x=1#top'],
    ['HTTPS://Partner.Example', 'https://partner.example/'],
    ['http://localhost:3000/back', 'http://localhost:3000/back'],
  ])('NW-8: %s is accepted as the redirect URL after joining a network', (text, address) => {
    expect(outsideAddress(text)).toBe(address)
  })

  test.each([
    undefined,
    '',
    'partner.example',
    '/path',
    '//partner.example',
    'https:\\\\partner.example',
    'https://partner.example\\@evil.example',
    ' https://partner.example',
    'https://part\tner.example',
    'vbscript:msgbox(1)',
    // oxlint-disable-next-line no-script-url -- this address must be ignored
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://partner.example',
    'https://ana@partner.example',
    'https://ana:secret@partner.example',
    'https://',
    `https://partner.example/${'x'.repeat(2000)}`,
    // The address exceeds the limit only once it's encoded.
    `https://partner.example/${'ü'.repeat(600)}`,
  ])('NW-8: %j is ignored as the redirect URL after joining a network', (text) => {
    expect(outsideAddress(text)).toBeNull()
  })

  test('NW-8: every accepted redirect URL is http(s), short, without a user name, and stable', () => {
    const tricky = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string().map((text) => `https://${text}`),
      fc.string().map((text) => `https:${text}`),
      fc.string(),
    )
    fc.assert(
      fc.property(tricky, (text) => {
        const address = outsideAddress(text)
        if (address === null) return
        const url = new URL(address)
        expect(['http:', 'https:']).toContain(url.protocol)
        expect([url.username, url.password]).toEqual(['', ''])
        expect(address.length).toBeLessThanOrEqual(2000)
        expect(outsideAddress(address)).toBe(address)
      }),
      { numRuns: 1000 },
    )
  })
})
