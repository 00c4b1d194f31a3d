import { asText } from '#database/prepared.ts'
import { currentGrants } from '#data/access/access-rows.store.ts'
import type { ExportEntity } from '@accord/contract/export-contents.ts'
import { type Entity, entity } from './entities.ts'

/** The columns of an access grant as it was at that time. `w` has the columns of `reviewed_ways`. */
const way = {
  kind: ['text', 'w.kind'],
  id: ['uuid', 'w.way_id'],
  name: ['text', 'w.name'],
  email: ['text', 'w.email'],
  person: ['text', 'w.person'],
  owner: ['text', 'w.owner_name'],
  ownerManagers: ['number', 'w.owner_managers'],
  application: ['text', 'w.application_name'],
  roles: ['list', 'w.roles'],
  suspended: ['boolean', 'w.suspended'],
  scopes: ['list', 'w.scopes'],
  shares: ['list', 'w.shares'],
  allowedBy: ['text', 'w.allowed_by'],
  allowedAt: ['time', 'w.allowed_at'],
  since: ['time', 'coalesce(w.since, w.allowed_at)'],
  expiresAt: ['time', 'w.expires_at'],
  lastUsedAt: ['time', 'w.last_used_at'],
  signsInThrough: ['text', 'w.through'],
  signedInThroughAt: ['time', 'w.through_at'],
  daysUsed: ['number', 'w.used_days'],
  unusedScopes: ['list', 'w.unused_scopes'],
  concerns: ['list', 'w.concerns'],
} as const

/** Everyone and everything that currently has access to the organization's data. */
const access = entity('access', {
  columns: way,
  from: `(${asText(currentGrants('{id}'), '{id}')}) w`,
  order: 'w.place',
})

const reviewed = {
  from: 'reviewed_ways w where w.review_id = {id}',
  order: 'w.position',
  count: 'select total as rows from access_reviews where id = {id}',
}

/** Everyone and everything that had access when the review was started. */
const frozen = entity('access', { columns: way, ...reviewed })

const decisions = entity('decisions', {
  columns: {
    kind: ['text', 'w.kind'],
    id: ['uuid', 'w.way_id'],
    name: ['text', 'w.name'],
    decision: ['text', 'w.decision'],
    changed: ['boolean', 'w.was_changed'],
    note: ['text', 'w.note'],
    notedBy: ['text', 'w.noted_by_name'],
    notedAt: ['time', 'w.noted_at'],
    decidedBy: ['text', 'w.decided_by_name'],
    decidedAt: ['time', 'w.decided_at'],
    outcome: ['text', 'w.outcome'],
    reason: ['text', 'w.reason'],
    tokensEnded: ['number', 'w.tokens'],
    activityPosition: ['number', 'w.proof_position'],
    activityHash: ['hex', 'w.proof_hash'],
    endedAt: ['time', 'w.proof_at'],
  },
  ...reviewed,
})

export const accessEntities: Entity<ExportEntity>[] = [access]

/** The entities of an access review, which are read by the review's ID. */
export const reviewEntities: Entity<ExportEntity>[] = [frozen, decisions]
