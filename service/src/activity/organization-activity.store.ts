import { randomUUID } from 'node:crypto'
import type { RecordedDetail } from '@accord/contract/event-types.ts'
import {
  type ErasableGroup,
  type OrganizationActivityKind,
  personalFieldsOf,
} from '@accord/contract/activity-details.ts'
import { sql, type Transaction } from 'kysely'
import { addToOutbox } from '#data/events/outbox.store.ts'
import { afterCommit } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'
import type { Caller } from '#caller.ts'
import type { Json } from './signed.ts'
import { type StoredActor, type Range, chainHash, commit, deviceSaid } from './chain.ts'
import {
  type Log,
  logRecordedActivity,
  type EventFields,
  notLogged,
} from '#observability/events.ts'

/** The author of an activity entry. */
export type Author =
  | {
      kind: 'person'
      userId: string
      /** The profile that acted. It's null if there is none yet, for example before joining. */
      profileId: string | null
      /** The application that acted for the person. */
      through?: string | undefined
    }
  /** Another organization, whose people must not be shown here. */
  | { kind: 'organization'; id: string; name: string }
  /** An application that acted in its own name. */
  | { kind: 'application'; id: string }
  | { kind: 'directory'; id: string; name: string }
  | { kind: 'command'; name: string }
  | { kind: 'system' }

interface Happened<Kind extends OrganizationActivityKind> {
  kind: Kind
  /** The affected person or object and the change, with names that remain correct after these are deleted. */
  detail: RecordedDetail<Kind>
  organizationId: string
  author: Author
  /** The device is null if the service itself acted, or if people in this organization must not see it. */
  device: Pick<Caller, 'address' | 'agent'> | null
  /**
   * The fields of the log event, if more is known than the author and the organization, or if it must not be shown
   * here.
   */
  eventFields?: EventFields
}

/** The position and the hash of a recorded row. */
export interface Recorded {
  organizationId: string
  position: number
  hash: string
  at: Date
}

/**
 * Adds a row to the organization's chain in the transaction of the change. The organization's row is locked, so that
 * simultaneous changes follow each other. Returns the row's position. The event is logged once the transaction is
 * committed.
 */
export async function recordOrganizationActivity<Kind extends OrganizationActivityKind>(
  trx: Transaction<Database>,
  log: Log,
  { kind, organizationId, author, device, eventFields, ...happened }: Happened<Kind>,
): Promise<Recorded> {
  const application = applicationOf(author)
  const { activity_count, activity_head, has_listener, at, address, application_name } = await trx
    .selectFrom('organizations')
    .select(['activity_count', 'activity_head', 'has_listener'])
    // PostgreSQL stores microseconds and JavaScript doesn't, so the time is rounded before it's hashed.
    .select(sql<Date>`date_trunc('milliseconds', clock_timestamp())`.as('at'))
    // This normalizes the address to the form in which it will be read, because a proxy may have written an IPv6
    // address differently.
    .select(sql<string | null>`host(${device?.address ?? null}::inet)`.as('address'))
    .select((eb) =>
      eb
        .selectFrom('applications')
        .select('name')
        .where('id', '=', application ?? null)
        .as('application_name'),
    )
    .where('id', '=', organizationId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

  const { detail, words } = separatePersonalDetails(kind, happened.detail)
  const agent = device?.agent ?? null
  const wordsKept = words && commit(words)
  const deviceKept = device && commit(deviceSaid(address, agent))
  const row = {
    id: randomUUID(),
    organizationId,
    position: String(BigInt(activity_count) + 1n),
    at,
    kind,
    ...storedActorOf(author, application_name),
    detail,
    wordsCommitment: wordsKept?.commitment ?? null,
    deviceCommitment: deviceKept?.commitment ?? null,
  }
  const hash = chainHash(activity_head, row)

  await trx
    .insertInto('organization_activity')
    .values({
      id: row.id,
      organization_id: organizationId,
      position: row.position,
      at,
      kind,
      author: row.author,
      user_id: row.userId,
      profile_id: row.profileId,
      other_id: row.otherId,
      other_name: row.otherName,
      detail,
      words,
      words_salt: wordsKept?.salt ?? null,
      words_commitment: row.wordsCommitment,
      address,
      agent,
      device_salt: deviceKept?.salt ?? null,
      device_commitment: row.deviceCommitment,
      previous_hash: activity_head,
      hash,
    })
    .execute()
  await trx
    .updateTable('organizations')
    .set({ activity_count: row.position, activity_head: hash })
    .where('id', '=', organizationId)
    .execute()
  if (has_listener) await addToOutbox(trx, organizationId, row.position)
  const involved = eventFields ?? involvedBy(author, organizationId)
  if (log !== notLogged) afterCommit(trx, () => logRecordedActivity(log, kind, involved, detail))
  return { organizationId, position: Number(row.position), hash: hash.toString('hex'), at }
}

/**
 * Erases data and its salt, because the commitment reveals nothing without it. Returns the positions of the rows that
 * were erased now.
 */
export async function eraseGroup(
  trx: Transaction<Database>,
  { group, organizationId, positions }: Erasing,
): Promise<bigint[]> {
  const those = Array.isArray(positions)
    ? sql<boolean>`position = any(${positions.map(String)}::bigint[])`
    : sql<boolean>`position between ${positions.from} and ${positions.to}`
  const erased = await trx
    .updateTable('organization_activity')
    .set(
      group === 'device'
        ? { address: null, agent: null, device_salt: null }
        : {
            words: sql<Record<string, unknown>>`(
              select jsonb_object_agg(field, null) from jsonb_object_keys(words) field)`,
            words_salt: null,
          },
    )
    .where('organization_id', '=', organizationId)
    .where(those)
    .where(group === 'device' ? 'device_salt' : 'words_salt', 'is not', null)
    .returning('position')
    .execute()
  return erased.map(({ position }) => BigInt(position))
}

export interface Erasing {
  group: ErasableGroup
  organizationId: string
  /** The rows, as single positions or as a range. */
  positions: bigint[] | Range
}

function involvedBy(author: Author, organization: string): EventFields {
  const application = applicationOf(author)
  if (author.kind !== 'person') return { organization, application }
  return {
    organization,
    application,
    account: author.userId,
    profile: author.profileId ?? undefined,
  }
}

function applicationOf(author: Author): string | undefined {
  if (author.kind === 'application') return author.id
  return author.kind === 'person' ? author.through : undefined
}

function storedActorOf(author: Author, applicationName: string | null): StoredActor {
  const nobody = { author: author.kind, userId: null, profileId: null, otherId: null }
  switch (author.kind) {
    case 'person': {
      const { userId, profileId, through = null } = author
      return { ...nobody, userId, profileId, otherId: through, otherName: applicationName }
    }
    case 'application':
      return { ...nobody, otherId: author.id, otherName: applicationName }
    case 'organization':
    case 'directory':
      return { ...nobody, otherId: author.id, otherName: author.name }
    case 'command':
      return { ...nobody, otherName: author.name }
    case 'system':
      return { ...nobody, otherName: null }
  }
}

/** Separates people's words from the details, because they can be erased. */
function separatePersonalDetails(kind: OrganizationActivityKind, detail: object) {
  const personal = new Set(personalFieldsOf(kind))
  const of = (wanted: boolean) =>
    Object.fromEntries(Object.entries(detail).filter(([field]) => personal.has(field) === wanted))
  return {
    detail: of(false),
    words: personal.size === 0 ? null : (of(true) as Record<string, Json>),
  }
}
