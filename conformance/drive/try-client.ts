import { profileToken, send } from '../../browser-tests/support/organizations.ts'
import { freePort } from '@accord/service/testing/helpers/accord-process.ts'
import type { Client } from '../clients.ts'
import { NotInstalled, type Settings } from '../start/programs.ts'
import type { Stage } from './stage.ts'
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import type { Person } from '../../browser-tests/support/people.ts'
import { inProject } from '../../scripts/project-folder.ts'
import { runQuietly } from '../../scripts/run-command.ts'
import { startClient } from '../start/start-client.ts'
import { runInTerminal } from '../start/terminal.ts'
import { throughPages, throughTerminal } from './way-through.ts'

/** Registers an application through the API, and returns the settings for its client. */
export async function register(
  { product, owner, organization }: Stage,
  { name, callback, application = {} }: Client,
): Promise<Settings> {
  const { kind = 'web', signedOut, ...signIn } = application
  const port = await freePort()
  const appUrl = `http://localhost:${port}`
  const token = await profileToken(product.url, owner, organization.id)
  const form = { organization: organization.id, name, kind, scopes: [] }
  const { id } = await send<{ id: string }>(product.url, 'POST /application', token, form)

  // The parts are changed separately, like on the application's page in the console.
  const change = (body: object) => send(product.url, `PATCH /application/${id}`, token, body)
  const home = kind === 'native' ? 'http://127.0.0.1' : appUrl
  if (callback) await change({ redirectUris: [`${home}${callback}`] })
  if (signedOut !== undefined) await change({ postLogoutUris: [`${appUrl}${signedOut}`] })
  if (Object.keys(signIn).length > 0) await change(signIn)
  return {
    ISSUER: `${product.url}/oauth`,
    CLIENT_ID: id,
    CLIENT_SECRET: kind === 'web' ? await secret() : '',
    APP_URL: appUrl,
    PORT: String(port),
  }

  async function secret(): Promise<string> {
    const keys = await send<{ secret: string }[]>(product.url, `GET /key/${id}`, token)
    return keys[0]!.secret
  }
}

/** Returns one line that says what worked, or where it stopped. */
export async function tryClient(stage: Stage, client: Client): Promise<string> {
  const { browser, visitor } = stage
  const name = `${client.name} ${await versionOf(client)}`
  try {
    const settings = await register(stage, client)
    await using context = await browser.newContext({ locale: 'en-US' })
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    try {
      const worked = await signInWith(client, settings, page, visitor)
      return `✓ ${name}: ${worked.join(', ')}`
    } catch (error) {
      const text = await page.locator('body').innerText()
      throw new Error(
        `${messageOf(error)} at ${page.url()}: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`,
        {
          cause: error,
        },
      )
    }
  } catch (error) {
    if (error instanceof NotInstalled) return `– ${name}: ${error.message}`
    return `✗ ${name}: ${messageOf(error)}`
  }
}

async function signInWith(client: Client, settings: Settings, page: Page, person: Person) {
  if (client.application?.kind === 'native') {
    await using terminal = await runInTerminal(client.file, settings)
    return await throughTerminal(page, terminal, person)
  }
  await using _running = await startClient(client, settings)
  return await throughPages(page, client, settings, person)
}

async function versionOf({ package: name, file }: Client): Promise<string> {
  if (/\.(?:py|conf)$/.test(file)) {
    const { code, output } = await runQuietly('dpkg-query', ['-W', '-f', '${Version}', name])
    return code === 0 ? output : ''
  }
  const described = inProject('conformance/node_modules', name, 'package.json')
  return (JSON.parse(await readFile(described, 'utf8')) as { version: string }).version
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.split('\n')[0]! : String(error)
}
