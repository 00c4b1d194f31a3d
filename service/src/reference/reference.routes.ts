import { notFound } from '@accord/contract/errors.ts'
import type { Config } from '#config/config.ts'
import { fontOf, scriptedPagePolicy } from '#http/plain-pages.ts'
import { sendStored, lazyStoredAnswer } from '#http/stored-answer.ts'
import { RequestError } from '#request-error.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Audience, audiences, everyAudience } from './audiences.ts'
import { documentPath, openApiDocument } from './openapi/document.ts'
import { referencePage } from './page/reference-page.ts'

/** Serves the OpenAPI document for programs, and one page per audience. */
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

  const document = once(() =>
    openApiDocument({ name: brand.name, issuer, support: brand.supportEmail }),
  )
  const printed = stored('application/json', () => JSON.stringify(document()))
  // Calls for people used to be in a separate document. Its address now returns the combined one.
  for (const path of [documentPath, '/api/openapi-people.json']) {
    app.get(path, (request, reply) => printed(request, reply))
  }

  for (const audience of everyAudience) serveFor(audience)
  app.get<{ Params: { file: string } }>('/api/docs/:file', (request, reply) => {
    const answer = files.get(request.params.file)
    if (!answer) throw new RequestError(notFound)
    return answer(request, reply)
  })

  function serveFor(audience: Audience) {
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
    app.get(audiences[audience].page, (request, reply) => {
      reply.header('content-security-policy', scriptedPagePolicy)
      return page(request, reply)
    })
  }
}

function stored(type: string, make: () => string) {
  const answer = lazyStoredAnswer(make, 5)
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply.type(type).header('vary', 'accept-encoding, origin')
    return sendStored(request, reply, answer())
  }
}

function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined
  return () => (made ??= { value: make() }).value
}

interface PageFile {
  name: string
  type: string
  read: () => string
}

const scripts = [
  'scheme.js',
  'page.js',
  'elements.js',
  'audiences.js',
  'copy.js',
  'menu.js',
  'try.js',
  'send.js',
]

/** Returns the files that the page loads, exactly as they are on disk. */
export function pageFiles(consoleFolder: string): PageFile[] {
  const script = (name: string): PageFile => ({
    name,
    type: 'text/javascript; charset=utf-8',
    read: () => readFileSync(join(import.meta.dirname, 'page/browser', name), 'utf8'),
  })
  return [
    {
      name: 'style.css',
      type: 'text/css; charset=utf-8',
      read: () =>
        fontOf(consoleFolder) + readFileSync(join(import.meta.dirname, 'page/style.css'), 'utf8'),
    },
    ...scripts.map(script),
  ]
}
