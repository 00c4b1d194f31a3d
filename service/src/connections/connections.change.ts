import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ConnectionChanged } from '@accord/contract/activity-details.ts'
import type { Received } from '@accord/contract/call.ts'
import {
  type ClientAuthentication,
  type Connection,
  connectionIncomplete,
  connectionNotActive,
  connectionUntested,
  createConnection as createCall,
  deleteConnection as deleteCall,
  maxConnections,
  tooManyConnections,
  turnOffConnection as turnOffCall,
  turnOnConnection as turnOnCall,
  updateConnection as updateCall,
} from '@accord/contract/connections.ts'
import { invalidInput } from '@accord/contract/errors.ts'
import type { ImpactItem } from '@accord/contract/impact.ts'
import { message } from '@accord/contract/translation.ts'
import type { Kysely } from 'kysely'
import type { Actor } from '#actor.ts'
import { change, unchanged } from '#calls/change.ts'
import type { Config } from '#config/config.ts'
import type { Effects } from '#calls/effects.ts'
import type { Context } from '#context.ts'
import {
  type ClientProof,
  type ConnectionRow,
  type ConnectionUpdate,
  deleteConnectionRow,
  insertConnection,
  listConnectionsOf,
  openClientProof,
  updateConnectionRow,
} from '#data/connections/connections.store.ts'
import { forgetProviderFactors } from '#data/connections/provider-proofs.store.ts'
import { countLinked } from '#data/connections/links.store.ts'
import { countLiveTokens } from '#data/approvals/approval-impact.store.ts'
import { isGivenThrough } from '#data/approvals/oauth-grants.store.ts'
import { countProviderSessions } from '#data/sessions/session.store.ts'
import type { Database } from '#database/tables.ts'
import type { StoredSettings } from '#database/tables/connections.ts'
import { isSendable } from '#http/outbound.ts'
import { endTokensWithoutFactor } from '#data/organizations/second-factor-policy.store.ts'
import { authorizeOwner, requireManagedConnection } from '#permissions/require-connection.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { requireProviderKept } from '#permissions/require-provider-policy.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { RequestError } from '#request-error.ts'
import { isComplete } from './complete.ts'
import { presentConnection } from './connection.present.ts'
import { notifyConnectionChanged } from './notify-connection-changed.ts'
import { isOtherProvider } from './trust-changes.rules.ts'
import { endAccessThrough, turnOff } from './turn-off.ts'
import {
  completeSettings,
  fetchEntered,
  presentSaml,
  presentSamlProvider,
  recordSamlSettings,
  requireFieldsOf,
  samlChanges,
} from './saml/settings.ts'

type Parts = Pick<Context, 'config' | 'secrets'>

/** Rejects issuers that Accord never sends requests to, as far as their text shows it. */
export function requireSendableIssuer(config: Config, issuer: string | undefined) {
  if (issuer === undefined || isSendable(config, new URL(issuer))) return
  const complaint = issuer.startsWith('https:')
    ? message('Use an address on the public internet.')
    : message('Use https.')
  throw new RequestError(invalidInput, { fields: { issuer: complaint } })
}

/**
 * Requires the client secret again if the issuer's origin changes. Otherwise, an owner could have the stored secret,
 * which no one can read, sent to a server of their own.
 */
export function requireSecretForOtherOrigin(
  { settings, secret }: Pick<ConnectionRow, 'settings' | 'secret'>,
  { issuer, clientAuthentication, hasSecret }: NewIssuer,
) {
  const { issuer: before } = settings
  const authentication = clientAuthentication ?? settings.clientAuthentication ?? 'client_secret'
  // The key of a connection proves nothing at another issuer, because its proofs name the issuer that they're for.
  if (hasSecret || secret === null || authentication !== 'client_secret') return
  if (issuer === undefined || before === undefined) return
  if (new URL(issuer).origin === new URL(before).origin) return
  const complaint = message(
    "Enter the client secret again, because the issuer's address is different now.",
  )
  throw new RequestError(invalidInput, { fields: { clientSecret: complaint } })
}

interface NewIssuer {
  issuer: string | undefined
  clientAuthentication?: ClientAuthentication | undefined
  hasSecret: boolean
}

export async function presentNow(
  { config, secrets }: Parts,
  db: Kysely<Database>,
  row: ConnectionRow,
): Promise<Connection> {
  return presentConnection(config, row, {
    proof: openClientProof(secrets, row),
    people: await countLinked(db, row.id),
    saml: await presentSaml(row),
    proposedSaml: await presentSamlProvider(row.proposed?.saml),
  })
}

export const detailOf = ({ id, name }: Pick<ConnectionRow, 'id' | 'name'>) => ({
  on: { connection: id },
  connection: name,
})

/** Returns the name of the owner who changes a connection, for the other owners. */
export function nameOf({ user: { firstName, lastName } }: Pick<Actor, 'user'>): string {
  return `${firstName} ${lastName}`
}

/** Accord's own key for a connection. Each has its own, so that no provider can use it at another. */
function newKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: randomUUID() })
}

