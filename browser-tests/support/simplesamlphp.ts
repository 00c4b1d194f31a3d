import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@accord/service/testing/helpers/accord-process.ts'
import { createSamlKey } from '@accord/service/testing/helpers/saml-provider.ts'

/** Where Debian's package puts it. Without root, it can be unpacked elsewhere (CONTRIBUTING.md). */
const folder = process.env['SIMPLESAMLPHP'] ?? '/usr/share/simplesamlphp'

/** Why SimpleSAMLphp can't run on this machine. Undefined if it can. */
export function missingForSimpleSamlPhp(): string | undefined {
  const modules = spawnSync('php', ['-m'], { encoding: 'utf8' })
  if (modules.status !== 0) return 'php is missing. See CONTRIBUTING.md, “Run and test”.'
  const lacking = ['dom', 'mbstring', 'openssl'].filter((name) => !modules.stdout.includes(name))
  if (lacking.length > 0) return `php lacks ${lacking.join(', ')}. See CONTRIBUTING.md.`
  return existsSync(join(folder, 'www', 'saml2', 'idp', 'SSOService.php'))
    ? undefined
    : `There is no SimpleSAMLphp in ${folder}. See CONTRIBUTING.md, “Run and test”.`
}

interface Account {
  name: string
  password: string
  attributes: Record<string, string>
}

export interface SimpleSamlPhp extends AsyncDisposable {
  metadataUrl: string
  /** Registers a service provider, as an administrator does. */
  register(serviceProvider: { entityId: string; acsUrl: string }): Promise<void>
}

/** Starts SimpleSAMLphp with its own settings and accounts in a new folder. */
export async function startSimpleSamlPhp(accounts: Account[]): Promise<SimpleSamlPhp> {
  const home = await mkdtemp(join(tmpdir(), 'accord-simplesamlphp-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const write = (path: string, content: string) => writeFile(join(home, path), content)
  for (const name of ['cert', 'data', 'log', 'metadata', 'sessions', 'temp']) {
    await mkdir(join(home, name))
  }
  const { key, certificate } = createSamlKey()
  await write('cert/idp.key', key)
  await write('cert/idp.crt', certificate)
  await write('config.php', php('$config', configOf(home, url)))
  await write('authsources.php', php('$config', { accounts: accountsOf(accounts) }))
  await write('metadata/saml20-idp-hosted.php', php('$metadata', { '__DYNAMIC:1__': hosted }))
  await write('metadata/saml20-sp-remote.php', php('$metadata', {}))

  const settings = { display_errors: '0', 'session.save_path': join(home, 'sessions') }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-d', `${name}=${value}`])
  const server = spawn('php', [...options, '-S', `127.0.0.1:${port}`, '-t', join(folder, 'www')], {
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], SIMPLESAMLPHP_CONFIG_DIR: home },
  })
  const metadataUrl = `${url}saml2/idp/metadata.php`
  await untilReady(metadataUrl)
  return {
    metadataUrl,
    register: ({ entityId, acsUrl }) => {
      const provider = { AssertionConsumerService: acsUrl, 'saml20.sign.assertion': true }
      return write('metadata/saml20-sp-remote.php', php('$metadata', { [entityId]: provider }))
    },
    [Symbol.asyncDispose]: async () => {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      await rm(home, { recursive: true, force: true })
    },
  }
}

function configOf(home: string, url: string) {
  return {
    baseurlpath: url,
    certdir: join(home, 'cert/'),
    loggingdir: join(home, 'log/'),
    datadir: join(home, 'data/'),
    tempdir: join(home, 'temp'),
    metadatadir: join(home, 'metadata/'),
    attributenamemapdir: join(folder, 'attributemap/'),
    'metadata.sources': [{ type: 'flatfile', directory: join(home, 'metadata/') }],
    timezone: 'UTC',
    secretsalt: randomBytes(16).toString('hex'),
    'auth.adminpassword': randomBytes(16).toString('hex'),
    'admin.checkforupdates': false,
    technicalcontact_name: 'Administrator',
    technicalcontact_email: 'admin@example.com',
    'logging.handler': 'file',
    'enable.saml20-idp': true,
    'module.enable': { core: true, exampleauth: true, saml: true },
    'session.cookie.secure': false,
    'store.type': 'phpsession',
    'session.phpsession.savepath': join(home, 'sessions'),
  }
}

/** The identity provider itself. Its name ID never changes, and isn't an address. */
const hosted = {
  host: '__DEFAULT__',
  privatekey: 'idp.key',
  certificate: 'idp.crt',
  auth: 'accounts',
  NameIDFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  authproc: { 3: { class: 'saml:PersistentNameID', attribute: 'uid' } },
}

function accountsOf(accounts: Account[]) {
  const entries = accounts.map(({ name, password, attributes }) => [
    `${name}:${password}`,
    { uid: [name], ...listed(attributes) },
  ])
  return { 0: 'exampleauth:UserPass', ...(Object.fromEntries(entries) as object) }
}

function listed(attributes: Record<string, string>) {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, [value]]))
}

function php(variable: string, value: unknown): string {
  return `<?php\n${variable} = ${phpOf(value)};\n`
}

function phpOf(value: unknown): string {
  if (typeof value === 'object' && value !== null) {
    const items = Object.entries(value).map(
      ([key, item]) => `${Array.isArray(value) ? key : phpOf(key)} => ${phpOf(item)}`,
    )
    return `[${items.join(', ')}]`
  }
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`
  return String(value)
}

async function untilReady(url: string) {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await delay(100)
  }
  throw new Error('SimpleSAMLphp did not start.')
}
