import * as z from 'zod/mini'
import { defineError } from '../errors.ts'
import { type ApplicationKind, isPublic } from './application-kinds.ts'
import { tooLong } from '../fields.ts'
import { message } from '../translation.ts'

/**
 * Schemes that browsers handle themselves. A longer scheme can't start with them either, because an address with the
 * scheme `https.example` would look like a web page.
 */
const notDomains = new Set(
  'about blob chrome data file filesystem ftp http https intent javascript mailto vbscript ws wss'.split(
    ' ',
  ),
)

const addPath = message('Add a path after the scheme, like com.example.app:/callback.')

function writeAs(address: string): string {
  return message('Write the address as {{address}}', { address })
}

/**
 * Returns the problem with an address that has a custom scheme (RFC 8252, 7.1). The scheme must be a reversed domain
 * name, so that no two applications use the same one by chance.
 */
export function privateUseError(text: string): string | undefined {
  const [, scheme, slashes, rest = ''] = /^([^:/?\\]*):(\/{0,2})(.*)$/.exec(text) ?? []
  if (scheme === undefined) {
    return message(
      'Enter an https address, http://127.0.0.1/ with a path, or a custom scheme like com.example.app:/callback.',
    )
  }
  const labels = scheme.toLowerCase().split('.')
  const isDomain =
    labels.length > 1 && labels.every((label) => /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/.test(label))
  if (!isDomain || !/^[a-z]{2,}$/.test(labels[0]!) || notDomains.has(labels[0]!)) {
    return message('Use your domain name in reverse as the scheme, like com.example.app:/callback.')
  }
  if (slashes === '' || rest === '' || /^[/?]/.test(rest) || rest.includes('\\')) {
    return addPath
  }
  const url = URL.parse(text)
  if (!url) return addPath
  if (url.username !== '' || url.password !== '' || (slashes === '//' && /^[^/?]*@/.test(rest))) {
    return message("The address can't contain a user name or password.")
  }
  return url.href === text ? undefined : writeAs(url.href)
}

/** Whether only an application on a person's device can receive this address. */
export function isPrivateUse(text: string): boolean {
  return (
    text.length <= maxAnswerLength && !text.includes('#') && privateUseError(text) === undefined
  )
}

/** The limit allows for an address of 2000 characters and an encoded state of 2048 bytes. */
export const maxAnswerLength = 10_000

export const invalidRedirect = defineError({
  code: 'invalid_redirect',
  status: 400,
  message: message('Invalid redirect URL.'),
})

/** The hosts on which a native application listens for the response. Only they can use plain http. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

const enterHttps = message('Enter an https address.')

/**
 * Returns the problem with a redirect address, or undefined. Addresses are compared as exact strings, so ambiguous ones
 * are rejected.
 */
export function redirectUriError(text: string, kind: ApplicationKind): string | undefined {
  const complaint = redirectTextError(text)
  if (complaint) return complaint
  if (kind === 'native' && !/^https?:/i.test(text)) return privateUseError(text)
  return webAddressError(text) ?? (kind === 'native' ? claimedComplaint(text) : undefined)
}

/** Returns the problem that an address has for all kinds of applications, or undefined. */
export function redirectTextError(text: string): string | undefined {
  if (text.length > 2000) return tooLong(2000)
  if (!/^[\u0021-\u007e]*$/.test(text)) return message('Use only ASCII characters, without spaces.')
  if (text.includes('*')) return message("Wildcards aren't allowed. Enter each address in full.")
  if (text.includes('#')) return message("The address can't contain a fragment (#).")
  // People often write a local server's address this way.
  if (/^(localhost|127\.0\.0\.1)[:/]/.test(text)) return writeAs(`http://${text}`)
  return undefined
}

/** Returns an error unless the address uses https, or plain http on the same machine. */
export function webAddressError(text: string): string | undefined {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return enterHttps
  // The text itself is checked, because a browser would read https:host and backslashes as something else.
  if (!/^https?:\/\/[^/\\?]+/.test(text) || text.includes('\\')) return enterHttps
  if (url.username !== '' || url.password !== '' || /^https?:\/\/[^/?]*@/.test(text)) {
    return message("The address can't contain a user name or password.")
  }
  if (url.protocol === 'http:' && !loopback.has(url.hostname)) {
    return message('Use https. Plain http is allowed only for localhost.')
  }
  // If the host has capital letters, or if there is a default port or a dot segment, the browser would use a different
  // string.
  if (url.href !== text && url.href !== `${text}/`) return writeAs(url.href)
  return undefined
}

/**
 * Returns an error for local addresses. A native application owns an https address by owning its domain, and no one
 * owns the domain of the local machine.
 */
function claimedComplaint(text: string): string | undefined {
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' && loopback.has(hostname)
    ? message('Use http instead of https for localhost.')
    : undefined
}

/** Returns the schema of an address in a form, for this kind of application. */
export function redirectUriFor(kind: ApplicationKind) {
  return addressWithout((text) => redirectUriError(text, kind))
}

/**
 * The schema for a request, which doesn't contain the kind of application. Checks that depend on the kind follow later.
 */
export const RedirectUris = z.array(addressWithout(redirectTextError)).check(
  z.maxLength(10, message('You can register up to 10 addresses.')),
  z.check(({ value, issues }) => {
    const twice = value.findIndex((uri, index) => value.indexOf(uri) !== index)
    if (twice === -1) return
    const complaint = message('This address is already in the list.')
    issues.push({ code: 'custom', path: [twice], message: complaint, input: value[twice] })
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

/** Whether an application's responses can be sent to an address, based on its registered addresses. */
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
  // A public application is identified only by its address. Other applications authenticate with their secret.
  return registered.length === 0 && !isPublic(kind) && isWebAddress(redirect)
}

/**
 * Returns a local address without its port, because the system assigns the port when a native application starts to
 * listen (RFC 8252, 7.3). Returns undefined for other addresses, which must match exactly.
 */
function withoutLoopbackPort(text: string): string | undefined {
  const [, host = '', rest = ''] =
    /^http:\/\/([^/?#@:[\]]+|\[[\d:a-f]+\])(?::\d{1,5})?([/?].*)?$/.exec(text) ?? []
  return loopback.has(host) && URL.canParse(text) && !rest.includes('#')
    ? `http://${host}${rest}`
    : undefined
}

/** Whether responses could be sent to an address. The service decides whether they are. */
export function isRedirect(text: string): boolean {
  return isWebAddress(text) || isPrivateUse(text)
}

/** Whether this is an https address, or plain http on the same machine, without credentials or a fragment. */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url || text.length > 2000) return false
  const safe = url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname))
  return safe && url.username === '' && url.password === '' && !text.includes('#')
}

/** The algorithms that can sign an application's ID tokens. */
export const idTokenAlgorithms = ['ES256', 'RS256'] as const
export type IdTokenAlgorithm = (typeof idTokenAlgorithms)[number]
export const IdTokenAlgorithm = z.enum(idTokenAlgorithms, message('Choose ES256 or RS256.'))

/**
 * Returns the problem with an address for sign-out notifications. The service itself calls it, so plain http is only
 * for installations on one machine.
 */
export function backchannelUriError(text: string): string | undefined {
  return redirectTextError(text) ?? webAddressError(text)
}
