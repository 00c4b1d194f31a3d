import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { redirectUriError, redirectUriFor, RedirectUris, takesAnswersAt } from './redirect-uris.ts'

const first = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message

/** Parts of addresses, and characters that different parsers interpret differently. */
const urlPieces = 'https:// http:// app.example localhost [::1] 127.0.0.1 :443 a é'
  .split(' ')
  .concat(['/', '//', '\\', '@', ':', '.', '..', '?', '#', '*', '%2e', '%40', ' ', '\t'])
/** The address is assembled, so that no tool mistakes it for a link in our code. */
const script = ['javascript', 'alert(1)'].join(':')

const kinds = ['web', 'single-page'] as const

describe.each(kinds)('a redirect address of a %s application', (kind) => {
  const RedirectUri = redirectUriFor(kind)

  test.each([
    'https://app.example',
    'https://app.example/',
    'https://app.example/callback?from=accord&x=%20',
    'https://app.example:8443/a/b',
    'http://localhost:3000/callback',
    'http://127.0.0.1/callback',
    'http://[::1]:8080/callback',
  ])('a redirect address can be %s', (uri) => {
    expect(z.parse(RedirectUri, uri)).toBe(uri)
  })

  test('only surrounding spaces are removed from a redirect address', () => {
    expect(z.parse(RedirectUri, '  https://app.example/cb ')).toBe('https://app.example/cb')
  })

  test.each([
    ['', 'Enter an https address.'],
    [7, 'Enter an https address.'],
    ['app.example/callback', 'Enter an https address.'],
    ['localhost:3000/callback', 'Write the address as http://localhost:3000/callback'],
    ['127.0.0.1/callback', 'Write the address as http://127.0.0.1/callback'],
    ['//app.example/callback', 'Enter an https address.'],
    ['https:app.example', 'Enter an https address.'],
    ['https:///app.example', 'Enter an https address.'],
    ['https:\\\\app.example', 'Enter an https address.'],
    ['https://app.example\\@evil.example', 'Enter an https address.'],
    ['ftp://app.example', 'Enter an https address.'],
    [script, 'Enter an https address.'],
    ['data:text/html,x', 'Enter an https address.'],
    ['com.example.app:/callback', 'Enter an https address.'],
    ['https://app.example/#done', "The address can't contain a fragment (#)."],
    ['https://app.example/cb#', "The address can't contain a fragment (#)."],
    ['https://*.example/cb', "Wildcards aren't allowed. Enter each address in full."],
    ['https://app.example/*', "Wildcards aren't allowed. Enter each address in full."],
    ['https://ana:pw@app.example/', "The address can't contain a user name or password."],
    ['https://ana@app.example/', "The address can't contain a user name or password."],
    ['https://@app.example/', "The address can't contain a user name or password."],
    ['http://app.example/cb', 'Use https. Plain http is allowed only for localhost.'],
    ['http://localhost.app.example/', 'Use https. Plain http is allowed only for localhost.'],
    ['http://127.0.0.1.app.example/', 'Use https. Plain http is allowed only for localhost.'],
    ['https://app.example/a b', 'Use only ASCII characters, without spaces.'],
    ['https://app.example/\u202e', 'Use only ASCII characters, without spaces.'],
    ['https://äpp.example/', 'Use only ASCII characters, without spaces.'],
    ['https://App.example/cb', 'Write the address as https://app.example/cb'],
    ['https://app.example:443/cb', 'Write the address as https://app.example/cb'],
    ['https://app.example/a/../cb', 'Write the address as https://app.example/cb'],
    ['https://app.example/a/%2e%2e/cb', 'Write the address as https://app.example/cb'],
    ['http://127.1/cb', 'Write the address as http://127.0.0.1/cb'],
    [`https://app.example/${'a'.repeat(2000)}`, 'Use at most 2000 characters.'],
  ])('the redirect address %j is rejected: %s', (uri, sentence) => {
    expect(first(RedirectUri, uri)).toBe(sentence)
  })

  test('an accepted redirect address opens a web page on the host that it shows', () => {
    const pieces = fc.array(fc.constantFrom(...urlPieces), { maxLength: 8 })
    fc.assert(
      fc.property(pieces, (chosen) => {
        const text = chosen.join('')
        if (redirectUriError(text, kind) !== undefined) return
        const url = new URL(text)
        expect(['https:', 'http:']).toContain(url.protocol)
        expect(text.startsWith(`${url.protocol}//${url.host}`)).toBe(true)
        expect([text, `${text}/`]).toContain(url.href)
        if (url.protocol === 'http:') {
          expect(['localhost', '127.0.0.1', '[::1]']).toContain(url.hostname)
        }
      }),
      { numRuns: 10_000 },
    )
  })
})

