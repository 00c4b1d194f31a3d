import type { Call, ReplyOf, Sent } from '@accord/contract/call.ts'
import { ApiError } from '../api/api-error.ts'
import { send } from '../api/send.ts'
import { withReauthentication } from './reauthentication.ts'
import { endExpiredSession } from './expired-session.ts'
import { liveToken } from './tokens.ts'
import { tokenEntry, userKey } from './session.ts'

export type Parts<C extends Call> = keyof Sent<C> extends never
  ? []
  : [sent: Sent<C> & { signal?: AbortSignal }]

/** A call that creates nothing. All others use `create` and `createFor`. */
export type Plain = Call & { creates?: never }

/** Sends a request as the person. `callFor` sends it for one of their organizations. */
export function call<C extends Plain>(described: C, ...[sent]: Parts<C>): Promise<ReplyOf<C>> {
  return withReauthentication(() => callOnce(described, sent))
}

async function callOnce<C extends Plain>(described: C, sent: Parts<C>[0]): Promise<ReplyOf<C>> {
  const token = described.access === 'session' ? await liveToken() : undefined
  try {
    return await callWith(token, described, sent)
  } catch (error) {
    // Since this request was sent, another tab may have refreshed the token, or the person may have signed in again.
    const isCurrent = token !== undefined && tokenEntry(userKey)?.token === token
    if (isCurrent && isUnauthenticated(error)) endExpiredSession()
    throw error
  }
}

/** Sends a request with a given token and returns its response, without side effects. */
export async function callWith<C extends Call>(
  token: string | undefined,
  described: C,
  sent: Parts<C>[0],
): Promise<ReplyOf<C>> {
  return (await send(described, sent ?? {}, token)) as ReplyOf<C>
}

export function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
