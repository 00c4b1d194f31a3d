import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { type Brand, readBrand } from './brand.ts'
import { readDatabaseUrl } from '#database/database-address.ts'
import { allWrongValues } from '#program/all-wrong-values.ts'
import { readAvatarUrl, readPublicUrl, readSentryDsn, readUrl } from '#program/read-addresses.ts'
import { readBytes, readDrainSeconds, readPort, readSeconds } from '#program/read-numbers.ts'
import { misreadVariables } from '#program/misread-variables.ts'
import { StartupRefused } from './startup-refused.ts'
import { type Proxies, readProxies } from '#http/proxies.ts'
import { isLoopback } from './loopback.ts'
import { readSmtpUrl } from '#mail/smtp-address.ts'
import { refuse } from './refused-value.ts'
import {
  type MetricsAddress,
  readMetricsAddress,
  readTraceSettings,
  type TraceSettings,
} from '#watch/watch-settings.ts'
import { defaultLimits, type Limits, parseLimits } from '#limits/limit-settings.ts'

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
  signUp: SignUpMode
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

const signUpModes = ['open', 'invited', 'closed'] as const
type SignUpMode = (typeof signUpModes)[number]

type Environment = Record<string, string | undefined>

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Environment to one checked object, or a refusal to start that names the value. */
export function readConfig(environment: Environment): Config {
  const known = new Set<string>()
  const value = (name: string) => {
    known.add(name)
    return environment[name]?.trim() || undefined
  }

  const { tried, refuse: refuseWrong } = allWrongValues()
  const port = tried(() => readPort(value('PORT') ?? '5005')) ?? 5005
  const publicUrl = tried(() => readPublicUrl(value('PUBLIC_URL') ?? `http://localhost:${port}`))
  // What leans on the address cannot be judged where that is wrong.
  const byAddress = <Value>(read: () => Value) => tried(publicUrl ? read : () => undefined as Value)
  const local = publicUrl && isLoopback(publicUrl.hostname)
  const dataDir = resolve(value('DATA_DIR') ?? '.data')

  const config = {
    port,
    host: byAddress(() => readHost(value('HOST'), publicUrl)),
    publicUrl,
    databaseUrl: tried(() => readDatabaseUrl('DATABASE_URL', value('DATABASE_URL'))),
    databaseMigrationUrl: tried(() => readMigrationUrl(value)),
    databaseReplicaUrl: tried(() => readReplicaUrl(value)),
    migrationWaitSeconds: tried(() =>
      readSeconds('MIGRATION_WAIT_SECONDS', value('MIGRATION_WAIT_SECONDS') ?? '300'),
    ),
    dataDir,
    exportsDir: resolve(value('EXPORTS_DIR') ?? join(dataDir, 'exports')),
    exportMaxBytes: tried(() =>
      readBytes('EXPORT_MAX_BYTES', value('EXPORT_MAX_BYTES') ?? '20000000000'),
    ),
    drainSeconds: tried(() => readDrainSeconds(value('DRAIN_SECONDS') ?? '5')),
    signUp: tried(() => readOneOf('SIGN_UP', value('SIGN_UP') ?? 'open', signUpModes)),
    worker: tried(() => readOneOf('WORKER', value('WORKER') ?? 'on', ['on', 'off'])) === 'on',
    consoleDir: tried(() => readConsoleDir(value('CONSOLE_DIR'))),
    smtpUrl: byAddress(() => readMailServer(value('SMTP_URL'), local)),
    mailFrom: byAddress(() => readMailFrom(value('MAIL_FROM'), publicUrl)),
    secretKeyFile: value('SECRET_KEY_FILE'),
    sentryDsn: tried(() => readSentryDsn(value('SENTRY_DSN'))),
    avatarUrl: tried(() => readAvatarUrl(value('AVATAR_URL'))),
    consoleOrigins: tried(() =>
      list(value('CONSOLE_ORIGINS')).map((item) => readUrl('CONSOLE_ORIGINS', item).origin),
    ),
    apiHosts: byAddress(() => ({
      [publicUrl.host]: publicUrl.origin,
      ...readApiHosts(value('API_HOSTS')),
    })),
    brand: tried(() => readBrand(value)),
    logLevel: tried(() =>
      readOneOf('LOG_LEVEL', value('LOG_LEVEL') ?? (local ? 'warn' : 'info'), logLevels),
    ),
    trustProxy: tried(() => readProxies(value('TRUST_PROXY'))),
    limits: { ...defaultLimits, ...tried(() => parseLimits(value('LIMITS'))) },
    metrics: tried(() => readMetricsAddress(value)),
    traces: tried(() => readTraceSettings(value)),
    local,
    development: byAddress(() => readDevelopment(value('DEVELOPMENT'), publicUrl)),
  }
  refuseWrong()
  // Last, when everything that is ours was asked for.
  return { ...config, warnings: misreadVariables(environment, known) }
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

/** An address that others can reach is one that links in mails lead to. */
function readHost(host: string | undefined, publicUrl: URL): string {
  if (!isLoopback(publicUrl.hostname)) return host ?? '0.0.0.0'
  if (host === undefined || isLoopback(host)) return host ?? 'localhost'
  throw new StartupRefused(
    `HOST is '${host}', which other machines can reach, but PUBLIC_URL is ${publicUrl.origin}: set PUBLIC_URL to the address that people use, or leave HOST unset.`,
  )
}

function readReplicaUrl(value: (name: string) => string | undefined): string | undefined {
  const url = readDatabaseUrl('DATABASE_REPLICA_URL', value('DATABASE_REPLICA_URL'))
  if (url === undefined || value('DATABASE_URL') !== undefined) return url
  throw new StartupRefused(
    'DATABASE_REPLICA_URL is set and DATABASE_URL is not: a database of its own has no standby.',
  )
}

/** Said, never guessed from a name: what is for developers shows everybody's mail. */
function readDevelopment(text: string | undefined, publicUrl: URL): boolean {
  const development = readOneOf('DEVELOPMENT', text ?? 'off', ['on', 'off']) === 'on'
  if (development && !isLoopback(publicUrl.hostname)) {
    throw refuse('DEVELOPMENT', 'on', 'off unless PUBLIC_URL is a local address')
  }
  return development
}

function readConsoleDir(folder: string | undefined): string | undefined {
  if (folder !== undefined && !existsSync(join(folder, 'index.html'))) {
    throw refuse('CONSOLE_DIR', folder, 'a folder with a built console')
  }
  return folder && resolve(folder)
}

function readMigrationUrl(value: (name: string) => string | undefined): string | undefined {
  const url = readDatabaseUrl('DATABASE_MIGRATION_URL', value('DATABASE_MIGRATION_URL'))
  if (url === undefined || value('DATABASE_URL') !== undefined) return url
  throw new StartupRefused(
    'DATABASE_MIGRATION_URL is set and DATABASE_URL is not: set both, or leave both unset for a PostgreSQL of our own.',
  )
}

/** Without a mail server nobody elsewhere could verify an address. */
function readMailServer(text: string | undefined, local: boolean): string | undefined {
  if (text !== undefined || local) return readSmtpUrl(text)
  throw new StartupRefused(
    'SMTP_URL must be set when PUBLIC_URL is not a local address: without it nobody could verify an e-mail address.',
  )
}

function readMailFrom(text: string | undefined, publicUrl: URL): string {
  if (text === undefined) {
    const domain = isIP(publicUrl.hostname) ? 'localhost' : publicUrl.hostname
    return `Accord <no-reply@${domain}>`
  }
  if (!/^[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/.test(text)) {
    throw refuse('MAIL_FROM', text, 'an address such as Accord <no-reply@example.com>')
  }
  return text
}

function readApiHosts(text: string | undefined): Record<string, string> {
  return Object.fromEntries(
    list(text).map((pair) => {
      const [host = '', address = ''] = pair.split('=', 2)
      if (host === '' || address === '' || !URL.canParse(`http://${host}`)) {
        throw refuse('API_HOSTS', pair, 'pairs such as id.example.com=https://api.example.com')
      }
      return [host, readUrl('API_HOSTS', address).origin]
    }),
  )
}

function readOneOf<const Value extends string>(
  name: string,
  text: string,
  allowed: readonly Value[],
): Value {
  const found = allowed.find((each) => each === text)
  if (found === undefined) throw refuse(name, text, `one of ${allowed.join(', ')}`)
  return found
}
