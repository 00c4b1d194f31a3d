import { expect, test } from 'vitest'
import { afterJoining } from './join-settled.tsx'

const origin = 'https://id.example'
const app = 'https://app.example/welcome?own=1'
const other = 'https://other.example/'

function leadsTo(redirectUrl: string | null, redirectKnown: boolean, addressed?: string) {
  const next = afterJoining({ redirectUrl, redirectKnown }, addressed, origin)
  return next && [next.to.href, next.known]
}

test('NW-10: without a URL there is no redirect', () => {
  expect(leadsTo(null, false)).toBeUndefined()
})

test('NW-10: the inviter’s URL is followed automatically only if the service knows it', () => {
  expect(leadsTo(app, true)).toEqual([app, true])
  expect(leadsTo(app, false)).toEqual([app, false])
})

test('NW-12: without an inviter’s URL, the URL in the page’s address is used and treated as unknown', () => {
  expect(leadsTo(null, true, other)).toEqual([other, false])
  expect(leadsTo(app, true, other)).toEqual([app, true])
})

test('NW-12: a page of the console is treated as known', () => {
  expect(leadsTo(null, false, '/user/account')).toEqual([`${origin}/user/account`, true])
})

test.each([
  '/oauth/session/ended?client_id=x&post_logout_redirect_uri=https://other.example/',
  '/%6fauth/session/ended?client_id=x&post_logout_redirect_uri=https://other.example/',
  `${origin}/oauth/authorize?client_id=x&redirect_uri=https://other.example/&prompt=none`,
  '/logout?redirect=https://other.example/',
])('NW-8: %s is rejected because it redirects to another site', (address) => {
  expect(leadsTo(null, false, address)).toBeUndefined()
  expect(leadsTo(new URL(address, origin).href, true)).toBeUndefined()
})

test.each(['data:text/html,x', '//other.example', 'https://a:b@other.example/', 'welcome', ''])(
  'NW-8: %s is ignored',
  (addressed) => expect(leadsTo(null, false, addressed)).toBeUndefined(),
)
