import { isLoopback } from './loopback.ts'
import { refuse } from './refused-value.ts'
import { StartupRefused } from './startup-refused.ts'

/** Settings of nodemailer's that let a session stay in the clear. */
const inTheClear = { requireTLS: 'false', ignoreTLS: 'true', opportunisticTLS: 'true' }

/**
 * The address is never shown: it may hold a password. Who gives one for a server elsewhere means TLS, with smtp://
 * by STARTTLS: without it the letter waits, and the password is not sent.
 */
export function readSmtpUrl(text: string): string {
  if (!/^smtps?:\/\//.test(text)) {
    throw refuse('SMTP_URL', '(hidden)', 'an address that starts with smtp:// or smtps://')
  }
  const url = /^smtps?:\/\/[^/?#]/.test(text) && URL.canParse(text) ? new URL(text) : undefined
  if (!url?.hostname) {
    const wanted =
      'an address such as smtps://user:password@mail.example.com:465, with a port up to 65535 and signs in the password as %40 for @'
    throw refuse('SMTP_URL', '(hidden)', wanted)
  }
  if (url.protocol === 'smtps:' || url.username + url.password === '' || isLoopback(url.hostname)) {
    return text
  }
  for (const [name, value] of Object.entries(inTheClear)) {
    if (url.searchParams.get(name) !== value) continue
    throw new StartupRefused(
      `SMTP_URL has a password and ${name}=${value}, which would send it unencrypted to ${url.hostname}: leave ${name} out, or begin with smtps://.`,
    )
  }
  url.searchParams.set('requireTLS', 'true')
  return url.href
}
