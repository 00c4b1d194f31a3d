import type { Readable } from 'node:stream'
import type { AnswerOf, Call, Received } from '@accord/contract/call.ts'
import { Impact } from '@accord/contract/impact.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { authenticate } from './authenticate.ts'
import type { Actor, ServiceActor, SessionActor } from '#actor.ts'
import type { Context } from '#context.ts'
import { type Caller, callerOf } from '#caller.ts'
import { readAgain } from '#database/errors.ts'
import { requireWithinFlood } from '#http/flood.ts'
import type { IdempotentRequest } from './idempotent-responses.store.ts'
import { dryRunOf, parse, publicNameFields, requireOtherThanBrand } from './parse.ts'
import { idempotentRequestOf } from './idempotency.ts'
import { requireOwnOrigin } from '#http/origins.ts'
import type { Paging } from '@accord/contract/fields.ts'

export type CallInput<C extends Call> = Received<C> & {
  /** The caller's identity, or undefined for calls that are open to anyone. */
  actor: ActorOf<C>
  /** The origin of the request, for limits and activity. */
  caller: Caller
  /** Use this only for cookies and headers. The response body is returned. */
  reply: FastifyReply
  /** The idempotency key of a call that creates something. */
  idempotent?: IdempotentRequest | undefined
  /** Whether the call should only preview its impact and change nothing. */
  dryRun?: boolean
}

/** Applications can make only calls with a scope, and act in their own name only if the call allows it. */
type ActorOf<C extends Call> = C['access'] extends 'anyone'
  ? undefined
  : C extends { applicationsOnly: true }
    ? ServiceActor
    : C extends { service: true }
      ? Actor | ServiceActor
      : C extends { scope: string }
        ? Actor
        : SessionActor

/** A read that counts attempts. It isn't repeated after a lost connection. */
interface ReadOnce<C extends Call> {
  call: C
  once: true
}

/** Serves a call that reads. `serveChange` serves calls that change something. */
export function serve<const C extends Call & ({ method: 'GET' } | { reads: true })>(
  app: FastifyInstance,
  context: Context,
  served: C | ReadOnce<C>,
  handle: (handled: CallInput<C>) => Promise<AnswerOf<C>> | AnswerOf<C>,
) {
  const once = 'once' in served
  const call = once ? served.call : served
  app.reads.set(call, handle as Read)
  register<C>(app, context, call, (handled) =>
    once ? handle(handled) : readAgain(async () => handle(handled)),
  )
}

type Read = (handled: CallInput<Call>) => unknown

/** Returns what a call would return to another actor, with the same handler and schema as the real call. */
export async function readOnBehalf(
  app: FastifyInstance,
  call: Call,
  handled: Pick<CallInput<Call>, 'caller' | 'reply'> & { actor: Actor | ServiceActor },
  sent: Pick<FastifyRequest, 'params' | 'query'>,
): Promise<unknown> {
  const read = app.reads.get(call)
  if (!read) throw new Error(`there is no handler for ${call.method} ${call.path}`)
  const parts = {
    params: call.params && parse(call.params, sent.params),
    query: parse(call.query ?? noQuery, sent.query),
    body: undefined,
  }
  const as = { ...handled, ...parts } as CallInput<Call>
  return z.parse(replyTo(as, call), await read(as))
}

function replyTo<C extends Call>({ actor, dryRun }: CallInput<C>, { reply, serviceReply }: C) {
  if (dryRun) return Impact
  return serviceReply && !actor?.user ? serviceReply : reply
}

/** A file to download, with its name, its content, and its size if that's known in advance. */
export interface ServedFile {
  name: string
  size?: number
  body: Readable | Buffer
}

function sendFile({ reply }: CallInput<Call>, call: Call, { name, size, body }: ServedFile) {
  reply.type(call.media!).headers({
    ...(size !== undefined && { 'content-length': size }),
    'content-disposition': `attachment; filename="${name}"`,
  })
  return body
}

function sendJson(handled: CallInput<Call>, call: Call, answer: unknown) {
  // Fields that the reply's schema doesn't contain never leave the service.
  const body = JSON.stringify(z.parse(replyTo(handled, call), answer))
  const status = handled.dryRun ? 200 : (call.status ?? 200)
  handled.reply.status(status).type('application/json; charset=utf-8')
  return body
}

/** Registers a call. For every call, the order is origin, authentication, limits, input, and work. */
export function register<const C extends Call>(
  app: FastifyInstance,
  context: Context,
  call: C,
  answer: (handled: CallInput<C>) => unknown,
) {
  const names = publicNameFields(call.body)
  app.route({
    method: call.method,
    url: `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    // Files aren't created or read for a HEAD request.
    exposeHeadRoute: call.media === undefined,
    ...(call.maxBodyBytes !== undefined && { bodyLimit: call.maxBodyBytes }),
    // This runs before the body is read, so that large bodies from strangers aren't parsed.
    onRequest: async (request, reply) => {
      requireOwnOrigin(context, request)
      try {
        request.actor =
          call.access === 'session'
            ? await readAgain(() => authenticate(context, request, call))
            : undefined
      } finally {
        // Callers with a rejected token count as strangers.
        requireWithinFlood(context, request, reply)
      }
    },
    onResponse: ({ callingApplication }, { statusCode }, done) => {
      if (callingApplication !== undefined) {
        context.usage.count('calls', callingApplication)
        if (statusCode >= 400) context.usage.count('errors', callingApplication)
      }
      done()
    },
    handler: async (request, reply) => {
      const { actor } = request
      const sent = received(call, request)
      requireOtherThanBrand(context.config.brand, names, sent.body)
      const idempotent = sent.dryRun
        ? undefined
        : idempotentRequestOf(call, request.headers, sent, actor)
      const caller = callerOf(request)
      const handled = { ...sent, actor, caller, reply, idempotent } as CallInput<C>
      const answered = await answer(handled)
      return call.media === undefined
        ? sendJson(handled as CallInput<Call>, call, answered)
        : sendFile(handled as CallInput<Call>, call, answered as ServedFile)
    },
  })
}

function received(call: Call, request: FastifyRequest) {
  const { dryRun, query } = dryRunOf(call, request)
  return {
    params: call.params && parse(call.params, request.params),
    query: parse(call.query ?? noQuery, query),
    body: parse(call.body ?? noBody, request.body),
    dryRun,
  }
}

const noQuery = z.strictObject({})
const noBody = z.optional(z.nullable(z.strictObject({})))

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | ServiceActor | undefined
    /** The application whose valid token was sent, even if that token doesn't allow the call. */
    callingApplication: string | undefined
  }
  interface FastifyInstance {
    /** The handler for each call that reads. */
    reads: Map<Call, (handled: CallInput<Call>) => unknown>
  }
}

/** Builds the response of a list as in the contract's `paged`. `more` is for counts that stop at a limit. */
export function presentPage<Item>(
  data: Item[],
  total: number,
  { $skip, $limit }: Paging,
  more = false,
) {
  return { data, __meta: { total, skip: $skip, limit: $limit, ...(more && { more }) } }
}
