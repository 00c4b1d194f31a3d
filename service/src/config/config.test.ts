import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartupError } from './startup-error.ts'
import { defaultLimits } from './limit-settings.ts'

const smtp = { SMTP_URL: 'smtp://mail.example' }

describe('an empty configuration', () => {
  test('an empty configuration suits a developer: a local address, the embedded database, and stored emails', () => {
    expect(readConfig({})).toMatchObject({
      port: 5005,
      host: 'localhost',
      databaseUrl: undefined,
      dataDir: resolve('.data'),
      exportsDir: resolve('.data/exports'),
      exportMaxBytes: 20_000_000_000,
      worker: true,
      smtpUrl: undefined,
      mailFrom: 'Accord <no-reply@localhost>',
      consoleOrigins: [],
      apiHosts: { 'localhost:5005': 'http://localhost:5005' },
      logLevel: 'warn',
      trustProxy: false,
      outsideAllow: [],
      limits: defaultLimits,
      local: true,
      development: false,
    })
  })

  test('the configuration treats an empty value as unset', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '  ', LIMITS: '' })).toEqual(readConfig({}))
  })
})

describe('a public configuration', () => {
  test('a public configuration is read completely', () => {
    const config = readConfig({
      ...smtp,
      PORT: '8080',
      PUBLIC_URL: 'https://id.example',
      DATABASE_URL: 'postgres://accord@db/accord',
      MAIL_FROM: 'Accord <mail@example.com>',
      CONSOLE_ORIGINS: 'https://one.example, https://two.example/path',
      API_HOSTS: 'id.example.ca=https://api.example.ca/',
      TRUST_PROXY: '10.0.0.0/8, loopback',
      OUTSIDE_ALLOW: '10.20.0.0/16',
      LOG_LEVEL: 'error',
      LIMITS: 'signUpPerAddress=3/2h, mailPerEmail=1/30s',
    })
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      mailFrom: 'Accord <mail@example.com>',
      consoleOrigins: ['https://one.example', 'https://two.example'],
      apiHosts: { 'id.example': 'https://id.example', 'id.example.ca': 'https://api.example.ca' },
      logLevel: 'error',
      trustProxy: '10.0.0.0/8, loopback',
      outsideAllow: ['10.20.0.0/16'],
      local: false,
      development: false,
    })
    expect(config.limits.signUpPerAddress).toEqual({ max: 3, seconds: 7200 })
    expect(config.limits.mailPerEmail).toEqual({ max: 1, seconds: 30 })
    expect(config.limits.signInPerAccount).toEqual(defaultLimits.signInPerAccount)
  })

  test('a public configuration keeps the growing delay of a limit whose numbers are changed', () => {
    const { limits } = readConfig({ LIMITS: 'signInPerAccount=9/1d' })
    expect(limits.signInPerAccount).toEqual({ max: 9, seconds: 86_400, growing: true })
  })

  test('a public configuration requires a mail server, because no one could verify an address without one', () => {
    expect(() => readConfig({ PUBLIC_URL: 'https://id.example' })).toThrow(
      'SMTP_URL must be set if PUBLIC_URL is not a local address',
    )
  })
})

describe('a local address', () => {
  test.each(['http://localhost', 'http://127.0.0.1:99', 'http://127.9.9.9', 'http://[::1]:5005'])(
    'the local address %s allows development mode',
    (url) => {
      const { local, development } = readConfig({ PUBLIC_URL: url })
      expect({ local, development }).toEqual({ local: true, development: false })
      expect(readConfig({ PUBLIC_URL: url, DEVELOPMENT: 'on' }).development).toBe(true)
    },
  )

  test.each(['https://localhost.example', 'https://127.0.0.1.example', 'https://10.0.0.1'])(
    "%s isn't a local address, and development mode isn't allowed there",
    (url) => {
      expect(readConfig({ ...smtp, PUBLIC_URL: url })).toMatchObject({
        local: false,
        host: '0.0.0.0',
      })
      expect(() => readConfig({ ...smtp, PUBLIC_URL: url, DEVELOPMENT: 'on' })).toThrow(
        "DEVELOPMENT is 'on', but it must be off unless PUBLIC_URL is a local address.",
      )
    },
  )

  test.each(['0.0.0.0', '::', '10.0.0.7', 'accord.example'])(
    "a local address can't be combined with a HOST that other machines can reach (%s)",
    (HOST) => {
      expect(() => readConfig({ HOST })).toThrow(
        `HOST is '${HOST}', which other machines can reach, but PUBLIC_URL is http://localhost:5005. ` +
          'Set PUBLIC_URL to the address that people use, or unset HOST.',
      )
      expect(readConfig({ ...smtp, PUBLIC_URL: 'https://id.example', HOST }).host).toBe(HOST)
    },
  )

  test.each(['localhost', '127.0.0.1', '::1'])(
    'a local address can be combined with HOST %s',
    (HOST) => {
      expect(readConfig({ HOST }).host).toBe(HOST)
    },
  )
})

