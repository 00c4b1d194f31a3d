import {
  type ConnectionTest,
  beginSignIn,
  fillSetupPage,
  getConnection,
  getConnectionTest,
  getSetupPage,
  listConnectionSignIns,
  listConnections,
  listOwnConnections,
  setupLinkInvalid,
} from '@accord/contract/connections.ts'
import type { FastifyInstance } from 'fastify'
import { change } from '#calls/change.ts'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage, serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import {
  type ConnectionRow,
  findActiveConnection,
  findBySetupCode,
  listConnectionsOf,
  openClientProof,
  proposeSettings,
} from '#data/connections/connections.store.ts'
import { findFlow, listSignInsOf } from '#data/connections/flows.store.ts'
import { listOwnConnectionsOf } from '#data/connections/links.store.ts'
import { keepSsoCookie, startUrl } from '#data/connections/sso-cookie.ts'
import { findHolderOf } from '#data/domains/domains.store.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { authorizeOwner, requireManagedConnection } from '#permissions/require-connection.ts'
import { requireManagerOf, requireProfileIn } from '#permissions/require-profile.ts'
import { RequestError } from '#request-error.ts'
import {
  connectProvider,
  disconnectProvider,
  finishConnectingWith,
  requireUsableProvider,
  testConnection,
} from './connect.change.ts'
import {
  outcomeMessages,
  presentSetupPage,
  presentSignIn,
  rejectionMessages,
} from './connection.present.ts'
import {
  confirmSetup,
  createConnection,
  createSetupLink,
  deleteConnection,
  deleteSetupLink,
  presentNow,
  requireSecretForOtherOrigin,
  requireSendableIssuer,
  turnOffConnection,
  turnOnConnection,
  updateConnection,
} from './connections.change.ts'
import { finishProviderSignInWith } from './finish-sign-in.change.ts'
import { joinAccountWith, proveOwnAccount } from './joining/join-account.change.ts'
import { decideOnSignIn, domainOfEmail } from './linking.rules.ts'
import { readSituation } from './situation.ts'
import { ssoRoutes } from './sso.routes.ts'

