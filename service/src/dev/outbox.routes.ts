import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from '@accord/contract/errors.ts'
import { RequestError } from '#request-error.ts'
import { withImagesInside } from '#mail/compose-email.ts'
import { findMail, listMails, type MailRow, openMail } from '#mail/outbox.store.ts'
import type { Context } from '#context.ts'
import { fontOf, inlineHashOf, pagePolicy } from '#http/plain-pages.ts'
import { outboxScript, outboxStyle } from './outbox-look.ts'
import { mailPage, outboxPage } from './outbox-page.ts'
import { requireThisMachine } from './this-machine.ts'

const shown = 100

/**
 * Serves pages on which developers read the service's emails. They exist only with DEVELOPMENT=on, and only on this
 * machine.
 */
export function outboxRoutes(
  app: FastifyInstance,
  { db, secrets }: Context,
  consoleFolder: string,
) {
  const style = fontOf(consoleFolder) + outboxStyle
  const policy = `${pagePolicy(style)}; script-src ${inlineHashOf(outboxScript)}; connect-src 'self'; font-src 'self'; img-src 'self'; frame-src 'self'`
  const withText = (mail: MailRow) => ({ ...mail, text: openMail(secrets, mail)?.text })
  const guarded = { onRequest: requireThisMachine }
  const page = (reply: FastifyReply, html: string) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html)

  app.get('/dev/outbox', guarded, async (_request, reply) =>
    page(reply, outboxPage(style, (await listMails(db, shown)).map(withText))),
  )

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', guarded, async (request, reply) => {
    const mail = await mailOf(request.params.id)
    return page(reply, mailPage(style, withText(mail)))
  })

  app.get<{ Params: { id: string } }>('/dev/outbox/:id/html', guarded, async (request, reply) => {
    const mail = await mailOf(request.params.id)
    return (
      reply
        .type('text/html; charset=utf-8')
        .headers({
          'content-security-policy':
            "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'",
          'x-frame-options': 'SAMEORIGIN',
        })
        // Links open outside of the frame, because their pages can't be framed.
        .send(
          withImagesInside(openMail(secrets, mail) ?? { html: '' }).replace(
            '<head>',
            '<head><base target="_top">',
          ),
        )
    )
  })

  async function mailOf(id: string) {
    const mail = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
      ? await findMail(db, id)
      : undefined
    if (!mail) throw new RequestError(notFound)
    return mail
  }
}
