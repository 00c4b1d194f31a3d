import type { Call } from '@accord/contract/call.ts'
import { selectOrganizationFirst } from '@accord/contract/organizations.ts'
import { forbidden, insufficientScope, notFound, personNeeded } from '@accord/contract/refusal.ts'
import type { SeenPart } from '@accord/contract/seen.ts'
import type { FastifyInstance } from 'fastify'
import type { ActingApplication } from '#actor.ts'
import { type Handled, readAs } from '#calls/serve.ts'
import { actorOf } from '#calls/authenticate-application.ts'
import type { LiveApplicationToken } from '#data/approvals/live-token.store.ts'
import { Refused } from '#refused.ts'
import { type Ask, nothing, type Reading, type SeenRows } from './readings.ts'

/** What a token would stand for, had the application one; none is made. */
export interface Eyes extends Pick<ActingApplication, 'lookedAt'> {
  seen: NonNullable<SeenPart['seen']>
  live: LiveApplicationToken
}

type Looking = Pick<Handled<Call>, 'caller' | 'reply'>

/** Whoever looks leaves no trace of a use. */
const untraced = { tokenHash: Buffer.alloc(0), lastUses: { note: () => {} } }

/** What a token would be refused for lack of. Anything else is a fault, and not something that is not seen. */
const notSeen: readonly string[] = [
  insufficientScope.code,
  personNeeded.code,
  forbidden.code,
  notFound.code,
  selectOrganizationFirst.code,
]

/** Each of them by the first of these eyes that see it. */
export async function look(
  app: FastifyInstance,
  looking: Looking,
  { readings, eyes, organizationId }: LookedFor,
): Promise<SeenPart[]> {
  const parts: SeenPart[] = []
  for (const reading of readings) parts.push(await partOf(reading))
  return parts

  async function partOf({ kind, read }: Reading): Promise<SeenPart> {
    let outOfReach = false
    for (const { seen, ...through } of eyes) {
      try {
        return { kind, seen, outOfReach: false, ...(await read(askAs(through), organizationId)) }
      } catch (error) {
        if (!(error instanceof Refused) || !notSeen.includes(error.refusal.code)) throw error
        outOfReach ||= error.refusal === forbidden
      }
    }
    return { kind, seen: null, outOfReach, ...nothing }
  }

  function askAs({ live, lookedAt }: Omit<Eyes, 'seen'>): Ask {
    return async (call, { params, query = {} } = {}) => {
      const actor = actorOf(live, call, { ...untraced, ...(lookedAt && { lookedAt }) })
      return rowsOf(await readAs(app, call, { ...looking, actor }, { params, query }))
    }
  }
}

export interface LookedFor {
  readings: readonly Reading[]
  eyes: readonly Eyes[]
  /** Of which they are; none of what is about a person alone. */
  organizationId: string | undefined
}

type Row = Record<string, unknown>

/** A list as its first page, anything else as one row. */
function rowsOf(answer: unknown): SeenRows {
  const { data, __meta } = answer as { data?: Row[]; __meta?: { total: number; more?: boolean } }
  if (!data || !__meta) return { rows: [answer as Row], total: 1, more: false }
  return { rows: data, total: __meta.total, more: __meta.more ?? false }
}
