import { randomBytes } from 'node:crypto'
import { Id } from '@accord/contract/fields.ts'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { findClient } from './clients.store.ts'
import { openidScopes } from '#oauth/scopes.rules.ts'
import { unlessGone } from './unless-gone.ts'

/** Members of a client that only we know of. */
export const ownMetadata = ['live_keys']

/** The engine's clients are our applications, as they are at each request. */
export class ClientAdapter implements Adapter {
  readonly #pool: Pool
  // The engine demands a secret. It compares none (`models.ts`); nobody could know this one.
  readonly #nobodysSecret = randomBytes(32).toString('base64url')

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    if (!z.safeParse(Id, id).success) return undefined
    const [client] = await unlessGone(findClient(this.#pool, [id]))
    if (!client) return undefined
    const { name, scopes, redirect_uris, keys } = client
    return {
      client_id: client.id,
      client_name: name,
      client_secret: this.#nobodysSecret,
      redirect_uris,
      // Without an address there is no way back from /oauth/authorize.
      response_types: redirect_uris.length > 0 ? ['code'] : [],
      grant_types: ['authorization_code', 'refresh_token', 'client_credentials'],
      scope: [...openidScopes, ...scopes].join(' '),
      live_keys: keys,
    }
  }

  // Applications are registered, changed and deleted by calls of the API only.
  async upsert() {}
  async destroy() {}
  async findByUid() {}
  async findByUserCode() {}
  async consume() {}
  async revokeByGrantId() {}
}
