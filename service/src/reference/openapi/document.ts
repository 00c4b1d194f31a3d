import { ErrorBody } from '@accord/contract/refusal.ts'
import { type Audience, audiences, callsFor, otherThan } from '../audiences.ts'
import { subjects } from '../words/subjects.ts'
import { extended } from './extended.ts'
import type { JsonSchema } from './json-schema.ts'
import { forPeople, type Operation, operation, type Security } from './operation.ts'
import { type Parameter, Parameters } from './parameters.ts'
import { Refusals } from './refusals.ts'
import { type Response, Responses } from './responses.ts'
import { Schemas } from './schemas.ts'
import { securitySchemes } from './security-schemes.ts'

export interface OpenApiDocument {
  openapi: string
  info: { title: string; description: string } & Record<string, unknown>
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  security: Security
  paths: Record<string, Record<string, Operation>>
  components: {
    securitySchemes: object
    parameters: Record<string, Parameter>
    responses: Record<string, Response>
    schemas: Record<string, JsonSchema>
  }
}

/** What differs between installations. */
export interface Installation {
  name: string
  issuer: string
  support: string
}

/** Of no installation in particular: what is printed into docs/. */
export const anyInstallation: Installation = {
  name: 'Accord',
  issuer: 'https://accord.example/oauth',
  support: 'support@accord.example',
}

/** The API's document for one audience, printed from the contract: nothing in it is written twice. */
export function openApiDocument(
  { name, issuer, support }: Installation,
  audience: Audience,
): OpenApiDocument {
  const bySubject = callsFor(audience)
  const calls = bySubject.flatMap(({ calls: own }) => own)
  const schemas = new Schemas()
  const parameters = new Parameters(schemas, calls)
  const refusals = new Refusals(calls.map(([, call]) => call))
  const responses = new Responses(refusals)
  schemas.describe(ErrorBody, 'answered')

  const paths: OpenApiDocument['paths'] = {}
  for (const { subject, calls: own } of bySubject) {
    for (const [id, call] of own) {
      const described = operation(subject, id, call, { schemas, parameters, refusals, responses })
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: described }
    }
  }
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  responses.share(operations.map((one) => one.responses))
  const { title, words } = audiences[audience]
  return {
    openapi: '3.1.0',
    info: {
      title: `${name} API ${title.toLowerCase()}`,
      version: '1',
      summary: words,
      description: `${elsewhere(audience)} Send a token as \`Authorization: Bearer <token>\`. Errors carry a stable \`code\`, a sentence in \`message\` and, where fields are wrong, a sentence for each in \`fields\`. Unknown fields are refused; answers may tell more.`,
      contact: { name, email: support },
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api' }],
    tags: bySubject.map(({ subject }) => ({
      name: subject,
      description: subjects[subject].words,
    })),
    security: forPeople,
    paths,
    components: {
      securitySchemes: securitySchemes(issuer, audience),
      parameters: parameters.named,
      responses: responses.named,
      schemas: extended(usedAlone(schemas, paths, responses.named, parameters.named)),
    },
  }
}

/** What is not here, and where it is. */
function elsewhere(audience: Audience): string {
  const { words, document } = audiences[otherThan(audience)]
  return `${words.slice(0, -1)}, is described in \`${document}\`.`
}

/** Those that something leads to: what only lists parameters is not described besides. */
function usedAlone({ named }: Schemas, ...readers: object[]) {
  const used = new Set<string>()
  const follow = (reader: object) => {
    for (const [, name] of JSON.stringify(reader).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name!)) continue
      used.add(name!)
      follow(named[name!]!)
    }
  }
  readers.forEach(follow)
  return Object.fromEntries(
    Object.entries(named)
      .filter(([name]) => used.has(name))
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )
}
