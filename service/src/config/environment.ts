import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { noSupportEmail } from './brand.ts'
import {
  readApiHosts,
  readAvatarUrl,
  readDatabaseUrl,
  readIssuer,
  readOrigins,
  readPublicUrl,
  readSmtpUrl,
  readUrl,
} from './addresses.ts'
import { readDnsServers } from './dns-servers.ts'
import { readNetworks, readProxies } from './proxies.ts'
import { parseLimits } from './limit-settings.ts'
import { personalMicrosoftTenant, readAppleKeyFile, readSignInWith } from './social-providers.ts'
import { unknownVariables } from './did-you-mean.ts'
import { readOtlpHeaders, samplers } from './observability-settings.ts'
import { StartupError, invalidSetting } from './startup-error.ts'

/** A setting as docs/configuration.md describes it. */
interface About {
  /** The default, or the effect if the setting isn't set. */
  unset: string
  meaning: string
}

export const settingDescriptions = z.registry<About>()

/** The message of an issue says what the value must be: `PORT is 'x', but it must be …`. */
const whole = (least: number, max: number, wanted: string) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,16}$/, wanted)), z.transform(Number)),
    z.number().check(z.gte(least, wanted), z.lte(max, wanted)),
  )

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' })

const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  z.enum(values, alternatives.format(values))

const matching = (pattern: RegExp, wanted: string) => z.string().check(z.regex(pattern, wanted))

/** Reads a value with a function. The function's error is a complete sentence. */
const read = <Value>(reader: (text: string) => Value) =>
  z.pipe(
    z.string(),
    z.transform((input: string, { issues }): Value => {
      try {
        return reader(input)
      } catch (error) {
        if (!(error instanceof StartupError)) throw error
        issues.push({ code: 'custom', message: error.message, input })
        return z.NEVER
      }
    }),
  )

const webPage = (name: string) => z.optional(read((text) => readUrl(name, text).href))

const brandName = matching(/^[^\p{Cc}]{1,100}$/u, 'one line of up to 100 characters')

const text = z.string()

