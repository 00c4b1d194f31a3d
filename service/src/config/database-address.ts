import { refuse } from './refused-value.ts'
import { StartupRefused } from './startup-refused.ts'

/** The address is never shown: it may hold a password. */
export function readDatabaseUrl(name: string, text: string): string {
  const [, authority = '', options = ''] =
    /^postgres(?:ql)?:\/\/([^/?]*)[^?]*(.*)$/.exec(text) ?? []
  const given = new URLSearchParams(options)
  const hosts = [authority.slice(authority.lastIndexOf('@') + 1), ...given.getAll('host')]
  if (given.has('target_session_attrs') || hosts.some((host) => host.includes(','))) {
    throw new StartupRefused(
      `${name} names several servers or has target_session_attrs, but Accord connects to one address: put HAProxy in front of them, or a DNS name that follows the primary, and give that.`,
    )
  }
  // The address of a socket has no host between @ and /, and only URL minds.
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@localhost/')))
    return text
  throw refuse(name, '(hidden)', 'an address such as postgresql://accord@db/accord')
}
