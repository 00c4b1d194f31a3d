import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import { ErrorBody } from '@accord/contract/refusal.ts'
import { subjects } from '../words/subjects.ts'
import { extended } from './extended.ts'
import type { JsonSchema } from './json-schema.ts'
import { forPeople, type Operation, operation, type Security } from './operation.ts'
import { type Parameter, Parameters } from './parameters.ts'
import { type Response, Responses } from './responses.ts'
import { Schemas } from './schemas.ts'
import { securitySchemes } from './security-schemes.ts'

export interface OpenApiDocument {
  openapi: string
  info: object
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

/** Of no installation in particular: what docs/openapi.json is printed for. */
export const anyInstallation: Installation = {
  name: 'Accord',
  issuer: 'https://accord.example/oauth',
  support: 'support@accord.example',
}

/** The API's document, printed from the contract: nothing in it is written twice. */
export function openApiDocument({ name, issuer, support }: Installation): OpenApiDocument {
  const calls = Object.values(callsByFeature).flatMap(
    (feature) => Object.entries(feature) as [string, Call][],
  )
  const schemas = new Schemas()
  const parameters = new Parameters(schemas, calls)
  const responses = new Responses()
  schemas.describe(ErrorBody, 'answered')

  const paths: OpenApiDocument['paths'] = {}
  for (const [feature, of] of Object.entries(callsByFeature)) {
    for (const [id, call] of Object.entries(of) as [string, Call][]) {
      const described = operation(feature, id, call, { schemas, parameters, responses })
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: described }
    }
  }
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  responses.share(operations.map((one) => one.responses))
  return {
    openapi: '3.1.0',
    info: {
      title: `${name} API`,
      version: '1',
      summary: 'Identity and authorization.',
      description:
        'Send a token as `Authorization: Bearer <token>`. Errors carry a stable `code`, a sentence in `message` and, where fields are wrong, a sentence for each in `fields`; so do faults of the service, which any call may answer with 500 or 503. Fields that a call does not know are refused; answers may come to tell more.',
      contact: { name, email: support },
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api' }],
    tags: Object.entries(subjects).map(([tag, { words }]) => ({ name: tag, description: words })),
    security: forPeople,
    paths,
    components: {
      securitySchemes: securitySchemes(issuer),
      parameters: parameters.named,
      responses: responses.named,
      schemas: extended(usedAlone(schemas, paths, responses.named, parameters.named)),
    },
  }
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
