import { randomUUID } from 'node:crypto'
import { notFound } from '@accord/contract/errors.ts'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { accountRoutes } from '#accounts/accounts.routes.ts'
import { emailRoutes } from './accounts/accounts.routes.ts'
import { activityRoutes } from './activity-log/activity.routes.ts'
import { auditStreamRoutes } from '#events/audit-streams/audit-streams.routes.ts'
import { endpointRoutes } from '#events/endpoints.routes.ts'
import { eventRoutes } from '#events/events.routes.ts'
import { applicationRoutes } from '#applications/applications.routes.ts'
import { keyRoutes, redirectOriginRoutes } from './applications/applications.routes.ts'
import { accessGrantRoutes, viewedSecretRoutes } from './access/grants/access-grants.routes.ts'
import { approvalRoutes } from '#approvals/approvals.routes.ts'
import { approvalPolicyRoutes } from './approvals/approvals.routes.ts'
import { authorizationRoutes } from '#authorizations/authorizations.routes.ts'
import { applicationRequestRoutes } from './authorizations/authorizations.routes.ts'
import { domainRoutes } from '#domains/domains.routes.ts'
import { deletionRoutes } from '#lifecycle/deletions.routes.ts'
import { deviceRoutes } from '#devices/devices.routes.ts'
import { exportRoutes } from '#exports/exports.routes.ts'
import { personalDataExportRoutes } from './exports/exports.routes.ts'
import { reviewRoutes } from './access/reviews/reviews.routes.ts'
import { factorRoutes } from '#factors/factors.routes.ts'
import { allowOwnOrigins, requireKnownHost } from './http/origins.ts'
import { replyWithErrors, sendError } from '#http/error-replies.ts'
import { addSecurityHeaders, requestIdHeader, securityHeaders } from '#http/headers.ts'
import { passkeyRoutes } from './factors/factors.routes.ts'
import { healthRoutes } from './http/health.ts'
import { logRequests, loggedError } from './http/request-log.ts'
import {
  type Patience,
  answerInTime,
  ordinaryPatience,
  patienceWith,
  observeRequestArrivals,
} from './http/timeouts.ts'
import { trustOf } from './config/proxies.ts'
import { referenceRoutes } from '#reference/reference.routes.ts'
import { networkInvitationRoutes } from '#networks/invitations/network-invitations.routes.ts'
import { networkRoutes } from '#networks/networks.routes.ts'
import { searchRoutes } from './networks/invitations/network-invitations.routes.ts'
import { oauthRoutes } from '#oauth/oauth.routes.ts'
import { createProvider } from '#oauth/provider.ts'
import { organizationRoutes } from '#organizations/organizations.routes.ts'
import { secondFactorRoutes } from '#factors/policy/second-factor.routes.ts'
import { profileRoutes } from './organizations/organizations.routes.ts'
import { logoRoutes } from '#logos/logos.routes.ts'
import { invitationRoutes } from '#members/invitations/invitations.routes.ts'
import { memberRoutes } from '#members/members.routes.ts'
import { applicationLogoutRoutes } from './oauth/logout/application-logout.routes.ts'
import { reauthenticationRoutes, sessionRoutes } from './sign-in/session.routes.ts'
import { previewRoutes } from './access/preview/preview.routes.ts'
import { builtConsole, consoleRoutes } from '#console-files/console.routes.ts'
import { connectionRoutes } from '#connections/connections.routes.ts'
import { socialSignInRoutes } from '#social-sign-in/social.routes.ts'
import { toDoRoutes } from '#to-do/to-do.routes.ts'
import { countRequests, traceRequests } from './observability/request-metrics.ts'
import type { Config } from './config/config.ts'
import type { Context } from './context.ts'
import { outboxRoutes } from '#dev/outbox.routes.ts'

/** This is enough for every call, and limits how much a caller can make the service parse. */
const bodyLimit = 100 * 1024

