import { SpanKind } from '@opentelemetry/api'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/tables.ts'
import type { Secrets } from '#crypto/secrets.ts'
import { backgroundMetrics } from '#observability/metrics.ts'
import { inSpan } from '#observability/trace.ts'
import {
  type LeasedMail,
  type MailRow,
  giveBackMails,
  lastTurnsOf,
  leaseDueMails,
  markFailed,
  markKept,
  markSent,
  openMail,
  postponeMail,
  renewLeases,
} from './outbox.store.ts'
import { attachedTo } from './compose-email.ts'
import {
  type SmtpRejecter,
  type SmtpError,
  connections,
  reasonOf,
  smtpRejecterOf,
  transportFor,
} from './mail-server.ts'
import { setTimeout } from 'node:timers/promises'
import { periodic } from '#jobs/periodic.ts'

export interface MailParts {
  config: Config
  db: Kysely<Database>
  secrets: Secrets
  log: FastifyBaseLogger
}

export interface Outcome {
  /** Whether the mail server accepted the email. If so, it must not be sent again. */
  delivered: boolean
  /** The party that rejected the email, if any. */
  refuser?: SmtpRejecter
  /** Saves the outcome in the outbox. It can be called again after a failure. */
  note: () => Promise<void>
}

export async function sendEmail(
  { config, db, secrets, log }: MailParts,
  transport: ReturnType<typeof transportFor>,
  mail: MailRow,
): Promise<Outcome> {
  if (!transport) return { delivered: false, note: () => markKept(db, mail) }
  try {
    const opened = openMail(secrets, mail)
    const email = {
      from: config.mailFrom,
      to: mail.recipient,
      subject: mail.subject,
      messageId: `<${mail.id}@${config.publicUrl.hostname}>`,
      // This header prevents out-of-office replies, which no one would read.
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: opened?.text,
      html: opened?.html,
      attachments: attachedTo(opened),
    }
    await inSpan(`mail ${mail.kind}`, () => transport.sendMail(email), SpanKind.CLIENT)
  } catch (error) {
    const { id, kind, attempts } = mail
    const { message } = error as SmtpError
    const refuser = smtpRejecterOf(error as SmtpError)
    const reason = reasonOf(error as SmtpError)
    log.warn({ mail: id, kind, attempts, reason }, 'email not sent')
    backgroundMetrics.mails.inc({ outcome: refuser === 'recipient' ? 'refused' : 'postponed' })
    const note = refuser === 'recipient' ? markFailed : postponeMail
    return { delivered: false, refuser, note: () => note(db, mail, message) }
  }
  backgroundMetrics.mails.inc({ outcome: 'sent' })
  return { delivered: true, note: () => markSent(db, mail.id) }
}

/** Logs once when our own mail server stops accepting emails, and once when it accepts them again. */
export function observeMailRelay(log: FastifyBaseLogger) {
  let refusing = false
  return {
    heard(refuser: SmtpRejecter | undefined) {
      if (refuser === 'our mail server' && !refusing) {
        refusing = true
        log.error(
          "The mail server in SMTP_URL doesn't accept emails from Accord. Check that it's running, and check its user, password, and MAIL_FROM. Emails stay queued for three days.",
        )
      }
      // The server accepted an email or only rejected its recipient, so it works.
      if (refusing && (refuser === undefined || refuser === 'recipient')) {
        refusing = false
        log.info('The mail server in SMTP_URL accepts emails again.')
      }
    },
  }
}

export interface MailWorker {
  wake(): void
  stop(): Promise<void>
}

const ordinary = {
  /** How often the worker looks for due emails and renews leases. */
  turn: 5000,
  leaseSeconds: 60,
  /** The most emails in progress to one site, so that a slow server can't hold more connections. */
  perSite: 3,
  /** The most retried emails in progress, so that there's always capacity for new ones. */
  retried: connections / 2,
  /**
   * The most emails in progress to sites that have accepted none for a day. Responsive sites get the remaining
   * capacity.
   */
  strange: (connections * 2) / 3,
  stopMilliseconds: 5000,
  /** How long the worker keeps trying to save an email's status. It renews the lease meanwhile. */
  noteMilliseconds: 600_000,
}

/** Sends the emails in the outbox when it's woken, and every few seconds. */
export function startMailWorker(parts: MailParts, pace: Partial<typeof ordinary> = {}): MailWorker {
  const { config, db, log } = parts
  const { turn, leaseSeconds, perSite, retried, strange, stopMilliseconds, noteMilliseconds } = {
    ...ordinary,
    ...pace,
  }
  const transport = transportFor(config)
  const relay = observeMailRelay(log)
  const underWay = new Map<LeasedMail, Promise<void>>()
  /** Emails that the mail server has accepted and whose status isn't saved yet. */
  const delivered = new Map<LeasedMail, Outcome>()
  const ended = new AbortController()
  let lastTurns: ReturnType<typeof lastTurnsOf> = {}

  const fill = async (signal: AbortSignal) => {
    let found: boolean
    do {
      const max = connections - underWay.size
      const room = {
        max: max,
        perSite,
        retried,
        strange,
        underWay: [...underWay.keys()],
        lastTurns,
      }
      const mails = max > 0 ? await leaseDueMails(db, room, leaseSeconds) : []
      lastTurns = { ...lastTurns, ...lastTurnsOf(mails) }
      for (const mail of mails) underWay.set(mail, send(mail))
      // Sites may have been skipped because others used up a shared limit, so the worker looks again.
      found = mails.length > 0
    } while (found && !signal.aborted)
  }
  const send = async (mail: LeasedMail) => {
    try {
      const outcome = await sendEmail(parts, transport, mail)
      if (outcome.delivered) delivered.set(mail, outcome)
      if (transport) relay.heard(outcome.refuser)
      await noteWhileLeased(outcome)
    } catch (error) {
      // The outcome couldn't be saved. The lease will expire, and the email will be sent again.
      log.error({ err: error }, 'could not send queued emails')
    }
    delivered.delete(mail)
    underWay.delete(mail)
    filling.wake()
  }
  /** Saves the outcome. The email's lease is renewed meanwhile, so that no other worker sends it. */
  const noteWhileLeased = async ({ note }: Outcome) => {
    const givenUp = performance.now() + noteMilliseconds
    for (let pause = 100; ; pause = Math.min(2 * pause, 5000)) {
      try {
        return await note()
      } catch (error) {
        if (ended.signal.aborted || performance.now() + pause > givenUp) throw error
        log.warn({ err: error }, "couldn't save the status of an email; will retry")
      }
      await setTimeout(pause, undefined, { ref: false })
    }
  }
  const renew = () => renewLeases(db, [...underWay.keys()], leaseSeconds)

  const failed = 'could not send queued emails'
  const filling = periodic(log, [{ every: turn, failed, run: fill }])
  const renewing = periodic(log, [{ every: turn, failed, run: renew }])
  filling.wake()
  return {
    wake: filling.wake,
    stop: async () => {
      const done = async () => {
        await Promise.all([filling.stop(), renewing.stop()])
        await Promise.all(underWay.values())
      }
      await Promise.race([done(), setTimeout(stopMilliseconds, undefined, { ref: false })])
      ended.abort()
      const left = [...underWay.keys()].filter((mail) => !delivered.has(mail))
      // Connections are closed first, because another worker may send the emails that are given back.
      transport?.close({ force: true })
      // This is the last attempt. If it fails, the lease expires and another worker sends the email again.
      const noting = [...delivered.values()].map(({ note }) => note().catch(() => {}))
      await Promise.all([...noting, giveBackMails(db, left)])
    },
  }
}
