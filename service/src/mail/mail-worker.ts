import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { createTransport, type Transporter } from 'nodemailer'
import type { Database } from '#database/tables.ts'
import type { Secrets } from '#secrets/secrets.ts'
import type { Config } from '#config.ts'
import {
  leaseDueMails,
  type MailRow,
  markFailed,
  markKept,
  markSent,
  openMail,
  postponeMail,
} from './outbox.store.ts'

interface Parts {
  config: Config
  db: Kysely<Database>
  secrets: Secrets
  log: FastifyBaseLogger
}

export interface MailWorker {
  wake(): void
  stop(): Promise<void>
}

interface SmtpError extends Error {
  code?: string
  responseCode?: number
}

const roundMilliseconds = 5000
const stopMilliseconds = 5000
const atOnce = 10

/** Sends what the outbox holds: when woken, and every few seconds for letters whose time has come. */
export function startMailWorker(parts: Parts): MailWorker {
  const { config, log } = parts
  const transport = config.smtpUrl ? createTransport(transportOptions(config.smtpUrl)) : undefined
  let stopping = false
  let again = false
  let round: Promise<void> | undefined

  const run = async () => {
    do {
      again = false
      while (!stopping && (await sendSome(parts, transport)) === atOnce);
    } while (again && !stopping)
  }
  const wake = () => {
    again = true
    round ??= run()
      .catch((error: unknown) => log.error({ err: error }, 'mail round failed'))
      .finally(() => (round = undefined))
  }

  const timer = setInterval(wake, roundMilliseconds)
  wake()
  return {
    wake,
    stop: async () => {
      stopping = true
      clearInterval(timer)
      // Whatever the mail server keeps waiting is sent again after the next start.
      await Promise.race([round, setTimeout(stopMilliseconds, undefined, { ref: false })])
      transport?.close()
    },
  }
}

function transportOptions(url: string) {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
  return { url, pool: true, ...timeouts } as const
}

async function sendSome(parts: Parts, transport: Transporter | undefined): Promise<number> {
  const mails = await leaseDueMails(parts.db, atOnce)
  await Promise.all(mails.map((mail) => sendOne(parts, transport, mail)))
  return mails.length
}

async function sendOne(
  { config, db, secrets, log }: Parts,
  transport: Transporter | undefined,
  mail: MailRow,
) {
  if (!transport) return markKept(db, mail.id)
  try {
    await transport.sendMail({
      from: config.mailFrom,
      to: mail.recipient,
      subject: mail.subject,
      messageId: `<${mail.id}@${config.publicUrl.hostname}>`,
      // So that nobody's absence is reported to a sender who does not read.
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...openMail(secrets, mail),
    })
    await markSent(db, mail.id)
  } catch (error) {
    const { message, code, responseCode = 0 } = error as SmtpError
    log.warn(
      { mail: mail.id, kind: mail.kind, attempts: mail.attempts, reason: message },
      'mail not sent',
    )
    // 5xx about this letter is the receiving side's final word; everything else may pass.
    const final = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
    return final ? markFailed(db, mail.id, message) : postponeMail(db, mail, message)
  }
}
