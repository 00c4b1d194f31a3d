import { type EventType, eventKinds } from '@accord/contract/event-types.ts'
import type { Kysely } from 'kysely'
import type { ServiceActor } from '#actor.ts'
import { completeFeed, insertFeed, noteFeedRead } from '#data/events/feeds.store.ts'
import type { Database } from '#database/tables.ts'
import { inTransaction } from '#database/transactions.ts'
import { lock } from '#permissions/locks.store.ts'
import { readApplicationFeed } from './application-feed.store.ts'

interface Query {
  after: number | undefined
  limit: number
  types: readonly EventType[] | undefined
}

/** Reads the feed of the calling application. The first request starts it. */
export async function readOwnFeed(
  db: Kysely<Database>,
  { application, scopes }: ServiceActor,
  query: Query,
) {
  const { id: applicationId, usage } = application
  const read = () => readApplicationFeed(db, { applicationId, scopes, ...query })
  let page = await read()
  if (!page?.isStarted) await startFeed(db, applicationId)
  else if (page.isUnread) await noteFeedRead(db, applicationId)
  if (!page?.isStarted || page.isUnread) page = (await read())!
  for (const { authorization_id: id, kind } of page.rows) {
    const { application: needed } = eventKinds[kind]
    if (id !== null) usage.note('authorization', id, needed === 'itself' ? undefined : needed!)
  }
  return page
}

/** Safe to repeat, because the process may stop in between. */
async function startFeed(db: Kysely<Database>, applicationId: string) {
  await inTransaction(db, async (trx) => {
    await lock(trx, { organizations: [], application: applicationId })
    await insertFeed(trx, applicationId)
  })
  await completeFeed(db, applicationId)
}
