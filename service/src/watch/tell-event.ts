import type { FastifyBaseLogger } from 'fastify'
import type { EventName } from './event-names.ts'
import { security } from './metrics.ts'
import { traceIdNow } from './trace.ts'

/** What a line says of who and where: ids only, never an address of e-mail. */
export interface Involved {
  account?: string | undefined
  profile?: string | undefined
  organization?: string | undefined
  application?: string | undefined
  address?: string | undefined
  network?: string | undefined
  requestId?: string | undefined
}

/** One line of the log that somebody may look for, and one more of its kind in the metrics. */
export function tellEvent(
  log: Pick<FastifyBaseLogger, 'info'>,
  event: EventName,
  involved: Involved,
  what: object = {},
) {
  security.events.inc({ event })
  log.info({ event, ...involved, traceId: traceIdNow(), ...what }, event)
}
