import type { OrganizationActivityKind } from '@accord/contract/activity-details.ts'
import type { AccountActivityKind } from '@accord/contract/activity.ts'
import type { FastifyBaseLogger } from 'fastify'
import { eventOfKind } from './event-names.ts'
import { security } from './metrics.ts'
import { type Involved, tellEvent } from './tell-event.ts'

/** Where what was recorded is told as an event; whoever records says so, or nothing would be told. */
export type Log = Pick<FastifyBaseLogger, 'info'> | typeof untold

/** For what is no event, or is told in another way: a comment says which. */
export const untold = 'untold'

/** Who and where, and on what besides. */
export type EventInvolved = Involved & { on?: string[] | undefined }

/** What was recorded and committed, as an event in the log: with what the row keeps of it, but nobody's address. */
export function tellRecorded(
  log: Exclude<Log, typeof untold>,
  kind: AccountActivityKind | OrganizationActivityKind,
  { on, ...involved }: EventInvolved,
  detail?: object,
) {
  const event = eventOfKind(kind)
  if (!event) return
  if (event === 'sign-in.succeeded') security.signIns.inc({ outcome: 'succeeded' })
  tellEvent(log, event, involved, { on, ...(detail && { what: withoutSecrets(detail) }) })
}

/** Not even the last characters of one. */
function withoutSecrets(detail: object) {
  return Object.fromEntries(Object.entries(detail).filter(([field]) => field !== 'last4'))
}
