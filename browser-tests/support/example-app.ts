import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@accord/service/testing/helpers/accord-process.ts'
import type { MadeOrganization } from './organizations.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'
import {
  registersApplication,
  registersSinglePageApplication,
  type RegisteredApplication,
} from './third-party.ts'

/**
 * The example application, registered by an organization and started like `npm run make --
 * example`.
 */
export interface ExampleApp extends AsyncDisposable {
  url: string
  application: RegisteredApplication
}

export async function startExampleApp(
  product: Product,
  manager: Person,
  organization: MadeOrganization,
): Promise<ExampleApp> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const application = await registersApplication(product, manager, organization, {
    name: 'Example application',
    scopes: ['user:read', 'organization:read'],
    redirectUris: [`${url}/callback`],
  })
  const running = await startExample('third-party-app', port, {
    ...credentialsOf(product, application),
  })
  return { url, application, ...running }
}

/** Starts the page like `npm run make -- example-page`. */
export async function startSinglePageExample(
  product: Product,
  manager: Person,
  organization: MadeOrganization,
): Promise<AsyncDisposable & { url: string }> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { id } = await registersSinglePageApplication(product, manager, organization, {
    name: 'Single-page example',
    redirectUris: [`${url}/callback`],
    postLogoutUris: [`${url}/`],
  })
  const settings = { ACCORD_URL: product.url, CLIENT_ID: id }
  return { url, ...(await startExample('single-page-app', port, settings)) }
}

/** Returns the output of `npm run make -- example-service`. */
export async function runServiceExample(
  product: Product,
  application: RegisteredApplication,
): Promise<string> {
  return text(spawnExample('service', credentialsOf(product, application)).stdout)
}

function credentialsOf({ url }: Product, { id, secret }: RegisteredApplication) {
  return { ACCORD_URL: url, CLIENT_ID: id, CLIENT_SECRET: secret }
}

async function startExample(
  folder: string,
  port: number,
  settings: Record<string, string>,
): Promise<AsyncDisposable> {
  const example = spawnExample(folder, { ...settings, PORT: String(port) })
  while (!(await fetch(`http://localhost:${port}`).catch(() => undefined))) {
    if (example.exitCode !== null) throw new Error('The example application did not start.')
    await delay(50)
  }
  return {
    [Symbol.asyncDispose]: async () => {
      example.kill('SIGTERM')
      if (example.exitCode === null) await once(example, 'exit')
    },
  }
}

function spawnExample(folder: string, settings: Record<string, string>) {
  const main = join(import.meta.dirname, '../../examples', folder, 'main.ts')
  return spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], ...settings },
  })
}
