import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { type Brand, canadianMarkers } from './brand.ts'
import { readEnvironment, type Settings } from './environment.ts'
import { type DnsServers, hasPort } from './dns-servers.ts'
import type { Proxies } from './proxies.ts'
import { defaultLimits, type Limits } from './limit-settings.ts'
import {
  type MetricsAddress,
  type TraceSettings,
  traceSettingsOf,
} from './observability-settings.ts'
import { isLoopback } from './addresses.ts'
import {
  type SocialProvider,
  missingSocialSettings,
  socialProvidersOf,
} from './social-providers.ts'
import { StartupError, invalidSetting } from './startup-error.ts'

export interface Config {
  port: number
  host: string
  /** The base address of every link in an email, and the issuer's address. The Host header is never used for these. */
  publicUrl: URL
  /** The operator's PostgreSQL. If it's not set, the embedded one in `dataDir` is used. */
  databaseUrl: string | undefined
  /**
   * The role that runs migrations. If it's set, the role in `databaseUrl` doesn't need the privilege to change tables.
   */
  databaseMigrationUrl: string | undefined
  /** A standby of the database. Exports are read from it while it's up to date. */
  databaseReplicaUrl: string | undefined
  /** How long a starting service waits for other transactions' locks before it gives up on migrations. */
  migrationWaitSeconds: number
  dataDir: string
  /** The folder for export files, which all instances and workers share. */
  exportsDir: string
  /** The maximum size of an export's file. */
  exportMaxBytes: number
  /** How long a stopping service still responds, so that callers find another instance. */
  drainSeconds: number
  /** The people who can create an account: everyone, people whom an organization invited, or no one. */
  signUp: Settings['SIGN_UP']
  /** Whether the service runs its own background jobs. Otherwise, separate workers run them. */
  worker: boolean
  /** The folder of a console that was built elsewhere. If it's not set, the one in this repository is used. */
  consoleDir: string | undefined
  /** The mail server. If it's not set, emails are only stored and shown at /dev/outbox. */
  smtpUrl: string | undefined
  mailFrom: string
  secretKeyFile: string | undefined
  sentryDsn: string | undefined
  /**
   * The address of people's pictures, with {hash} for the SHA-256 of an email address. If it's not set, there are no
   * pictures.
   */
  avatarUrl: string | undefined
  consoleOrigins: string[]
  /** Maps each identity host to the address of the API that serves it. */
  apiHosts: Record<string, string>
  brand: Brand
  /** The addresses of the operator's own pages. */
  links: Record<'help' | 'privacy' | 'terms', string | undefined>
  /** Two groups of name servers that verify domains. If it's not set, the machine's are used. */
  dnsServers: DnsServers | undefined
  logLevel: string
  trustProxy: Proxies
  /** Internal networks that events may be sent to. */
  outsideAllow: readonly string[]
  limits: Limits
  /** Whether organizations can connect identity providers that use SAML. */
  saml: boolean
  /** The providers through which people can sign in to their own accounts. */
  signInWith: SocialProvider[]
  /** The address for metrics and health checks. If it's not set, they aren't served. */
  metrics: MetricsAddress | undefined
  /** The destination for traces. If it's not set, nothing is traced. */
  traces: TraceSettings | undefined
  /** Whether PUBLIC_URL is an address of this machine, so that no other machine can reach the service. */
  local: boolean
  /** Whether this is a development environment. /dev then exists, and pages on other local ports can call the API. */
  development: boolean
  /** A sentence for each likely mistake. The service starts anyway. */
  warnings: string[]
}

/** Reads the environment into one checked object, or throws a startup error with a sentence for each wrong value. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const { settings, wrong, warnings } = readEnvironment(environment)
  const publicUrl = settings.PUBLIC_URL ?? new URL(`http://localhost:${settings.PORT ?? 5005}`)
  // Settings that depend on the address can't be checked while the address is wrong.
  const conflicts = wrong.has('PUBLIC_URL') ? [] : conflictsOf(settings, wrong, publicUrl)
  const sentences = [...wrong.values(), ...conflicts, ...missingSocialSettings(settings, wrong)]
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
    links: { help: settings.HELP_URL, privacy: settings.PRIVACY_URL, terms: settings.TERMS_URL },
    dnsServers: settings.DNS_SERVERS,
    logLevel: settings.LOG_LEVEL ?? (local ? 'warn' : 'info'),
    trustProxy: settings.TRUST_PROXY,
    outsideAllow: settings.OUTSIDE_ALLOW,
    limits: { ...defaultLimits, ...settings.LIMITS },
    saml: settings.SAML === undefined ? local : settings.SAML === 'on',
    signInWith: socialProvidersOf(settings),
    metrics: port === undefined ? undefined : { port, host },
    traces: traceSettingsOf(settings),
    local,
    development: settings.DEVELOPMENT === 'on',
    warnings,
  }
}

/** Finds values that are valid on their own but not together. */
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
      // Other machines must be able to reach the address in email links.
      local && HOST !== undefined && !isLoopback(HOST),
      `HOST is '${HOST}', which other machines can reach, but PUBLIC_URL is ${publicUrl.origin}. Set PUBLIC_URL to the address that people use, or unset HOST.`,
    ],
    [
      DATABASE_MIGRATION_URL !== undefined && isMissing('DATABASE_URL'),
      'DATABASE_MIGRATION_URL requires DATABASE_URL. Set both, or unset both to use the embedded PostgreSQL.',
    ],
    [
      DATABASE_REPLICA_URL !== undefined && isMissing('DATABASE_URL'),
      'DATABASE_REPLICA_URL requires DATABASE_URL, because the embedded database has no replica. Set both, or unset both.',
    ],
    [
      !local && isMissing('SMTP_URL'),
      'SMTP_URL must be set if PUBLIC_URL is not a local address, because people must verify their email addresses.',
    ],
    [
      !local && (settings.DNS_SERVERS ?? []).flat().some((server) => hasPort(server)),
      'DNS_SERVERS contains a port, which is allowed only if PUBLIC_URL is a local address.',
    ],
    [
      // This is never guessed from a host name, because the developer pages show everyone's email.
      !local && settings.DEVELOPMENT === 'on',
      invalidSetting('DEVELOPMENT', 'on', 'off unless PUBLIC_URL is a local address').message,
    ],
  ]
  return conflicts.filter(([isSo]) => isSo).map(([, sentence]) => sentence)
}

function mailDomainOf({ hostname }: URL): string {
  return isIP(hostname) ? 'localhost' : hostname
}
