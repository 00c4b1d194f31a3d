import { lookup } from 'node:dns/promises'
import { noSupportEmail } from '#config/brand.ts'
import { type Config, readConfig } from '#config/config.ts'
import { isLoopback } from '#config/addresses.ts'
import { parseCommandArguments } from '#cli/arguments.ts'
import { hasCluster } from '#database/embedded/embedded-cluster.ts'
import { pendingMigrations } from '#database/migrator/migrate.ts'
import { migrationLimits, type OpenDatabase, openDatabase } from '#database/open.ts'
import { openData } from '#database/open-data.ts'
import { requireReachable, workingRole } from '#database/startup-checks.ts'
import { findSchemaDifferences } from '#database/schema/schema-differences.ts'
import { requireRestored } from '#database/restoring.ts'
import { tryMailServer } from '#mail/mail-server.ts'
import { explainAddress, explainMetricsAddress, requireTwoPorts, tryPort } from '#cli/try-port.ts'
import { requireWritableFolder, freeSpaceIn } from '#cli/folders.ts'
import { requireDataKey } from '#crypto/data-key.ts'
import { loadSecrets, secretKeyFileOf } from '#crypto/load-secrets.ts'
import { StartupError } from '#config/startup-error.ts'
import { runCommand } from '#cli/run-program.ts'
import type { MetricsAddress } from '#config/observability-settings.ts'

const usage = `Usage: accord check

Check that Accord can start, without starting it. This checks the environment variables, the database with its role and
tables, the secret key, the ports, the folders, and the mail server. The command prints a line for each check and exits
with 1 if any check fails.`

/** The name of a check and the check itself. It returns its result, or throws a sentence that says what to do. */
type Look = [what: string, look: () => Promise<string>]

const gigabyte = 1e9

await runCommand(async () => {
  parseCommandArguments({ usage, words: [] })
  process.exitCode = (await check()) ? 0 : 1
})

async function check(): Promise<boolean> {
  let config: Config | undefined
  const configured = await said('variables', async () => {
    config = readConfig(process.env)
    if (config.warnings.length > 0) throw new StartupError(config.warnings.join('\n'))
    return 'all values are valid'
  })
  if (!config) return false
  let right = configured
  for (const [what, look] of [...looksAt(config), ...databaseLooks(config)]) {
    right = (await said(what, look)) && right
  }
  if (!config.local && !isLoopback(config.host)) {
    console.log(
      `note   host: HOST is ${config.host}, so other machines can reach the service without TLS. If your proxy runs on this machine, set HOST=127.0.0.1.`,
    )
  }
  if (!config.local && config.brand.supportEmail === noSupportEmail) {
    console.log(
      `note   support: SUPPORT_EMAIL is not set, so emails and pages tell people to contact ${noSupportEmail}, which no one reads. Set it to your own address.`,
    )
  }
  return right
}

async function said(what: string, look: () => Promise<string>): Promise<boolean> {
  try {
    console.log(`ok     ${what}: ${await look()}`)
    return true
  } catch (error) {
    // If several values are wrong, each one is printed on its own line.
    for (const sentence of (error as Error).message.split('\n')) {
      console.log(`wrong  ${what}: ${sentence}`)
    }
    return false
  }
}

function looksAt(config: Config): Look[] {
  const { publicUrl, smtpUrl, exportsDir, dataDir, databaseUrl, metrics } = config
  const looks: Look[] = [
    ['address', () => lookUp(publicUrl)],
    ['port', () => tryPort(config, explainAddress(config))],
  ]
  if (metrics) looks.push(['metrics port', () => tryMetricsPort(config, metrics)])
  if (smtpUrl !== undefined) looks.push(['mail server', () => greetMailServer(smtpUrl)])
  if (databaseUrl === undefined) looks.push(['data folder', () => tryFolder('DATA_DIR', dataDir)])
  // This is checked even with WORKER=off, because workers have the same environment.
  looks.push(['exports folder', () => tryFolder('EXPORTS_DIR', exportsDir)])
  return looks
}

function tryMetricsPort(config: Config, metrics: MetricsAddress): Promise<string> {
  requireTwoPorts(config)
  return tryPort(metrics, explainMetricsAddress(metrics))
}

