import { notFound } from '@accord/contract/refusal.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { scriptedPagePolicy } from '#http/page-policy.ts'
import { sendStored, storeWhenAsked } from '#http/stored-answer.ts'
import { Refused } from '#refused.ts'
import { type Audience, audiences, everyAudience } from './audiences.ts'
import { openApiDocument } from './openapi/document.ts'
import { pageFiles } from './page/files.ts'
import { referencePage } from './page/reference-page.ts'

/** For each audience the API's document for programs, and the same as a page to read. */
export function referenceRoutes(app: FastifyInstance, config: Config, consoleFolder: string) {
  const { brand, publicUrl } = config
  const { origin } = publicUrl
  const issuer = `${origin}/oauth`

  const isServed = (route: string) => {
    const [method = '', url = ''] = route.split(' ')
    return app.hasRoute({ method, url })
  }
  const files = new Map(
    pageFiles(consoleFolder).map(({ name, type, read }) => [name, stored(type, read)]),
  )

  for (const audience of everyAudience) serveFor(audience)
  app.get<{ Params: { file: string } }>('/api/docs/:file', (request, reply) => {
    const answer = files.get(request.params.file)
    if (!answer) throw new Refused(notFound)
    return answer(request, reply)
  })

  function serveFor(audience: Audience) {
    const document = once(() =>
      openApiDocument({ name: brand.name, issuer, support: brand.supportEmail }, audience),
    )
    const printed = stored('application/json', () => JSON.stringify(document()))
    const page = stored('text/html; charset=utf-8', () =>
      referencePage({
        brand: brand.name,
        origin,
        issuer,
        audience,
        document: document(),
        isServed,
      }),
    )
    app.get(audiences[audience].document, (request, reply) => printed(request, reply))
    app.get(audiences[audience].page, (request, reply) => {
      reply.header('content-security-policy', scriptedPagePolicy)
      return page(request, reply)
    })
  }
}

function stored(type: string, make: () => string) {
  const answer = storeWhenAsked(make, 5)
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply.type(type).header('vary', 'accept-encoding, origin')
    return sendStored(request, reply, answer())
  }
}

function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined
  return () => (made ??= { value: make() }).value
}
