import type { FastifyInstance } from 'fastify'
import { pagePolicy } from '#http/page-policy.ts'
import type { Config } from '#config.ts'
import { openApiDocument } from './openapi/document.ts'
import { referencePage, referenceStyle } from './page/reference-page.ts'

/** The API's document for programs, and the same for people. */
export function referenceRoutes(app: FastifyInstance, { brand, publicUrl }: Config) {
  const document = openApiDocument({
    name: brand.name,
    issuer: `${publicUrl.origin}/oauth`,
    support: brand.supportEmail,
  })
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
