import type { Scope } from '@accord/contract/rules/scopes.ts'
import { definePrepared } from '#database/prepared.ts'

/** A secret that works now. */
export interface LiveKey {
  id: string
  /** Its SHA-256 in hexadecimal. */
  hash: string
}

interface ClientRow {
  id: string
  name: string
  scopes: Scope[]
  redirect_uris: string[]
  keys: LiveKey[]
}

/** An application as the engine needs it, with its live secrets: one read for each request it makes. */
export const findClient = definePrepared<[applicationId: string], ClientRow>(
  'find-oauth-client-with-keys',
  `select id, name, scopes, redirect_uris, array(
     select json_build_object('id', k.id, 'hash', encode(k.secret_hash, 'hex'))
     from application_keys k
     where k.application_id = applications.id and (k.expires_at is null or k.expires_at > now())
     order by k.created_at desc, k.id desc
   ) as keys
   from applications where id = $1`,
)
