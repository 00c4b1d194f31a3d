import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config/config.ts'
import { randomSecret } from '#crypto/random-secret.ts'
import { cookieLine, hostCookieName, readCookie } from '#http/cookies.ts'

/** As long as a flow can take. */
const seconds = 10 * 60

const cookieName = (config: Config) => hostCookieName(config, 'accord-sso')

/** Reads the cookie that binds sign-ins at a provider to the browser that began them. */
export function readSsoCookie(request: FastifyRequest, config: Config): string | undefined {
  const value = readCookie(request, cookieName(config))
  return value !== undefined && /^acf_[\w-]{43}$/.test(value) ? value : undefined
}

/** Returns the browser's cookie, which all of its tabs share, and sets or prolongs it. */
export function keepSsoCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): string {
  const value = readSsoCookie(request, config) ?? randomSecret('acf').value
  // The provider redirects from another site.
  reply.header(
    'set-cookie',
    cookieLine(config, cookieName(config), value, { maxAge: seconds, onArrival: true }),
  )
  return value
}
