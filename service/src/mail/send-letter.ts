import { SpanKind } from '@opentelemetry/api'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/tables.ts'
import type { Secrets } from '#secrets/secrets.ts'
import { background } from '#watch/metrics.ts'
import { inSpan } from '#watch/trace.ts'
import {
  type MailRow,
  markFailed,
  markKept,
  markSent,
  openMail,
  postponeMail,
} from './outbox.store.ts'
import { attachedTo } from './mark.ts'
import { reasonOf, type Refuser, refuserOf, type SmtpError } from './smtp-error.ts'
import type { transportFor } from './transport.ts'

export interface MailParts {
  config: Config
  db: Kysely<Database>
  secrets: Secrets
  log: FastifyBaseLogger
}

/** What became of a letter. */
export interface Outcome {
  /** Whether the mail server has it: from here on it must not be sent again. */
  delivered: boolean
  /** Who refused it, if someone did. */
  refuser?: Refuser
  /** Writes it into the outbox. May be called again when it failed. */
  note: () => Promise<void>
}

/** Sends one letter. */
export async function sendLetter(
  { config, db, secrets, log }: MailParts,
  transport: ReturnType<typeof transportFor>,
  mail: MailRow,
): Promise<Outcome> {
  if (!transport) return { delivered: false, note: () => markKept(db, mail) }
  try {
    const opened = openMail(secrets, mail)
    const letter = {
      from: config.mailFrom,
      to: mail.recipient,
      subject: mail.subject,
      messageId: `<${mail.id}@${config.publicUrl.hostname}>`,
      // So that nobody's absence is reported to a sender who does not read.
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...opened,
      attachments: attachedTo(opened?.html),
    }
    await inSpan(`mail ${mail.kind}`, () => transport.sendMail(letter), SpanKind.CLIENT)
  } catch (error) {
    const { id, kind, attempts } = mail
    const { message } = error as SmtpError
    const refuser = refuserOf(error as SmtpError)
    const reason = reasonOf(error as SmtpError)
    log.warn({ mail: id, kind, attempts, reason }, 'mail not sent')
    background.mails.inc({ outcome: refuser === 'recipient' ? 'refused' : 'postponed' })
    const note = refuser === 'recipient' ? markFailed : postponeMail
    return { delivered: false, refuser, note: () => note(db, mail, message) }
  }
  background.mails.inc({ outcome: 'sent' })
  return { delivered: true, note: () => markSent(db, mail.id) }
}