const ownScheme = 'Use your domain name in reverse as the scheme, like com.example.app:/callback.'
const withPath = 'Add a path after the scheme, like com.example.app:/callback.'
const anyOfThree =
  'Enter an https address, http://127.0.0.1/ with a path, or a custom scheme like com.example.app:/callback.'

describe('a redirect address of a native application', () => {
  const RedirectUri = redirectUriFor('native')

  test.each([
    'https://app.example/callback',
    'http://127.0.0.1/callback',
    'http://[::1]/callback',
    'http://localhost:3000/callback?from=accord',
    'com.example.app:/callback',
    'com.example.app://signed-in/callback?a=b',
    'app.my-company.x2:/cb',
  ])('a redirect address of a native application can be %s', (uri) => {
    expect(z.parse(RedirectUri, uri)).toBe(uri)
  })

  test.each([
    ['callback', anyOfThree],
    ['//com.example.app/callback', anyOfThree],
    ['myapp:/callback', ownScheme],
    [script, ownScheme],
    [script.replace(':', '.example:/'), ownScheme],
    ['data:text/html,x', ownScheme],
    ['data.example:/x', ownScheme],
    ['file:///etc/passwd', ownScheme],
    ['https.example:/cb', ownScheme],
    ['http.example.app://host/cb', ownScheme],
    ['.com.example:/cb', ownScheme],
    ['com..example:/cb', ownScheme],
    ['com.example.:/cb', ownScheme],
    ['1com.example:/cb', ownScheme],
    ['com.example.app:callback', withPath],
    ['com.example.app:/', withPath],
    ['com.example.app:///cb', withPath],
    ['com.example.app:/?a=b', withPath],
    ['com.example.app:/\\evil.example', withPath],
    ['com.example.app://ana@host/cb', "The address can't contain a user name or password."],
    ['Com.Example.App:/cb', 'Write the address as com.example.app:/cb'],
    ['com.example.app:/a/../cb', 'Write the address as com.example.app:/cb'],
    ['com.example.app:/cb#x', "The address can't contain a fragment (#)."],
    ['https://localhost/cb', 'Use http instead of https for localhost.'],
    ['http://127.0.0.1.evil.example/cb', 'Use https. Plain http is allowed only for localhost.'],
    ['http://0.0.0.0/cb', 'Use https. Plain http is allowed only for localhost.'],
    ['http://localhost@evil.example/cb', "The address can't contain a user name or password."],
    ['http://2130706433/cb', 'Write the address as http://127.0.0.1/cb'],
    ['http://[::ffff:127.0.0.1]/cb', 'Use https. Plain http is allowed only for localhost.'],
    ['http://[::1%25lo]/cb', 'Enter an https address.'],
  ])('the redirect address %j of a native application is rejected: %s', (uri, sentence) => {
    expect(first(RedirectUri, uri)).toBe(sentence)
  })
})

