import { describe, expect, test } from 'vitest'
import { anyInstallation, openApiDocument } from './document.ts'

/**
 * The calls in section 7 of the specification with their fields. The fields of the query follow `?`, and the fields of
 * the response follow `→`.
 */
const specified = `
POST /auth/login email, password → id, profiles, accessToken, accessTokenExpiresAt
POST /auth/logout
POST /auth/profile/token user, profile → token
GET /me → id, email, firstName, lastName, profiles
POST /user email, password, confirmedPassword, firstName, lastName
PATCH /user/{id} firstName, lastName, currentPassword, password
POST /resend-verify-email email
POST /password/reset/email email
POST /password/reset email, password, token
POST /verify-email code
POST /verify-profile-email code
POST /organization name, description, address, email, city, state, zipcode, timezone, country → organization, profile
GET /organization ?$skip, ?$limit → data
GET /organization/{id} → id, name, profileRoles
PATCH /organization/{id} name, description, address, email, city, state, zipcode, timezone, country
GET /search/organization ?email
GET /organization/{id}/members ?withInvites
DELETE /organization/{id}/members/{memberId}
POST /organization/leave
GET /organization/{id}/export/json
POST /application name, description, organization, scopes → id
GET /application ?$skip, ?$limit → data
GET /application/{id} → id, name, scopes
PATCH /application/{id} name, description, scopes
GET /key/{id}
GET /authorize-application/{organizationId}/{applicationId} → application, authorization
POST /authorized-application organization, application → id
GET /authorized-application/{id} ?$with
GET /authorized-application ?$skip, ?$limit, ?$with → data
DELETE /authorized-application/{id}
GET /approval ?application, ?$with
POST /authorize application, state, redirect, profile → redirect
POST /invitation organization, email, roles
GET /invitation/{id} ?$with
POST /invitation/{id}/accept
POST /invitation/{id}/decline
DELETE /invitation/{id}
POST /network-invitation network, organization → id
GET /network-invitation/{id} → network, networkName, organization, acceptedAt
GET /network-invitation ?network → data
POST /network-invitation/{id}/accept
DELETE /network-invitation/{id}
GET /network → data
GET /network/{id} → id, name, description, createdBy
POST /network name, description → id
PATCH /network/{id} name, description
DELETE /network/{id}/members/{memberId}
GET /profile ?$with → data
POST /profile organization, roles → id
PATCH /profile/{id} email, roles
GET /data-export/{type}/{id} → data
`

interface Schema {
  properties?: Record<string, unknown>
  anyOf?: Schema[]
  $ref?: string
}

interface Parameter {
  name: string
  in: string
}

interface Response {
  content?: Record<string, { schema: Schema }>
}

interface Operation {
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, Response>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const document = openApiDocument(anyInstallation) as unknown as Document
const { schemas } = document.components

/** Returns the schema's own fields, and the fields of each alternative. */
function fieldsOf(schema: Schema | undefined): string[] {
  if (!schema) return []
  const name = schema.$ref?.split('/').at(-1)
  const { properties = {}, anyOf = [] } = name === undefined ? schema : schemas[name]!
  const parts = anyOf.flatMap((part) => fieldsOf(part))
  return [...Object.keys(properties), ...parts]
}

function find(method: string, path: string): Operation | undefined {
  // Parameter names may differ from the specification.
  const shape = (text: string) => text.replaceAll(/\{\w+\}/g, '{}')
  const found = Object.keys(document.paths).find((known) => shape(known) === shape(path))
  return found === undefined ? undefined : document.paths[found]![method.toLowerCase()]
}

describe('API-1: section 7 of the specification', () => {
  const rows = specified.trim().split('\n')

  test('section 7 names 51 calls', () => {
    expect(rows).toHaveLength(51)
  })

  test.each(rows)('section 7 of the specification matches the service: %s', (row) => {
    const [sent = '', answered = ''] = row.split(' → ')
    const [method = '', path = '', ...names] = sent.split(/,? /)
    const found = find(method, path)
    expect(found).toBeDefined()
    const { parameters = [], requestBody, responses } = found!

    const query = parameters.filter((each) => each.in === 'query').map(({ name }) => `?${name}`)
    const body = fieldsOf(requestBody?.content['application/json'].schema)
    expect([...query, ...body]).toEqual(expect.arrayContaining(names))

    const done = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
    const answer = fieldsOf(done?.content?.['application/json']?.schema)
    expect(answer).toEqual(expect.arrayContaining(answered ? answered.split(', ') : []))
  })
})
