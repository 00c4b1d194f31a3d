import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Arguments } from '#program/arguments.ts'
import type { Config } from './config.ts'
import { connect } from './connect.ts'
import type { Running } from '#program/end-on-signal.ts'
import { requireTwoPorts } from '#program/try-port.ts'
import { requireWritableFolder } from '#program/writable-folder.ts'
import { relyingPartyOf } from '#factors/passkeys/relying-party.rules.ts'
import { hasCluster } from '#database/embedded/embedded-cluster.ts'
import { loadSecrets } from '#secrets/load-secrets.ts'
import type { HashingCost } from '#secrets/password-hasher.ts'
import { StartupRefused } from './startup-refused.ts'
import { newSigningKeys } from '#secrets/signing-keys.ts'

/** Nothing to refuse a start for: everything else works. */
const passkeysOff =
  'Passkeys are off: browsers make them for a host name with https only. Set PUBLIC_URL to one to have them.'

const demoNeedsDevelopment =
  '--demo works only with DEVELOPMENT=on, because its accounts have a known password. npm start sets that unless PUBLIC_URL, DATABASE_URL, SMTP_URL or TRUST_PROXY is set.'

interface Around {
  /** Only the journeys, whose people are there to do something else, give passwords a cost of their own. */
  hashing?: HashingCost
  /** Where the console is still being built: PostgreSQL starts meanwhile, and its data is touched only afterwards. */
  consoleBuilt?: Promise<void> | undefined
}

/** Starts everything and answers how to stop it. */
export async function startService(
  config: Config,
  given: Arguments,
  around: Around = {},
): Promise<Running> {
  if (given.demo && !config.development) throw new StartupRefused(demoNeedsDevelopment)
  for (const sentence of config.warnings) console.error(sentence)
  if (!relyingPartyOf(config)) console.error(passkeysOff)
  requireTwoPorts(config)
  requireFolders(config)
  const secrets = loadSecrets(config)
  // Most of the service is read while PostgreSQL starts: both take seconds, and neither needs the other.
  const underWay = Promise.withResolvers<void>()
  const loading = underWay.promise.then(() => load(config, given))
  const done = Promise.all([loading, around.consoleBuilt])
  // Whoever waits for it is told; perhaps nobody comes as far.
  done.catch(() => {})
  const meanwhile = { begin: underWay.resolve, done }
  const [connected] = await Promise.allSettled([
    connect(config, saying(loading), secrets, meanwhile).finally(underWay.resolve),
    loading,
  ])
  if (connected.status === 'rejected') throw connected.reason
  const database = connected.value
  const { runService, ...parts } = await loading
  return runService({ config, secrets, database, hashing: around.hashing, ...parts })
}

/** To read a file holds everything else up, so it is done a room at a time: in between PostgreSQL is attended to. */
async function load(config: Config, { demo }: Arguments) {
  // Of new data: to make them takes a second or two of another thread, and nothing has to wait for it.
  const isNew = config.databaseUrl === undefined && !hasCluster(config.dataDir)
  const making = isNew ? newSigningKeys(new Date()) : undefined
  for (const room of rooms) {
    await setImmediate()
    await room()
  }
  const [{ createServer }, { runService }, filling] = await Promise.all([
    import('./app.ts'),
    import('./run-service.ts'),
    demo ? import('#dev/demo-data.ts') : undefined,
  ])
  return {
    app: createServer(config),
    runService,
    fillIn: filling?.fillInDemoData,
    newKeys: await making,
  }
}

/** The largest of those that lean on few others; what is left comes with `app.ts`. */
const rooms = [
  () => import('fastify'),
  () => import('oidc-provider'),
  () => import('#calls/carry-out.ts'),
  () => import('#session/session.routes.ts'),
  () => import('#accounts/accounts.routes.ts'),
  () => import('#exports/exports.routes.ts'),
  () => import('#approvals/approvals.routes.ts'),
  () => import('#reference/reference.routes.ts'),
  () => import('#networks/networks.routes.ts'),
]

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
