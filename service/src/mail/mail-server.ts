import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Config } from '#config/config.ts'

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

const longestPause = 5 * 60_000

/** Connects like the mail worker, with TLS and a password if they're configured, but sends nothing. */
export async function tryMailServer(url: string): Promise<void> {
  const transport = createTransport({ url, ...timeouts })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/**
 * Tries the mail server until it works. The service starts even if the server can't be reached, and emails stay queued.
 * The log shows the problem before the first email needs the server, and shows when it works again. This isn't
 * `periodic`, because the pauses grow and it ends once the server works.
 */
export function observeMailServer(
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
        if (pause > firstPause) log.warn('The mail server is working again. Sending queued emails.')
        return
      } catch (error) {
        if (stopped.signal.aborted) return
        const { host } = new URL(url)
        const reason = (error as Error).message
        log.warn(
          `The mail server ${host} isn't working (${reason}). Emails stay queued until it works again. Check SMTP_URL.`,
        )
      }
      await setTimeout(pause, undefined, { signal: stopped.signal, ref: false })
    }
  }
  // Shutting down doesn't wait for this.
  if (smtpUrl !== undefined) void watching(smtpUrl).catch(() => {})
  return { stop: () => stopped.abort() }
}

/** How many emails one instance sends at the same time. Each uses its own connection. */
export const connections = 12

/** Returns undefined without SMTP_URL. Emails are then kept in the outbox. */
export function transportFor({ smtpUrl: url }: Config) {
  return url === undefined ? undefined : createTransport({ url, pool: true, ...limits })
}

const limits = {
  maxConnections: connections,
  // Only the outbox retries, because an email may have been delivered even if the connection broke after its last line.
  maxRequeues: 0,
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // This applies to each command and to the response to the email. With a shorter timeout, an email could be delivered
  // twice.
  socketTimeout: 60_000,
} as const

/** The error that nodemailer throws, with the failed SMTP command and the mail server's response, if any. */
export interface SmtpError extends Error {
  command?: string
  responseCode?: number
  response?: string
}

/**
 * The party that rejected an email. The recipient's server rejects it permanently, our own mail server rejects every
 * email, and any other failure is temporary.
 */
export type SmtpRejecter = 'recipient' | 'no one permanently' | 'our mail server'

/**
 * Determines who rejected an email. Only a rejection by the recipient is final. Anything else may be temporary, so the
 * email is sent again.
 */
export function smtpRejecterOf(error: SmtpError): SmtpRejecter {
  const { message, command = '', responseCode = 0, response = '' } = error
  const forGood = responseCode >= 500
  const isOfEmail = command === 'RCPT TO' || command === 'DATA'
  if (isOfEmail && forGood)
    return isAboutUs(responseCode, response) ? 'our mail server' : 'recipient'
  if (responseCode !== 0) return forGood ? 'our mail server' : 'no one permanently'
  // Without a response, the server can't be reached. A timeout in the middle of an email may be the recipient's fault.
  return command === 'CONN' && message !== 'Timeout' ? 'our mail server' : 'no one permanently'
}

/**
 * Returns whether the mail server rejects every email, because authentication or encryption is missing. Some servers
 * report this only at the recipient.
 */
function isAboutUs(responseCode: number, response: string): boolean {
  return [530, 534, 535, 538].includes(responseCode) || /relay|authenticat/i.test(response)
}

/** Returns the reason for the log without email addresses, because mail servers repeat the rejected address. */
export function reasonOf({ message }: SmtpError): string {
  return message.replaceAll(/[^\s<>():,;"]+@[^\s<>():,;"]+/g, '(address)')
}