/** The secret or key that goes with the way in which Accord proves its identity. Undefined keeps the current one. */
function proofFor(
  authentication: ClientAuthentication,
  clientSecret: string | undefined,
  before: ClientProof = {},
): ClientProof | undefined {
  if (authentication === 'private_key_jwt') {
    return before.key === undefined ? { key: newKey() } : undefined
  }
  return clientSecret === undefined ? undefined : { clientSecret }
}

export const createConnection = change(createCall, {
  resolve: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  authorize: authorizeOwner,
  limits: ({ own }) => [['connectionChecksPerOrganization', own.organizationId]],
  async prepare({ body }, { config }) {
    requireFieldsOf(config, body.protocol, body)
    return fetchEntered(config, body.saml)
  },
  records: ['connection_created'],

  async run({ trx, own, body, prepared, happened }, { config, secrets }) {
    const { protocol, provider, name, joins, clientAuthentication, clientSecret } = body
    const enforces_second_factor = body.enforcesSecondFactor
    requireSendableIssuer(config, body.issuer)
    const saml = await completeSettings(config, body.saml, { fetched: prepared })
    if ((await listConnectionsOf(trx, own.organizationId)).length >= maxConnections) {
      throw new RequestError(tooManyConnections)
    }
    const row = await insertConnection(trx, secrets, {
      organizationId: own.organizationId,
      values: {
        protocol,
        provider,
        name,
        joins,
        enforces_second_factor,
        settings:
          protocol === 'saml'
            ? { ...(saml && { saml }) }
            : settingsOf(body, { clientAuthentication }),
      },
      proof: protocol === 'saml' ? undefined : proofFor(clientAuthentication, clientSecret),
      createdBy: own.id,
    })
    happened('connection_created', detailOf(row))
    return presentNow({ config, secrets }, trx, await recordSamlSettings(trx, row, prepared))
  },
})

type Changed = Received<typeof updateCall>['body']

function settingsOf(
  { issuer, clientId, clientAuthentication }: Partial<Changed>,
  before: StoredSettings,
): StoredSettings {
  return {
    ...before,
    ...(issuer !== undefined && { issuer }),
    ...(clientId !== undefined && { clientId }),
    ...(clientAuthentication !== undefined && { clientAuthentication }),
  }
}

/**
 * Another issuer or client turns the connection off until it's tested again, because it could be anyone's. A new
 * secret doesn't, so that secrets can be replaced without an outage.
 */
export const updateConnection = change(updateCall, {
  resolve: requireManagedConnection,
  authorize: authorizeOwner,
  async prepare({ connection, own, body }, context) {
    requireFieldsOf(context.config, connection.protocol, body)
    if (body.saml?.metadataUrl !== undefined) {
      await requireWithinLimit(context, 'connectionChecksPerOrganization', own.organizationId)
    }
    return fetchEntered(context.config, body.saml)
  },
  records: ['connection_changed'],

  async run(
    { trx, actor, own, connection, body, prepared, mail, happened, job },
    { config, secrets },
  ) {
    requireSendableIssuer(config, body.issuer)
    requireSecretForOtherOrigin(connection, {
      issuer: body.issuer,
      clientAuthentication: body.clientAuthentication,
      hasSecret: body.clientSecret !== undefined,
    })
    const before = openClientProof(secrets, connection)
    const { settings } = connection
    const saml = await completeSettings(config, body.saml, {
      fetched: prepared,
      before: settings.saml,
    })
    const after = { ...settingsOf(body, settings), ...(saml && { saml }) }
    const proof =
      connection.protocol === 'saml'
        ? undefined
        : proofFor(after.clientAuthentication ?? 'client_secret', body.clientSecret, before)
    const changes = [
      ...changesOf(connection, body, proof !== undefined),
      ...samlChanges(settings.saml, saml),
    ]
    if (changes.length === 0) {
      return unchanged(await presentNow({ config, secrets }, trx, connection))
    }
    const givesMore = changes.includes('joining_on') || changes.includes('roles_mapped')
    const row = await applyUpdate(
      trx,
      connection,
      {
        ...(givesMore && { allowedBy: own.id }),
        ...(body.name !== undefined && { name: body.name }),
        ...(body.provider !== undefined && { provider: body.provider }),
        ...(body.joins !== undefined && { joins: body.joins }),
        ...(body.roleMapping !== undefined && { role_mapping: body.roleMapping }),
        ...(body.enforcesSecondFactor !== undefined && {
          enforcesSecondFactor: body.enforcesSecondFactor,
        }),
        ...(!isDeepStrictEqual(after, settings) && { settings: after }),
        proof,
      },
      { secrets, job },
    )
    happened('connection_changed', { ...detailOf(row), changes })
    const by = { kind: 'owner', name: nameOf(actor) } as const
    await notifyConnectionChanged(
      trx,
      { config, secrets },
      { before: connection, after: row, by },
      mail,
    )
    return presentNow({ config, secrets }, trx, await recordSamlSettings(trx, row, prepared))
  },
})

