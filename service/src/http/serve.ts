import type { AnswerOf, Call, Received } from '@accord/contract/call.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { authenticate } from '#session/authenticate.ts'
import type { Actor } from '#session/actor.ts'
import type { Context } from '../context.ts'
import { type Caller, callerOf } from '../caller.ts'
import { requireCalm } from './flood.ts'
import { parse } from './parse.ts'
import { requireOwnOrigin } from './own-origin.ts'

type Handled<C extends Call> = Received<C> & {
  /** Who acts; only calls that need a session have one. */
  actor: C['access'] extends 'session' ? Actor : undefined
  /** Where the request came from, for limits and activity. */
  caller: Caller
  /** For cookies and headers; the answer itself is returned. */
  reply: FastifyReply
}

/** Registers a call of the contract: the one way in. Order: origin, credential, limits, shape, work. */
export function serve<const C extends Call>(
  app: FastifyInstance,
  context: Context,
  call: C,
  handle: (handled: Handled<C>) => Promise<AnswerOf<C>> | AnswerOf<C>,
) {
  app.route({
    method: call.method,
    url: `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    // Before the body is read: a stranger's megabytes are not parsed.
    onRequest: async (request) => {
      requireOwnOrigin(context, request)
      try {
        request.actor = call.access === 'session' ? await authenticate(context, request) : undefined
      } finally {
        // Those whose token is refused count as strangers.
        requireCalm(context, request)
      }
    },
    handler: async (request, reply) => {
      const answer = await handle({
        ...received(call, request),
        actor: request.actor,
        caller: callerOf(request),
        reply,
      } as Handled<C>)
      // What the reply schema does not name never leaves the service.
      const body = JSON.stringify(z.parse(call.reply, answer))
      reply.status(call.status ?? 200).type('application/json; charset=utf-8')
      return body
    },
  })
}

function received(call: Call, request: FastifyRequest) {
  return {
    params: call.params && parse(call.params, request.params),
    query: parse(call.query ?? noQuery, request.query),
    body: parse(call.body ?? noBody, request.body),
  }
}

const noQuery = z.strictObject({})
const noBody = z.optional(z.nullable(z.strictObject({})))

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined
  }
}
