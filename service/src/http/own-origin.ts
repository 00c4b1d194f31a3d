import { foreignOrigin } from '@accord/contract/refusal.ts'
import type { FastifyRequest } from 'fastify'
import { isLoopback } from '#config/loopback.ts'
import type { Context } from '#context.ts'
import { Refused } from '#refused.ts'

/** Origins whose pages may call the API from a browser. */
export function isOwnOrigin({ config }: Pick<Context, 'config'>, origin: string): boolean {
  if (origin === config.publicUrl.origin || config.consoleOrigins.includes(origin)) return true
  if (
    Object.keys(config.apiHosts).some((host) => origin === `${config.publicUrl.protocol}//${host}`)
  ) {
    return true
  }
  // Developers open the console under any local name and from Vite's own port.
  return config.development && URL.canParse(origin) && isLoopback(new URL(origin).hostname)
}

/** A page elsewhere cannot make a browser call us, whatever cookies that browser holds. */
export function requireOwnOrigin(context: Context, request: FastifyRequest) {
  const { origin } = request.headers
  const foreign =
    origin === undefined
      ? request.headers['sec-fetch-site'] === 'cross-site'
      : !isOwnOrigin(context, origin)
  if (foreign) throw new Refused(foreignOrigin, { detail: `origin ${origin ?? 'cross-site'}` })
}
