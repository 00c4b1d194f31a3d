import type * as z from 'zod/mini'
import type { ExpectedError } from './errors.ts'
import type { Scope } from './rules/scopes.ts'

type Schema = z.core.$ZodType

/**
 * Who may make a call. `anyone` needs no credential; `session` needs a person's live token and acts
 * on that person's own things only.
 */
export type Access = 'anyone' | 'session'

/** One call of the API: what the service validates and serves, and what the client is typed by. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Changes nothing, though it is sent as a POST: what it carries belongs in no address. */
  readonly reads?: true
  /**
   * Makes something that would be there twice if it were made twice: takes an `Idempotency-Key`, and sent
   * again with the same one it is answered again, and nothing more is made.
   */
  readonly creates?: true
  /** Ends something: sent with `dryRun=true` it changes nothing and tells what would end, as `Impact`. */
  readonly previews?: true
  /** Answered also to somebody who deleted their account and can still keep it. */
  readonly whileAccountDeleted?: true
  /** Can be made in an organization that was deleted and can still be restored: it brings it back, ends something or takes data out. */
  readonly whileDeleted?: true
  /** Below /api, with parameters as {name}. */
  readonly path: `/${string}`
  readonly summary: string
  readonly access: Access
  /** What an application needs to make the call for a person; without it no application may. */
  readonly scope?: Scope
  /**
   * A person must have proved within the last ten minutes that it is them: always, or for what matters most of
   * what it can be sent. An application that acts for one was given what it may by somebody who had.
   */
  readonly requiresReauth?: true | 'sometimes'
  /** With that scope it may also make the call in its own name, for those who authorized it. */
  readonly service?: true
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly reply: Schema
  /** What an application in its own name is answered, if not the same; it then needs none of the scopes. */
  readonly serviceReply?: Schema
  /** Media type of an answer that is a file to save; without it the answer is JSON. */
  readonly media?: string
  /** Status of success; 200 unless told. */
  readonly status?: 200 | 201 | 202
  readonly errors: readonly ExpectedError[]
}

export function defineCall<const C extends Call>(call: C): C {
  return call
}

type Output<S> = S extends Schema ? z.output<S> : undefined
type Input<S> = S extends Schema ? z.input<S> : undefined

/** What a handler receives: checked, trimmed and completed with defaults. */
export interface Received<C extends Call> {
  params: Output<C['params']>
  query: Output<C['query']>
  body: Output<C['body']>
}

/** What a client sends: only the parts the call has. */
export type Sent<C extends Call> = {
  [Part in 'params' | 'query' | 'body' as C[Part] extends Schema ? Part : never]: Input<C[Part]>
}

export type ReplyOf<C extends Call> = z.output<C['reply']>
/** What a handler answers with; fields that the reply does not declare are dropped on the way out. */
export type AnswerOf<C extends Call> =
  | z.input<C['reply']>
  | (C extends { serviceReply: infer S extends Schema } ? z.input<S> : never)
