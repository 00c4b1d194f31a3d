import type { FastifyInstance } from 'fastify'
import type { Arguments } from '#program/arguments.ts'
import type { Config } from './config.ts'
import { connect } from './connect.ts'
import type { Running } from '#program/end-on-signal.ts'
import { requireWritableFolder } from '#program/writable-folder.ts'
import { relyingPartyOf } from '#factors/passkeys/relying-party.rules.ts'
import { loadSecrets } from '#secrets/load-secrets.ts'
import type { HashingCost } from '#secrets/password-hasher.ts'

/** Nothing to refuse a start for: everything else works. */
const passkeysOff =
  'Passkeys are off: browsers make them for a host name with https only. Set PUBLIC_URL to one to have them.'

/**
 * Starts everything and answers how to stop it. Only the journeys, whose people are there to do something else, give
 * passwords a cost of their own.
 */
export async function startService(
  config: Config,
  given: Arguments,
  hashing?: HashingCost,
): Promise<Running> {
  for (const sentence of config.warnings) console.error(sentence)
  if (!relyingPartyOf(config)) console.error(passkeysOff)
  requireFolders(config)
  const secrets = loadSecrets(config)
  // Most of the service is read while PostgreSQL starts: both take seconds, and neither needs the other.
  const loading = load(config, given)
  const [connected, loaded] = await Promise.allSettled([
    connect(config, saying(loading), secrets),
    loading,
  ])
  if (connected.status === 'rejected') throw connected.reason
  const database = connected.value
  if (loaded.status === 'rejected') {
    await database.close()
    throw loaded.reason
  }
  const { runService, ...parts } = loaded.value
  return runService({ config, secrets, database, hashing, ...parts })
}

async function load(config: Config, { demo }: Arguments) {
  const [{ createServer }, { runService }, filling] = await Promise.all([
    import('./app.ts'),
    import('./run-service.ts'),
    demo ? import('#dev/demo-data.ts') : undefined,
  ])
  return { app: createServer(config), runService, fillIn: filling?.fillInDemoData }
}

/** What there is to say meanwhile waits for the log. */
function saying(loading: Promise<{ app: FastifyInstance }>) {
  return (sentence: string) =>
    void loading.then(
      ({ app }) => app.log.warn(sentence),
      () => console.error(sentence),
    )
}

/** Found out now, and not by the first export. */
function requireFolders({ databaseUrl, dataDir, worker, exportsDir }: Config) {
  if (databaseUrl === undefined) requireWritableFolder('DATA_DIR', dataDir)
  if (worker) requireWritableFolder('EXPORTS_DIR', exportsDir)
}
