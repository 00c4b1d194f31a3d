import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { type Brand, canadianMarkers } from './brand.ts'
import { readEnvironment, type Settings } from './environment.ts'
import type { Proxies } from './proxies.ts'
import { defaultLimits, type Limits } from './limit-settings.ts'
import {
  type MetricsAddress,
  type TraceSettings,
  traceSettingsOf,
} from './observability-settings.ts'
import { isLoopback } from './addresses.ts'
import { StartupError, invalidSetting } from './startup-error.ts'

export interface Config {
  port: number
  host: string
  /** Base of every link in a mail and the issuer's address. Never the Host header. */
  publicUrl: URL
  /** Set: a PostgreSQL of yours. Unset: the embedded one under dataDir. */
  databaseUrl: string | undefined
  /** Set: migrates with a role of its own, and databaseUrl's needs no right to change tables. */
  databaseMigrationUrl: string | undefined
  /** Set: a standby of it, from which exports are read while it is up to date. */
  databaseReplicaUrl: string | undefined
  /** How long a start waits for others before it changes tables. */
  migrationWaitSeconds: number
  dataDir: string
  /** Where the files of exports are kept; all instances and workers share it. */
  exportsDir: string
  /** As large as the file of an export may become. */
  exportMaxBytes: number
  /** How long a service that was told to end goes on answering, so that callers find another instance. */
  drainSeconds: number
  /** Who can create an account: everybody, those whom an organization invited, or nobody. */
  signUp: Settings['SIGN_UP']
  /** Whether the service does its own background jobs, or leaves them to workers beside it. */
  worker: boolean
  /** Set: a console built elsewhere. Unset: the one that this repository builds. */
  consoleDir: string | undefined
  /** Unset: mail is kept and shown at /dev/outbox. */
  smtpUrl: string | undefined
  mailFrom: string
  secretKeyFile: string | undefined
  sentryDsn: string | undefined
  /** Where pictures of people come from, with {hash} for the SHA-256 of an address. Unset: nowhere. */
  avatarUrl: string | undefined
  consoleOrigins: string[]
  /** Identity host → address of the API that serves it. */
  apiHosts: Record<string, string>
  brand: Brand
  logLevel: string
  trustProxy: Proxies
  limits: Limits
  /** Where metrics and the health of the process are told; unset: nowhere. */
  metrics: MetricsAddress | undefined
  /** Where spans are sent; unset: there are none. */
  traces: TraceSettings | undefined
  /** Whether PUBLIC_URL is an address of this machine: then nobody else can reach the service. */
  local: boolean
  /** Somebody works on the product here: /dev exists, and other local ports may call the API. */
  development: boolean
  /** What may be a mistake, a sentence each: the start goes on. */
  warnings: string[]
}

/** Reads the environment into one checked object, or refuses to start with a sentence for each wrong value. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const { settings, wrong, warnings } = readEnvironment(environment)
  const publicUrl = settings.PUBLIC_URL ?? new URL(`http://localhost:${settings.PORT ?? 5005}`)
  // What depends on the address can't be judged while the address is wrong.
  const conflicts = wrong.has('PUBLIC_URL') ? [] : conflictsOf(settings, wrong, publicUrl)
  const sentences = [...wrong.values(), ...conflicts]
  if (sentences.length > 0) throw new StartupError(sentences.join('\n'))

  const local = isLoopback(publicUrl.hostname)
  const dataDir = resolve(settings.DATA_DIR)
  const { CONSOLE_DIR: consoleDir, METRICS_PORT: port, METRICS_HOST: host } = settings
  return {
    port: settings.PORT,
    host: settings.HOST ?? (local ? 'localhost' : '0.0.0.0'),
    publicUrl,
    databaseUrl: settings.DATABASE_URL,
    databaseMigrationUrl: settings.DATABASE_MIGRATION_URL,
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL,
    migrationWaitSeconds: settings.MIGRATION_WAIT_SECONDS,
    dataDir,
    exportsDir: resolve(settings.EXPORTS_DIR ?? join(dataDir, 'exports')),
    exportMaxBytes: settings.EXPORT_MAX_BYTES,
    drainSeconds: settings.DRAIN_SECONDS,
    signUp: settings.SIGN_UP,
    worker: settings.WORKER === 'on',
    consoleDir: consoleDir && resolve(consoleDir),
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `Accord <no-reply@${mailDomainOf(publicUrl)}>`,
    secretKeyFile: settings.SECRET_KEY_FILE,
    sentryDsn: settings.SENTRY_DSN,
    avatarUrl: settings.AVATAR_URL,
    consoleOrigins: settings.CONSOLE_ORIGINS,
    apiHosts: { [publicUrl.host]: publicUrl.origin, ...settings.API_HOSTS },
    brand: {
      name: settings.BRAND_NAME,
      canadianName: settings.BRAND_NAME_CA ?? `${settings.BRAND_NAME} Canada`,
      canadianMarkers,
      supportEmail: settings.SUPPORT_EMAIL,
      logoFile: settings.BRAND_LOGO_FILE,
    },
    logLevel: settings.LOG_LEVEL ?? (local ? 'warn' : 'info'),
    trustProxy: settings.TRUST_PROXY,
    limits: { ...defaultLimits, ...settings.LIMITS },
    metrics: port === undefined ? undefined : { port, host },
    traces: traceSettingsOf(settings),
    local,
    development: settings.DEVELOPMENT === 'on',
    warnings,
  }
}

/** Values that are right by themselves and wrong together. */
function conflictsOf(
  settings: Settings,
  wrong: ReadonlyMap<keyof Settings, string>,
  publicUrl: URL,
): string[] {
  const { HOST, DATABASE_REPLICA_URL, DATABASE_MIGRATION_URL } = settings
  const isMissing = (name: keyof Settings) => settings[name] === undefined && !wrong.has(name)
  const local = isLoopback(publicUrl.hostname)
  const conflicts: [boolean, string][] = [
    [
      // Links in emails lead to the address that other machines can reach.
      local && HOST !== undefined && !isLoopback(HOST),
      `HOST is '${HOST}', which other machines can reach, but PUBLIC_URL is ${publicUrl.origin}: set PUBLIC_URL to the address that people use, or leave HOST unset.`,
    ],
    [
      DATABASE_MIGRATION_URL !== undefined && isMissing('DATABASE_URL'),
      'DATABASE_MIGRATION_URL is set and DATABASE_URL is not: set both, or leave both unset for a PostgreSQL of our own.',
    ],
    [
      DATABASE_REPLICA_URL !== undefined && isMissing('DATABASE_URL'),
      'DATABASE_REPLICA_URL is set and DATABASE_URL is not: a database of its own has no standby.',
    ],
    [
      !local && isMissing('SMTP_URL'),
      'SMTP_URL must be set when PUBLIC_URL is not a local address: without it nobody could verify an e-mail address.',
    ],
    [
      // Set, never guessed from a host name: the pages for developers show everyone's email.
      !local && settings.DEVELOPMENT === 'on',
      invalidSetting('DEVELOPMENT', 'on', 'off unless PUBLIC_URL is a local address').message,
    ],
  ]
  return conflicts.filter(([isSo]) => isSo).map(([, sentence]) => sentence)
}

function mailDomainOf({ hostname }: URL): string {
  return isIP(hostname) ? 'localhost' : hostname
}
