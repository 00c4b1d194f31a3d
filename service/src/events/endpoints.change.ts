import type { EndpointChanged } from '@accord/contract/activity-details.ts'
import {
  createApplicationEndpoint as createApplicationCall,
  createOrganizationEndpoint as createOrganizationCall,
  deleteEndpoint as deleteCall,
  emailIsForOrganizations,
  enableEndpoint as enableCall,
  endpointNotActive,
  endpointUnverified,
  getEndpointSecret as secretCall,
  maxEndpoints,
  noPreviousSecret,
  onlyOwnersIncludeEmail,
  pauseEndpoint as pauseCall,
  revokePreviousEndpointSecret as revokeCall,
  rotateEndpointSecret as rotateCall,
  tooManyEndpoints,
  updateEndpoint as updateCall,
} from '@accord/contract/event-endpoints.ts'
import { invalidInput } from '@accord/contract/errors.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Received } from '@accord/contract/call.ts'
import { change, unchanged } from '#calls/change.ts'
import type { Config } from '#config/config.ts'
import { showSigningSecret } from '#crypto/event-secrets.ts'
import type { Secrets } from '#crypto/secrets.ts'
import {
  type EndpointOwner,
  type EndpointSettings,
  deleteEndpoint as deleteEndpointRow,
  insertEndpoint,
  listEndpoints,
  updateEndpoint as setEndpoint,
} from '#data/events/endpoints.store.ts'
import {
  enableEndpoint as markEnabled,
  pauseEndpoint as markPaused,
} from '#data/events/endpoint-states.store.ts'
import {
  recordEndpointSecretViewed,
  revokePreviousSecret,
  rotateEndpointSecret as replaceSecret,
} from '#data/events/endpoint-secrets.store.ts'
import { makePendingDue } from '#data/events/due-deliveries.store.ts'
import { detailOfEndpoint } from '#data/events/endpoint-detail.ts'
import { countPending } from '#data/events/listed-deliveries.store.ts'
import {
  type ManagedEndpointRow,
  findManagedEndpoint,
} from '#data/events/managed-endpoints.store.ts'
import type { Database } from '#database/tables.ts'
import { emailContext } from '#mail/compose-email.ts'
import { can } from '#permissions/can.rules.ts'
import { requireReauthIf } from '#permissions/reauthentication.rules.ts'
import { requireChangeable } from '#permissions/require-application.ts'
import { requireChangeableEndpoint, requireManagedEndpoint } from '#permissions/require-endpoint.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { RequestError } from '#request-error.ts'
import { presentEndpoint } from './endpoint.present.ts'
import { requireSendable } from './require-sendable.ts'
import { endpointSecretShownMail } from './endpoint-secret-shown.mail.ts'

type Trx = Transaction<Database>
type Form = Received<typeof createOrganizationCall>['body']
/** The settings that a request changes. */
type Change = Received<typeof updateCall>['body']

export const createOrganizationEndpoint = change(createOrganizationCall, {
  resolve: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  authorize: ({ own, body }) =>
    !body.includesEmail || can.includeEmailInEvents(own) || onlyOwnersIncludeEmail,
  limits: ({ own }) => [['endpointsPerOrganization', own.organizationId]],
  records: ['endpoint_created'],

  async run({ trx, own, body, actor, happened }, context) {
    const owner = { organization_id: own.organizationId }
    const { row, secret } = await create(trx, context, { owner, body, own, actor })
    happened('endpoint_created', detailOfEndpoint(row))
    return { ...presentEndpoint(row), secret }
  },
})

export const createApplicationEndpoint = change(createApplicationCall, {
  resolve: requireChangeable,
  limits: ({ own }) => [['endpointsPerOrganization', own.organizationId]],
  records: ['endpoint_created'],

  async run({ trx, own, application, body, actor, happened }, context) {
    requireNoEmail(body)
    const owner = { application_id: application.id }
    const { row, secret } = await create(trx, context, { owner, body, own, actor })
    happened('endpoint_created', detailOfEndpoint(row))
    return { ...presentEndpoint(row), secret }
  },
})

interface Creation {
  owner: EndpointOwner
  body: Form
  own: { id: string }
  actor: { user: { id: string; firstName: string; lastName: string } }
}

