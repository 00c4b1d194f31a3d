import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import { ErrorBody } from '@accord/contract/errors.ts'
import { allScopes, type Scope } from '@accord/contract/rules/scopes.ts'
import { type Audience, callsFor, everyAudience } from '../audiences.ts'
import { scopeDescription } from '../descriptions/oauth-endpoints.ts'
import { subjects } from '../descriptions/subjects.ts'
import type { JsonSchema, NamedSchemas } from './json-schema.ts'
import {
  forPeople,
  impliedErrors,
  type Operation,
  operation,
  errorResponse,
  type Response,
  type Security,
} from './operation.ts'
import { Schemas } from './schemas.ts'
import { type Webhook, webhooksFrom } from './webhooks.ts'

export interface OpenApiDocument {
  openapi: string
  info: { title: string; description: string } & Record<string, unknown>
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  security: Security
  paths: Record<string, Record<string, Operation>>
  /** What an organization's events look like, by type. */
  webhooks?: Record<string, Webhook>
  components: {
    securitySchemes: object
    responses: Record<string, Response>
    schemas: Record<string, JsonSchema>
  }
}

/** The parts of the document that differ between installations. */
export interface Installation {
  name: string
  issuer: string
  support: string
}

/** Placeholders for the document in docs/. */
export const anyInstallation: Installation = {
  name: 'Accord',
  issuer: 'https://accord.example/oauth',
  support: 'support@accord.example',
}

export const documentPath = '/api/openapi.json'

/** Builds the OpenAPI document from the contract. The calls for applications come first, and then those for people. */
export function openApiDocument({ name, issuer, support }: Installation): OpenApiDocument {
  const bySubject = everyAudience.flatMap(callsFor)
  const schemas = new Schemas()
  schemas.describe(ErrorBody, 'answered')

  const paths: OpenApiDocument['paths'] = {}
  for (const { subject, calls: own } of bySubject) {
    for (const [id, call] of own) {
      const described = operation(subject, id, call, schemas)
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: described }
    }
  }
  const webhooks = webhooksFrom(schemas)
  return {
    openapi: '3.1.0',
    info: {
      title: `${name} API`,
      version: '1',
      summary: 'Calls that applications can make, and calls for signed-in people only.',
      description:
        '`x-audience` shows who can make a call: people and `applications` with its scope, or only `people`. Anyone can make calls that do not need a token. For all others, send a token as `Authorization: Bearer <token>`. Errors have a stable `code` and a `message`. If fields are invalid, `fields` contains a message for each. Requests with unknown fields are rejected. New fields may be added to responses. `webhooks` lists the types of events that endpoints and feeds receive.',
      contact: { name, email: support },
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(bySubject.map(({ subject }) => subject))].map((subject) => ({
      name: subject,
      description: subjects[subject].words,
    })),
    security: forPeople,
    paths,
    webhooks,
    components: {
      securitySchemes: securitySchemes(issuer),
      responses: { ErrorResponse: errorResponse(impliedErrors) },
      schemas: usedIn({ paths, webhooks }, schemas.named),
    },
  }
}

/** Returns the part of the document that an audience's page shows. */
export function documentFor(audience: Audience, document: OpenApiDocument): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const [path, methods] of Object.entries(document.paths)) {
    const own = Object.entries(methods).filter(([, one]) => one['x-audience'] === audience)
    if (own.length > 0) paths[path] = Object.fromEntries(own)
  }
  const { components, webhooks: _, ...rest } = document
  return {
    ...rest,
    paths,
    components: { ...components, schemas: usedIn(paths, components.schemas) },
  }
}

/**
 * Returns the schemas that calls refer to, and the error's. A schema that only lists parameters isn't described a
 * second time.
 */
function usedIn(paths: object, named: NamedSchemas): NamedSchemas {
  const used = new Set(['ApiError'])
  const follow = (reader: object) => {
    for (const [, name] of JSON.stringify(reader).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name!)) continue
      used.add(name!)
      follow(named[name!]!)
    }
  }
  follow(paths)
  return Object.fromEntries(
    Object.entries(named)
      .filter(([name]) => used.has(name))
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )
}

/** Returns the tokens that the API accepts. Each call names those that it accepts, with the scope. */
export function securitySchemes(issuer: string): object {
  const tokenUrl = `${issuer}/token`
  const inWords = (scopes: readonly Scope[]) =>
    Object.fromEntries(scopes.map((scope) => [scope, scopeDescription(scope)]))
  return {
    session: {
      type: 'http',
      scheme: 'bearer',
      description: 'The token of a person who is signed in to the console.',
    },
    person: {
      type: 'oauth2',
      description: 'The token of an application that acts for a person who approved it.',
      flows: {
        authorizationCode: {
          authorizationUrl: `${issuer}/authorize`,
          tokenUrl,
          refreshUrl: tokenUrl,
          scopes: inWords(allScopes),
        },
      },
    },
    service: {
      type: 'oauth2',
      description: 'The token of an application acting on its own behalf.',
      flows: { clientCredentials: { tokenUrl, scopes: inWords(scopesOfServices()) } },
    },
  }
}

/** Lists the scopes of calls that an application may make in its own name. */
function scopesOfServices(): Scope[] {
  const calls = Object.values(callsByFeature).flatMap((feature): Call[] => Object.values(feature))
  const opening = new Set(calls.filter(({ service }) => service).map(({ scope }) => scope))
  return allScopes.filter((scope) => opening.has(scope))
}
