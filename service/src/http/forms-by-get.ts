import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#context.ts'
import { requireWithinFlood } from './flood.ts'

/** Longer forms wouldn't fit into an address. */
const bodyLimit = 8 * 1024

/**
 * Redirects a form that another site posts to the same address with GET, because browsers don't send the signed-in
 * person's cookie with the POST.
 */
export function redirectFormsByGet(app: FastifyInstance, context: Context, url: string) {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    // Any other content is ignored. The redirected request then gets the error.
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
