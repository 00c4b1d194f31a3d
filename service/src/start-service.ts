import type { FastifyInstance } from 'fastify'
import type { Arguments } from '#cli/arguments.ts'
import type { Config } from './config/config.ts'
import { connect } from './connect.ts'
import type { StoppableProcess } from './cli/run-program.ts'
import { requireTwoPorts } from '#cli/try-port.ts'
import { requireWritableFolder } from './cli/folders.ts'
import { relyingPartyOf } from '#factors/passkeys/relying-party.rules.ts'
import { hasCluster } from '#database/embedded/embedded-cluster.ts'
import { loadSecrets } from '#crypto/load-secrets.ts'
import type { HashingCost } from '#crypto/password-hasher.ts'
import { StartupError } from './config/startup-error.ts'
import { newSigningKeys } from '#crypto/signing-keys.ts'

/** This is only a warning, because everything else works. */
const passkeysOff =
  'Passkeys are off because browsers support them only over https and on a host name. To turn them on, set PUBLIC_URL to an https URL with a host name.'

const demoNeedsDevelopment =
  '--demo works only with DEVELOPMENT=on, because its accounts have a known password. npm start sets that unless PUBLIC_URL, DATABASE_URL, SMTP_URL, or TRUST_PROXY is set.'

interface Around {
  /** A lower cost for hashing passwords, which only browser tests set. */
  hashing?: HashingCost
  /** Resolves when the console is built. PostgreSQL starts meanwhile, and its data is used only afterwards. */
  consoleBuilt?: Promise<void> | undefined
}

/** Starts everything and returns a function that stops it. */
export async function startService(
  config: Config,
  given: Arguments,
  around: Around = {},
): Promise<StoppableProcess> {
  if (given.demo && !config.development) throw new StartupError(demoNeedsDevelopment)
  for (const sentence of config.warnings) console.error(sentence)
  if (!relyingPartyOf(config)) console.error(passkeysOff)
  requireTwoPorts(config)
  requireFolders(config)
  const secrets = loadSecrets(config)
  // PostgreSQL starts in separate processes while this one loads most of the service.
  const loading = load(config, given)
  const loaded = Promise.all([loading, around.consoleBuilt])
  const [connected] = await Promise.allSettled([
    connect(config, saying(loading), secrets, loaded),
    loading,
  ])
  if (connected.status === 'rejected') throw connected.reason
  const { runService, ...parts } = await loading
  return runService({
    secrets,
    database: connected.value,
    hashing: around.hashing,
    ...parts,
  })
}

async function load(config: Config, { demo }: Arguments) {
  // New data needs keys, which another thread generates in a second or two.
  const isNew = config.databaseUrl === undefined && !hasCluster(config.dataDir)
  const making = isNew ? newSigningKeys(new Date()) : undefined
  const [{ createServer }, { runService }, filling, provider] = await Promise.all([
    import('./app.ts'),
    import('./run-service.ts'),
    demo ? import('#dev/demo-data.ts') : undefined,
    demo ? import('#dev/demo/identity-provider.ts') : undefined,
  ])
  return {
    app: createServer(config),
    config: provider ? provider.withDemoProvider(config) : config,
    runService,
    fillIn: filling?.fillInDemoData,
    newKeys: await making,
  }
}

/** Holds messages until the log exists. */
function saying(loading: Promise<{ app: FastifyInstance }>) {
  return (sentence: string) =>
    void loading.then(
      ({ app }) => app.log.warn(sentence),
      () => console.error(sentence),
    )
}

/** Checks the folders at the start, so that the first export doesn't fail. */
function requireFolders({ databaseUrl, dataDir, worker, exportsDir }: Config) {
  if (databaseUrl === undefined) requireWritableFolder('DATA_DIR', dataDir)
  if (worker) requireWritableFolder('EXPORTS_DIR', exportsDir)
}
