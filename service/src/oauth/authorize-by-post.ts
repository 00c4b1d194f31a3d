import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireCalm } from '#http/flood.ts'
import type { Context } from '#context.ts'

/** As much as fits into an address. */
const bodyLimit = 8 * 1024

/**
 * An application may send the browser by POST too (OpenID Connect Core, 3.1.2.1). It goes on as a GET: what is
 * posted from elsewhere comes without the cookie that tells who is signed in.
 */
export function authorizeByPost(app: FastifyInstance, context: Context) {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    // What is no form asks for nothing, and is told so where it goes on.
    scope.addContentTypeParser('*', (_request, _body, parsed) => parsed(null, ''))
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.post<{ Body: string }>('/oauth/authorize', { onRequest }, goOn)
    done()
  })

  async function onRequest(request: FastifyRequest) {
    requireCalm(context, request)
  }

  function goOn({ body }: FastifyRequest<{ Body: string }>, reply: FastifyReply) {
    const query = new URLSearchParams(body ?? '').toString()
    return reply.redirect(`/oauth/authorize?${query}`, 303)
  }
}