export function connectionRoutes(app: FastifyInstance, context: Context) {
  const { config, db } = context

  serve(app, context, listConnections, async ({ actor, params, query }) => {
    const { own } = await requireManagerOf(db, actor, params.id)
    const rows = await listConnectionsOf(db, own.organizationId)
    const { $skip, $limit } = query
    const shown = rows.slice($skip, $skip + $limit)
    const data = await Promise.all(shown.map((row) => presentNow(context, db, row)))
    return presentPage(data, rows.length, query)
  })

  serve(app, context, getConnection, async (handled) => {
    const { connection } = await requireManagedConnection(handled, db)
    return presentNow(context, db, connection)
  })

  serve(app, context, getConnectionTest, async (handled) => {
    const found = await requireManagedConnection(handled, db)
    const verdict = authorizeOwner(found)
    if (verdict !== true) throw new RequestError(verdict)
    return presentTest(found.connection)
  })

  serve(app, context, listConnectionSignIns, async ({ actor, params, query }) => {
    const { connection } = await requireManagedConnection({ actor, params }, db)
    const { rows, total } = await listSignInsOf(db, connection.id, query)
    return presentPage(rows.map(presentSignIn), total, query)
  })

  serve(app, context, listOwnConnections, async ({ actor, params }) => {
    const own = await requireProfileIn(db, actor, params.id)
    const rows = await listOwnConnectionsOf(db, own)
    const data = rows.map(({ id, name, linked, last_used_at: at }) => ({
      id,
      name,
      linked,
      lastUsedAt: at?.toISOString() ?? null,
    }))
    return { data }
  })

  serve(app, context, { call: beginSignIn, once: true }, async ({ body, caller, reply }) => {
    await requireWithinLimit(context, 'domainLookupsPerAddress', ipNetworkOf(caller.address))
    // Only the domain is looked up, so the response says nothing about the person.
    const holder = await findHolderOf(db, domainOfEmail(body.email))
    const organizationId = holder?.organizationId
    const found =
      organizationId === undefined ? undefined : await findActiveConnection(db, { organizationId })
    if (!found || (found.protocol === 'saml' && !config.saml)) return { provider: null }
    const { id, name } = found
    const cookie = keepSsoCookie(reply.request, reply, config)
    return { provider: { name, url: startUrl(config, cookie, id).href } }
  })

  serve(app, context, { call: getSetupPage, once: true }, async ({ params, caller }) => {
    const row = await findSetup(params.code, caller.address)
    return presentSetupPage(config, row, openClientProof(context.secrets, row))
  })

  serveChange(app, context, createConnection)
  serveChange(app, context, updateConnection)
  serveChange(app, context, deleteConnection)
  serveChange(app, context, testConnection)
  serveChange(app, context, turnOnConnection)
  serveChange(app, context, turnOffConnection)
  serveChange(app, context, createSetupLink)
  serveChange(app, context, deleteSetupLink)
  serveChange(app, context, confirmSetup)
  serveChange(app, context, connectProvider)
  serveChange(app, context, finishConnectingWith(config))
  serveChange(app, context, disconnectProvider)
  serveChange(app, context, finishProviderSignInWith(config))
  serveChange(app, context, proveOwnAccount)
  serveChange(app, context, joinAccountWith(context))
  serveChange(app, context, fillSetup())
  ssoRoutes(app, context)

  async function findSetup(code: string, address: string) {
    const row = await findBySetupCode(db, code)
    if (row) return row
    // A valid code isn't counted, so guesses from the same network can't block it.
    await requireWithinLimit(context, 'codesPerAddress', ipNetworkOf(address))
    throw new RequestError(setupLinkInvalid, { detail: 'setup link' })
  }

  /** Nothing that is entered here counts until an owner confirms it. */
  function fillSetup() {
    return change(fillSetupPage, {
      async prepare({ params, body, caller }) {
        const row = await findSetup(params.code, caller.address)
        requireSendableIssuer(config, body.issuer)
        const hasSecret = body.clientSecret !== undefined
        requireSecretForOtherOrigin(row, { issuer: body.issuer, hasSecret })
        await requireWithinLimit(context, 'connectionChecksPerOrganization', row.organization_id)
        const { issuer, clientId } = body
        const settings = { ...row.settings, issuer, clientId }
        await requireUsableProvider(context, row, settings)
        return { id: row.id }
      },
      records: [],

      async run({ trx, params, body, prepared }) {
        const { issuer, clientId, clientSecret } = body
        const which = { id: prepared.id, code: params.code }
        const entered = { settings: { issuer, clientId }, clientSecret }
        if (!(await proposeSettings(trx, context.secrets, which, entered))) {
          throw new RequestError(setupLinkInvalid)
        }
        const row = (await findBySetupCode(trx, params.code))!
        return presentSetupPage(config, row, openClientProof(context.secrets, row))
      },
    })
  }

  /** Shows what a sign-in like the test would lead to now. */
  async function presentTest(connection: ConnectionRow): Promise<ConnectionTest> {
    const nothing = {
      claims: null,
      rule: null,
      outcome: null,
      rejection: null,
      says: null,
      received: null,
    }
    const id = connection.test_flow
    const flow = id === null ? undefined : await findFlow(db, id)
    if (!flow) return { state: 'none', at: null, ...nothing }
    const at = (flow.responded_at ?? flow.created_at).toISOString()
    if (flow.rejection) {
      const { rejection, received } = flow
      const says = rejectionMessages[rejection]
      return { ...nothing, state: 'failed', at, rejection, says, received }
    }
    if (!flow.claims) return { state: 'waiting', at, ...nothing }
    const { issuer, subject, email, emailVerified, firstName, lastName, authTime, amr } =
      flow.claims
    const assertion = { connectionId: connection.id, ...flow.claims }
    const verdict = decideOnSignIn((await readSituation(db, connection, assertion)).situation)
    const isRejected = 'rejection' in verdict
    return {
      state: 'succeeded',
      at,
      claims: {
        issuer,
        subject,
        email: email ?? null,
        emailVerified: emailVerified ?? null,
        firstName: firstName ?? null,
        lastName: lastName ?? null,
        authenticatedAt: authTime === undefined ? null : new Date(authTime * 1000).toISOString(),
        methods: amr ?? [],
      },
      rule: verdict.rule,
      outcome: isRejected ? null : verdict.outcome,
      rejection: isRejected ? verdict.rejection : null,
      says: isRejected ? rejectionMessages[verdict.rejection] : outcomeMessages[verdict.outcome],
      received: null,
    }
  }
}