/** The destination of log lines, which is standard output by default. */
export interface LogDestination {
  write(line: string): void
}

/** Creates the server without routes, so that its log exists before the database is connected. */
export function createServer(
  config: Config,
  log: LogDestination = process.stdout,
  patience: Patience = ordinaryPatience,
) {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      base: null,
      stream: log,
      serializers: { err: loggedError },
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    ...patienceWith(patience),
    trustProxy: trustOf(config.trustProxy),
    genReqId: requestIds(),
    // A logger for each request would cost more than adding the request ID to the two kinds of lines that have it.
    childLoggerFactory: (logger) => logger,
    requestIdHeader: false,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 256 },
    // If an address can't be decoded, no hook runs, and Fastify's own response would repeat the address.
    frameworkErrors: (_error, request, reply) =>
      void sendError(
        request,
        reply.headers({ ...securityHeaders(config), [requestIdHeader]: request.id }),
        notFound,
      ),
  })
  app.decorate('reads', new Map())
  answerInTime(app, config, patience.answer)
  // The API accepts only JSON. An empty body counts as none, and the call's schema decides whether one is required.
  app.removeContentTypeParser('text/plain')
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : readJson(request, body as string, done),
  )
  return app
}

/**
 * Creates request IDs that are unique across restarts and instances, at a lower cost than a random ID for each request.
 */
function requestIds(): () => string {
  const start = randomUUID().slice(0, 8)
  let count = 0
  return () => `${start}-${(count += 1)}`
}

/** Adds all routes of the service, in order. */
export async function addRoutes(
  app: FastifyInstance,
  context: Context,
  lifecycle: { stopping: boolean },
  consoleFolder = builtConsole,
) {
  const { config } = context

  if (config.metrics) countRequests(app)
  if (config.traces) traceRequests(app)
  logRequests(app)
  replyWithErrors(app)
  addSecurityHeaders(app, config)
  observeRequestArrivals(app)
  requireKnownHost(app, config)
  allowOwnOrigins(app, context)
  app.decorateRequest('actor', undefined)
  app.decorateRequest('callingApplication', undefined)

  healthRoutes(app, context, lifecycle)
  sessionRoutes(app, context)
  reauthenticationRoutes(app, context)
  accountRoutes(app, context)
  emailRoutes(app, context)
  factorRoutes(app, context)
  passkeyRoutes(app, context)
  organizationRoutes(app, context)
  secondFactorRoutes(app, context)
  profileRoutes(app, context)
  memberRoutes(app, context)
  invitationRoutes(app, context)
  domainRoutes(app, context)
  applicationRoutes(app, context)
  keyRoutes(app, context)
  viewedSecretRoutes(app, context)
  logoRoutes(app, context)
  redirectOriginRoutes(app, context)
  accessGrantRoutes(app, context)
  authorizationRoutes(app, context)
  applicationRequestRoutes(app, context)
  const provider = createProvider(context, app.log)
  oauthRoutes(app, context, provider)
  approvalRoutes(app, context, provider)
  approvalPolicyRoutes(app, context)
  applicationLogoutRoutes(app, context, provider)
  deviceRoutes(app, context, provider)
  networkRoutes(app, context)
  networkInvitationRoutes(app, context)
  searchRoutes(app, context)
  exportRoutes(app, context)
  personalDataExportRoutes(app, context)
  reviewRoutes(app, context)
  deletionRoutes(app, context)
  activityRoutes(app, context)
  eventRoutes(app, context, lifecycle)
  endpointRoutes(app, context)
  auditStreamRoutes(app, context)
  connectionRoutes(app, context)
  socialSignInRoutes(app, context)
  toDoRoutes(app, context)
  previewRoutes(app, context)
  referenceRoutes(app, config, consoleFolder)
  if (config.development) outboxRoutes(app, context, consoleFolder)
  await consoleRoutes(app, config, consoleFolder)

  app.setNotFoundHandler((request, reply) => sendError(request, reply, notFound))
}
