import type { EndpointChanged } from '@accord/contract/activity-details.ts'
import {
  createAuditStream as createCall,
  deleteAuditStream as deleteCall,
  enableAuditStream as enableCall,
  maxAuditStreams,
  onlyOwnersStream,
  pauseAuditStream as pauseCall,
  revokePreviousAuditStreamSecret as revokeCall,
  rotateAuditStreamSecret as rotateCall,
  streamNotSigned,
  streamTokenError,
  streamTokenNeededAgain,
  streamUnverified,
  streamUrlError,
  testAuditStream as testCall,
  tooManyAuditStreams,
  updateAuditStream as updateCall,
} from '@accord/contract/audit-streams.ts'
import { invalidInput, notFound } from '@accord/contract/errors.ts'
import { endpointNotActive, noPreviousSecret } from '@accord/contract/event-endpoints.ts'
import type { StreamPreset } from '@accord/contract/rules/stream-presets.ts'
import { message } from '@accord/contract/translation.ts'
import type { Kysely, Transaction } from 'kysely'
import { change, unchanged } from '#calls/change.ts'
import { showSigningSecret } from '#crypto/event-secrets.ts'
import {
  type ManagedStreamRow,
  countActivity,
  findAuditStream,
  insertAuditStream,
  listAuditStreams,
  updateAuditStream as setStream,
} from '#data/events/audit-streams.store.ts'
import { detailOfEndpoint } from '#data/events/endpoint-detail.ts'
import { deleteEndpoint } from '#data/events/endpoints.store.ts'
import {
  enableEndpoint as markEnabled,
  pauseEndpoint as markPaused,
  verifyEndpoint,
} from '#data/events/endpoint-states.store.ts'
import {
  recordEndpointSecretViewed,
  revokePreviousSecret,
  rotateEndpointSecret as replaceSecret,
} from '#data/events/endpoint-secrets.store.ts'
import type { Database } from '#database/tables.ts'
import { can } from '#permissions/can.rules.ts'
import { requireManagedStream } from '#permissions/require-endpoint.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { RequestError } from '#request-error.ts'
import { requireSendable } from '../require-sendable.ts'
import { presentAuditStream, presentStreamAttempt } from './audit-stream.present.ts'
import { sendTest } from './send-batch.ts'
import { recordStreamTest } from './stream-batches.store.ts'

type Trx = Transaction<Database>

/** What changes a stream is for owners, because a stream contains personal data and no one can erase its copies. */
const owned = {
  resolve: requireManagedStream,
  authorize: ({ own }: Awaited<ReturnType<typeof requireManagedStream>>) =>
    can.manageAuditStreams(own) || onlyOwnersStream,
} as const

export const createAuditStream = change(createCall, {
  resolve: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  authorize: ({ own }) => can.manageAuditStreams(own) || onlyOwnersStream,
  limits: ({ own }) => [['endpointsPerOrganization', own.organizationId]],
  records: ['endpoint_created'],

  async run({ trx, own, body, actor, happened }, { config, secrets }) {
    const { preset, url, token, after } = body
    requireFitting(preset, { url, token: streamTokenError(preset, token !== undefined) })
    requireSendable(config, url)
    const { organizationId, id: createdBy } = own
    await requireReached(trx, organizationId, after)
    if ((await listAuditStreams(trx, organizationId)).length >= maxAuditStreams) {
      throw new RequestError(tooManyAuditStreams)
    }
    const created = { organizationId, preset, url, token, after, createdBy }
    const id = await insertAuditStream(trx, secrets, created)
    const row = await getNow(trx, id)
    happened('endpoint_created', detailOfEndpoint(row))
    const isSigned = preset === 'https'
    if (isSigned) await recordEndpointSecretViewed(trx, id, actor.user)
    return { ...presentAuditStream(row), secret: isSigned ? showSigningSecret(secrets, row) : null }
  },
})

export const updateAuditStream = change(updateCall, {
  ...owned,
  records: ['endpoint_changed'],

  async run({ trx, own, stream, body, happened }, { config, secrets }) {
    const { url, token, after } = body
    requireFitting(stream.stream, {
      url: url ?? stream.url,
      token:
        token === undefined ? missingToken(stream, url) : streamTokenError(stream.stream, true),
    })
    if (url !== undefined) requireSendable(config, url)
    await requireReached(trx, stream.organization_id, after)
    const changes: EndpointChanged[] = [
      ...(url !== undefined && url !== stream.url ? ['url' as const] : []),
      ...(token === undefined ? [] : ['token' as const]),
      ...(after !== undefined && after !== Number(stream.position) ? ['position' as const] : []),
    ]
    if (changes.length === 0) return unchanged(presentAuditStream(stream))
    await setStream(trx, secrets, stream, { url, token, after, allowedBy: own.id })
    const now = await getNow(trx, stream.id)
    happened('endpoint_changed', { ...detailOfEndpoint(now), changes })
    return presentAuditStream(now)
  },
})

