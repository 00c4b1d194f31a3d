import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from '@accord/contract/refusal.ts'
import { Refused } from '#refused.ts'
import { findMail, listMails, openMail } from '#mail/outbox.store.ts'
import type { Context } from '#context.ts'
import { mailPage, outboxPage, outboxStyle } from './outbox-page.ts'
import { pagePolicy } from '#http/page-policy.ts'
import { requireThisMachine } from './this-machine.ts'

const shown = 100

/** Developers read the product's mail here: only with DEVELOPMENT=on, and only on this machine. */
export function outboxRoutes(app: FastifyInstance, { db, secrets }: Context) {
  const guarded = { onRequest: requireThisMachine }
  const page = (reply: FastifyReply, html: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `${pagePolicy(outboxStyle)}; frame-src 'self'`)
      .send(html)

  app.get('/dev/outbox', guarded, async (_request, reply) =>
    page(reply, outboxPage(await listMails(db, shown))),
  )

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', guarded, async (request, reply) => {
    const mail = await mailOf(request.params.id)
    return page(reply, mailPage(mail, openMail(secrets, mail)?.text))
  })

  app.get<{ Params: { id: string } }>('/dev/outbox/:id/html', guarded, async (request, reply) => {
    const mail = await mailOf(request.params.id)
    return (
      reply
        .type('text/html; charset=utf-8')
        .headers({
          'content-security-policy':
            "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
          'x-frame-options': 'SAMEORIGIN',
        })
        // Links lead out of the frame: the pages they open refuse to be framed.
        .send((openMail(secrets, mail)?.html ?? '').replace('<head>', '<head><base target="_top">'))
    )
  })

  async function mailOf(id: string) {
    const mail = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
      ? await findMail(db, id)
      : undefined
    if (!mail) throw new Refused(notFound)
    return mail
  }
}
