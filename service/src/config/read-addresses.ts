import { isLoopback } from './loopback.ts'
import { refuse } from './refused-value.ts'
import { StartupRefused } from './startup-refused.ts'

export function readUrl(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw refuse(name, text, 'an address that starts with http:// or https://')
  }
  return url
}

/** The paths below it are ours, and whoever reads a mail must not find a password in its links. */
export function readPublicUrl(text: string): URL {
  const url = readUrl('PUBLIC_URL', text)
  if (url.username + url.password !== '') {
    throw refuse('PUBLIC_URL', '(hidden)', 'an address without a user name and password')
  }
  if (url.pathname + url.search + url.hash !== '/' || /[?#]$/.test(text)) {
    const wanted = `an address without a path, such as ${url.origin}`
    throw refuse('PUBLIC_URL', text, wanted)
  }
  // Passwords and cookies would cross the network for everybody to read.
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    throw new StartupRefused(
      `PUBLIC_URL is '${url.origin}', but it must start with https:// unless it is a local address.`,
    )
  }
  return url
}

export function readAvatarUrl(text: string): string {
  if (!text.includes('{hash}')) throw refuse('AVATAR_URL', text, 'an address that contains {hash}')
  readUrl('AVATAR_URL', text.replace('{hash}', '0'))
  return text
}

export function readOrigins(text: string): string[] {
  return itemsOf(text).map((item) => readUrl('CONSOLE_ORIGINS', item).origin)
}

export function readApiHosts(text: string): Record<string, string> {
  return Object.fromEntries(
    itemsOf(text).map((pair) => {
      const [host = '', address = ''] = pair.split('=', 2)
      if (host === '' || address === '' || !URL.canParse(`http://${host}`)) {
        throw refuse('API_HOSTS', pair, 'pairs such as id.example.com=https://api.example.com')
      }
      return [host, readUrl('API_HOSTS', address).origin]
    }),
  )
}

function itemsOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}
