import { describe, expect, test } from 'vitest'
import { afterLogout } from './log-out.tsx'

const origin = 'https://id.example.org'

describe('after logout (RT-12)', () => {
  test.each([
    ['/user/profile?a=1', '/user/profile?a=1'],
    [`${origin}/sign-up?x=1#y`, '/sign-up?x=1#y'],
  ])('after logout, %s leads to its own page directly', (redirect, path) => {
    expect(afterLogout(redirect, origin)).toEqual({ path })
  })

  test('an application’s redirect URI includes the complete state', () => {
    const to = encodeURIComponent(`https://acme.example/${'a'.repeat(1900)}`)
    const path = `/oauth/session/ended?post_logout_redirect_uri=${to}&state=${'%C3%A9'.repeat(1024)}`
    expect(afterLogout(path, origin)).toEqual({ path })
  })

  test('an address of another site requires a click', () => {
    const next = afterLogout('https://acme.example/bye?x=1', origin)
    expect(next).toEqual({ outside: new URL('https://acme.example/bye?x=1') })
  })

  test.each([
    null,
    '',
    // oxlint-disable-next-line no-script-url -- The console must never follow this URL.
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'https://id.example.org@evil.example/',
    `${origin}//evil.example`,
    'sign-up',
  ])('after logout, %s leads to sign-in', (redirect) => {
    expect(afterLogout(redirect, origin)).toEqual({ path: '/sign-in' })
  })
})