describe('the address of a response', () => {
  const registered = ['http://127.0.0.1/cb?a=b', 'http://[::1]:3000/cb', 'com.example.app:/cb']
  const native = (redirect: string) => takesAnswersAt('native', registered, redirect)

  test('a native application gets responses at any port of the local machine, and at other addresses only as registered', () => {
    for (const uri of [
      ...registered,
      'http://127.0.0.1:1/cb?a=b',
      'http://127.0.0.1:65535/cb?a=b',
      'http://[::1]/cb',
      'http://[::1]:49152/cb',
    ]) {
      expect([uri, native(uri)]).toEqual([uri, true])
    }
    for (const uri of [
      'http://127.0.0.1:3000/cb',
      'http://127.0.0.1:3000/cb?a=b&c=d',
      'http://127.0.0.1:3000/cb?a=B',
      'http://127.0.0.1:3000/cb/?a=b',
      'http://127.0.0.1:3000/x/../cb?a=b',
      'http://127.0.0.1:3000/cb?a=b#x',
      'http://127.0.0.1:/cb?a=b',
      'http://127.0.0.1:65536/cb?a=b',
      'http://127.0.0.1:3000:80/cb?a=b',
      'http://127.0.0.1:80@evil.example/cb?a=b',
      'http://evil.example@127.0.0.1:80/cb?a=b',
      'http://127.0.0.1.evil.example/cb?a=b',
      'http://127.0.0.1\\@evil.example/cb?a=b',
      'http://127.1/cb?a=b',
      'http://2130706433:80/cb?a=b',
      'http://0x7f.0.0.1/cb?a=b',
      'http://0.0.0.0:80/cb?a=b',
      'http://localhost:80/cb?a=b',
      'http://LOCALHOST/cb',
      'http://[::1%25lo]:80/cb',
      'http://[::ffff:127.0.0.1]/cb',
      'http://[0:0:0:0:0:0:0:1]/cb',
      'HTTP://127.0.0.1:1/cb?a=b',
      'https://127.0.0.1/cb?a=b',
      'com.example.app:/cb/',
      'com.example.app:/CB',
      'com.example.app:/cb?code=x',
      'com.example.app.evil:/cb',
      'COM.example.app:/cb',
      script,
      '',
    ]) {
      expect([uri, native(uri)]).toEqual([uri, false])
    }
  })

  test.each(['web', 'single-page'] as const)(
    'a %s application gets responses only at registered addresses with the same port',
    (kind) => {
      const exact = ['http://localhost:3000/cb']
      expect(takesAnswersAt(kind, exact, 'http://localhost:3000/cb')).toBe(true)
      expect(takesAnswersAt(kind, exact, 'http://localhost:3001/cb')).toBe(false)
      expect(takesAnswersAt(kind, exact, 'http://localhost/cb')).toBe(false)
    },
  )

  test('without registered addresses, an application with a secret gets responses at any web address, and others get none', () => {
    const anywhere = 'https://elsewhere.example/cb'
    expect(takesAnswersAt('web', [], anywhere)).toBe(true)
    expect(takesAnswersAt('single-page', [], anywhere)).toBe(false)
    expect(takesAnswersAt('native', [], anywhere)).toBe(false)
    expect(takesAnswersAt('native', [], 'com.example.app:/cb')).toBe(false)
    expect(takesAnswersAt('web', [], 'com.example.app:/cb')).toBe(false)
  })
})

describe('the list of redirect addresses', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => `https://app.example/${index}`)

  test('the list of redirect addresses can have up to ten entries', () => {
    expect(z.parse(RedirectUris, [])).toEqual([])
    expect(z.parse(RedirectUris, many(10))).toHaveLength(10)
    expect(first(RedirectUris, many(11))).toBe('You can register up to 10 addresses.')
  })

  test("the list of redirect addresses can't contain an address twice", () => {
    const { error } = z.safeParse(RedirectUris, [...many(2), 'https://app.example/0 '])
    expect(error?.issues).toMatchObject([
      { path: [2], message: 'This address is already in the list.' },
    ])
  })
})
