import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

const longestPause = 5 * 60_000

/** Says hello as the mail worker would, with TLS and the password where there are any, and sends nothing. */
export async function tryMailServer(url: string): Promise<void> {
  const transport = createTransport({ url, ...timeouts })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/**
 * A mail server that cannot be reached keeps nobody from starting: letters wait. Whoever reads the log hears of it
 * before the first letter does, and again when it works. It isn't periodic: its pauses grow, and it ends once the server
 * works.
 */
export function watchMailServer(
  { smtpUrl }: { smtpUrl: string | undefined },
  log: Pick<FastifyBaseLogger, 'warn'>,
  firstPause = 5000,
) {
  const stopped = new AbortController()
  const watching = async (url: string) => {
    for (
      let pause = firstPause;
      !stopped.signal.aborted;
      pause = Math.min(longestPause, pause * 2)
    ) {
      try {
        await tryMailServer(url)
        if (pause > firstPause) log.warn('The mail server works now: letters that waited are sent.')
        return
      } catch (error) {
        if (stopped.signal.aborted) return
        const { host } = new URL(url)
        const reason = (error as Error).message
        log.warn(
          `The mail server ${host} does not work (${reason}): letters wait, and it is tried again. Look at SMTP_URL.`,
        )
      }
      await setTimeout(pause, undefined, { signal: stopped.signal, ref: false })
    }
  }
  // Whoever stops does not wait for it.
  if (smtpUrl !== undefined) void watching(smtpUrl).catch(() => {})
  return { stop: () => stopped.abort() }
}
