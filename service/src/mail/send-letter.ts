import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '#config.ts'
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

/** Sends one letter and notes what became of it. Says who refused it, if somebody did. */
export async function sendLetter(
  { config, db, secrets, log }: MailParts,
  transport: ReturnType<typeof transportFor>,
  mail: MailRow,
): Promise<Refuser | undefined> {
  if (!transport) {
    await markKept(db, mail)
    return undefined
  }
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
    await inSpan({ name: `mail ${mail.kind}`, kind: 'client' }, () => transport.sendMail(letter))
  } catch (error) {
    const { id, kind, attempts } = mail
    const { message } = error as SmtpError
    const refuser = refuserOf(error as SmtpError)
    const reason = reasonOf(error as SmtpError)
    log.warn({ mail: id, kind, attempts, reason }, 'mail not sent')
    background.mails.add(refuser === 'recipient' ? 'refused' : 'postponed')
    await (refuser === 'recipient'
      ? markFailed(db, mail, message)
      : postponeMail(db, mail, message))
    return refuser
  }
  await markSent(db, mail.id)
  background.mails.add('sent')
  return undefined
}
