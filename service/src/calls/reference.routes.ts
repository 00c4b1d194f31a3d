import type { FastifyInstance } from 'fastify'
import { pagePolicy } from '#http/page-policy.ts'
import type { Config } from '#config.ts'
import { openApiDocument } from './openapi.ts'
import { referencePage, referenceStyle } from './reference-page.ts'

/** The API's document for programs, and the same for people. */
export function referenceRoutes(app: FastifyInstance, { brand }: Config) {
  const document = openApiDocument()
  const json = JSON.stringify(document)
  const page = referencePage(brand.name)

  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(json))
  app.get('/api/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(referenceStyle))
      .send(page),
  )
}