export const deleteAuditStream = change(deleteCall, {
  ...owned,
  records: ['endpoint_deleted'],

  async run({ trx, stream, happened }) {
    await deleteEndpoint(trx, stream)
    happened('endpoint_deleted', detailOfEndpoint(stream))
    return {}
  },
  impact: ({ stream: { pending } }) =>
    Promise.resolve([{ kind: 'deliveries', count: Number(pending), names: [] }]),
})

/** Sends a record without activity to any stream. The first one that is accepted verifies it. */
export const testAuditStream = change(testCall, {
  ...owned,
  limits: ({ stream }) => [['testEventsPerEndpoint', stream.id]],
  records: [],

  run: ({ stream }) => Promise.resolve(stream),
  // Nothing is sent inside a transaction, because a receiver may take long to respond.
  async respond(stream, _handled, context) {
    const { db } = context
    const { isSuccess, restSeconds: _, ...outcome } = await sendTest(context, stream)
    if (!(await recordStreamTest(db, stream.id, outcome, isSuccess))) {
      throw new RequestError(notFound)
    }
    if (isSuccess) await verifyEndpoint(db, stream)
    const now = await findAuditStream(db, stream.id)
    if (!now) throw new RequestError(notFound)
    return { stream: presentAuditStream(now), attempt: presentStreamAttempt(outcome) }
  },
})

export const pauseAuditStream = change(pauseCall, {
  ...owned,
  records: ['endpoint_changed'],

  async run({ trx, stream, happened }) {
    if (stream.state === 'paused') return unchanged(presentAuditStream(stream))
    // Accord may have disabled it at this moment.
    if (!(await markPaused(trx, stream.id))) throw new RequestError(endpointNotActive)
    happened('endpoint_changed', { ...detailOfEndpoint(stream), changes: ['paused'] })
    return presentAuditStream(await getNow(trx, stream.id))
  },
})

export const enableAuditStream = change(enableCall, {
  ...owned,
  authorize: ({ own, stream }) => {
    if (!can.manageAuditStreams(own)) return onlyOwnersStream
    return stream.state !== 'unverified' || streamUnverified
  },
  records: ['endpoint_changed'],

  async run({ trx, stream, happened }) {
    if (!(await markEnabled(trx, stream.id))) return unchanged(presentAuditStream(stream))
    happened('endpoint_changed', { ...detailOfEndpoint(stream), changes: ['enabled'] })
    return presentAuditStream(await getNow(trx, stream.id))
  },
})

export const rotateAuditStreamSecret = change(rotateCall, {
  ...owned,
  authorize: ({ own, stream }) => {
    if (!can.manageAuditStreams(own)) return onlyOwnersStream
    return stream.stream === 'https' || streamNotSigned
  },
  limits: ({ stream }) => [['rotationsPerEndpoint', stream.id]],
  records: ['endpoint_secret_rotated'],

  async run({ trx, actor, stream, happened }, { secrets }) {
    await replaceSecret(trx, secrets, stream.id)
    await recordEndpointSecretViewed(trx, stream.id, actor.user)
    happened('endpoint_secret_rotated', detailOfEndpoint(stream))
    const now = await getNow(trx, stream.id)
    return {
      secret: showSigningSecret(secrets, now),
      previousSecretUntil: now.previous_secret_until!.toISOString(),
    }
  },
})

export const revokePreviousAuditStreamSecret = change(revokeCall, {
  ...owned,
  records: ['endpoint_changed'],

  async run({ trx, stream, happened }) {
    if (!(await revokePreviousSecret(trx, stream.id))) throw new RequestError(noPreviousSecret)
    const changes = ['previous_secret_revoked' as const]
    happened('endpoint_changed', { ...detailOfEndpoint(stream), changes })
    return presentAuditStream(await getNow(trx, stream.id))
  },
})

async function getNow(db: Kysely<Database>, id: string): Promise<ManagedStreamRow> {
  return (await findAuditStream(db, id))!
}

/** Each receiver has its own path, and some need a token. */
function requireFitting(
  preset: StreamPreset,
  { url, token }: { url: string; token: string | undefined },
) {
  const fields = { url: streamUrlError(preset, url), token }
  if (fields.url === undefined && fields.token === undefined) return
  throw new RequestError(invalidInput, {
    fields: {
      ...(fields.url !== undefined && { url: fields.url }),
      ...(fields.token !== undefined && { token: fields.token }),
    },
  })
}

/** Without this, an owner could send the stored token to a server of their own, although no call returns it. */
function missingToken(stream: ManagedStreamRow, url: string | undefined): string | undefined {
  if (stream.token === null || url === undefined) return undefined
  return new URL(url).origin === new URL(stream.url).origin ? undefined : streamTokenNeededAgain
}

async function requireReached(trx: Trx, organizationId: string, after: number | undefined) {
  if (after === undefined || after <= (await countActivity(trx, organizationId))) return
  throw new RequestError(invalidInput, { fields: { after: ahead } })
}

const ahead = message("This position is ahead of the organization's activity.")
