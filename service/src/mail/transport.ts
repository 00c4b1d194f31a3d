import { createTransport } from 'nodemailer'
import type { Config } from '#config/config.ts'

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
