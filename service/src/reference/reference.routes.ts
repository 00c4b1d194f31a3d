import { notFound } from '@accord/contract/refusal.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { scriptedPagePolicy } from '#http/page-policy.ts'
import { sendStored, storeAnswer } from '#http/stored-answer.ts'
import { Refused } from '#refused.ts'
import { openApiDocument } from './openapi/document.ts'
import { pageFiles } from './page/files.ts'
import { referencePage } from './page/reference-page.ts'

/** The API's document for programs, and the same for people. */
export function referenceRoutes(app: FastifyInstance, config: Config, consoleFolder: string) {
  const { brand, publicUrl } = config
  const { origin } = publicUrl
  const issuer = `${origin}/oauth`

  const document = once(() =>
    openApiDocument({ name: brand.name, issuer, support: brand.supportEmail }),
  )
  const isServed = (route: string) => {
    const [method = '', url = ''] = route.split(' ')
    return app.hasRoute({ method, url })
  }
  const answers = {
    document: stored('application/json', () => JSON.stringify(document())),
    page: stored('text/html; charset=utf-8', () =>
      referencePage({ brand: brand.name, origin, issuer, document: document(), isServed }),
    ),
  }
  const files = new Map(
    pageFiles(consoleFolder).map(({ name, type, read }) => [name, stored(type, read)]),
  )

  app.get('/api/openapi.json', (request, reply) => answers.document(request, reply))
  app.get('/api/docs', (request, reply) => {
    reply.header('content-security-policy', scriptedPagePolicy)
    return answers.page(request, reply)
  })
  app.get<{ Params: { file: string } }>('/api/docs/:file', (request, reply) => {
    const answer = files.get(request.params.file)
    if (!answer) throw new Refused(notFound)
    return answer(request, reply)
  })
}

/** Made when somebody first asks for it, and then the same for everybody. */
function stored(type: string, make: () => string) {
  const answer = once(() => storeAnswer(make(), 5))
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply.type(type).header('vary', 'accept-encoding, origin')
    return sendStored(request, reply, answer())
  }
}

function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined
  return () => (made ??= { value: make() }).value
}
