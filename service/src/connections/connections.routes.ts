import {
  type ConnectionTest,
  beginSignIn,
  getConnection,
  getConnectionTest,
  getSetupPage,
  listConnectionSignIns,
  listConnections,
  listOwnConnections,
} from '@accord/contract/connections.ts'
import { type Role, effectiveRole } from '@accord/contract/rules/roles.ts'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '#caller.ts'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage, serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import {
  type ConnectionRow,
  findActiveConnection,
  listConnectionsOf,
} from '#data/connections/connections.store.ts'
import { findFlow, listSignInsOf } from '#data/connections/flows.store.ts'
import { listOwnConnectionsOf } from '#data/connections/links.store.ts'
import type { ReceivedRoles } from '#database/tables/connections.ts'
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
  testConnection,
} from './connect.change.ts'
import { outcomeMessages, presentSignIn, rejectionMessages } from './connection.present.ts'
import {
  createConnection,
  deleteConnection,
  presentNow,
  turnOffConnection,
  turnOnConnection,
  updateConnection,
} from './connections.change.ts'
import { finishProviderSignInWith } from './finish-sign-in.change.ts'
import { joinAccountWith, proveOwnAccount } from './joining/join-account.change.ts'
import { decideOnSignIn, domainOfEmail } from './linking.rules.ts'
import { mapRole } from './roles.rules.ts'
import {
  confirmSetup,
  createSetupLink,
  deleteSetupLink,
  fillSetup,
  presentSetup,
  requireSetupLink,
} from './setup-link.change.ts'
import { providerPolicyRoutes } from './policy/provider-policy.routes.ts'
import { connectAndProveWith, proveProviderWith } from './prove.change.ts'
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
    const found =
      'connection' in body
        ? await findActiveConnection(db, { id: body.connection })
        : await findByDomain(body.email, caller)
    if (!found || (found.protocol === 'saml' && !config.saml)) return { provider: null }
    const { id, name } = found
    const cookie = keepSsoCookie(reply.request, reply, config)
    return { provider: { name, url: startUrl(config, cookie, id).href } }
  })

  serve(app, context, { call: getSetupPage, once: true }, async ({ body, caller }) =>
    presentSetup(context, await requireSetupLink(context, body.code, caller.address)),
  )

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
  serveChange(app, context, proveProviderWith(config))
  serveChange(app, context, connectAndProveWith(config))
  providerPolicyRoutes(app, context)
  serveChange(app, context, proveOwnAccount)
  serveChange(app, context, joinAccountWith(context))
  serveChange(app, context, fillSetup)
  ssoRoutes(app, context)

  /** Looks up only the domain of an address, so the response says nothing about the person. */
  async function findByDomain(email: string, { address }: Caller) {
    await requireWithinLimit(context, 'domainLookupsPerAddress', ipNetworkOf(address))
    const organizationId = (await findHolderOf(db, domainOfEmail(email)))?.organizationId
    return organizationId === undefined ? undefined : findActiveConnection(db, { organizationId })
  }

  /** Shows what a sign-in like the test would lead to now. */
  async function presentTest(connection: ConnectionRow): Promise<ConnectionTest> {
    const nothing = {
      claims: null,
      rule: null,
      outcome: null,
      role: null,
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
    const read = await readSituation(db, connection, assertion)
    const verdict = decideOnSignIn(read.situation)
    const isRejected = 'rejection' in verdict
    const { roles } = flow.claims
    const before = read.profile?.roles ?? read.invitation?.roles ?? ['member']
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
        roles: roles ?? null,
      },
      rule: verdict.rule,
      outcome: isRejected ? null : verdict.outcome,
      role: isRejected ? null : expectedRole(connection, roles, before),
      rejection: isRejected ? verdict.rejection : null,
      says: isRejected ? rejectionMessages[verdict.rejection] : outcomeMessages[verdict.outcome],
      received: null,
    }
  }
}

/** The role that a sign-in would give. Null without a mapping, or if the test was made with another one. */
function expectedRole(
  { role_mapping: mapping }: ConnectionRow,
  received: ReceivedRoles | undefined,
  before: readonly Role[],
): ConnectionTest['role'] {
  if (!mapping || received?.claim !== mapping.claim) return null
  const mapped = mapRole(mapping, received, before)
  return { role: mapped?.role ?? effectiveRole(before)!, value: mapped?.value ?? null }
}
