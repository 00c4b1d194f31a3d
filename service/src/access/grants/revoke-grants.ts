import {
  type AccessGrantKind,
  type RevokedGrant,
  revokeAccessGrants,
} from '@accord/contract/access.ts'
import { notFound } from '@accord/contract/errors.ts'
import type { Kysely } from 'kysely'
import type { ActingProfile } from '#actor.ts'
import { executeChange } from '#calls/execute-change.ts'
import { change, unchanged } from '#calls/change.ts'
import type { CallInput } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import type { Database } from '#database/tables.ts'
import { removeFile } from '#data/exports/export-folder.ts'
import { requireReauthIf } from '#permissions/reauthentication.rules.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { RequestError } from '#request-error.ts'
import { type RevocableGrant, revocationKinds, revocableGrants } from './revocable-grants.ts'
import type { GrantKey } from './access-grants.store.ts'

/** Only these kinds require the caller to confirm their identity. Revoking any other kind may be an emergency. */
const removing: readonly AccessGrantKind[] = ['person', 'contact', 'own_application']

/**
 * Revokes grants one after the other, so that no two requests deadlock. If the caller has no permission to revoke, the
 * whole request is rejected. If they lose it midway, the response says which grants were revoked.
 */
export async function revokeGrants(
  context: Context,
  handled: CallInput<typeof revokeAccessGrants>,
): Promise<{ items: RevokedGrant[] }> {
  const { actor, params, body } = handled
  const { own } = await requireManagerOf(context.db, actor, params.id)
  const removes = body.items.some(({ kind }) => removing.includes(kind))
  const fresh = requireReauthIf(removes && !body.dryRun, actor)
  if (fresh !== true) throw new RequestError(fresh)
  const items: RevokedGrant[] = []
  for (const key of body.items) {
    if (body.dryRun) items.push(await previewEnd(context.db, own, key))
    else items.push(await endGrant(context, handled, key).catch(refusedAfter(items, key)))
  }
  return { items }
}

function refusedAfter(done: readonly RevokedGrant[], key: Pick<RevokedGrant, 'kind' | 'id'>) {
  return (error: unknown): RevokedGrant => {
    if (done.length === 0 || !(error instanceof RequestError)) throw error
    const { message: reason } = error.expected
    return { ...key, outcome: 'refused', reason, tokens: 0, approvals: 0, secrets: 0, proof: null }
  }
}

type Revoking = CallInput<typeof revokeAccessGrants>

/** The person who revokes grants of an organization that they manage. */
type Ender = Pick<Revoking, 'actor' | 'caller' | 'reply'> & { params: { id: string } }

/**
 * Handles one item of the request. The grant is looked up again under the locks, so that only one of two simultaneous
 * requests revokes it.
 */
const endOne = change(revokeAccessGrants, {
  async resolve({ actor, params, body }, db) {
    const { own } = await requireManagerOf(db, actor, params.id)
    const [{ kind, id }] = body.items as [GrantKey]
    const grant = await revocableGrants[kind](db, own, id)
    return { own, grant, organizations: grant?.organizations ?? [], ...applicationOf(grant) }
  },
  records: revocationKinds,

  async run({ grant, body, ...doing }, { config }) {
    const [key] = body.items as [GrantKey]
    if (!grant || grant.refused !== undefined)
      return unchanged({ item: notEnded(key, grant), file: undefined })
    const secrets = (await grant.secrets?.()) ?? 0
    const ended = await grant.end({ ...doing, config })
    const item: RevokedGrant = {
      ...key,
      outcome: 'ended',
      reason: null,
      ...ended,
      secrets,
      proof: null,
    }
    return { item, file: grant.file }
  },

  async respond({ item, file }, { params }, { config }, recorded) {
    // If this fails, housekeeping removes the file.
    if (file) await removeFile(config.exportsDir, file.id)
    const row = recorded.findLast(({ organizationId }) => organizationId === params.id)
    const proof = row && { position: row.position, hash: row.hash, at: row.at.toISOString() }
    return { items: [{ ...item, proof: proof ?? null }] }
  },
})

/** Revokes one grant in its own transaction. Throws only errors about the caller, and returns those about the item. */
async function endGrant(context: Context, ender: Ender, key: GrantKey): Promise<RevokedGrant> {
  const body = { items: [{ kind: key.kind, id: key.id }], dryRun: false }
  try {
    const { items } = await executeChange(context, endOne, { ...ender, query: undefined, body })
    return items[0]!
  } catch (error) {
    // The grant, its organization, or its application was deleted in the meantime.
    if (error instanceof RequestError && error.expected === notFound)
      return notEnded(key, undefined)
    throw error
  }
}

/** Previews what would be revoked. */
async function previewEnd(
  db: Kysely<Database>,
  own: ActingProfile,
  key: GrantKey,
): Promise<RevokedGrant> {
  const grant = await revocableGrants[key.kind](db, own, key.id)
  if (!grant || grant.refused !== undefined) return notEnded(key, grant)
  const secrets = (await grant.secrets?.()) ?? 0
  return { ...key, outcome: 'ends', reason: null, ...(await grant.count()), secrets, proof: null }
}

function notEnded({ kind, id }: GrantKey, grant: RevocableGrant | undefined): RevokedGrant {
  const nothing = { tokens: 0, approvals: 0, secrets: 0, proof: null }
  if (!grant) return { kind, id, outcome: 'gone', reason: null, ...nothing }
  return { kind, id, outcome: 'refused', reason: grant.refused!, ...nothing }
}

function applicationOf(grant: RevocableGrant | undefined) {
  return grant?.application ? { application: grant.application } : {}
}
