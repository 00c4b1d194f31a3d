import { eventTypeOf } from '@accord/contract/event-types.ts'
import type { Context } from '#context.ts'
import { markStreamsDue } from '#data/events/audit-streams.store.ts'
import { type NewFeedItem, insertFeedItems } from '#data/events/feeds.store.ts'
import { takeFromOutbox } from '#data/events/outbox.store.ts'
import { tryLockForTransaction } from '#database/advisory-locks.ts'
import { inTransaction } from '#database/transactions.ts'
import { sql } from 'kysely'
import { type ApplicationStanding, applicationFeed, mayReceive } from './receive.rules.ts'
import {
  type NewDelivery,
  type ReceiverRow,
  insertDeliveries,
  listFeeds,
  listPlannedEvents,
  listReceivers,
} from './receivers.store.ts'

/** How many rows of activity one step plans. */
const stepSize = 500

/** Turns new activity into deliveries and rows of feeds, until none is left or another worker does it. */
export async function fanOut({ db }: Pick<Context, 'db'>, signal?: AbortSignal) {
  for (let taken = stepSize; taken === stepSize && !signal?.aborted;) {
    taken = await fanOutSome(db)
  }
}

/** Only one worker does this at a time, so that each endpoint and feed gets an organization's events in their order. */
function fanOutSome(db: Context['db']): Promise<number> {
  return inTransaction(db, async (trx) => {
    const run = (text: string) => sql.raw(text).execute(trx)
    if (!(await tryLockForTransaction(run, 'event fan-out'))) return 0
    const taken = await takeFromOutbox(trx, stepSize)
    if (taken.length === 0) return 0
    const events = await listPlannedEvents(trx, taken)
    const receivers = Map.groupBy(await listReceivers(trx, events), ({ about_id }) => about_id)
    const deliveries = events.flatMap((event): NewDelivery[] =>
      (receivers.get(event.organization_id) ?? [])
        .filter((endpoint) => mayReceive(endpoint, event, standingOf(endpoint)))
        .map(({ id }) => ({ endpointId: id, event, type: eventTypeOf(event.kind) })),
    )
    if (deliveries.length > 0) await insertDeliveries(trx, deliveries)
    await markStreamsDue(
      trx,
      taken.map(({ organization_id }) => organization_id),
    )
    const feeds = Map.groupBy(await listFeeds(trx, events), ({ about_id }) => about_id)
    const items = events.flatMap((event): NewFeedItem[] =>
      (feeds.get(event.organization_id) ?? [])
        .filter((feed) =>
          mayReceive(applicationFeed, event, { ...feed, is_organization_deleted: false }),
        )
        .map(({ application_id: applicationId, authorization_id: authorizationId }) => ({
          applicationId,
          authorizationId,
          event,
          type: eventTypeOf(event.kind),
        })),
    )
    if (items.length > 0) await insertFeedItems(trx, items)
    return taken.length
  })
}

/** Events of a deleted organization are planned too. They wait until it's restored. */
function standingOf({ application_id, ...row }: ReceiverRow): ApplicationStanding | undefined {
  if (application_id === null) return undefined
  return { application_id, ...row, is_organization_deleted: false }
}