/**
 * Saves a change. Another provider turns the connection off, unless the organization requires single sign-on and no
 * other connection is left. The change is then rejected, because it would lock everyone out.
 */
export async function applyUpdate(
  trx: Parameters<typeof updateConnectionRow>[0],
  { id, organization_id: organizationId, state, settings }: ConnectionRow,
  { isOther = false, ...update }: ConnectionUpdate & { isOther?: boolean },
  { secrets, job }: Pick<Parts, 'secrets'> & Pick<Effects<never>, 'job'>,
): Promise<ConnectionRow> {
  if (!isOther && !isOtherProvider(settings, update.settings ?? settings)) {
    const row = await updateConnectionRow(trx, secrets, id, update)
    if (update.enforcesSecondFactor === false) {
      await forgetProviderFactors(trx, id)
      await endTokensWithoutFactor(trx, organizationId)
    }
    return row
  }
  await endAccessThrough(trx, { id, organization_id: organizationId }, job)
  const turnedOff = state === 'active' ? { state: 'off' as const } : {}
  const row = await updateConnectionRow(trx, secrets, id, { ...update, ...turnedOff })
  await requireProviderKept(trx, organizationId)
  return row
}

function changesOf(
  {
    name,
    provider,
    joins,
    settings,
    role_mapping: mapping,
    enforces_second_factor: enforcesSecondFactor,
  }: ConnectionRow,
  body: Changed,
  hasNewSecret: boolean,
): ConnectionChanged[] {
  const changes: ConnectionChanged[] = []
  const differs = <Value>(sent: Value | undefined, now: Value | undefined) =>
    sent !== undefined && sent !== now
  if (differs(body.name, name)) changes.push('name')
  if (differs(body.provider, provider)) changes.push('provider')
  if (differs(body.issuer, settings.issuer)) changes.push('issuer')
  if (
    differs(body.clientId, settings.clientId) ||
    differs(body.clientAuthentication, settings.clientAuthentication)
  )
    changes.push('client')
  if (hasNewSecret) changes.push('secret')
  if (differs(body.enforcesSecondFactor, enforcesSecondFactor)) {
    changes.push(body.enforcesSecondFactor ? 'second_factor_trusted' : 'second_factor_untrusted')
  }
  if (differs(body.joins, joins)) changes.push(body.joins ? 'joining_on' : 'joining_off')
  if (body.roleMapping !== undefined && !isDeepStrictEqual(body.roleMapping, mapping)) {
    changes.push(body.roleMapping ? 'roles_mapped' : 'roles_unmapped')
  }
  return changes
}

/** Its links and sessions end with it. Provider accounts remain as members who can't sign in until an admin acts. */
export const deleteConnection = change(deleteCall, {
  resolve: requireManagedConnection,
  authorize: authorizeOwner,
  records: ['connection_deleted'],

  async run({ trx, connection, happened, job }) {
    await endAccessThrough(trx, connection, job)
    await deleteConnectionRow(trx, connection.id)
    await requireProviderKept(trx, connection.organization_id)
    happened('connection_deleted', detailOf(connection))
    return {}
  },
  impact: ({ connection }, db) => impactOfConnection(db, connection),
})

/** Counts what ends. The preview is rejected like the change itself if no other connection would be left. */
async function impactOfConnection(
  db: Kysely<Database>,
  connection: ConnectionRow,
): Promise<ImpactItem[]> {
  await requireProviderKept(db, connection.organization_id, connection)
  const { id } = connection
  const tokens = await countLiveTokens(db, isGivenThrough({ connectionId: id }))
  return [
    { kind: 'sessions', count: await countProviderSessions(db, id), names: [] },
    { kind: 'tokens', count: tokens, names: [] },
  ]
}

export const turnOnConnection = change(turnOnCall, {
  resolve: requireManagedConnection,
  authorize(found) {
    const verdict = authorizeOwner(found)
    if (verdict !== true) return verdict
    const { settings, settings_version: version, tested_version: tested } = found.connection
    if (!isComplete(settings)) return connectionIncomplete
    return tested === version || connectionUntested
  },
  records: ['connection_changed'],

  async run({ trx, own, connection, happened }, { config, secrets }) {
    if (connection.state === 'active') {
      return unchanged(await presentNow({ config, secrets }, trx, connection))
    }
    const row = await updateConnectionRow(trx, secrets, connection.id, {
      state: 'active',
      allowedBy: own.id,
    })
    happened('connection_changed', { ...detailOf(row), changes: ['turned_on'] })
    return presentNow({ config, secrets }, trx, row)
  },
})

export const turnOffConnection = change(turnOffCall, {
  resolve: requireManagedConnection,
  authorize(found) {
    const verdict = authorizeOwner(found)
    if (verdict !== true) return verdict
    return found.connection.state === 'active' || connectionNotActive
  },
  records: ['connection_changed'],

  async run({ trx, connection, happened, job }, { config, secrets }) {
    const row = await turnOff(trx, connection, { happened, job })
    return presentNow({ config, secrets }, trx, row)
  },
  impact: ({ connection }, db) => impactOfConnection(db, connection),
})