/** Creates an endpoint under the lock of its owner, so that there are never too many. */
async function create(
  trx: Trx,
  { config, secrets }: { config: Config; secrets: Secrets },
  { owner, body, own, actor }: Creation,
) {
  requireSendable(config, body.url)
  const max = owner.organization_id === undefined ? 'application' : 'organization'
  if ((await listEndpoints(trx, owner)).length >= maxEndpoints[max]) {
    throw new RequestError(tooManyEndpoints)
  }
  const { id } = await insertEndpoint(
    trx,
    secrets,
    owner,
    { ...noSettings, ...columnsOf(body) },
    own.id,
  )
  await recordEndpointSecretViewed(trx, id, actor.user)
  const row = await getNow(trx, id)
  return { row, secret: showSigningSecret(secrets, row) }
}

const noSettings: EndpointSettings = {
  url: '',
  types: [],
  format: 'standard',
  includes_email: false,
  strict_order: false,
  signs_ed25519: false,
}

/** Whoever can change where events go, or what they contain, must have reauthenticated recently. */
export const updateEndpoint = change(updateCall, {
  resolve: requireChangeableEndpoint,
  authorize({ own, actor, endpoint, body }) {
    const includesEmail = body.includesEmail ?? endpoint.includes_email
    const isRedirected = body.url !== undefined && body.url !== endpoint.url
    const isWidened = includesEmail && (!endpoint.includes_email || hasMoreTypes(endpoint, body))
    if (includesEmail && (isRedirected || isWidened) && !can.includeEmailInEvents(own)) {
      return onlyOwnersIncludeEmail
    }
    return requireReauthIf(isRedirected || isWidened, actor)
  },
  records: ['endpoint_changed'],

  async run({ trx, own, endpoint, body, happened }, { config }) {
    if (endpoint.application_id !== null) requireNoEmail(body)
    if (body.url !== undefined && body.url !== endpoint.url) requireSendable(config, body.url)
    const changes = changesOf(endpoint, body)
    if (changes.length === 0) return unchanged(presentEndpoint(endpoint))
    const allowedBy = isWider(endpoint, body) ? own.id : undefined
    await setEndpoint(trx, endpoint, columnsOf(body), allowedBy)
    const now = await getNow(trx, endpoint.id)
    happened('endpoint_changed', { ...detailOfEndpoint(now), changes })
    return presentEndpoint(now)
  },
})

/** Its deliveries end with it. The organization of a deleted application can still delete it. */
export const deleteEndpoint = change(deleteCall, {
  resolve: requireManagedEndpoint,
  records: ['endpoint_deleted'],

  async run({ trx, endpoint, happened }) {
    await deleteEndpointRow(trx, endpoint)
    happened('endpoint_deleted', detailOfEndpoint(endpoint))
    return {}
  },
  impact: async ({ endpoint: { id } }, db) => [
    { kind: 'deliveries', count: await countPending(db, id), names: [] },
  ],
})

export const pauseEndpoint = change(pauseCall, {
  resolve: requireChangeableEndpoint,
  records: ['endpoint_changed'],

  async run({ trx, endpoint, happened }) {
    if (endpoint.state === 'paused') return unchanged(presentEndpoint(endpoint))
    // Accord may have disabled it at this moment.
    if (!(await markPaused(trx, endpoint.id))) throw new RequestError(endpointNotActive)
    happened('endpoint_changed', { ...detailOfEndpoint(endpoint), changes: ['paused'] })
    return presentEndpoint(await getNow(trx, endpoint.id))
  },
})

export const enableEndpoint = change(enableCall, {
  resolve: requireChangeableEndpoint,
  authorize: ({ endpoint }) => endpoint.state !== 'unverified' || endpointUnverified,
  records: ['endpoint_changed'],

  async run({ trx, endpoint, happened }) {
    if (!(await markEnabled(trx, endpoint.id))) return unchanged(presentEndpoint(endpoint))
    happened('endpoint_changed', { ...detailOfEndpoint(endpoint), changes: ['enabled'] })
    return presentEndpoint(await getNow(trx, endpoint.id))
  },
  async respond(done, { endpoint }, { db }) {
    // Nothing waits for the schedule of the failures before.
    if (endpoint.state !== 'active') await makePendingDue(db, endpoint.id)
    return done
  },
})

