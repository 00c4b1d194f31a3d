import { randomBytes } from 'node:crypto'
import { Id } from '@accord/contract/fields.ts'
import { type ApplicationKind, isPublic } from '@accord/contract/rules/application-kinds.ts'
import { standardScopes } from '@accord/contract/rules/scopes.ts'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import * as z from 'zod/mini'
import { readAgain } from '#database/errors.ts'
import type { ClientRow, LiveKey } from './clients.store.ts'
import { deviceGrant } from '#oauth/devices/device-flow.ts'
import { unlessGone } from '#oauth/engine-request.ts'

/** Properties of a client that the engine doesn't know. */
export const ownMetadata = ['live_keys', 'kind', 'pkce_optional', 'claims_in_id_token']

/** A client as the engine passes it, with these properties. */
export interface OwnClient {
  live_keys: LiveKey[]
  kind: ApplicationKind
  pkce_optional: boolean
  claims_in_id_token: boolean
}

export function ownOf(client: object): OwnClient {
  return client as OwnClient
}

/** Presents our applications to the engine as clients, in their state at each request. */
export class ClientAdapter implements Adapter {
  readonly #find: (id: string) => Promise<ClientRow | undefined>
  // The engine requires a secret but never compares it (`models.ts`), and no one can know this one.
  readonly #nobodysSecret = randomBytes(32).toString('base64url')

  constructor(find: (id: string) => Promise<ClientRow | undefined>) {
    this.#find = find
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    if (!z.safeParse(Id, id).success) return undefined
    const client = await unlessGone(readAgain(() => this.#find(id)))
    // PostgreSQL ignores case in IDs, but later comparisons of IDs as text don't.
    if (client?.id !== id) return undefined
    const { name, kind, scopes, redirect_uris, backchannel_logout_uri, pkce_optional, keys } =
      client
    return {
      client_id: client.id,
      client_name: name,
      application_type: kind === 'native' ? 'native' : 'web',
      ...(isPublic(kind)
        ? { token_endpoint_auth_method: 'none' }
        : { client_secret: this.#nobodysSecret }),
      redirect_uris,
      // Without a redirect address, /oauth/authorize can't respond.
      response_types: redirect_uris.length > 0 ? ['code'] : [],
      grant_types: [
        'authorization_code',
        'refresh_token',
        ...(isPublic(kind) ? [] : ['client_credentials']),
        ...(kind === 'native' ? [deviceGrant] : []),
      ],
      post_logout_redirect_uris: client.post_logout_uris,
      ...(backchannel_logout_uri && { backchannel_logout_uri }),
      scope: [...standardScopes, ...scopes].join(' '),
      id_token_signed_response_alg: client.id_token_alg,
      live_keys: keys,
      kind,
      pkce_optional,
      claims_in_id_token: client.claims_in_id_token,
    }
  }

  // Only calls of the API register, change, and delete applications.
  async upsert() {}
  async destroy() {}
  async findByUid() {}
  async findByUserCode() {}
  async consume() {}
  async revokeByGrantId() {}
}
