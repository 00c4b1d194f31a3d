import type { ApplicationKind } from '@accord/contract/rules/application-kinds.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import type { IdTokenAlgorithm } from '@accord/contract/rules/sign-in-settings.ts'
import { definePrepared } from '#database/prepared/prepared.ts'

/** A secret that works now. */
export interface LiveKey {
  id: string
  /** Its SHA-256 in hexadecimal. */
  hash: string
}

interface ClientRow {
  id: string
  name: string
  kind: ApplicationKind
  scopes: Scope[]
  redirect_uris: string[]
  post_logout_uris: string[]
  backchannel_logout_uri: string | null
  pkce_optional: boolean
  id_token_alg: IdTokenAlgorithm
  claims_in_id_token: boolean
  keys: LiveKey[]
}

/** An application as the engine needs it, with its live secrets: one read for each request it makes. None of one that was deleted. */
export const findClient = definePrepared<[applicationId: string], ClientRow>(
  'find-oauth-client-that-works',
  `select id, name, kind, scopes, redirect_uris, post_logout_uris, backchannel_logout_uri,
     pkce_optional, id_token_alg, claims_in_id_token, array(
     select json_build_object('id', k.id, 'hash', encode(k.secret_hash, 'hex'))
     from application_keys k
     where k.application_id = applications.id and (k.expires_at is null or k.expires_at > now())
     order by k.created_at desc, k.id desc
   ) as keys
   from applications where id = $1 and stopped_at is null`,
)
