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
          `The mail server ${host} isn't working (${reason}). Emails stay queued until it does. Check SMTP_URL.`,
        )
      }
      await setTimeout(pause, undefined, { signal: stopped.signal, ref: false })
    }
  }
  // Whoever stops does not wait for it.
  if (smtpUrl !== undefined) void watching(smtpUrl).catch(() => {})
  return { stop: () => stopped.abort() }
}

/** How many letters of one instance are under way at once, each over a connection of its own. */
export const connections = 12

/** The way to the mail server of SMTP_URL; none where there is none, and letters are kept. */
export function transportFor({ smtpUrl: url }: Config) {
  return url === undefined ? undefined : createTransport({ url, pool: true, ...limits })
}

const limits = {
  maxConnections: connections,
  // What failed is tried again by the outbox, and by nothing else: cut off after its last line, a letter may be there.
  maxRequeues: 0,
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // For each command, and for the answer to the letter. Given up too early, it comes twice.
  socketTimeout: 60_000,
} as const

/** What nodemailer throws: what was done when it failed, and what the mail server answered, if it did. */
export interface SmtpError extends Error {
  command?: string
  responseCode?: number
  response?: string
}

/** Who does not take a letter: its recipient for good, somebody for now, or our own mail server none of ours. */
export type SmtpRejecter = 'recipient' | 'no one permanently' | 'our mail server'

/** By what failed. Only the recipient's own no is final: everything else may pass, and is tried again. */
export function smtpRejecterOf(error: SmtpError): SmtpRejecter {
  const { message, command = '', responseCode = 0, response = '' } = error
  const forGood = responseCode >= 500
  const isOfEmail = command === 'RCPT TO' || command === 'DATA'
  if (isOfEmail && forGood)
    return isAboutUs(responseCode, response) ? 'our mail server' : 'recipient'
  if (responseCode !== 0) return forGood ? 'our mail server' : 'no one permanently'
  // Without an answer: it cannot be reached. Silence in the middle of a letter may be the recipient's side.
  return command === 'CONN' && message !== 'Timeout' ? 'our mail server' : 'no one permanently'
}

/** Without authentication or encryption a mail server refuses every letter, and it may say so at the recipient. */
function isAboutUs(responseCode: number, response: string): boolean {
  return [530, 534, 535, 538].includes(responseCode) || /relay|authenticat/i.test(response)
}

/** For the log, which names nobody: mail servers repeat the address that they refuse. */
export function reasonOf({ message }: SmtpError): string {
  return message.replaceAll(/[^\s<>():,;"]+@[^\s<>():,;"]+/g, '(address)')
}
