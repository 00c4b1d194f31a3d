import {
  connectProvider as connectCall,
  connectionIncomplete,
  connectionNotActive,
  disconnectProvider as disconnectCall,
  finishConnecting as finishCall,
  onlyLink,
  type SignInRejection,
  providerUnusable,
  ssoPaths,
  testConnection as testCall,
} from '@accord/contract/connections.ts'
import { notFound } from '@accord/contract/errors.ts'
import { signInOver } from '@accord/contract/factors.ts'
import { message } from '@accord/contract/translation.ts'
import { change, unchanged } from '#calls/change.ts'
import type { Config } from '#config/config.ts'
import type { Context } from '#context.ts'
import {
  type ConnectionRow,
  openClientProof,
  recordTestFlow,
} from '#data/connections/connections.store.ts'
import { connectionFlows, insertFlow } from '#data/connections/flows.store.ts'
import { deleteLink, getLinkableProfile } from '#data/connections/links.store.ts'
import { revokeGrantsThrough } from '#data/approvals/oauth-grants.store.ts'
import { endTokensWithoutFactor } from '#data/organizations/second-factor-policy.store.ts'
import { endSessions } from '#data/sessions/end-sessions.ts'
import { findOrganization } from '#data/organizations/organizations.store.ts'
import {
  authorizeOwner,
  requireJoinedConnection,
  requireManagedConnection,
} from '#permissions/require-connection.ts'
import { RequestError } from '#request-error.ts'
import { hasProof, isComplete } from './complete.ts'
import { urlOf } from './connection.present.ts'
import { linkProfile } from './link-profile.ts'
import { decideOnOwnProfile, rejectConnecting } from './decide-connecting.ts'
import { ProviderFault, requireUsable } from './oidc/provider-client.ts'
import { requireSamlAvailable, requireUsableSaml } from './saml/settings.ts'
import { readSsoCookie } from '#data/connections/sso-cookie.ts'

function startOf(config: Config, connectionId: string, flow: { state: string; expiresAt: Date }) {
  const url = new URL(urlOf(config, ssoPaths.start(connectionId)))
  url.searchParams.set('flow', flow.state)
  return { url: url.href, expiresAt: flow.expiresAt.toISOString() }
}

/** Fetches the provider's configuration before anyone is sent there. */
export async function requireUsableProvider(
  { config, secrets }: Pick<Context, 'config' | 'secrets'>,
  row: ConnectionRow,
  settings = row.settings,
) {
  if (row.protocol === 'saml') {
    requireSamlAvailable(config)
    if (!settings.saml) throw new RequestError(connectionIncomplete)
    return requireUsableSaml(settings.saml)
  }
  try {
    await requireUsable(config, { id: row.id, settings, proof: openClientProof(secrets, row) })
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    throw new RequestError(providerUnusable, {
      fields: { issuer: complainAboutIssuer(error.rejection) },
      detail: error.message,
    })
  }
}

function complainAboutIssuer(rejection: SignInRejection): string {
  if (rejection === 'address_not_public') return message('Use an address on the public internet.')
  return rejection === 'wrong_issuer'
    ? message("The provider's configuration contains a different issuer. Copy the issuer exactly.")
    : message("We couldn't read the provider's configuration. Check the issuer.")
}

/** Starts a sign-in that links and creates nothing. */
export const testConnection = change(testCall, {
  resolve: requireManagedConnection,
  authorize(found) {
    const verdict = authorizeOwner(found)
    if (verdict !== true) return verdict
    return isComplete(found.connection.settings) || connectionIncomplete
  },
  limits: ({ own }) => [['connectionChecksPerOrganization', own.organizationId]],
  prepare({ connection }, context) {
    const proof = openClientProof(context.secrets, connection)
    if (!hasProof(connection.settings, proof)) throw new RequestError(connectionIncomplete)
    return requireUsableProvider(context, connection)
  },
  records: [],

  async run({ trx, connection, own }, { config }) {
    const flow = await insertFlow(trx, { connection, purpose: 'test', profileId: own.id })
    await recordTestFlow(trx, connection.id, flow.id)
    return startOf(config, connection.id, flow)
  },
})

export const connectProvider = change(connectCall, {
  resolve: requireJoinedConnection,
  authorize: ({ connection }) => connection.state === 'active' || connectionNotActive,
  limits: ({ actor }) => [['providerConnectsPerPerson', actor.user.id]],
  prepare: ({ connection }, context) => requireUsableProvider(context, connection),
  records: [],

  async run({ trx, connection, own }, { config }) {
    const flow = await insertFlow(trx, { connection, purpose: 'connect', profileId: own.id })
    return startOf(config, connection.id, flow)
  },
})

/**
 * Links a member's own profile (L4). They proved their account by confirming their identity, and the provider in the
 * same browser. The flow belongs to their profile, so no one can have them connect someone else's.
 */
export function finishConnectingWith(config: Config) {
  return change(finishCall, {
    async resolve({ actor, params, body, reply }, db) {
      const { own, connection } = await requireJoinedConnection({ actor, params }, db)
      const cookie = readSsoCookie(reply.request, config)
      const flow = cookie && (await connectionFlows.findByCode(db, { code: body.code, cookie }))
      const isTheirs =
        flow &&
        flow.purpose === 'connect' &&
        flow.profile_id === own.id &&
        flow.connection_id === connection.id &&
        flow.settings_version === connection.settings_version
      if (!isTheirs || !flow.claims || connection.state !== 'active') {
        throw new RequestError(signInOver)
      }
      return { own, connection, flow, claims: flow.claims }
    },
    records: ['provider_linked'],

    async run({ trx, own, connection, flow, claims, mail, happened }) {
      if (!(await connectionFlows.end(trx, flow.id))) throw new RequestError(signInOver)
      const identity = { connectionId: connection.id, ...claims }
      const profile = await getLinkableProfile(trx, own.id)
      if (!profile) throw new RequestError(notFound)
      const connecting = { connection, assertion: identity, profile }
      const verdict = await decideOnOwnProfile(trx, connecting)
      if (verdict === 'linked') return unchanged({})
      const { name: organization } = (await findOrganization(trx, own.organizationId))!
      if (verdict !== 'link') {
        const { rejection } = verdict
        return rejectConnecting(trx, connecting, { rejection, organization })
      }
      const parts = { trx, config, connection, assertion: identity, mail, happened }
      await linkProfile(parts, {
        profileId: own.id,
        userId: profile.user_id,
        through: 'connected',
        notify: { member: profile, organization },
      })
      return {}
    },
  })
}

/** The link's sessions end with it, and what the person granted to applications in them. */
export const disconnectProvider = change(disconnectCall, {
  async resolve({ actor, params }, db) {
    const { own, connection } = await requireJoinedConnection({ actor, params }, db)
    const profile = await getLinkableProfile(db, own.id)
    if (!profile) throw new RequestError(notFound)
    return { own, connection, profile }
  },
  authorize: ({ profile }) => profile.sign_in === 'own' || onlyLink,
  records: ['provider_unlinked'],

  async run({ trx, own, connection, happened, job }) {
    const through = { connectionId: connection.id, profileId: own.id }
    await endSessions(trx, through, job)
    await revokeGrantsThrough(trx, through)
    const removed = await deleteLink(trx, connection.id, own.id)
    if (!removed) throw new RequestError(notFound)
    // The provider's second factor counted until now.
    await endTokensWithoutFactor(trx, own.organizationId, [own.id])
    happened('provider_unlinked', {
      on: { profile: own.id, connection: connection.id },
      connection: connection.name,
      email: removed.email,
    })
    return {}
  },
})
