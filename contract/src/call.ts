import type * as z from 'zod/mini'
import type { ExpectedError } from './errors.ts'
import type { Scope } from './rules/scopes.ts'

type Schema = z.core.$ZodType

/**
 * Who can make a call. `anyone` needs no token. `session` needs a person's valid token, and affects only what that
 * person can access.
 */
export type Access = 'anyone' | 'session'

/** A call of the API. The service validates and serves it, and the client gets its types from it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Changes nothing, although it's a POST, because its content doesn't belong in a URL. */
  readonly reads?: true
  /**
   * Creates something. Accepts an `Idempotency-Key`, and a repeated request with the same key returns the first
   * response without creating anything else.
   */
  readonly creates?: true
  /** Ends something. With `dryRun=true`, it changes nothing and returns an `Impact`. */
  readonly previews?: true
  /** Also works for a person who deleted their account and can still cancel that. */
  readonly whileAccountDeleted?: true
  /**
   * Also works in a deleted organization that can still be restored, because the call restores it, ends something, or
   * exports data.
   */
  readonly whileDeleted?: true
  /** The path below /api, with parameters as {name}. */
  readonly path: `/${string}`
  readonly access: Access
  /** The scope that an application needs to make the call for a person. Without it, no application can. */
  readonly scope?: Scope
  /**
   * A person must have reauthenticated within the last ten minutes, either always or only for some requests. An
   * application got its scopes from a person who had.
   */
  readonly requiresReauth?: true | 'sometimes'
  /** With the scope, an application can also make the call in its own name, for organizations that authorized it. */
  readonly service?: true
  /** An application can make the call only in its own name, and never for a person. */
  readonly ownNameOnly?: true
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** The longest body that the call accepts, if it's longer than those of other calls. */
  readonly maxBodyBytes?: number
  readonly reply: Schema
  /** The response for an application in its own name, if it differs. The application then needs no scope. */
  readonly serviceReply?: Schema
  /** The media type of a response that is a file. Otherwise, the response is JSON. */
  readonly media?: string
  /** The status of success. The default is 200. */
  readonly status?: 200 | 201 | 202
  readonly errors: readonly ExpectedError[]
}

/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

type Output<S> = S extends Schema ? z.output<S> : undefined
type Input<S> = S extends Schema ? z.input<S> : undefined

/** A handler's input: checked, trimmed, and with defaults. */
export interface Received<C extends Call> {
  params: Output<C['params']>
  query: Output<C['query']>
  body: Output<C['body']>
}

/** A client's input: only the parts that the call has. */
export type Sent<C extends Call> = {
  [Part in 'params' | 'query' | 'body' as C[Part] extends Schema ? Part : never]: Input<C[Part]>
}

export type ReplyOf<C extends Call> = z.output<C['reply']>
/** A handler's response. Fields that the reply doesn't declare are removed before it's sent. */
export type AnswerOf<C extends Call> =
  | z.input<C['reply']>
  | (C extends { serviceReply: infer S extends Schema } ? z.input<S> : never)