/** Every variable that Accord reads. */
export const environment = z.object({
  PORT: z
    ._default(whole(0, 65_535, 'a number from 0 to 65535'), 5005)
    .register(settingDescriptions, { unset: '5005', meaning: 'port to listen on' }),
  PUBLIC_URL: z.optional(read(readPublicUrl)).register(settingDescriptions, {
    unset: '`http://localhost:PORT`',
    meaning:
      'address that people use. Every link in an email starts with it. Passkeys are bound to its host, so existing passkeys stop working if the host changes. Passkeys require https and a host name, not an IP address',
  }),
  HOST: z.optional(text).register(settingDescriptions, {
    unset: '`localhost` if `PUBLIC_URL` is local, otherwise all interfaces',
    meaning:
      'interface to listen on. If other machines can reach it, `PUBLIC_URL` must be an address they can use. Behind a proxy on the same machine, set `127.0.0.1`',
  }),
  DEVELOPMENT: z._default(oneOf('on', 'off'), 'off').register(settingDescriptions, {
    unset:
      'off, but `npm start` turns it on while `PUBLIC_URL`, `DATABASE_URL`, `SMTP_URL`, and `TRUST_PROXY` are unset',
    meaning:
      '`on` serves the `/dev` pages to this machine and lets pages on its other ports call the API. Allowed only with a local `PUBLIC_URL`',
  }),
  DATABASE_URL: z
    .optional(read((url) => readDatabaseUrl('DATABASE_URL', url)))
    .register(settingDescriptions, {
      unset: 'an embedded PostgreSQL',
      meaning:
        'URL of a PostgreSQL 15 to 18 server. For several servers, use the address of HAProxy, or a DNS name that always points to the primary',
    }),
  DATABASE_REPLICA_URL: z
    .optional(read((url) => readDatabaseUrl('DATABASE_REPLICA_URL', url)))
    .register(settingDescriptions, {
      unset: 'none',
      meaning:
        'URL of a standby from which Accord reads data exports ([high availability](high-availability.md))',
    }),
  DATABASE_MIGRATION_URL: z
    .optional(read((url) => readDatabaseUrl('DATABASE_MIGRATION_URL', url)))
    .register(settingDescriptions, {
      unset: '`DATABASE_URL`',
      meaning:
        "database URL for the role that owns and migrates the tables. The role in `DATABASE_URL` then doesn't need permission to change tables",
    }),
  MIGRATION_WAIT_SECONDS: z
    ._default(whole(1, 86_400, 'a number of seconds from 1 to 86400'), 300)
    .register(settingDescriptions, {
      unset: '300',
      meaning: 'how many seconds a migration waits for tables that are in use before startup fails',
    }),
  DATA_DIR: z._default(text, '.data').register(settingDescriptions, {
    unset: '`.data`. For an archive, see [First start](operating.md#first-start)',
    meaning: 'folder for the embedded database and its key',
  }),
  EXPORTS_DIR: z.optional(text).register(settingDescriptions, {
    unset: '`exports` in `DATA_DIR`',
    meaning: 'folder for encrypted data export files. All instances and workers must share it',
  }),
  EXPORT_MAX_BYTES: z
    ._default(
      whole(1, Number.MAX_SAFE_INTEGER, 'a number of bytes, such as 20000000000'),
      20_000_000_000,
    )
    .register(settingDescriptions, {
      unset: '20000000000 (20 GB)',
      meaning: 'maximum size of one data export file, in bytes',
    }),
  DRAIN_SECONDS: z
    ._default(whole(0, 60, 'a number of seconds from 0 to 60'), 5)
    .register(settingDescriptions, {
      unset: '5',
      meaning:
        'how many seconds the service keeps responding to connected clients after SIGTERM, so that a load balancer can redirect them',
    }),
  SIGN_UP: z._default(oneOf('open', 'invited', 'closed'), 'open').register(settingDescriptions, {
    unset: 'open',
    meaning:
      'controls who can create an account. `open`: everyone. `invited`: only addresses that an organization has invited. `closed`: no one',
  }),
  WORKER: z._default(oneOf('on', 'off'), 'on').register(settingDescriptions, {
    unset: 'on',
    meaning:
      'whether the service runs background jobs. With `off`, run separate workers (`accord worker`, with the same environment)',
  }),
  SECRET_KEY_FILE: z.optional(text).register(settingDescriptions, {
    unset: 'created in `DATA_DIR` with the database',
    meaning:
      "path of the key file. Each line is a key of 32 random bytes, encoded in base64. Accord encrypts with the first key and can decrypt with any of them (`rotate-keys`). Required with `DATABASE_URL`. Keep a copy, because the data can't be read without the key",
  }),
  SMTP_URL: z.optional(read(readSmtpUrl)).register(settingDescriptions, {
    unset: 'emails are stored but not sent. `DEVELOPMENT=on` shows them at `/dev/outbox`',
    meaning:
      'URL of the mail server. Required unless `PUBLIC_URL` is a local address. Using a password with a mail server on another machine requires TLS',
  }),
  MAIL_FROM: z
    .optional(
      matching(
        /^[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/,
        'an address such as Accord <no-reply@example.com>',
      ),
    )
    .register(settingDescriptions, {
      unset: "`Accord <no-reply@HOST>`, with `PUBLIC_URL`'s host",
      meaning: 'sender of every email',
    }),
  CONSOLE_DIR: z
    .optional(
      text.check(
        z.refine(
          (folder) => existsSync(join(folder, 'index.html')),
          'a folder with a built console',
        ),
      ),
    )
    .register(settingDescriptions, {
      unset: '`console/dist`',
      meaning: 'folder that contains a console that was built elsewhere',
    }),
  CONSOLE_ORIGINS: z._default(read(readOrigins), []).register(settingDescriptions, {
    unset: 'none',
    meaning: 'other origins whose pages may call the API, separated by commas',
  }),
  API_HOSTS: z._default(read(readApiHosts), {}).register(settingDescriptions, {
    unset: 'none',
    meaning:
      '`identity-host=https://api-host` pairs, separated by commas, for hosts that use a different API host',
  }),
  TRUST_PROXY: z._default(read(readProxies), false).register(settingDescriptions, {
    unset: 'false',
    meaning:
      'addresses or networks of the proxies in front of Accord, or the number of proxies that each request passes through (`1`)',
  }),
  OUTSIDE_ALLOW: z._default(read(readNetworks), []).register(settingDescriptions, {
    unset: 'none',
    meaning:
      "internal networks to which Accord may send requests, such as `10.20.0.0/16`, separated by commas. Accord can then reach event endpoints and identity providers there, but doesn't show the endpoints' responses",
  }),
  DNS_SERVERS: z.optional(read(readDnsServers)).register(settingDescriptions, {
    unset: "this machine's name servers",
    meaning:
      "two groups of name servers, separated by a semicolon, such as `1.1.1.1,1.0.0.1;8.8.8.8`. Both must agree on a domain's record. Ports are allowed only if `PUBLIC_URL` is local",
  }),
  SAML: z.optional(oneOf('on', 'off')).register(settingDescriptions, {
    unset: '`on` if `PUBLIC_URL` is local, otherwise `off`',
    meaning:
      'whether organizations can connect identity providers that use SAML. With `off`, existing SAML connections stop working too. OpenID Connect always works',
  }),
  SIGN_IN_WITH: z._default(read(readSignInWith), []).register(settingDescriptions, {
    unset: 'none',
    meaning:
      'providers through which people can sign in to their own accounts, separated by commas: google, microsoft, apple, github, or oidc. `oidc` is any other provider that uses OpenID Connect. Each provider needs the settings below that begin with its name ([operating](operating.md#sign-in-with-other-providers))',
  }),
  GOOGLE_CLIENT_ID: z.optional(text).register(settingDescriptions, {
    unset: 'none',
    meaning: 'client ID of your OAuth client in Google Cloud',
  }),
  GOOGLE_CLIENT_SECRET: z.optional(text).register(settingDescriptions, {
    unset: 'none',
    meaning: 'client secret of your OAuth client in Google Cloud',
  }),
  MICROSOFT_CLIENT_ID: z.optional(text).register(settingDescriptions, {
    unset: 'none',
    meaning: 'application ID of your app registration in Microsoft Entra',
  }),
  MICROSOFT_CLIENT_SECRET: z.optional(text).register(settingDescriptions, {
    unset: 'none',
    meaning: 'client secret of your app registration in Microsoft Entra',
  }),
  MICROSOFT_TENANT: z
    ._default(
      matching(
        /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
        'the ID of a tenant, such as 9188040d-6c67-4c5b-b112-36a304b66dad',
      ),
      personalMicrosoftTenant,
    )
    .register(settingDescriptions, {
      unset: 'personal Microsoft accounts',
      meaning: 'ID of the Microsoft Entra tenant whose people can sign in',
    }),
  APPLE_CLIENT_ID: z.optional(text).register(settingDescriptions, {
    unset: 'none',
    meaning: 'identifier of your Services ID in your Apple developer account',
  }),
  APPLE_TEAM_ID: z
    .optional(matching(/^[A-Z0-9]{10}$/, 'ten letters and digits, as Apple shows them'))
    .register(settingDescriptions, {
      unset: 'none',
      meaning: 'ID of your Apple developer team',
    }),
  APPLE_KEY_ID: z
    .optional(matching(/^[A-Z0-9]{10}$/, 'ten letters and digits, as Apple shows them'))
    .register(settingDescriptions, {
      unset: 'none',
      meaning: 'ID of the key for Sign in with Apple',
    }),
  APPLE_KEY_FILE: z.optional(read(readAppleKeyFile)).register(settingDescriptions, {
    unset: 'none',
    meaning: 'path of the key file (.p8) that you downloaded from Apple',
  }),
  GITHUB_CLIENT_ID: z.optional(text).register(settingDescriptions, {
    unset: 'none',
    meaning: 'client ID of your OAuth app on GitHub',
  }),
  GITHUB_CLIENT_SECRET: z.optional(text).register(settingDescriptions, {
    unset: 'none',
    meaning: 'client secret of your OAuth app on GitHub',
  }),
  OIDC_NAME: z
    .optional(matching(/^[^\p{Cc}]{1,40}$/u, 'one line of up to 40 characters'))
    .register(settingDescriptions, {
      unset: 'none',
      meaning: 'name of your own provider, which people see in "Continue with …"',
    }),
  OIDC_ISSUER: z.optional(read(readIssuer)).register(settingDescriptions, {
    unset: 'none',
    meaning: 'issuer of your own provider, exactly as in its configuration document',
  }),
  OIDC_CLIENT_ID: z.optional(text).register(settingDescriptions, {
    unset: 'none',
    meaning: 'client ID that your own provider assigned to Accord',
  }),
  OIDC_CLIENT_SECRET: z.optional(text).register(settingDescriptions, {
    unset: 'none',
    meaning: 'client secret that your own provider assigned to Accord',
  }),
  LOG_LEVEL: z
    .optional(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'))
    .register(settingDescriptions, {
      unset: '`warn` if `PUBLIC_URL` is local, otherwise `info`',
      meaning: 'fatal, error, warn, info, debug, trace, or silent',
    }),
  METRICS_PORT: z
    .optional(whole(0, 65_535, 'a number from 0 to 65535'))
    .register(settingDescriptions, {
      unset: 'off',
      meaning:
        'separate port for `/metrics` (Prometheus), `/healthz`, and `/readyz` of the service or a worker',
    }),
  METRICS_HOST: z._default(text, '127.0.0.1').register(settingDescriptions, {
    unset: '127.0.0.1',
    meaning: 'interface on which Accord opens the metrics port',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .optional(read((url) => readUrl('OTEL_EXPORTER_OTLP_ENDPOINT', url).href))
    .register(settingDescriptions, {
      unset: 'off',
      meaning: 'URL of the collector to which Accord sends traces, as JSON over OTLP/HTTP',
    }),
  OTEL_EXPORTER_OTLP_HEADERS: z._default(read(readOtlpHeaders), {}).register(settingDescriptions, {
    unset: 'none',
    meaning: 'headers for the collector, such as `api-key=value`, separated by commas',
  }),
  OTEL_SERVICE_NAME: z.optional(text).register(settingDescriptions, {
    unset: '`accord`, and `accord-worker` for a worker',
    meaning: 'name of this process in traces',
  }),
  OTEL_TRACES_SAMPLER: z
    ._default(oneOf(...samplers), 'parentbased_always_on')
    .register(settingDescriptions, {
      unset: '`parentbased_always_on`',
      meaning: `rule for choosing which requests to trace: ${samplers.join(', ')}`,
    }),
  OTEL_TRACES_SAMPLER_ARG: z
    ._default(
      z.pipe(
        z.pipe(text, z.transform(Number)),
        z
          .number('a number from 0 to 1, such as 0.1')
          .check(
            z.gte(0, 'a number from 0 to 1, such as 0.1'),
            z.lte(1, 'a number from 0 to 1, such as 0.1'),
          ),
      ),
      1,
    )
    .register(settingDescriptions, {
      unset: '1',
      meaning: 'fraction of requests that a `traceidratio` sampler traces',
    }),
  LIMITS: z._default(read(parseLimits), {}).register(settingDescriptions, {
    unset: 'see `service/src/config/limit-settings.ts`',
    meaning:
      'overrides individual limits, such as `signUpPerAddress=10/1h`. Each instance counts `requests…` and `oauth…` limits separately ([operating](operating.md#limits-and-clocks)). To allow an application more than 300 requests a second, use `oauthPerClient=60000/1m,oauthPerAddress=60000/1m`',
  }),
  SENTRY_DSN: z
    .optional(read((url) => readUrl('SENTRY_DSN', url).href))
    .register(settingDescriptions, {
      unset: 'off',
      meaning: 'DSN of the Sentry project to which the console reports errors',
    }),
  AVATAR_URL: z.optional(read(readAvatarUrl)).register(settingDescriptions, {
    unset: 'initials only',
    meaning:
      "URL of people's pictures. `{hash}` is replaced with the SHA-256 hash of the email address",
  }),
  SUPPORT_EMAIL: z
    ._default(
      matching(/^[^\s<>@?&]+@[^\s<>@?&]+$/, 'an address such as support@example.com'),
      noSupportEmail,
    )
    .register(settingDescriptions, {
      unset: `\`${noSupportEmail}\`, which no one reads`,
      meaning: 'support email address shown in emails and on pages. Set it to your own address',
    }),
  HELP_URL: webPage('HELP_URL').register(settingDescriptions, {
    unset: 'no link',
    meaning: 'your help pages, linked from the sign-in page and the account menu',
  }),
  PRIVACY_URL: webPage('PRIVACY_URL').register(settingDescriptions, {
    unset: 'no link',
    meaning: 'your privacy policy, linked from the sign-in and sign-up pages',
  }),
  TERMS_URL: webPage('TERMS_URL').register(settingDescriptions, {
    unset: 'no link',
    meaning: 'your terms of service, linked from the sign-in and sign-up pages',
  }),
  BRAND_NAME: z
    ._default(brandName, 'Accord')
    .register(settingDescriptions, { unset: 'Accord', meaning: "the product's name" }),
  BRAND_NAME_CA: z.optional(brandName).register(settingDescriptions, {
    unset: '`BRAND_NAME`, followed by “Canada”',
    meaning: 'product name for hosts that end in `.ca` or contain `.ca.` or `-ca.`',
  }),
  BRAND_LOGO_FILE: z
    .optional(
      text.check(
        z.refine(
          (file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true,
          'the path of a file',
        ),
      ),
    )
    .register(settingDescriptions, {
      unset: "Accord's logo",
      meaning: 'path of an SVG file with your logo',
    }),
})

export type Settings = z.infer<typeof environment>

/** Checks every setting on its own. Returns a sentence for each wrong one, and warnings about likely typos. */
export function readEnvironment(given: Record<string, string | undefined>) {
  const names = Object.keys(environment.shape) as (keyof Settings)[]
  const value = (name: string) => given[name]?.trim() || undefined
  // Without this endpoint, the other OTEL_ variables are probably meant for other programs on the machine.
  const tracing = value('OTEL_EXPORTER_OTLP_ENDPOINT') !== undefined
  const wrong = new Map<keyof Settings, string>()
  const settings = names.map((name) => {
    const input = tracing || !name.startsWith('OTEL_') ? value(name) : undefined
    const { data, error } = z.safeParse(environment.shape[name], input)
    const [issue] = error?.issues ?? []
    if (issue?.message.startsWith(name)) wrong.set(name, issue.message)
    else if (issue) wrong.set(name, invalidSetting(name, input!, issue.message).message)
    return [name, data]
  })
  return {
    /** Wrong settings are undefined. */
    settings: Object.fromEntries(settings) as Settings,
    wrong,
    warnings: unknownVariables(given, new Set(names)),
  }
}
