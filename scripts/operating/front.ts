import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@accord/service/testing/helpers/accord-process.ts'
import { until } from '../failover/cluster.ts'
import { type Answer, visitor } from '../proxies/ask.ts'
import { proxies, versionOf, writeCertificate, writeProxyFile } from '../proxies/proxies.ts'
import type { Ask } from './people.ts'

const nginx = proxies.find(({ name }) => name === 'nginx')!

export function nginxVersion(): string | undefined {
  return versionOf(nginx)
}

/** Starts nginx with TLS in front of two instances, using the file in `packaging/proxies`. */
export async function startNginx(within: string, instances: [number, number]) {
  const folder = join(within, 'nginx')
  mkdirSync(folder)
  const ca = await writeCertificate(folder)
  const place = { folder, http: await freePort(), https: await freePort(), instances }
  const [file = '', ...args] = nginx.command(await writeProxyFile(nginx, place), place)
  const running = spawn(file, args, { stdio: 'ignore', cwd: folder })
  const ended = once(running, 'exit')
  const { ask, leave } = visitor(place.https, ca)
  await until(() => isReady(ask), 'nginx with an instance behind it', 30)
  return {
    ask,
    stop: async () => {
      leave()
      running.kill('SIGTERM')
      await ended
    },
  }
}

async function isReady(ask: Ask): Promise<boolean> {
  return ask({ path: '/readyz' }).then(
    ({ status }) => status === 200,
    () => false,
  )
}

/** Sends requests directly to an instance, without TLS. */
export function askAt(url: string): Ask {
  return async ({ path, json, headers }): Promise<Answer> => {
    const answer = await fetch(url + path, {
      method: json === undefined ? 'GET' : 'POST',
      headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    })
    return { status: answer.status, headers: {}, body: await answer.text() }
  }
}
