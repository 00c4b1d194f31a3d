import type { FastifyRequest } from 'fastify'
import type { Config } from '#config/config.ts'
import { createHmac } from 'node:crypto'

/** Whether people use https, so that cookies can be Secure. */
export function isSecure(config: Config): boolean {
  return config.publicUrl.protocol === 'https:'
}

/**
 * The prefix `__Host-` means that only this host can set the cookie. It requires https, and some browsers refuse Secure
 * cookies from a local http address, so there the name has no prefix.
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
  /** In seconds. Without it, the cookie ends with the browser session. */
  maxAge?: number
  /** Whether the console's script may read it. */
  readable?: true
  /**
   * Whether the browser also sends it when a link or redirect on another site leads here. Requests within other sites'
   * pages never have it.
   */
  onArrival?: true
}

/**
 * A `Set-Cookie` header for this host only. Requests from other sites don't have the cookie unless `onArrival` is set.
 */
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

/**
 * The value for the XSRF cookie. Scripts may read it, unlike the browser's half of the session, and can't compute the
 * half from it.
 */
export function xsrfOf(half: string): string {
  return createHmac('sha256', half).update('accord xsrf').digest('base64url')
}
