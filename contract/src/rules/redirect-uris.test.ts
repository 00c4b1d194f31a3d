import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { RedirectUri, redirectUriComplaint, RedirectUris } from './redirect-uris.ts'

const first = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message

/** What addresses are made of, and what has been used to make two readers see two of them. */
const urlPieces = 'https:// http:// app.example localhost [::1] 127.0.0.1 :443 a é'
  .split(' ')
  .concat(['/', '//', '\\', '@', ':', '.', '..', '?', '#', '*', '%2e', '%40', ' ', '\t'])
/** Written so that no tool takes it for a link of ours. */
const script = ['javascript', 'alert(1)'].join(':')

describe('a redirect address', () => {
  test.each([
    'https://app.example',
    'https://app.example/',
    'https://app.example/callback?from=accord&x=%20',
    'https://app.example:8443/a/b',
    'http://localhost:3000/callback',
    'http://127.0.0.1/callback',
    'http://[::1]:8080/callback',
  ])('may be %s', (uri) => {
    expect(z.parse(RedirectUri, uri)).toBe(uri)
  })

  test('loses the spaces around it and nothing else', () => {
    expect(z.parse(RedirectUri, '  https://app.example/cb ')).toBe('https://app.example/cb')
  })

  test.each([
    ['', 'Enter an https address.'],
    [7, 'Enter an https address.'],
    ['app.example/callback', 'Enter an https address.'],
    ['//app.example/callback', 'Enter an https address.'],
    ['https:app.example', 'Enter an https address.'],
    ['https:///app.example', 'Enter an https address.'],
    ['https:\\\\app.example', 'Enter an https address.'],
    ['https://app.example\\@evil.example', 'Enter an https address.'],
    ['ftp://app.example', 'Enter an https address.'],
    [script, 'Enter an https address.'],
    ['data:text/html,x', 'Enter an https address.'],
    ['com.example.app:/callback', 'Enter an https address.'],
    ['https://app.example/#done', 'The address must not have a fragment (#).'],
    ['https://app.example/cb#', 'The address must not have a fragment (#).'],
    ['https://*.example/cb', 'Wildcards are not allowed. Enter each address in full.'],
    ['https://app.example/*', 'Wildcards are not allowed. Enter each address in full.'],
    ['https://ana:pw@app.example/', 'The address must not have a user name or password.'],
    ['https://ana@app.example/', 'The address must not have a user name or password.'],
    ['https://@app.example/', 'The address must not have a user name or password.'],
    ['http://app.example/cb', 'Use https; plain http is for localhost only.'],
    ['http://localhost.app.example/', 'Use https; plain http is for localhost only.'],
    ['http://127.0.0.1.app.example/', 'Use https; plain http is for localhost only.'],
    ['https://app.example/a b', 'Use plain characters without spaces.'],
    ['https://app.example/\u202e', 'Use plain characters without spaces.'],
    ['https://äpp.example/', 'Use plain characters without spaces.'],
    ['https://App.example/cb', 'Write it as https://app.example/cb'],
    ['https://app.example:443/cb', 'Write it as https://app.example/cb'],
    ['https://app.example/a/../cb', 'Write it as https://app.example/cb'],
    ['https://app.example/a/%2e%2e/cb', 'Write it as https://app.example/cb'],
    ['http://127.1/cb', 'Write it as http://127.0.0.1/cb'],
    [`https://app.example/${'a'.repeat(2000)}`, 'Use at most 2000 characters.'],
  ])('%j is refused: %s', (uri, sentence) => {
    expect(first(RedirectUri, uri)).toBe(sentence)
  })

  test('that is taken leads a browser to a web page of the host that is written in it', () => {
    const pieces = fc.array(fc.constantFrom(...urlPieces), { maxLength: 8 })
    fc.assert(
      fc.property(pieces, (chosen) => {
        const text = chosen.join('')
        if (redirectUriComplaint(text) !== undefined) return
        const url = new URL(text)
        expect(['https:', 'http:']).toContain(url.protocol)
        expect(text.startsWith(`${url.protocol}//${url.host}`)).toBe(true)
        expect([text, `${text}/`]).toContain(url.href)
        if (url.protocol === 'http:') {
          expect(['localhost', '127.0.0.1', '[::1]']).toContain(url.hostname)
        }
      }),
      { numRuns: 20_000 },
    )
  })
})

describe('the list of redirect addresses', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => `https://app.example/${index}`)

  test('has none or up to ten', () => {
    expect(z.parse(RedirectUris, [])).toEqual([])
    expect(z.parse(RedirectUris, many(10))).toHaveLength(10)
    expect(first(RedirectUris, many(11))).toBe('Register at most 10 addresses.')
  })

  test('has each address once', () => {
    const { error } = z.safeParse(RedirectUris, [...many(2), 'https://app.example/0 '])
    expect(error?.issues).toMatchObject([
      { path: [2], message: 'This address is in the list already.' },
    ])
  })
})
