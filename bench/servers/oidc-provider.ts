import { ArtifactAdapter } from '@accord/service/oauth/adapter.ts'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import pg from 'pg'

// The engine alone, with Accord's own store behind it: no limits, no hashed secrets, no lookup of what
// the application is still allowed.

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const provider = new Provider(process.env['PUBLIC_URL']!, {
  adapter: (kind) => new ArtifactAdapter(pool, kind),
  clients: [
    {
      client_id: process.env['CLIENT_ID']!,
      client_secret: process.env['CLIENT_SECRET']!,
      grant_types: ['client_credentials'],
      response_types: [],
      redirect_uris: [],
    },
  ],
  features: {
    clientCredentials: { enabled: true },
    introspection: { enabled: true },
    devInteractions: { enabled: false },
  },
})

createServer((request, response) => void provider.callback()(request, response)).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
)
