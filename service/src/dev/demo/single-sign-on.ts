import { turnOnConnection, createConnection } from '#connections/connections.change.ts'
import type { Config } from '#config/config.ts'
import { findConnection, recordTested } from '#data/connections/connections.store.ts'
import { demoClient, demoIssuer } from './identity-provider.ts'
import { act, type Step, step } from './world.ts'

const name = 'Northside Health'

/** Connects the demo's own identity provider, which only a service on this machine accepts. */
export function singleSignOnIsSetUp(config: Config): Step[] {
  if (!config.local) return []
  return [
    act(
      [2, '15:11'],
      'ana',
      'northside',
      createConnection,
      (_, id) => ({
        params: { id },
        body: {
          protocol: 'oidc' as const,
          provider: 'other' as const,
          name,
          issuer: demoIssuer(config),
          ...demoClient,
          clientAuthentication: 'client_secret' as const,
          joins: true,
          enforcesSecondFactor: false,
        },
      }),
      connection,
    ),
    step([2, '15:14'], async ({ past: { context }, idOf }) => {
      const { id, settings_version: version } = (await findConnection(
        context.db,
        idOf(connection),
      ))!
      await recordTested(context.db, id, version)
    }),
    act([2, '15:16'], 'ana', 'northside', turnOnConnection, (idOf) => ({
      params: { id: idOf(connection) },
      body: {},
    })),
  ]
}

/** The name of the connection in the demo's story. */
const connection = `connection to ${name}`
