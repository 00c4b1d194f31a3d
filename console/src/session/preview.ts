import type { Call, Sent } from '@accord/contract/call.ts'
import { Consequences } from '@accord/contract/consequences.ts'
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
  const asked = [
    { ...described, reply: Consequences },
    { ...sent, query: { ...query, dryRun: 'true' } },
  ] as const
  const answer = organizationId ? askFor(organizationId, ...asked) : ask(...asked)
  return answer as Promise<Consequences>
}
