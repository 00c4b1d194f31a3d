import type { IncomingMessage } from 'node:http'
import { notFound } from '@accord/contract/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Provider } from 'oidc-provider'
import { sendError } from '#http/error-replies.ts'
import { requireWithinFlood } from '#http/flood.ts'
import { redirectFormsByGet } from '#http/forms-by-get.ts'
import type { Context } from '#context.ts'
import type { Arrived } from './engine-request.ts'
import { brakeNetworks } from './brake.ts'
import { requireKnownOrigin } from './public-clients.ts'
import { rejectDpopProofs } from './unsupported.ts'

/** Routes that people visit in a browser. Each first visit stores a row. */
const forBrowsers = ['GET /authorize', 'GET /authorize/:uid']

const forApplications = [
  'POST /token',
  'POST /introspect',
  'POST /revoke',
  'POST /request',
  'POST /device_authorization',
  'GET /userinfo',
  'POST /userinfo',
  // Browsers send this before a page calls from its own site.
  'OPTIONS /token',
  'OPTIONS /revoke',
  'OPTIONS /request',
  'OPTIONS /userinfo',
]

/** Routes that are answered from memory, so their requests aren't counted. */
const forEverybody = [
  'GET /jwks',
  'GET /.well-known/openid-configuration',
  'OPTIONS /jwks',
  'OPTIONS /.well-known/openid-configuration',
]

/**
 * The policy of the engine's pages. If an application requests its response as a POST, the engine returns a form that
 * submits itself, and adds the script's hash to this policy.
 */
const formPolicy = "default-src 'none'; script-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Matches only paths that aren't encoded. Fastify also accepts encoded paths and full URLs, which the engine parses
 * again. If the two found different endpoints, one endpoint could be reached under the name of another to bypass its
 * limits.
 */
const asWritten = /^(?:https?:\/\/[^/?#]*)?(\/oauth\/[^%?]*(?:\?.*)?)$/

/** Serves the engine's endpoints by name. Its other endpoints aren't served. */
export function oauthRoutes(app: FastifyInstance, context: Context, provider: Provider) {
  const answer = provider.callback()
  // Applications can send the browser with either method (OpenID Connect Core, section 3.1.2.1).
  redirectFormsByGet(app, context, '/oauth/authorize')

  app.register((scope, _options, done) => {
    for (const [method, path] of forBrowsers.map(parts)) {
      const calm: onRequestHookHandler = (request, reply, next) => {
        requireWithinFlood(context, request, reply)
        reply.header('content-security-policy', formPolicy)
        next()
      }
      scope.route({ method, url: `/oauth${path}`, onRequest: [calm, handOver], handler })
    }
    const wary = [brakeNetworks(context), requireKnownOrigin(context), rejectDpopProofs]
    for (const [method, path] of forApplications.map(parts)) {
      scope.route({ method, url: `/oauth${path}`, onRequest: [...wary, handOver], handler })
    }
    for (const [method, path] of forEverybody.map(parts)) {
      scope.route({ method, url: `/oauth${path}`, onRequest: [mayBeKept, handOver], handler })
    }
    // RFC 8414 puts the well-known part before the issuer's path.
    const wellKnown = '/.well-known/oauth-authorization-server'
    const atTheIssuer: onRequestHookHandler = ({ raw }, _reply, next) => {
      raw.url = `/oauth${wellKnown}`
      next()
    }
    const onRequest = [mayBeKept, atTheIssuer, handOver]
    scope.route({ method: 'GET', url: `${wellKnown}/oauth`, onRequest, handler })
    // Clients that know only the host are redirected to the issuer.
    for (const [from, to] of [
      ['/.well-known/openid-configuration', '/oauth/.well-known/openid-configuration'],
      [wellKnown, `${wellKnown}/oauth`],
    ] as const) {
      scope.get(from, { onRequest: mayBeKept }, ({ headers: { origin = '*' } }, reply) =>
        reply
          .headers({ 'access-control-allow-origin': origin, vary: 'origin' })
          .redirect(new URL(to, context.config.publicUrl).href),
      )
    }
    done()
  })

  /**
   * Hands the request over before Fastify reads the body, because the engine has to read it. Nothing runs after this
   * hook.
   */
  function handOver(request: FastifyRequest, reply: FastifyReply) {
    const { raw, id } = request
    const [, originalUrl] = asWritten.exec(raw.url!) ?? []
    if (originalUrl === undefined) return sendError(request, reply, notFound)
    reply.hijack()
    const headers = reply.getHeaders()
    for (const name in headers) reply.raw.setHeader(name, headers[name]!)
    const url = originalUrl.slice('/oauth'.length)
    const arrived: Arrived = { id, url, originalUrl, request }
    void answer(Object.assign<IncomingMessage, Arrived>(raw, arrived), reply.raw)
    return undefined
  }
}

/** Satisfies Fastify, which requires a handler. The engine has already answered. */
function handler() {}

/** Allows caching for an hour. This is safe because the next keys are published long before they're used to sign. */
const mayBeKept: onRequestHookHandler = (_request, reply, next) => {
  reply.header('cache-control', 'public, max-age=3600')
  next()
}

function parts(route: string): [method: string, path: string] {
  const [method = '', path = ''] = route.split(' ')
  return [method, path]
}
