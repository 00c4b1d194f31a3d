import { expect, test } from 'vitest'
import { afterJoining } from './join-settled.tsx'

const origin = 'https://id.example'
const app = 'https://app.example/welcome?own=1'
const other = 'https://other.example/'

function leadsTo(redirectUrl: string | null, redirectKnown: boolean, addressed?: string) {
  const next = afterJoining({ redirectUrl, redirectKnown }, addressed, origin)
  return next && [next.to.href, next.known]
}

test('NW-10: without an address nobody is sent anywhere', () => {
  expect(leadsTo(null, false)).toBeUndefined()
})

test('NW-10: the inviter’s address, at once only where the service knows it', () => {
  expect(leadsTo(app, true)).toEqual([app, true])
  expect(leadsTo(app, false)).toEqual([app, false])
})

test('NW-12: the address of the page counts where the inviter gave none, and nobody vouches for it', () => {
  expect(leadsTo(null, true, other)).toEqual([other, false])
  expect(leadsTo(app, true, other)).toEqual([app, true])
})

test('NW-12: a page of ours is known', () => {
  expect(leadsTo(null, false, '/user/account')).toEqual([`${origin}/user/account`, true])
})

test.each([
  '/oauth/session/ended?client_id=x&post_logout_redirect_uri=https://other.example/',
  '/%6fauth/session/ended?client_id=x&post_logout_redirect_uri=https://other.example/',
  `${origin}/oauth/authorize?client_id=x&redirect_uri=https://other.example/&prompt=none`,
  '/logout?redirect=https://other.example/',
])('NW-8: %s is no page of ours, and would lead to another site unseen', (address) => {
  expect(leadsTo(null, false, address)).toBeUndefined()
  expect(leadsTo(new URL(address, origin).href, true)).toBeUndefined()
})

test.each(['data:text/html,x', '//other.example', 'https://a:b@other.example/', 'welcome', ''])(
  'NW-8: %s leads nowhere',
  (addressed) => expect(leadsTo(null, false, addressed)).toBeUndefined(),
)
