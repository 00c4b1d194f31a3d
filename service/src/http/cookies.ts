import type { FastifyRequest } from 'fastify'
import type { Config } from '#config/config.ts'
import { createHmac } from 'node:crypto'

/** Whether people come by https, so that a cookie may be Secure. */
export function isSecure(config: Config): boolean {
  return config.publicUrl.protocol === 'https:'
}

/**
 * With `__Host-` only this very host can set it. That needs https; on a local http address some browsers refuse
 * Secure cookies, so there it goes by a plain name.
 */
export function hostCookieName(config: Config, name: string): string {
  return isSecure(config) ? `__Host-${name}` : name
}

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}

interface Kept {
  /** In seconds. Without one it ends with the browser. */
  maxAge?: number
  /** By the console's script. */
  readable?: true
  /** Also where a link or redirect elsewhere led the browser here; never within another site's pages. */
  onArrival?: true
}

/** A `Set-Cookie` for this host only, and for requests that come from its own pages unless told. */
export function cookieLine(
  config: Config,
  name: string,
  value: string,
  { maxAge, readable, onArrival }: Kept = {},
): string {
  return [
    `${name}=${value}`,
    'Path=/',
    ...(readable ? [] : ['HttpOnly']),
    `SameSite=${onArrival ? 'Lax' : 'Strict'}`,
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(isSecure(config) ? ['Secure'] : []),
  ].join('; ')
}

/** Of the browser's half of a session, which scripts cannot read: this they may, and it tells nothing of the half. */
export function xsrfOf(half: string): string {
  return createHmac('sha256', half).update('accord xsrf').digest('base64url')
}