async function lookUp({ hostname, origin }: URL): Promise<string> {
  await lookup(hostname.replace(/^\[|\]$/g, '')).catch(() => {
    throw new Error(
      `PUBLIC_URL is ${origin}, but ${hostname} can't be resolved on this machine. Add a DNS record for it, or correct PUBLIC_URL.`,
    )
  })
  return `${hostname} can be resolved`
}

async function greetMailServer(url: string): Promise<string> {
  await tryMailServer(url).catch((error: Error) => {
    throw new Error(
      `Couldn't connect to ${new URL(url).host}, the mail server in SMTP_URL (${error.message}). Correct SMTP_URL, or check the mail server.`,
    )
  })
  return `${new URL(url).host} accepts mail`
}

async function tryFolder(variable: string, folder: string): Promise<string> {
  requireWritableFolder(variable, folder)
  const room = await freeSpaceIn(folder)
  if (room < gigabyte) {
    throw new Error(
      `${variable} ${folder} has less than 1 GB left. Free up some space, or set ${variable} to another folder.`,
    )
  }
  return `${folder} is writable and has ${Math.floor(room / gigabyte)} GB left`
}

function databaseLooks(config: Config): Look[] {
  const { databaseUrl: url, databaseMigrationUrl: owner } = config
  if (url === undefined) return [['database', () => lookIntoEmbedded(config)]]
  const key = async () => {
    const secrets = loadSecrets(config)
    return on(url, async ({ db, pool }) => {
      await requireReachable(pool)
      await requireDataKey(db, secrets, secretKeyFileOf(config))
      return `${secretKeyFileOf(config)} is readable and matches the data`
    })
  }
  return [
    ['database', () => on(url, async ({ pool }) => reached(pool, 'DATABASE_URL'))],
    ['tables', () => on(owner ?? url, (opened) => tablesOf(opened, owner && url))],
    ['key', key],
  ]
}

/** If no service uses the embedded database, it's started for this check and then stopped again. */
async function lookIntoEmbedded(config: Config): Promise<string> {
  const where = `an embedded PostgreSQL in ${config.dataDir}`
  if (!hasCluster(config.dataDir)) return `${where}, which the first start will create`
  const secrets = loadSecrets(config)
  const data = await openData(config)
  try {
    const pending = await pendingMigrations(data.db)
    if (pending.length === 0) await requireExpectedSchema(data.db)
    await requireDataKey(data.db, secrets, secretKeyFileOf(config))
    const tables =
      pending.length === 0
        ? 'its tables are up to date'
        : `${pending.length} migrations will run at the next start`
    return `${where}; ${tables}, and the key matches the data`
  } finally {
    await data.close()
  }
}

async function reached(pool: OpenDatabase['pool'], variable: string): Promise<string> {
  await requireReachable(pool, variable)
  const { rows } = await pool.query<{ found: string }>(
    `select format('PostgreSQL %s, database %s, role %s', current_setting('server_version'), current_database(), current_user) as found`,
  )
  return rows[0]!.found
}

/**
 * Checks the tables. The role needs the privilege to create tables only if migrations are pending.
 * @param working The address of a second role that works on the tables that this one owns.
 */
async function tablesOf({ db, pool }: OpenDatabase, working?: string): Promise<string> {
  const found = await reached(pool, working ? 'DATABASE_MIGRATION_URL' : 'DATABASE_URL')
  if (working !== undefined) await workingRole(working, pool)
  await requireRestored(pool)
  const pending = await pendingMigrations(db)
  if (pending.length === 0) {
    await requireExpectedSchema(db)
    return `up to date (${found})`
  }
  const { rows } = await pool.query<{ may: boolean }>(
    `select has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as may`,
  )
  if (rows[0]!.may) return `${pending.length} migrations will run at the next start (${found})`
  throw new Error(
    `${pending.length} migrations are pending, but the role can't create tables and schemas. Grant it CREATE, or set DATABASE_MIGRATION_URL to a role that has it.`,
  )
}

async function requireExpectedSchema(db: OpenDatabase['db']) {
  const differences = await findSchemaDifferences(db)
  if (differences.length === 0) return
  throw new Error(
    [
      ...differences,
      'The tables differ from what this version expects. Undo the changes in the database, or restore a backup into an empty one.',
    ].join('\n'),
  )
}

async function on<Result>(url: string, work: (opened: OpenDatabase) => Promise<Result>) {
  const opened = openDatabase(url, { limits: migrationLimits, log: () => {} })
  try {
    return await work(opened)
  } finally {
    await opened.close()
  }
}
