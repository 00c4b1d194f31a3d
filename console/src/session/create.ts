import type { Call, ReplyOf, Sent } from '@accord/contract/call.ts'
import { ApiError } from '../api/api-error.ts'
import { mayPass } from '../api/may-pass.ts'
import { ask } from './ask.ts'

type Creating = Call & { creates: true }

/** Makes a call that creates something: however often it has to be sent, the thing is there once. */
export function create<C extends Creating>(described: C, sent: Sent<C>): Promise<ReplyOf<C>> {
  return named(described, sent) as Promise<ReplyOf<C>>
}

/** The same under the person's profile in an organization. */
export function createFor<C extends Creating>(
  organizationId: string,
  described: C,
  sent: Sent<C>,
): Promise<ReplyOf<C>> {
  return named(described, sent, organizationId) as Promise<ReplyOf<C>>
}

/** Requests whose answer nobody has seen, by what they ask for: pressed again it is the same request. */
const unanswered = new Map<string, string>()

async function named(described: Call, sent: object, organizationId?: string): Promise<unknown> {
  const asked = JSON.stringify([described.path, sent, organizationId])
  const key = unanswered.get(asked) ?? randomKey()
  unanswered.set(asked, key)
  const send = () => ask(described, { ...sent, key }, organizationId)
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

/** Long enough for a connection to be made anew, too short for a person to wonder. */
const pause = 1000

/** No answer of the service, but that of something between: whether it did anything is not known. */
function isLost(error: unknown): boolean {
  return mayPass(error) && !error.code
}

/** A refusal is an answer: nothing was made. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && !mayPass(error)
}

/** `crypto.randomUUID` is there on https only. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
