import { createHmac } from 'node:crypto'
import { ssoPaths } from '@accord/contract/connections.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config/config.ts'
import { randomSecret } from '#crypto/random-secret.ts'
import { equalInConstantTime } from '#crypto/secrets.ts'
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

/** A value for one connection that only the holder of the browser's cookie can compute. */
function startProof(cookie: string, connectionId: string): string {
  return createHmac('sha256', cookie).update(`start ${connectionId}`).digest('base64url')
}

/**
 * Returns the address that begins a sign-in at a provider without a question, for a link on one of our pages. Anyone else
 * who leads the browser there could sign the person in to an organization of their own.
 */
export function startUrl(
  config: Config,
  cookie: string,
  connectionId: string,
  query: Record<string, string> = {},
): URL {
  const url = new URL(ssoPaths.start(connectionId), config.publicUrl)
  url.search = new URLSearchParams({ ...query, go: startProof(cookie, connectionId) }).toString()
  return url
}

/** Whether one of our pages led this browser to the connection. */
export function isStartedHere(
  cookie: string | undefined,
  connectionId: string,
  go: string | undefined,
): boolean {
  if (cookie === undefined || go === undefined) return false
  return equalInConstantTime(Buffer.from(go), Buffer.from(startProof(cookie, connectionId)))
}
