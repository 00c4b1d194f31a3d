import { createServer } from 'node:http'
import type { Configuration } from 'oidc-provider'
import { allScopes, standardScopes } from '@accord/contract/rules/scopes.ts'
import { databaseClock } from '@accord/service/database/time.ts'
import { openDatabase } from '@accord/service/database/open.ts'
import { prepared } from '@accord/service/database/prepared.ts'
import { ArtifactAdapter } from '@accord/service/oauth/storage/adapter.ts'
import {
  artifactsOf,
  type FoundArtifact,
} from '@accord/service/data/approvals/oauth-grants.store.ts'
import { clientsOf, type ClientRow } from '@accord/service/oauth/storage/clients.store.ts'
import { ClientAdapter, ownMetadata } from '@accord/service/oauth/storage/client-adapter.ts'
import { Engine } from '@accord/service/oauth/engine.ts'
import { adjustModels } from '@accord/service/oauth/storage/models.ts'
import { keySetOf, newSigningKeys, signingAlgorithms } from '@accord/service/crypto/signing-keys.ts'
import { Unanswered } from '@accord/service/oauth/storage/exchange.ts'

// Runs only the engine with Accord's store, without Fastify, our permission checks, headers, and logs. By default, an
// engine queries the database for each request, so this one does, too.

const { db, pool } = openDatabase(process.env['DATABASE_URL']!)
const clock = await databaseClock(pool)
const findClient = prepared<[id: string], ClientRow>(
  'find-oauth-client-alone',
  clientsOf('applications c where c.id = $1'),
)
const findArtifact = prepared<[kind: string, hash: Buffer], FoundArtifact>(
  'find-oauth-artifact-alone',
  artifactsOf('(select * from oauth_artifacts where kind = $1 and hash = $2) o'),
)
const storage = {
  db,
  find: async (kind: string, hash: Buffer) => (await findArtifact(db, [kind, hash]))[0],
  clock,
  unanswered: new Unanswered(db),
  endReused: async () => {},
}
const signingKeys = await newSigningKeys(new Date())
const configuration: Configuration = {
  adapter: (kind) =>
    kind === 'Client'
      ? new ClientAdapter(async (id) => (await findClient(db, [id]))[0])
      : new ArtifactAdapter(storage, kind),
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
