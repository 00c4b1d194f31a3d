import { invalidInput } from '@accord/contract/errors.ts'
import { type EventType, kindOfEvent, kindsFor } from '@accord/contract/event-types.ts'
import { eventsGone, listEvents } from '@accord/contract/events.ts'
import { message } from '@accord/contract/translation.ts'
import type { FastifyInstance } from 'fastify'
import type { Actor, ServiceActor } from '#actor.ts'
import { authenticate } from '#calls/authenticate.ts'
import { type CallInput, serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { readAgain } from '#database/errors.ts'
import { requireEventReaderOf } from '#permissions/require-profile.ts'
import { RequestError } from '#request-error.ts'
import { type FeedPage, type WantedKinds, readFeedPage } from './event-feed.store.ts'
import { presentEvent } from './event.present.ts'
import { createActivityWait } from './wait-for-activity.ts'

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
  const wait = createActivityWait({ db, isStopping: () => isClosing || lifecycle.stopping })

  // It isn't repeated as a whole after a lost connection, because the wait would start again.
  serve(app, context, { call: listEvents, once: true }, async ({ actor, params, query, reply }) => {
    const { id } = params
    const deadline = performance.now() + query.wait * 1000
    const signal = closingOf(reply)
    let reader = actor
    for (let { after } = query; ;) {
      const page = await readAgain(() => readPage(context, reader, id, { ...query, after }))
      const { rows, cursor } = page
      const milliseconds = deadline - performance.now()
      const isDone = rows.length > 0 || cursor < page.last || milliseconds <= 0
      if (isDone || !(await wait({ organizationId: id, after: cursor, milliseconds, signal }))) {
        const data = rows.map((row) => presentEvent(id, row))
        return { data, cursor, more: cursor < page.last }
      }
      // The caller may have lost their access while they waited.
      reader = await readAgain(() => authenticate(context, reply.request, listEvents))
      after = cursor
    }
  })
}

type Reader = Actor | ServiceActor
type Query = CallInput<typeof listEvents>['query']

async function readPage(
  { db }: Context,
  reader: Reader,
  organizationId: string,
  { after, types, limit }: Query,
): Promise<FeedPage> {
  await requireEventReaderOf(db, reader, organizationId)
  const wanted = wantedBy(reader, types)
  const page = await readFeedPage(db, organizationId, { after, limit, wanted })
  if (after === undefined) return page
  if (after < page.floor) throw new RequestError(eventsGone, { oldest: page.floor })
  if (after > page.last) throw new RequestError(invalidInput, { fields: { after: ahead } })
  return page
}

const ahead = message("This cursor is ahead of the organization's events.")

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
