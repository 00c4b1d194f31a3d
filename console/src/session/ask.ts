import type { Call } from '@accord/contract/call.ts'
import { callFor } from './act-for.ts'
import { call } from './call.ts'

const asPerson = call as (described: Call, sent: object) => Promise<unknown>
const underProfile = callFor as (
  organizationId: string,
  ...asked: Parameters<typeof asPerson>
) => Promise<unknown>

/** Makes any call, for those who know of its answer: as the person, or under their profile in an organization. */
export function ask(described: Call, sent: object, organizationId?: string): Promise<unknown> {
  return organizationId ? underProfile(organizationId, described, sent) : asPerson(described, sent)
}
