import * as z from 'zod/mini'
import { defineError } from '../errors.ts'
import { type ApplicationKind, isPublic } from './application-kinds.ts'

/**
 * Schemes that the browser itself acts on, and what looks like one of them in front of a dot. An application
 * that has `https.example` opened would be taken for a web page.
 */
const notDomains = new Set(
  'about blob chrome data file filesystem ftp http https intent javascript mailto vbscript ws wss'.split(
    ' ',
  ),
)

const forExample = 'like com.example.app:/callback.'

/**
 * What is wrong with an address of a scheme that a native application claimed for itself (RFC 8252, 7.1): a
 * domain name turned round, so that no two applications come to the same one by chance.
 */
export function privateUseError(text: string): string | undefined {
  const [, scheme, slashes, rest = ''] = /^([^:/?\\]*):(\/{0,2})(.*)$/.exec(text) ?? []
  if (scheme === undefined) {
    return `Enter an https address, http://127.0.0.1/ with a path, or a custom scheme ${forExample}`
  }
  const labels = scheme.toLowerCase().split('.')
  const isDomain =
    labels.length > 1 && labels.every((label) => /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/.test(label))
  if (!isDomain || !/^[a-z]{2,}$/.test(labels[0]!) || notDomains.has(labels[0]!)) {
    return `Use your domain in reverse order as the scheme, ${forExample}`
  }
  if (slashes === '' || rest === '' || /^[/?]/.test(rest) || rest.includes('\\')) {
    return `Add a path after the scheme, ${forExample}`
  }
  const url = URL.parse(text)
  if (!url) return `Add a path after the scheme, ${forExample}`
  if (url.username !== '' || url.password !== '' || (slashes === '//' && /^[^/?]*@/.test(rest))) {
    return 'The address must not have a user name or password.'
  }
  return url.href === text ? undefined : `Write it as ${url.href}`
}

/** An address that only an application on a person's device can be behind. */
export function isPrivateUse(text: string): boolean {
  return (
    text.length <= maxAnswerLength && !text.includes('#') && privateUseError(text) === undefined
  )
}

/** An address of at most 2000 characters, and a state of 2048 bytes that is written into it. */
export const maxAnswerLength = 10_000

export const invalidRedirect = defineError({
  code: 'invalid_redirect',
  status: 400,
  message: 'Invalid redirect URL.',
})

/** Hosts on which a native application listens for its own answer; only there plain http is enough. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

const enterHttps = 'Enter an https address.'

/**
 * What is wrong with an address that an application wants people sent to. Addresses are compared as
 * exact strings, so nothing that could mean two things is taken.
 */
export function redirectUriError(text: string, kind: ApplicationKind): string | undefined {
  const complaint = redirectTextError(text)
  if (complaint) return complaint
  if (kind === 'native' && !/^https?:/i.test(text)) return privateUseError(text)
  return webAddressError(text) ?? (kind === 'native' ? claimedComplaint(text) : undefined)
}

/** What is wrong with it whatever kind of application it is for. */
export function redirectTextError(text: string): string | undefined {
  if (text.length > 2000) return 'Use at most 2000 characters.'
  if (!/^[\u0021-\u007e]*$/.test(text)) return 'Use plain characters without spaces.'
  if (text.includes('*')) return 'Wildcards are not allowed. Enter each address in full.'
  if (text.includes('#')) return 'The address must not have a fragment (#).'
  // As people write down where their own server listens.
  if (/^(localhost|127\.0\.0\.1)[:/]/.test(text)) return `Write it as http://${text}`
  return undefined
}

/** An https address, or plain http on the machine itself. */
export function webAddressError(text: string): string | undefined {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return enterHttps
  // As written: a browser would take https:host and backslashes for something else.
  if (!/^https?:\/\/[^/\\?]+/.test(text) || text.includes('\\')) return enterHttps
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

/** An https address is a native application's by a claim on its domain, and nobody has one on this machine. */
function claimedComplaint(text: string): string | undefined {
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' && loopback.has(hostname) ? 'Use http for this machine.' : undefined
}

/** An address as a form holds it, for an application of that kind. */
export function redirectUriFor(kind: ApplicationKind) {
  return addressWithout((text) => redirectUriError(text, kind))
}

/** Of a request, which does not say for what kind of application: what depends on that is asked once it is known. */
export const RedirectUris = z.array(addressWithout(redirectTextError)).check(
  z.maxLength(10, 'Register at most 10 addresses.'),
  z.check(({ value, issues }) => {
    const twice = value.findIndex((uri, index) => value.indexOf(uri) !== index)
    if (twice === -1) return
    const message = 'This address is already in the list.'
    issues.push({ code: 'custom', path: [twice], message, input: value[twice] })
  }),
)

export function addressWithout(complaintOf: (text: string) => string | undefined) {
  return z.string(enterHttps).check(
    z.trim(),
    z.minLength(1, enterHttps),
    z.check(({ value, issues }) => {
      const complaint = value === '' ? undefined : complaintOf(value)
      if (complaint) issues.push({ code: 'custom', message: complaint, input: value })
    }),
  )
}

/** Where an application of that kind may have its answers sent, by what is registered for it. */
export function takesAnswersAt(
  kind: ApplicationKind,
  registered: readonly string[],
  redirect: string,
): boolean {
  if (registered.includes(redirect)) return true
  if (kind === 'native') {
    const anyPort = withoutLoopbackPort(redirect)
    return anyPort !== undefined && registered.some((uri) => withoutLoopbackPort(uri) === anyPort)
  }
  // Nobody but the address proves who a public application is; one with a secret proves it with that.
  return registered.length === 0 && !isPublic(kind) && isWebAddress(redirect)
}

/**
 * An address on the machine itself without its port, which a native application is given by the system
 * when it starts to listen (RFC 8252, 7.3). All else stays as it is written, for it must match exactly.
 */
function withoutLoopbackPort(text: string): string | undefined {
  const [, host = '', rest = ''] =
    /^http:\/\/([^/?#@:[\]]+|\[[\d:a-f]+\])(?::\d{1,5})?([/?].*)?$/.exec(text) ?? []
  return loopback.has(host) && URL.canParse(text) && !rest.includes('#')
    ? `http://${host}${rest}`
    : undefined
}

/** An address that an answer could be sent to; whether it may is for the service to say. */
export function isRedirect(text: string): boolean {
  return isWebAddress(text) || isPrivateUse(text)
}

/** An https address, or plain http on the machine itself, that hides nothing before its host or after its path. */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url || text.length > 2000) return false
  const safe = url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname))
  return safe && url.username === '' && url.password === '' && !text.includes('#')
}

/** How an application's ID tokens are signed. */
export const idTokenAlgorithms = ['ES256', 'RS256'] as const
export type IdTokenAlgorithm = (typeof idTokenAlgorithms)[number]
export const IdTokenAlgorithm = z.enum(idTokenAlgorithms, 'Choose ES256 or RS256.')

/**
 * What is wrong with an address at which an application wants to be told that somebody signed out. It is the
 * service that goes there: plain http is for an installation that runs on one machine, and that it knows itself.
 */
export function backchannelUriError(text: string): string | undefined {
  return redirectTextError(text) ?? webAddressError(text)
}