describe('the proxies in front', () => {
  test.each([
    ['false', false],
    ['1', 1],
    ['3', 3],
    ['10.0.0.0/8,loopback', '10.0.0.0/8, loopback'],
    ['2001:db8::/32', '2001:db8::/32'],
    ['fc00::/7', 'fc00::/7'],
  ])('the proxies in front can be %s', (TRUST_PROXY, trustProxy) => {
    expect(readConfig({ TRUST_PROXY })).toMatchObject({ trustProxy })
  })

  const everybody = ['0.0.0.0/0', '::/0', '0.0.0.0/1,128.0.0.0/1', '::/1,8000::/1']
  test.each(['true', 'yes', '0', '-1', ...everybody, '10.0.0.0/8,true', '10.0.0.0/8,1'])(
    "TRUST_PROXY can't trust all callers (%s)",
    (TRUST_PROXY) => {
      expect(() => readConfig({ TRUST_PROXY })).toThrow(
        `TRUST_PROXY is '${TRUST_PROXY}', but it must be false, a number of proxies (such as 1), ` +
          'or their addresses (such as 10.0.0.0/8 or loopback).',
      )
    },
  )
})

describe('a database address', () => {
  test.each([
    'postgresql://accord:secret@db/accord',
    'postgresql://accord:se,cret@db/accord',
    'postgresql://accord@/accord?host=/tmp/socket&port=5432&sslmode=disable',
  ])('a database address with one server is used unchanged', (DATABASE_URL) => {
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
  })

  test.each([
    'postgresql://accord:secret@one,two/accord',
    'postgresql://accord:secret@one:5432,two:5433/accord',
    'postgresql://accord:secret@/accord?host=one,two',
    'postgresql://accord:secret@one/accord?host=one&host=two,three',
    'postgresql://accord:secret@one/accord?target_session_attrs=read-write',
    'postgres://one/accord?sslmode=require&target_session_attrs=primary',
  ])(
    'a database address with several servers is rejected with a message about the alternatives',
    (DATABASE_URL) => {
      const expectedError = expectedErrorOf({ DATABASE_URL })
      expect(expectedError).toBeInstanceOf(StartupError)
      expect(expectedError!.message).toBe(
        'DATABASE_URL lists several servers or sets target_session_attrs, but Accord connects to only one address. ' +
          'Set it to the address of HAProxy in front of the servers, or to a DNS name that always points to the primary.',
      )
    },
  )
})

