import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors, type Provider } from 'oidc-provider'
import { addressWith } from '#data/approvals/approvals.rules.ts'
import { executeChange } from '#calls/execute-change.ts'
import { callerOf } from '#caller.ts'
import type { Context } from '#context.ts'
import { readCookie } from '#http/cookies.ts'
import { requireWithinFlood } from '#http/flood.ts'
import { redirectFormsByGet } from '#http/forms-by-get.ts'
import { errorPage, leavingPage } from '#oauth/error-pages.ts'
import { type LogoutRequest, readLogoutRequest } from './logout-request.ts'
import { RequestError } from '#request-error.ts'
import { hashSecret } from '#crypto/random-secret.ts'
import { findArrivedSession } from '#data/sessions/session.store.ts'
import { isSubjectOf } from '#data/approvals/subjects.store.ts'
import { arrivalCookieName } from '#data/sessions/cookies.ts'
import { logout } from '#session/end-session.change.ts'
import { isKnownHere, readDeparture, setDepartureCookie } from '#session/leaving.ts'
import { leavingActor } from '#calls/authenticate.ts'
import { findSid } from '#data/sessions/session-applications.store.ts'

const begin = '/oauth/session/end'
const end = '/oauth/session/ended'

/**
 * Signs a person out for an application (OpenID Connect RP-Initiated Logout 1.0). The browser first visits the
 * console's /logout page, which clears the browser's storage, and then continues to the application.
 */
export function applicationLogoutRoutes(
  app: FastifyInstance,
  context: Context,
  provider: Provider,
) {
  redirectFormsByGet(app, context, begin)
  app.register((scope, _options, done) => {
    scope.addHook('onRequest', async (request, reply) =>
      requireWithinFlood(context, request, reply),
    )
    scope.setErrorHandler(showErrors)
    scope.get(begin, async (request, reply) => {
      const asked = await readLogoutRequest(provider, queryOf(request))
      const userId = await signOutIfMeant(context, request, reply, asked)
      if (asked.client && asked.meant) {
        const { clientId: applicationId } = asked.client
        setDepartureCookie(reply, context, { applicationId, ...(userId && { userId }) })
      }
      return reply.redirect(askedAt(asked), 303)
    })
    scope.get(end, async (request, reply) => {
      const { client, meant, after } = await readLogoutRequest(provider, queryOf(request))
      if (!client || !after) {
        throw new errors.InvalidRequest('post_logout_redirect_uri is missing')
      }
      const { state } = after
      const to = state === undefined ? after.to : addressWith(after.to, { state })
      const { clientId } = client
      const isExpected =
        meant !== undefined ||
        readDeparture(request, context).applicationId === clientId ||
        (await isKnownHere(context, request, clientId))
      return isExpected ? reply.redirect(to, 303) : sendPage(reply, leavingPage({ to }))
    })
    done()
  })
}

/** Returns the query as it was sent, including repeated parameters. */
function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URL(url, 'http://here').searchParams
}

/**
 * Signs out without asking only if the ID token names this browser's session, because only the application that
 * received that session has such a token. Returns the ID of the person who was signed out.
 */
async function signOutIfMeant(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { client, meant }: LogoutRequest,
): Promise<string | undefined> {
  const { config, db } = context
  const arrival = readCookie(request, arrivalCookieName(config))
  if (!client || !meant || arrival === undefined) return undefined
  const tokenHash = hashSecret(arrival)
  const [session] = await findArrivedSession(db, [tokenHash])
  if (!session) return undefined
  const known = { userId: session.user_id, applicationId: client.clientId, subject: meant.sub }
  if (!(await isSubjectOf(db, known))) return undefined
  const sid = await findSid(db, session.id, client.clientId)
  if (sid === undefined || sid !== meant.sid) return undefined

  const actor = await leavingActor(db, session, tokenHash)
  const sent = { params: undefined, query: undefined, body: undefined }
  const handled = { ...sent, actor, caller: callerOf(request), reply }
  const signingOut = executeChange(context, logout, handled)
  await signingOut.catch((error: unknown) => {
    // The session may have just ended.
    if (!(error instanceof RequestError)) throw error
  })
  return session.user_id
}

/**
 * Returns the address of the console's page, which asks people who are still signed in to confirm, and then continues.
 */
function askedAt({ client, after }: LogoutRequest): string {
  if (!client) return '/logout'
  const query = new URLSearchParams({ application: client.clientId })
  if (after) {
    const { to, state } = after
    const next = new URLSearchParams({
      client_id: client.clientId,
      post_logout_redirect_uri: to,
      ...(state !== undefined && { state }),
    })
    query.set('redirect', `${end}?${next.toString()}`)
  }
  return `/logout?${query.toString()}`
}

/** Shows the application's mistakes on a page for the person. Other errors are handled as usual. */
function showErrors(error: Error, request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof errors.InvalidRequest)) throw error
  const { error: code, error_description: detail } = error
  request.log.info(
    { requestId: request.id, code, detail, route: 'end_session' },
    'request rejected',
  )
  return sendPage(reply.status(400), errorPage(code, detail))
}

function sendPage(reply: FastifyReply, { html, policy }: ReturnType<typeof errorPage>) {
  return reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    .send(html)
}
