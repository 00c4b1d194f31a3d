import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { inProject } from '../scripts/project-folder.ts'

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export interface ChildServer extends AsyncDisposable {
  url: string
  pid: number
}

/** Starts a server in a separate process, as in a deployment. It listens on the port in PORT. */
export async function startServer(
  file: string,
  env: Record<string, string> = {},
): Promise<ChildServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const publicUrl = env['PUBLIC_URL']?.replace('PORT', String(port)) ?? url
  const child = spawn(process.execPath, [inProject(file)], {
    cwd: inProject(),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...env,
      PORT: String(port),
      PUBLIC_URL: publicUrl,
    },
  })
  const endWithUs = () => child.kill()
  process.once('exit', endWithUs)

  await answers(url, child, file)
  return {
    url,
    pid: child.pid!,
    async [Symbol.asyncDispose]() {
      process.off('exit', endWithUs)
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function answers(url: string, child: ChildProcess, file: string) {
  const deadline = Date.now() + 120_000
  while (child.exitCode === null && Date.now() < deadline) {
    if (await fetch(url).catch(() => undefined)) return
    await setTimeout(100)
  }
  child.kill()
  throw new Error(`${file} didn't start. See its message above.`)
}
