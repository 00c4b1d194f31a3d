import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { destinationOf, externalTarget, safeReturn } from './redirects.ts'

const origin = 'https://id.accord.example'

describe('a return address inside the console', () => {
  test.each(['/', '/user/profile', '/user/account?activity=2', '/approval?state=a+b%2F%3D#top'])(
    'a return address inside the console can be %s',
    (path) => expect(safeReturn(path, origin)).toBe(path),
  )

  test.each([
    '',
    'user/profile',
    'https://evil.example/',
    '//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /user',
    'vbscript:alert(1)',
    `/${'a'.repeat(3000)}`,
    undefined,
    { toString: () => '/user' },
  ])('a return address inside the console can’t be %j', (path) =>
    expect(safeReturn(path, origin)).toBeUndefined(),
  )

  test('every accepted address stays on this origin', () => {
    const marks = ['/', '\\', '.', '%2e', '@', ':', '%2f', '\t', ' ', '?', '#', 'evil.example']
    const word = fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...marks) },
      fc.string({ unit: 'binary' }),
    )
    const anyPath = fc.array(word, { maxLength: 8 }).map((words) => `/${words.join('')}`)

    fc.assert(
      fc.property(anyPath, (path) => {
        const safe = safeReturn(path, origin)
        return safe === undefined || new URL(safe, origin).origin === origin
      }),
      { numRuns: 3000 },
    )
  })
})

describe('an address outside', () => {
  test('an outside address is http or https and carries no credentials', () => {
    expect(externalTarget('https://app.example/cb?x=1')?.host).toBe('app.example')
    expect(externalTarget('http://localhost:3000/')?.host).toBe('localhost:3000')
    for (const bad of ['vbscript:alert(1)', 'data:text/html,x', '/user', 'https://a:b@app.example'])
      expect(externalTarget(bad)).toBeUndefined()
  })
})

describe('the destination of an address', () => {
  test.each(['/user/profile?a=1', `${origin}/user/profile?a=1`])(
    '%s leads to a page of the console',
    (address) => {
      expect(destinationOf(address, origin)).toEqual({ path: '/user/profile?a=1' })
    },
  )

  test('an outside address leads to another site', () => {
    const address = 'https://app.example/cb?x=1'
    expect(destinationOf(address, origin)).toEqual({ outside: new URL(address) })
  })

  test.each([undefined, '', '//evil.example', `${origin}//evil.example`, 'data:text/html,x'])(
    '%s isn’t a redirect target',
    (address) => expect(destinationOf(address, origin)).toBeUndefined(),
  )
})
