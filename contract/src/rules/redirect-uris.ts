import * as z from 'zod/mini'
import { refusal } from '../refusal.ts'

export const invalidRedirect = refusal({
  code: 'invalid_redirect',
  status: 400,
  message: 'Invalid redirect URL.',
})

/** Hosts on which a native application listens for its own answer; only there plain http is enough. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * What is wrong with an address that an application wants its answers sent to. Addresses are compared as
 * exact strings, so nothing that could mean two things is taken.
 */
export function redirectUriComplaint(text: string): string | undefined {
  if (text.length > 2000) return 'Use at most 2000 characters.'
  if (!/^[\u0021-\u007e]*$/.test(text)) return 'Use plain characters without spaces.'
  if (text.includes('*')) return 'Wildcards are not allowed. Enter each address in full.'
  if (text.includes('#')) return 'The address must not have a fragment (#).'
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return 'Enter an https address.'
  // As written: a browser would take https:host and backslashes for something else.
  if (!/^https?:\/\/[^/\\?]+/.test(text) || text.includes('\\')) return 'Enter an https address.'
  if (url.username !== '' || url.password !== '' || /^https?:\/\/[^/?]*@/.test(text)) {
    return 'The address must not have a user name or password.'
  }
  if (url.protocol === 'http:' && !loopback.has(url.hostname)) {
    return 'Use https; plain http is for localhost only.'
  }
  // Capital letters in the host, a default port or dot segments: the browser would come to another string.
  if (url.href !== text && url.href !== `${text}/`) return `Write it as ${url.href}`
  return undefined
}

export const RedirectUri = z.string('Enter an https address.').check(
  z.trim(),
  z.minLength(1, 'Enter an https address.'),
  z.check(({ value, issues }) => {
    const complaint = value === '' ? undefined : redirectUriComplaint(value)
    if (complaint) issues.push({ code: 'custom', message: complaint, input: value })
  }),
)

export const RedirectUris = z.array(RedirectUri).check(
  z.maxLength(10, 'Register at most 10 addresses.'),
  z.check(({ value, issues }) => {
    const twice = value.findIndex((uri, index) => value.indexOf(uri) !== index)
    if (twice === -1) return
    const message = 'This address is in the list already.'
    issues.push({ code: 'custom', path: [twice], message, input: value[twice] })
  }),
)

/** An http(s) address that an answer can be sent to: nothing hidden in front of its host or behind its path. */
export function isRedirect(text: string): boolean {
  const url = URL.parse(text)
  const web = url?.protocol === 'https:' || url?.protocol === 'http:'
  return (
    web && text.length <= 2000 && url.username === '' && url.password === '' && !text.includes('#')
  )
}