describe('an invalid value', () => {
  test.each([
    ['PORT', 'x'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'id.example'],
    ['PUBLIC_URL', 'ftp://id.example'],
    ['PUBLIC_URL', 'data:text/html,x'],
    ['PUBLIC_URL', 'https://id.example/accord'],
    ['PUBLIC_URL', 'https://id.example/?from=mail'],
    ['PUBLIC_URL', 'https://id.example?'],
    ['PUBLIC_URL', 'https://id.example/#top'],
    ['PUBLIC_URL', 'https://user:secret@id.example'],
    ['DATABASE_URL', 'mysql://user:secret@db'],
    ['DATABASE_URL', 'postgresql://user:secret@db:port/accord'],
    ['CONSOLE_DIR', import.meta.dirname],
    ['DATABASE_MIGRATION_URL', 'mysql://user:secret@db'],
    ['DATABASE_MIGRATION_URL', 'postgresql://owner:secret@db/accord'],
    ['SMTP_URL', 'http://user:secret@mail'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://user:secret@mail:port'],
    ['SMTP_URL', 'smtp://user:secret@mail.example?requireTLS=false'],
    ['SMTP_URL', 'smtp://user:secret@mail.example?ignoreTLS=true'],
    ['SMTP_URL', 'smtp://user:secret@mail.example?opportunisticTLS=true'],
    ['MAIL_FROM', 'Accord'],
    ['MAIL_FROM', 'Accord <no-reply>'],
    ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
    ['CONSOLE_ORIGINS', 'https://one.example, two.example'],
    ['CONSOLE_ORIGINS', '*'],
    ['API_HOSTS', 'id.example'],
    ['API_HOSTS', '=https://api.example'],
    ['API_HOSTS', 'id example=https://api.example'],
    ['SENTRY_DSN', 'nonsense'],
    ['AVATAR_URL', 'https://avatars.example.com/without-the-hash'],
    ['HELP_URL', 'help.example.com'],
    // oxlint-disable-next-line no-script-url -- this value must be rejected
    ['PRIVACY_URL', 'javascript:alert(1)'],
    ['TERMS_URL', 'data:text/html,x'],
    ['LOG_LEVEL', 'loud'],
    ['EXPORT_MAX_BYTES', '20 GB'],
    ['EXPORT_MAX_BYTES', '0'],
    ['EXPORT_MAX_BYTES', '99999999999999999999'],
    ['EXPORT_MAX_BYTES', '-1'],
    ['MIGRATION_WAIT_SECONDS', '0'],
    ['MIGRATION_WAIT_SECONDS', '-5'],
    ['MIGRATION_WAIT_SECONDS', '5m'],
    ['MIGRATION_WAIT_SECONDS', '99999999999'],
    ['WORKER', 'maybe'],
    ['DEVELOPMENT', 'maybe'],
    ['TRUST_PROXY', 'nonsense'],
    ['OUTSIDE_ALLOW', '10.20.0.1'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['LIMITS', 'signUpPerAddress'],
    ['LIMITS', 'signUpPerAddress=10'],
    ['LIMITS', 'moonLandings=10/1h'],
    ['LIMITS', 'constructor=10/1h'],
    ['LIMITS', 'signUpPerAddress=-1/1h'],
    ['LIMITS', 'signUpPerAddress=0/1h'],
    ['LIMITS', 'signUpPerAddress=10/0s'],
    ['LIMITS', 'signUpPerAddress=99999999999999999999/1h'],
    ['LIMITS', 'signUpPerAddress=10/99999999d'],
    ['BRAND_NAME', 'A\nB'],
    ['BRAND_NAME', 'x'.repeat(101)],
    ['BRAND_NAME_CA', 'x'.repeat(101)],
    ['SUPPORT_EMAIL', 'support'],
    ['SUPPORT_EMAIL', 'support@example.com?subject=x'],
    ['BRAND_LOGO_FILE', import.meta.dirname],
    ['BRAND_LOGO_FILE', join(import.meta.dirname, 'no-such.svg')],
  ])('an invalid value of %s (%j) is rejected with one sentence that names it', (name, value) => {
    const expectedError = expectedErrorOf({ ...smtp, [name]: value })
    expect(expectedError).toBeInstanceOf(StartupError)
    expect(expectedError!.message).toMatch(new RegExp(`^${name} .*\\.$`, 's'))
    expect(expectedError!.message).not.toContain('secret')
  })
})

test('each of several invalid values is rejected with its own sentence', () => {
  const { message } = expectedErrorOf({
    PUBLIC_URL: 'https://id.example',
    DATABASE_URL: 'mysql://db',
    DATABASE_REPLICA_URL: 'postgresql://standby/accord',
    SMTP_URL: 'mail.example',
    DEVELOPMENT: 'on',
  })!
  expect(message.split('\n').map((sentence) => sentence.split(' ')[0])).toEqual([
    'DATABASE_URL',
    'SMTP_URL',
    'DEVELOPMENT',
  ])
})

test("OTEL_TRACES_SAMPLER isn't checked without an endpoint, because it's for other programs", () => {
  expect(readConfig({ OTEL_TRACES_SAMPLER: 'jaeger_remote' }).traces).toBeUndefined()
})

test.each([
  ['API_HOSTS', 'foo', 'pairs such as id.example.com=https://api.example.com'],
  ['SMTP_URL', 'smtp://mail.example:99999', 'with a port up to 65535'],
  ['SMTP_URL', 'smtp://user:a/b@mail.example', 'a percent-encoded password (%40 for @)'],
])('%s (%s) is rejected with the specific reason', (name, value, reason) => {
  const { message } = expectedErrorOf({ [name]: value })!
  expect(message).toContain(reason)
  expect(message).not.toContain('http:// or https://')
  expect(message).not.toContain('smtp:// or smtps://')
})

describe('a password for a mail server', () => {
  const smtpUrlOf = (SMTP_URL: string) => readConfig({ SMTP_URL }).smtpUrl

  test('a password for a mail server is only sent over STARTTLS, unless the server is on this machine', () => {
    expect(smtpUrlOf('smtp://user:secret@mail.example:587')).toBe(
      'smtp://user:secret@mail.example:587?requireTLS=true',
    )
  })

  test.each([
    'smtps://user:secret@mail.example',
    'smtp://user:secret@localhost:2525',
    'smtp://mail.example?ignoreTLS=true',
  ])("a password for a mail server doesn't change other addresses (%s)", (url) => {
    expect(smtpUrlOf(url)).toBe(url)
  })
})

describe('an unknown variable', () => {
  test.each([
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['PUBIC_URL', 'PUBLIC_URL'],
    ['PUBLIC_URLL', 'PUBLIC_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['TRUST_PROXIES', undefined],
    ['TRUSTED_PROXY', undefined],
    ['TRUST_PROXYS', 'TRUST_PROXY'],
    ['public_url', 'PUBLIC_URL'],
    ['ACCORD_PUBLIC_URL', 'PUBLIC_URL'],
    ['LIMIT', undefined],
  ])('an unknown variable with a similar name (%s) causes a warning', (name, meant) => {
    expect(readConfig({ [name]: 'x' }).warnings).toEqual(
      meant === undefined ? [] : [`${name} is not a setting. Did you mean ${meant}?`],
    )
  })

  test('an unknown variable that used to exist causes a warning with the reason for its removal', () => {
    expect(readConfig({ SIGNING_KEYS_FILE: '/etc/accord/keys.json' }).warnings).toEqual([
      'SIGNING_KEYS_FILE is no longer used, because the keys for ID tokens are now encrypted in the database. Unset it.',
    ])
  })

  test('an unknown variable causes no warning if the correct one is set, or if its value is empty', () => {
    const ours = { PUBLIC_URL: 'http://localhost:5005', PUBLIC_ULR: 'x', LOG_LEVL: ' ' }
    expect(readConfig(ours).warnings).toEqual([])
  })

  test.each(
    (
      'PATH HOME HOSTNAME PORT_RANGE PORTS HOSTS POST DATABASE_SSL DATABASE_USER DATABASE_HOST SMTP_HOST SMTP_PORT ' +
      'SMTP_USER XDG_DATA_DIRS LOG_FORMAT WORKER_COUNT PGDATABASE ACCORD_PORT ACCORD_SERVICE_HOST npm_config_user_agent'
    ).split(' '),
  )('an unknown variable with another name (%s) is ignored', (name) => {
    expect(readConfig({ [name]: 'tcp://10.0.0.1:80' }).warnings).toEqual([])
  })
})

function expectedErrorOf(environment: Record<string, string>): Error | undefined {
  try {
    readConfig(environment)
    return undefined
  } catch (error) {
    return error as Error
  }
}

describe('observability', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }

  test('observability is off by default, and metrics are then only available on this machine', () => {
    expect(readConfig({})).toMatchObject({ metrics: undefined, traces: undefined })
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
    expect(readConfig({ METRICS_PORT: '1', METRICS_HOST: '::' }).metrics?.host).toBe('::')
  })

  test('observability uses the usual variables of OpenTelemetry', () => {
    const { traces } = readConfig({
      ...endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, x=1=2',
      OTEL_SERVICE_NAME: 'sign-in',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    })
    expect(traces).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: { 'api-key': 'a b', x: '1=2' },
      serviceName: 'sign-in',
      sampler: { followsParent: true, share: 0.1 },
    })
  })

  test.each([
    [{ METRICS_PORT: 'all' }, 'METRICS_PORT'],
    [{ METRICS_PORT: '70000' }, 'METRICS_PORT'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ ...endpoint, OTEL_TRACES_SAMPLER: 'some' }, 'OTEL_TRACES_SAMPLER'],
    [{ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
    [{ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'secret-key' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
    [{ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'key=a%0Ab' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
  ])('observability rejects %j by name, without repeating a header', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(StartupError)
    expect(() => readConfig(environment)).toThrow(name)
    expect(() => readConfig(environment)).not.toThrow('secret-key')
  })
})
