import type { ApplicationKind } from '@accord/contract/rules/application-kinds.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import type { IdTokenAlgorithm } from '@accord/contract/rules/redirect-uris.ts'
import { isLiveSecret } from '#data/applications/keys.store.ts'
import { batchParameters, batchedLookup } from '#database/prepared.ts'

/** A secret that currently works. */
export interface LiveKey {
  id: string
  /** The secret's SHA-256 hash in hexadecimal. */
  hash: string
}

export interface ClientRow {
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

/** Selects applications as the engine needs them, with their active secrets. Deleted applications aren't included. */
export const clientsOf = (from: string, more = '') => `
  select ${more} c.id, c.name, c.kind, c.scopes, c.redirect_uris, c.post_logout_uris, c.backchannel_logout_uri,
    c.pkce_optional and not c.require_pkce as pkce_optional, c.id_token_alg, c.claims_in_id_token, array(
    select json_build_object('id', k.id, 'hash', encode(k.secret_hash, 'hex'))
    from application_keys k
    where k.application_id = c.id and ${isLiveSecret.text('k')}
    order by k.created_at desc, k.id desc
  ) as keys
  from ${from} and c.stopped_at is null`

/** Finds the application of a request. Concurrent requests share one query. */
export const findClient = batchedLookup<[applicationId: string], ClientRow>(
  'find-oauth-clients-that-work',
  clientsOf(
    `${batchParameters(['id', 'uuid'])} join applications c on c.id = asked.id`,
    'asked.place::int,',
  ),
)
