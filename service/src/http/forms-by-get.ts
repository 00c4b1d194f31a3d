import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#context.ts'
import { requireWithinFlood } from './flood.ts'

/** As much as fits into an address. */
const bodyLimit = 8 * 1024

/**
 * A form that another site posts to this address goes on as a GET of it: the POST comes without the cookie that
 * tells who is signed in.
 */
export function redirectFormsByGet(app: FastifyInstance, context: Context, url: string) {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    // What is no form asks for nothing, and is told so where it goes on.
    scope.addContentTypeParser('*', (_request, _body, parsed) => parsed(null, ''))
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.post<{ Body: string | undefined }>(url, { onRequest }, goOn)
    done()
  })

  async function onRequest(request: FastifyRequest, reply: FastifyReply) {
    requireWithinFlood(context, request, reply)
  }

  function goOn({ body }: FastifyRequest<{ Body: string | undefined }>, reply: FastifyReply) {
    return reply.redirect(`${url}?${new URLSearchParams(body ?? '').toString()}`, 303)
  }
}
