import { StartupError, invalidSetting } from './startup-error.ts'

/** Whether a host name or address belongs to this machine. IPv6 addresses have brackets only in URLs. */
export function isLoopback(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || /^127\.\d+\.\d+\.\d+$/.test(host)
}

export function readUrl(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw invalidSetting(name, text, 'a URL that starts with http:// or https://')
  }
  return url
}

/**
 * Reads the public address. It has no path and no credentials, because Accord owns every path and links in emails must
 * not contain a password.
 */
export function readPublicUrl(text: string): URL {
  const url = readUrl('PUBLIC_URL', text)
  if (url.username + url.password !== '') {
    throw invalidSetting('PUBLIC_URL', '(hidden)', 'a URL without a user name or password')
  }
  if (url.pathname + url.search + url.hash !== '/' || /[?#]$/.test(text)) {
    const wanted = `a URL without a path, such as ${url.origin}`
    throw invalidSetting('PUBLIC_URL', text, wanted)
  }
  // Without https, passwords and cookies would cross the network unencrypted.
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    throw new StartupError(
      `PUBLIC_URL is '${url.origin}', but it must start with https:// unless it is a local address.`,
    )
  }
  return url
}

/** Reads an issuer, and returns its exact text, because the provider's own text must be the same. */
export function readIssuer(text: string): string {
  const url = readUrl('OIDC_ISSUER', text)
  const isExact = url.search + url.hash + url.username + url.password === ''
  if (!isExact)
    throw invalidSetting('OIDC_ISSUER', '(hidden)', 'a URL without a user name or query string')
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    throw invalidSetting('OIDC_ISSUER', text, 'a URL that starts with https://')
  }
  return text
}

export function readAvatarUrl(text: string): string {
  if (!text.includes('{hash}'))
    throw invalidSetting('AVATAR_URL', text, 'an address that contains {hash}')
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
        throw invalidSetting(
          'API_HOSTS',
          pair,
          'pairs such as id.example.com=https://api.example.com',
        )
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

/** Checks the address of a database. Errors never contain the address, because it may include a password. */
export function readDatabaseUrl(name: string, text: string): string {
  const [, authority = '', options = ''] =
    /^postgres(?:ql)?:\/\/([^/?]*)[^?]*(.*)$/.exec(text) ?? []
  const given = new URLSearchParams(options)
  const hosts = [authority.slice(authority.lastIndexOf('@') + 1), ...given.getAll('host')]
  if (given.has('target_session_attrs') || hosts.some((host) => host.includes(','))) {
    throw new StartupError(
      `${name} lists several servers or sets target_session_attrs, but Accord connects to only one address. Set it to the address of HAProxy in front of the servers, or to a DNS name that always points to the primary.`,
    )
  }
  // A socket's address has no host between @ and /. PostgreSQL accepts this, but URL doesn't.
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@localhost/')))
    return text
  throw invalidSetting(name, '(hidden)', 'a URL such as postgresql://accord@db/accord')
}

/** The nodemailer settings that allow an unencrypted session. */
const inTheClear = { requireTLS: 'false', ignoreTLS: 'true', opportunisticTLS: 'true' }

/**
 * Checks the address of a mail server. Errors never contain the address, because it may include a password. If it has a
 * password and another machine's host, TLS is required (STARTTLS for smtp://). Without TLS, emails wait in the queue,
 * and the password isn't sent.
 */
export function readSmtpUrl(text: string): string {
  if (!/^smtps?:\/\//.test(text)) {
    throw invalidSetting('SMTP_URL', '(hidden)', 'a URL that starts with smtp:// or smtps://')
  }
  const url = /^smtps?:\/\/[^/?#]/.test(text) && URL.canParse(text) ? new URL(text) : undefined
  if (!url?.hostname) {
    const wanted =
      'a URL such as smtps://user:password@mail.example.com:465, with a port up to 65535 and a percent-encoded password (%40 for @)'
    throw invalidSetting('SMTP_URL', '(hidden)', wanted)
  }
  if (url.protocol === 'smtps:' || url.username + url.password === '' || isLoopback(url.hostname)) {
    return text
  }
  for (const [name, value] of Object.entries(inTheClear)) {
    if (url.searchParams.get(name) !== value) continue
    throw new StartupError(
      `SMTP_URL has a password and ${name}=${value}, which would send the password unencrypted to ${url.hostname}. Remove ${name}, or use smtps://.`,
    )
  }
  url.searchParams.set('requireTLS', 'true')
  return url.href
}
