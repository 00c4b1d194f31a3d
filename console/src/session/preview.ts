import type { Call, Sent } from '@accord/contract/call.ts'
import type { Consequences } from '@accord/contract/consequences.ts'
import { ask } from './ask.ts'

export type Previewing = Call & { previews: true }

/** Asks what would end with a call, which then changes nothing: as the person, or for one of their organizations. */
export function preview<C extends Previewing>(
  described: C,
  sent: Sent<C>,
  organizationId?: string,
): Promise<Consequences> {
  const { query } = sent as { query?: object }
  const only = { ...sent, query: { ...query, dryRun: 'true' } }
  return ask(described, only, organizationId) as Promise<Consequences>
}
