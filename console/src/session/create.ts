import type { Call, ReplyOf, Sent } from '@accord/contract/call.ts'
import { callFor } from './act-for.ts'
import { call } from './call.ts'
import { ApiError, isTransient } from '../api/api-error.ts'
import type { Impact } from '@accord/contract/impact.ts'

const asPerson = call as (described: Call, sent: object) => Promise<unknown>
const underProfile = callFor as (
  organizationId: string,
  ...asked: Parameters<typeof asPerson>
) => Promise<unknown>

/** Sends a request as the person, or with their profile in an organization. The caller knows the response's type. */
function callService(described: Call, sent: object, organizationId?: string): Promise<unknown> {
  return organizationId ? underProfile(organizationId, described, sent) : asPerson(described, sent)
}

type Creating = Call & { creates: true }

/** Sends a create request. Even if it's sent several times, the object is created only once. */
export function create<C extends Creating>(described: C, sent: Sent<C>): Promise<ReplyOf<C>> {
  return named(described, sent) as Promise<ReplyOf<C>>
}

/** Sends a create request with the person's profile in an organization. */
export function createFor<C extends Creating>(
  organizationId: string,
  described: C,
  sent: Sent<C>,
): Promise<ReplyOf<C>> {
  return named(described, sent, organizationId) as Promise<ReplyOf<C>>
}

/** The keys of requests without a response, by their content. Another click repeats the same request. */
const unanswered = new Map<string, string>()

async function named(described: Call, sent: object, organizationId?: string): Promise<unknown> {
  const asked = JSON.stringify([described.path, sent, organizationId])
  const key = unanswered.get(asked) ?? randomKey()
  unanswered.set(asked, key)
  const send = () => callService(described, { ...sent, key }, organizationId)
  try {
    const answer = await send().catch(async (error: unknown) => {
      if (!isLost(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
      return send()
    })
    unanswered.delete(asked)
    return answer
  } catch (error) {
    if (isAnswer(error)) unanswered.delete(asked)
    throw error
  }
}

/** How long to wait for a reconnection. The pause is too short for a person to notice. */
const pause = 1000

/** Returns whether the response came from a proxy, or there was none. The outcome is unknown. */
function isLost(error: unknown): boolean {
  return isTransient(error) && !error.code
}

/** Returns whether the service rejected the request, so nothing was created. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && !isTransient(error)
}

/** Returns a random key. `crypto.randomUUID` is available only with HTTPS. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

export type Previewing = Call & { previews: true }

/** Returns the impact of a call without making the change, as the person or for one of their organizations. */
export function preview<C extends Previewing>(
  described: C,
  sent: Sent<C>,
  organizationId?: string,
): Promise<Impact> {
  const { query } = sent as { query?: object }
  const only = { ...sent, query: { ...query, dryRun: 'true' } }
  return callService(described, only, organizationId) as Promise<Impact>
}
