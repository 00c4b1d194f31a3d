import { randomUUID } from 'node:crypto'
import cors from '@fastify/cors'
import { notFound } from '@accord/contract/refusal.ts'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { accountRoutes } from '#accounts/accounts.routes.ts'
import { activityRoutes } from '#activity/activity.routes.ts'
import { replyWithErrors, sendRefusal } from '#http/error-replies.ts'
import { addSecurityHeaders } from '#http/headers.ts'
import { healthRoutes } from '#http/health.ts'
import { requireKnownHost } from '#http/known-hosts.ts'
import { isOwnOrigin } from '#http/own-origin.ts'
import { referenceRoutes } from '#http/reference.routes.ts'
import { logRequests } from '#http/request-log.ts'
import { sessionRoutes } from '#session/session.routes.ts'
import { consoleRoutes } from './console-files/console.routes.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { outboxRoutes } from './dev/outbox.routes.ts'

/** 100 KB: no call of ours needs more, and nobody can make us parse more. */
const bodyLimit = 100 * 1024

/** The server before it has any routes; its log exists before the database does. */
export function createServer(config: Config): FastifyInstance {
  return Fastify({
    logger: { level: config.logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 256 },
  })
}

/** The table of contents: everything the service answers, in order. */
export async function addRoutes(
  app: FastifyInstance,
  context: Context,
  lifecycle: { stopping: boolean },
) {
  const { config } = context

  logRequests(app)
  replyWithErrors(app)
  addSecurityHeaders(app, config)
  requireKnownHost(app, config)
  await app.register(cors, {
    origin: (origin, decide) => decide(null, origin !== undefined && isOwnOrigin(context, origin)),
    credentials: true,
    exposedHeaders: ['retry-after'],
    maxAge: 600,
  })
  app.decorateRequest('actor', undefined)

  healthRoutes(app, context, lifecycle)
  sessionRoutes(app, context)
  accountRoutes(app, context)
  activityRoutes(app, context)
  referenceRoutes(app, config)
  if (config.development) outboxRoutes(app, context)
  await consoleRoutes(app, config)

  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, notFound))
}
