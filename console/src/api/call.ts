import type { Call, ReplyOf, Sent } from '@accord/contract/call.ts'
import * as z from 'zod/mini'
import { endExpiredSession } from '../session/expired-session.ts'
import { liveToken } from '../session/live-token.ts'
import { actingKey, tokenEntry } from '../session/session.ts'
import { ApiError } from './api-error.ts'
import { type RequestParts, send } from './send.ts'

type Parts<C extends Call> = keyof Sent<C> extends never ? [] : [sent: Sent<C>]

/** Makes a call of the contract: the one way to the service. */
export async function call<C extends Call>(described: C, ...[sent]: Parts<C>): Promise<ReplyOf<C>> {
  const token = described.access === 'session' ? await liveToken() : undefined
  try {
    return z.parse(
      described.reply,
      await send(described, (sent ?? {}) as RequestParts, token),
    ) as ReplyOf<C>
  } catch (error) {
    // Another tab may have renewed the token, or signed in anew, since this one was sent.
    const isCurrent = token !== undefined && tokenEntry(actingKey())?.token === token
    if (isCurrent && error instanceof ApiError && error.status === 401) endExpiredSession()
    throw error
  }
}
