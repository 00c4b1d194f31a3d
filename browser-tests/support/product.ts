import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { compileCache, freePort } from '@accord/service/testing/helpers/accord-process.ts'
import { disabledLimits } from '@accord/service/testing/helpers/test-settings.ts'
import { copyTemplate } from '@accord/service/testing/helpers/postgres-for-tests.ts'

const main = join(import.meta.dirname, 'product-main.ts')

/** A running Accord service in a separate process, with a separate database. */
export interface Product extends AsyncDisposable {
  url: string
  databaseUrl: string
}

/** Starts a product. In the environment's values, {port} is replaced by the service's port. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const databaseUrl = await copyTemplate({
    serverUrl: process.env['ACCORD_TEST_SERVER_URL']!,
    template: process.env['ACCORD_TEST_TEMPLATE']!,
  })
  const folder = await mkdtemp(join(tmpdir(), 'accord-journey-'))
  const keyFile = join(folder, 'secret.key')
  await writeFile(keyFile, randomBytes(32).toString('base64'))

  const port = await freePort()
  const url = `http://localhost:${port}`
  const service = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      SECRET_KEY_FILE: keyFile,
      EXPORTS_DIR: join(folder, 'exports'),
      PORT: String(port),
      DEVELOPMENT: 'on',
      // Without a drain period, connections that a page left open are closed immediately.
      DRAIN_SECONDS: '0',
      NODE_COMPILE_CACHE: compileCache,
      LOG_LEVEL: 'fatal',
      LIMITS: disabledLimits,
      ...withPort(environment, port),
    },
  })
  await untilReady(url, service)
  return {
    url,
    databaseUrl,
    [Symbol.asyncDispose]: async () => {
      service.kill('SIGTERM')
      if (service.exitCode === null) await once(service, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function withPort(environment: Record<string, string>, port: number): Record<string, string> {
  const entries = Object.entries(environment)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value.replaceAll('{port}', `${port}`)]),
  )
}

async function untilReady(url: string, service: ChildProcess) {
  for (;;) {
    if (service.exitCode !== null) throw new Error('The service did not start.')
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await delay(50)
  }
}