/** Viewing the secret is recorded, because anyone who has seen it can sign events. */
export const getEndpointSecret = change(secretCall, {
  resolve: requireChangeableEndpoint,
  limits: ({ own }) => [['keysShownPerProfile', own.id]],
  records: ['endpoint_secret_shown'],

  async run({ trx, actor, endpoint, caller, mail, happened }, { config, secrets }) {
    const isFirst = await recordEndpointSecretViewed(trx, endpoint.id, actor.user)
    const detail = detailOfEndpoint(endpoint)
    happened('endpoint_secret_shown', detail)
    if (isFirst) {
      const about = { endpoint: { ...endpoint, host: detail.host }, caller }
      mail(endpointSecretShownMail(emailContext(config), actor.user, about))
    }
    return { secret: showSigningSecret(secrets, endpoint) }
  },
})

export const rotateEndpointSecret = change(rotateCall, {
  resolve: requireChangeableEndpoint,
  limits: ({ endpoint }) => [['rotationsPerEndpoint', endpoint.id]],
  records: ['endpoint_secret_rotated'],

  async run({ trx, actor, endpoint, happened }, { secrets }) {
    await replaceSecret(trx, secrets, endpoint.id)
    await recordEndpointSecretViewed(trx, endpoint.id, actor.user)
    happened('endpoint_secret_rotated', detailOfEndpoint(endpoint))
    const now = await getNow(trx, endpoint.id)
    return {
      secret: showSigningSecret(secrets, now),
      previousSecretUntil: now.previous_secret_until!.toISOString(),
    }
  },
})

export const revokePreviousEndpointSecret = change(revokeCall, {
  resolve: requireChangeableEndpoint,
  records: ['endpoint_changed'],

  async run({ trx, endpoint, happened }) {
    if (!(await revokePreviousSecret(trx, endpoint.id))) throw new RequestError(noPreviousSecret)
    const changes = ['previous_secret_revoked' as const]
    happened('endpoint_changed', { ...detailOfEndpoint(endpoint), changes })
    return presentEndpoint(await getNow(trx, endpoint.id))
  },
})

async function getNow(db: Kysely<Database>, id: string): Promise<ManagedEndpointRow> {
  return (await findManagedEndpoint(db, id))!
}

function requireNoEmail({ includesEmail }: Change) {
  if (!includesEmail) return
  throw new RequestError(invalidInput, { fields: { includesEmail: emailIsForOrganizations } })
}

/** The columns of the settings that were sent. */
function columnsOf({ url, types, format, ...switches }: Change): Partial<EndpointSettings> {
  const { includesEmail, strictOrder, signsEd25519 } = switches
  return {
    ...(url !== undefined && { url }),
    ...(types && { types }),
    ...(format && { format }),
    ...(includesEmail !== undefined && { includes_email: includesEmail }),
    ...(strictOrder !== undefined && { strict_order: strictOrder }),
    ...(signsEd25519 !== undefined && { signs_ed25519: signsEd25519 }),
  }
}

/** What a request changes, or the new value of each setting that it changes. */
function changesOf(endpoint: ManagedEndpointRow, sent: Change): EndpointChanged[] {
  const { url, types, format, includesEmail, strictOrder, signsEd25519 } = sent
  const isOther = <Value>(wanted: Value | undefined, current: Value) =>
    wanted !== undefined && wanted !== current
  return [
    ...(isOther(url, endpoint.url) ? ['url' as const] : []),
    ...(types && !isSame(types, endpoint.types) ? ['types' as const] : []),
    ...(isOther(format, endpoint.format) ? [format!] : []),
    ...(isOther(includesEmail, endpoint.includes_email)
      ? [includesEmail ? ('email_included' as const) : ('email_left_out' as const)]
      : []),
    ...(isOther(strictOrder, endpoint.strict_order)
      ? [strictOrder ? ('strict_order_on' as const) : ('strict_order_off' as const)]
      : []),
    ...(isOther(signsEd25519, endpoint.signs_ed25519)
      ? [signsEd25519 ? ('ed25519_on' as const) : ('ed25519_off' as const)]
      : []),
  ]
}

function isSame(types: readonly string[], others: readonly string[]): boolean {
  return types.length === others.length && types.every((type) => others.includes(type))
}

/** Whether it will receive something that it didn't, or elsewhere. An empty list means all types. */
function isWider(endpoint: ManagedEndpointRow, sent: Change) {
  const { url, includesEmail } = sent
  const hasEmail = includesEmail === true && !endpoint.includes_email
  return hasMoreTypes(endpoint, sent) || hasEmail || (url !== undefined && url !== endpoint.url)
}

function hasMoreTypes({ types: before }: ManagedEndpointRow, { types }: Change): boolean {
  if (types === undefined || before.length === 0) return false
  return types.length === 0 || types.some((type) => !before.includes(type))
}
