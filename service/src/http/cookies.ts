import type { FastifyRequest } from 'fastify'
import type { Config } from '#config/config.ts'
import { createHmac } from 'node:crypto'

/** Returns whether people use https, which lets cookies be Secure. */
export function isSecure(config: Config): boolean {
  return config.publicUrl.protocol === 'https:'
}

/**
 * Returns the cookie's name with the prefix `__Host-`, so that only this host can set the cookie. The prefix requires
 * https. Some browsers reject Secure cookies from a local http address, so there the name has no prefix.
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
  /** The lifetime in seconds. Without it, the cookie ends with the browser session. */
  maxAge?: number
  /** Lets the console's script read the cookie. */
  readable?: true
  /**
   * Sends the cookie when a link or redirect on another site leads here, too. The browser never sends it with requests
   * from pages of other sites.
   */
  onArrival?: true
}

/**
 * Returns a `Set-Cookie` header for this host only. Requests from other sites don't have the cookie unless `onArrival`
 * is set.
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
 * Computes the value of the XSRF cookie from the browser's half of the session. Scripts can read this value, but can't
 * derive the half from it.
 */
export function xsrfOf(half: string): string {
  return createHmac('sha256', half).update('accord xsrf').digest('base64url')
}
