import type { FastifyBaseLogger } from 'fastify'
import type { Refuser } from './smtp-error.ts'

/** Tells once that our own mail server takes nothing from us, and once that it does again. */
export function watchRelay(log: FastifyBaseLogger) {
  let refusing = false
  return {
    heard(refuser: Refuser | undefined) {
      if (refuser === 'our mail server' && !refusing) {
        refusing = true
        log.error(
          'The mail server of SMTP_URL takes no letters from us: see that it runs, and check its user, password and MAIL_FROM. Letters wait and are tried again for three days.',
        )
      }
      // It took one, or spoke of its recipient: it does its work.
      if (refusing && (refuser === undefined || refuser === 'recipient')) {
        refusing = false
        log.info('The mail server of SMTP_URL takes letters again.')
      }
    },
  }
}
