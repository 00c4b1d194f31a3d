import { invalidInput } from '@accord/contract/errors.ts'
import { type EventType, kindOfEvent, kindsFor } from '@accord/contract/event-types.ts'
import { eventsGone, listApplicationEvents, listEvents } from '@accord/contract/events.ts'
import { message } from '@accord/contract/translation.ts'
import type { FastifyInstance } from 'fastify'
import type { Actor, ServiceActor } from '#actor.ts'
import { authenticate } from '#calls/authenticate.ts'
import { type CallInput, serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { readAgain } from '#database/errors.ts'
import { requireEventReaderOf } from '#permissions/require-profile.ts'
import { RequestError } from '#request-error.ts'
import { readOwnFeed } from './application-feed.ts'
import { listGrownFeeds } from './application-feed.store.ts'
import { type WantedKinds, listGrownSince, readFeedPage } from './event-feed.store.ts'
import { presentEvent } from './event.present.ts'
import { createEventWait } from './wait-for-events.ts'

export function eventRoutes(
  app: FastifyInstance,
  context: Context,
  lifecycle: { stopping: boolean },
) {
  const { db } = context
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  const isStopping = () => isClosing || lifecycle.stopping
  const waitForActivity = createEventWait({
    listGrown: (places) => listGrownSince(db, places),
    isStopping,
  })
  const waitForFeed = createEventWait({
    listGrown: (places) => listGrownFeeds(db, places),
    isStopping,
  })

  // Neither is repeated as a whole after a lost connection, because the wait would start again.
  serve(app, context, { call: listEvents, once: true }, async ({ actor, params, query, reply }) => {
    const { id } = params
    let reader = actor
    return follow(query, reply, {
      id,
      wait: waitForActivity,
      read: async (after) => {
        const page = await readPage(context, reader, id, { ...query, after })
        return { ...page, data: page.rows.map((row) => presentEvent(id, row)) }
      },
      // The caller may have lost their access while they waited.
      again: async () => {
        reader = await authenticate(context, reply.request, listEvents)
      },
    })
  })

  serve(app, context, { call: listApplicationEvents, once: true }, ({ actor, query, reply }) => {
    let reader = actor
    return follow(query, reply, {
      id: actor.application.id,
      wait: waitForFeed,
      read: async (after) => {
        const page = await readOwnFeed(db, reader, {
          types: query.types,
          limit: query.limit,
          after,
        })
        requireKept(after, page)
        const data = page.rows.map((row) => presentEvent(row.organization_id, row))
        return { ...page, data }
      },
      again: async () => {
        const call = listApplicationEvents
        reader = (await authenticate(context, reply.request, call)) as ServiceActor
      },
    })
  })
}

type Reader = Actor | ServiceActor
type Query = CallInput<typeof listEvents>['query']

interface Followed<Event> {
  id: string
  wait: ReturnType<typeof createEventWait>
  read: (after: number | undefined) => Promise<{ data: Event[]; cursor: number; last: number }>
  again: () => Promise<void>
}

/** Returns a page, or waits until there is one. */
async function follow<Event>(
  query: Query,
  reply: CallInput<typeof listEvents>['reply'],
  { id, wait, read, again }: Followed<Event>,
) {
  const deadline = performance.now() + query.wait * 1000
  const signal = closingOf(reply)
  for (let { after } = query; ;) {
    const { data, cursor, last } = await readAgain(() => read(after))
    const milliseconds = deadline - performance.now()
    const isDone = data.length > 0 || cursor < last || milliseconds <= 0
    if (isDone || !(await wait({ id, after: cursor, milliseconds, signal }))) {
      return { data, cursor, more: cursor < last }
    }
    await readAgain(again)
    after = cursor
  }
}

async function readPage(
  { db }: Context,
  reader: Reader,
  organizationId: string,
  { after, types, limit }: Query,
) {
  await requireEventReaderOf(db, reader, organizationId)
  const wanted = wantedBy(reader, types)
  const page = await readFeedPage(db, organizationId, { after, limit, wanted })
  requireKept(after, page)
  return page
}

/** Rejects cursors whose next events were deleted, and those that this feed never returned. */
function requireKept(after: number | undefined, { floor, last }: { floor: number; last: number }) {
  if (after === undefined) return
  if (after < floor) throw new RequestError(eventsGone, { oldest: floor })
  if (after > last) throw new RequestError(invalidInput, { fields: { after: ahead } })
}

const ahead = message('This cursor is ahead of the newest event.')

/** A manager gets all types. An application gets those that it could also read with a call. */
function wantedBy(
  reader: Reader,
  types: readonly EventType[] | undefined,
): WantedKinds | undefined {
  const requested = types && new Set(types.map(kindOfEvent))
  if (reader.user) return requested && { aboutAnything: [...requested] }
  const { aboutAnything, aboutItself } = kindsFor(reader.scopes)
  const isRequested = (kind: (typeof aboutAnything)[number]) => requested?.has(kind) ?? true
  return {
    aboutAnything: aboutAnything.filter(isRequested),
    aboutItself: { kinds: aboutItself.filter(isRequested), application: reader.application.id },
  }
}

function closingOf({ raw }: CallInput<typeof listEvents>['reply']): AbortSignal {
  const closing = new AbortController()
  raw.once('close', () => closing.abort())
  return closing.signal
}
