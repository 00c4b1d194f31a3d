import { once } from 'node:events'
import { createServer } from 'node:net'
import { isLoopback } from '#config/addresses.ts'
import { StartupError } from '#config/startup-error.ts'

interface Address {
  port: number
  host: string
}

/** Addresses that mean every interface of this machine, each with an address that can receive requests. */
const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }

/** Turns the errors of `listen` into sentences that say what to do. Other errors are rethrown unchanged. */
export function explainAddress({ port, host }: Address) {
  const reasons: Record<string, string> = {
    EADDRINUSE: `PORT ${port} is already in use by another program. Set it to a free port.`,
    EACCES: `PORT ${port} can't be opened by this user. Set it to 1024 or higher.`,
    EADDRNOTAVAIL: `HOST '${host}' is not an address of this machine. Set it to one of the machine's addresses, such as 127.0.0.1.`,
    ENOTFOUND: `HOST '${host}' is not an address of this machine. Set it to one of the machine's addresses, such as 127.0.0.1.`,
    EAI_AGAIN: `HOST '${host}' can't be resolved on this machine. Set it to an IP address, such as 127.0.0.1.`,
  }
  return (error: NodeJS.ErrnoException): never => {
    const reason = reasons[error.code ?? '']
    throw reason === undefined ? error : new StartupError(reason)
  }
}

/** Does the same for the metrics port. */
export function explainMetricsAddress({ port, host }: Address) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code === undefined) throw error
    throw new StartupError(
      `METRICS_PORT ${port} can't be opened on METRICS_HOST '${host}' (${error.code}). Set them to a free port and an address of this machine.`,
    )
  }
}

/**
 * Checks that the two ports differ before anything starts, because the metrics would otherwise take the service's port.
 */
export function requireTwoPorts({
  port,
  host,
  metrics,
}: Address & { metrics?: Address | undefined }) {
  if (port === 0 || port !== metrics?.port) return
  const meet = host === metrics.host || [host, metrics.host].some((each) => each in everywhere)
  if (!meet && !(isLoopback(host) && isLoopback(metrics.host))) return
  throw new StartupError(
    `PORT and METRICS_PORT are both ${port}. Set one of them to another number.`,
  )
}

/**
 * Listens for a moment. An Accord that is already running on the port isn't a problem, because it's the installation
 * that is being checked.
 */
export async function tryPort(
  { port, host }: Address,
  explain: (error: NodeJS.ErrnoException) => never,
): Promise<string> {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    if (!(await isOurs({ port, host }))) return explain(error as NodeJS.ErrnoException)
    return `${port} on ${host} is in use by a running Accord process`
  }
  server.close()
  await once(server, 'close')
  return `${port} on ${host} is free`
}

async function isOurs({ port, host }: Address): Promise<boolean> {
  const name = everywhere[host] ?? (host.includes(':') ? `[${host}]` : host)
  const asked = fetch(`http://${name}:${port}/healthz`, { signal: AbortSignal.timeout(2000) })
  const text = await asked.then((answer) => answer.text()).catch(() => '')
  return text === '{"status":"alive"}'
}
