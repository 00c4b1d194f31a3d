import { connectionFlows } from '#data/connections/flows.store.ts'
import { samlPaths } from '@accord/contract/saml.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#context.ts'
import type { ConnectionRow } from '#data/connections/connections.store.ts'
import type { FlowRow } from '#data/connections/flows.store.ts'
import type { StoredClaims } from '#database/tables/connections.ts'
import { requireWithinFlood } from '#http/flood.ts'
import { readSsoCookie } from '#data/connections/sso-cookie.ts'
import { notFoundPage, overPage, sendSsoPage } from '../sso-page.ts'
import { receiveSamlClaims } from './receive-response.ts'
import { sendRepostPage } from './repost-page.ts'
import { loadSaml } from './saml.ts'
import { serviceProviderOf } from './settings.ts'

type WithId = FastifyRequest<{ Params: { id: string } }>

/** A response of 256 KB, in base64 and then encoded as a form. */
const maxFormBytes = 512 * 1024

/** How a flow goes on, which is the same for all protocols. */
interface Onward {
  findConnectionOf: (request: WithId) => Promise<ConnectionRow | undefined>
  fail: (
    reply: FastifyReply,
    connection: ConnectionRow,
    flow: Pick<FlowRow, 'id' | 'purpose'>,
    error: unknown,
  ) => Promise<FastifyReply>
  proceed: (
    reply: FastifyReply,
    found: { connection: ConnectionRow; flow: FlowRow },
    claims: StoredClaims,
  ) => Promise<FastifyReply>
}

/**
 * Serves the routes of SAML. A response only counts in the browser that requested it, and only once. Responses that
 * weren't requested are never accepted.
 */
export function samlRoutes(
  app: FastifyInstance,
  context: Context,
  { findConnectionOf, fail, proceed }: Onward,
) {
  const { config, db } = context
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    requireWithinFlood(context, request, reply)
  }
  const findSamlConnection = async (request: WithId) => {
    const found = config.saml ? await findConnectionOf(request) : undefined
    return found?.protocol === 'saml' ? found : undefined
  }

  // Providers read this document, and owners download it before the connection is turned on.
  app.get(samlPaths.metadata(':id'), { onRequest }, async (request: WithId, reply) => {
    const connection = await findSamlConnection(request)
    if (!connection) return sendSsoPage(reply, notFoundPage)
    const { describeServiceProvider } = await loadSaml()
    return reply
      .type('application/samlmetadata+xml')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'inline; filename="metadata.xml"')
      .send(describeServiceProvider(serviceProviderOf(config, connection.id)))
  })

  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, body, parsed) => parsed(null, new URLSearchParams(body as string)),
    )
    scope.post(samlPaths.acs(':id'), { onRequest }, async (request: WithId, reply) => {
      const connection = await findSamlConnection(request)
      if (!connection) return sendSsoPage(reply, notFoundPage)
      const form = readForm(request.body)
      if (!form) return sendSsoPage(reply, overPage)
      const cookie = readSsoCookie(request, config)
      if (cookie === undefined && !form.isReposted) {
        return sendRepostPage(reply, samlPaths.acs(connection.id), {
          SAMLResponse: form.response,
          RelayState: form.state,
          reposted: 'yes',
        })
      }
      const flow =
        cookie === undefined
          ? undefined
          : await connectionFlows.take(db, {
              provider: connection.id,
              state: form.state,
              cookie,
            })
      const isUsable =
        connection.settings.saml !== undefined &&
        flow?.saml_request_id !== null &&
        connection.settings_version === flow?.settings_version &&
        (flow.purpose === 'test' || connection.state === 'active')
      if (!flow || !isUsable) return sendSsoPage(reply, overPage)
      return finish(reply, { connection, flow }, form.response)
    })
    done()
  })

  async function finish(
    reply: FastifyReply,
    { connection, flow }: { connection: ConnectionRow; flow: FlowRow },
    response: string,
  ) {
    let claims: StoredClaims
    try {
      claims = await receiveSamlClaims(context, { connection, flow }, response)
    } catch (error) {
      return fail(reply, connection, flow, error)
    }
    return proceed(reply, { connection, flow }, claims)
  }
}

/** Returns undefined for anything that can't be a provider's response to one of our requests. */
function readForm(body: unknown) {
  if (!(body instanceof URLSearchParams)) return undefined
  const response = body.get('SAMLResponse')
  const state = body.get('RelayState')
  if (!response || !state || !/^acf_[\w-]{43}$/.test(state)) return undefined
  return { response, state, isReposted: body.get('reposted') === 'yes' }
}
