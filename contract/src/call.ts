import type * as z from 'zod/mini'
import type { ExpectedError } from './errors.ts'
import type { Scope } from './rules/scopes.ts'

type Schema = z.core.$ZodType

/**
 * The callers that a call accepts. `anyone` needs no token. `session` needs a person's valid token, and the call is
 * limited to what that person can access.
 */
export type Access = 'anyone' | 'session'

/** A call of the API. The service validates and serves it, and the client gets its types from it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The call changes nothing. It's a POST because its content doesn't belong in a URL. */
  readonly reads?: true
  /**
   * The call creates something and accepts an `Idempotency-Key`. A repeated request with the same key returns the first
   * response without creating anything else.
   */
  readonly creates?: true
  /** The call ends something. With `dryRun=true`, it changes nothing and returns an `Impact`. */
  readonly previews?: true
  /** The call also works for a person who deleted their account and can still restore it. */
  readonly whileAccountDeleted?: true
  /**
   * The call also works in a deleted organization that can still be restored. It restores the organization, ends
   * something, or exports data.
   */
  readonly whileDeleted?: true
  /** The path below /api, with parameters as {name}. */
  readonly path: `/${string}`
  readonly access: Access
  /**
   * The call also works in a session that was opened through an organization's identity provider. Such a session is
   * only for one profile, so calls about the person's account and calls that only owners can make don't have this flag.
   */
  readonly providerSession?: true
  /**
   * The call also works when the organization requires its identity provider and the session hasn't proved it. It ends
   * sessions or leads to the provider.
   */
  readonly whileProviderNeeded?: true
  /**
   * The scope that an application needs to make the call for a person. Without this field, no application can make the
   * call for a person.
   */
  readonly scope?: Scope
  /**
   * The person must have confirmed their identity within the last ten minutes, for all requests or only for some.
   * Applications are exempt, because someone with a confirmed identity approved their scopes.
   */
  readonly requiresReauth?: true | 'sometimes'
  /** With the scope, an application can also make the call in its own name, for organizations that authorized it. */
  readonly service?: true
  /** An application can make the call only in its own name, and never for a person. */
  readonly ownNameOnly?: true
  /** No person can make the call, only applications. */
  readonly applicationsOnly?: true
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** The maximum size of the body, if the call needs more than other calls. */
  readonly maxBodyBytes?: number
  readonly reply: Schema
  /** The response for an application in its own name, if it differs. The application then needs no scope. */
  readonly serviceReply?: Schema
  /** The media type of the response if it's a file. All other responses are JSON. */
  readonly media?: string
  /** The status of a successful response. The default is 200. */
  readonly status?: 200 | 201 | 202
  readonly errors: readonly ExpectedError[]
}

/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

type Output<S> = S extends Schema ? z.output<S> : undefined
type Input<S> = S extends Schema ? z.input<S> : undefined

/** The input that a handler receives, which is checked, trimmed, and completed with defaults. */
export interface Received<C extends Call> {
  params: Output<C['params']>
  query: Output<C['query']>
  body: Output<C['body']>
}

/** The input that a client sends, with only the parts that the call declares. */
export type Sent<C extends Call> = {
  [Part in 'params' | 'query' | 'body' as C[Part] extends Schema ? Part : never]: Input<C[Part]>
}

export type ReplyOf<C extends Call> = z.output<C['reply']>
/** The response that a handler returns. Fields that the reply doesn't declare are removed before it's sent. */
export type AnswerOf<C extends Call> =
  | z.input<C['reply']>
  | (C extends { serviceReply: infer S extends Schema } ? z.input<S> : never)
