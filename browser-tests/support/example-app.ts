import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { MadeOrganization } from './organizations.ts'
import type { Person } from './people.ts'
import { freePort, type Product } from './product.ts'
import { aRegisteredApplication, type RegisteredApplication } from './third-party.ts'

const main = join(import.meta.dirname, '../../examples/third-party-app/main.ts')

/** The example application as `npm run example` starts it, registered by an organization. */
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
  const application = await aRegisteredApplication(product, manager, organization, {
    name: 'Example application',
    scopes: ['user:read', 'organization:read'],
    redirectUris: [`${url}/callback`],
  })
  const example = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      ACCORD_URL: product.url,
      CLIENT_ID: application.id,
      CLIENT_SECRET: application.secret,
      PORT: String(port),
    },
  })
  while (!(await fetch(url).catch(() => undefined))) {
    if (example.exitCode !== null) throw new Error('The example application did not start.')
    await delay(50)
  }
  return {
    url,
    application,
    [Symbol.asyncDispose]: async () => {
      example.kill('SIGTERM')
      if (example.exitCode === null) await once(example, 'exit')
    },
  }
}
