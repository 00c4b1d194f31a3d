import { isIP } from 'node:net'
import { invalidSetting } from './startup-error.ts'

/** Two groups of name servers, as addresses that may have a port. Within a group, the next one is used if one fails. */
export type DnsServers = readonly [readonly string[], readonly string[]]

const wanted = 'two groups of addresses such as 1.1.1.1,1.0.0.1;8.8.8.8'

export function readDnsServers(text: string): DnsServers {
  const groups = text.split(';').map((group) => group.split(',').map((server) => server.trim()))
  const [first, second] = groups
  if (!first || !second || groups.length > 2 || !groups.flat().every(isServer)) {
    throw invalidSetting('DNS_SERVERS', text, wanted)
  }
  return [first, second]
}

export function hasPort(server: string): boolean {
  return isIP(server) === 0
}

/** An address, `192.0.2.1:53`, or `[2001:db8::1]:53`. */
function isServer(text: string): boolean {
  if (isIP(text)) return true
  const [, host = '', port = ''] = /^\[?([^\]]+?)\]?:(\d{1,5})$/.exec(text) ?? []
  const isBracketed = text.startsWith('[')
  return isIP(host) === (isBracketed ? 6 : 4) && Number(port) > 0 && Number(port) <= 65_535
}
