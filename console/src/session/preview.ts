import type { Call, Sent } from '@accord/contract/call.ts'
import type { Consequences } from '@accord/contract/consequences.ts'
import { callFor } from './act-for.ts'
import { call } from './call.ts'

export type Previewing = Call & { previews: true }

const ask = call as (described: Call, sent: object) => Promise<unknown>
const askFor = callFor as (
  organizationId: string,
  ...asked: Parameters<typeof ask>
) => Promise<unknown>

/** Asks what would end with a call, which then changes nothing: as the person, or for one of their organizations. */
export function preview<C extends Previewing>(
  described: C,
  sent: Sent<C>,
  organizationId?: string,
): Promise<Consequences> {
  const { query } = sent as { query?: object }
  const only = { ...sent, query: { ...query, dryRun: 'true' } }
  const answer = organizationId ? askFor(organizationId, described, only) : ask(described, only)
  return answer as Promise<Consequences>
}
