import { createServer } from 'node:http'
import type { Configuration } from 'oidc-provider'
import { allScopes } from '@accord/contract/rules/scopes.ts'
import { standardScopes } from '@accord/contract/rules/standard-scopes.ts'
import { databaseClock } from '@accord/service/database/clock.ts'
import { openDatabase } from '@accord/service/database/open.ts'
import { ArtifactAdapter } from '@accord/service/oauth/storage/adapter.ts'
import { ClientAdapter, ownMetadata } from '@accord/service/oauth/storage/client-adapter.ts'
import { Engine } from '@accord/service/oauth/engine.ts'
import { adjustModels } from '@accord/service/oauth/storage/models.ts'
import {
  keySetOf,
  newSigningKeys,
  signingAlgorithms,
} from '@accord/service/secrets/signing-keys.ts'
import { Unanswered } from '@accord/service/oauth/storage/unanswered.ts'

// The engine alone, over Accord's own store: no Fastify, no rules of ours about who may ask, no headers,
// no log.

const { db, pool } = openDatabase(process.env['DATABASE_URL']!)
const clock = await databaseClock(pool)
const storage = { pool, clock, unanswered: new Unanswered(db), endReused: async () => {} }
const signingKeys = await newSigningKeys(new Date())
const configuration: Configuration = {
  adapter: (kind) =>
    kind === 'Client' ? new ClientAdapter(pool) : new ArtifactAdapter(storage, kind),
  jwks: keySetOf(signingKeys, new Date()),
  enabledJWA: { idTokenSigningAlgValues: [...signingAlgorithms] },
  extraClientMetadata: { properties: ownMetadata },
  scopes: [...standardScopes, ...allScopes],
  features: {
    clientCredentials: { enabled: true },
    introspection: { enabled: true },
    devInteractions: { enabled: false },
  },
}
const provider = new Engine(process.env['PUBLIC_URL']!, configuration, {
  clock,
  countPoll: async () => {},
  signingKeys,
})
adjustModels(provider, { note: () => {} })
const answer = provider.callback()

createServer((request, response) => void answer(request, response)).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
)
