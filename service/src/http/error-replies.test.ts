import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signUpForm } from '#testing/people.ts'
import { rawRequest } from '#testing/test-client.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service[Symbol.asyncDispose]())

const post = (body: string, headers: Record<string, string> = {}) =>
  service.anonymous.request('POST', '/api/auth/login', body, headers)

describe('an invalid request', () => {
  test.each(['{', '{"email":', '[1,', "{'email':1}", '\u0000', '{"a":1}{"b":2}', ''])(
    'a request with %j as JSON gets a 400',
    async (text) => {
      const { status, body } = await post(text)
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'invalid_input', message: 'Invalid or missing inputs' })
      // A request without a body gets an error about the missing fields instead.
      const broken = { body: expect.stringMatching(/isn't valid JSON/) }
      if (text !== '') expect(body).toMatchObject({ fields: broken })
    },
  )

  test.each(['null', '[]', '"text"', '7', '{"email":{"$ne":""},"password":["x"]}'])(
    'a request with %s, which is JSON but no valid form, gets a 400',
    async (text) => {
      const { status, body } = await post(text)
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'invalid_input', fields: expect.any(Object) })
    },
  )

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data', 'x'])(
    'a request sent as %s gets a 415',
    async (type) => {
      const { status, body } = await post('email=x', { 'content-type': type })
      expect(status).toBe(415)
      expect(body).toMatchObject({
        code: 'unsupported_media_type',
        message: 'Send the request body as JSON.',
      })
    },
  )

  test('a request of more than 100 KB gets a 413', async () => {
    const { status, body } = await post(JSON.stringify({ email: 'x'.repeat(100 * 1024) }))
    expect(status).toBe(413)
    expect(body).toMatchObject({
      code: 'body_too_large',
      message: 'The request is larger than 100 KB.',
    })
  })

  test('a request of just under 100 KB is read, and rejected for its content', async () => {
    const { status, body } = await post(JSON.stringify({ email: 'x'.repeat(100 * 1000) }))
    expect(status).toBe(400)
    expect(body).toMatchObject({ fields: { email: 'Use at most 254 characters.' } })
  })

  test.each(['/%', '/api/%zz', '/assets/%ff', '/verify-email/acc_%'])(
    "a request to %s gets an error that doesn't repeat the address",
    async (path) => {
      const { status, headers, body } = await rawRequest(service.url, path)
      expect(status).toBe(404)
      expect(JSON.parse(body)).toMatchObject({ code: 'not_found', message: 'Not found' })
      expect(body).not.toContain(path)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
    },
  )

  test.each(['//api/me', '/api//me', '/api%2fme', '/API/me', '/api', '/api/', '/dev', '/x%5cy'])(
    'a request to the unknown address %s gets a 404',
    async (path) => {
      expect((await rawRequest(service.url, path)).status).toBe(404)
    },
  )

  test.each(['PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE'])(
    'a request with the method %s on an address without that method gets a 404',
    async (method) => {
      const { status } = await rawRequest(service.url, '/api/auth/login', { method })
      expect(status).toBe(404)
    },
  )

  test("a request that isn't HTTP is rejected without affecting the service", async () => {
    const { port } = new URL(service.url)
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.end('NONSENSE\r\n\r\n'))
      let text = ''
      socket.on('data', (chunk) => (text += chunk.toString()))
      socket.on('close', () => resolve(text))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect((await service.anonymous.request('GET', '/healthz')).status).toBe(200)
  })
})

describe('a call without a body', () => {
  const json = { 'content-type': 'application/json', 'content-length': '0' }

  test('a call without a body accepts an empty body with a JSON content type', async () => {
    const { token } = await service.createPerson()
    const headers = { ...json, authorization: `Bearer ${token}` }
    const { status } = await rawRequest(service.url, '/api/auth/logout', {
      method: 'POST',
      headers,
    })
    expect(status).toBe(200)
  })

  const optional = Object.values(callsByFeature)
    .flatMap((calls): Call[] => Object.values(calls))
    .filter(
      ({ method, body }) => method !== 'GET' && (!body || z.safeParse(body, undefined).success),
    )

  test.each(optional)(
    '$method $path accepts an empty body with a JSON content type',
    async ({ method, path }) => {
      const { token } = await service.createPerson()
      const headers = { ...json, authorization: `Bearer ${token}` }
      const filled = `/api${path.replace('{type}', 'network').replace('{seq}', '1')}`.replaceAll(
        /\{\w+\}/g,
        () => randomUUID(),
      )
      const { status, body } = await rawRequest(service.url, filled, { method, headers })
      expect({ status, body: JSON.parse(body) as object }).not.toMatchObject({ status: 400 })
    },
  )

  test('a call that needs a body names the missing fields', async () => {
    const sent = { method: 'POST', headers: json }
    const { status, body } = await rawRequest(service.url, '/api/auth/login', sent)
    expect({ status, body: JSON.parse(body) }).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: expect.any(Object) },
    })
  })
})

describe('a fault in the service', () => {
  test('an internal error is returned without details', async () => {
    const { db } = service.context
    await sql`alter table users rename column last_name to gone`.execute(db)
    const { status, body } = await service.anonymous.request('POST', '/api/user', signUpForm())
    await sql`alter table users rename column gone to last_name`.execute(db)
    expect(status).toBe(500)
    expect(body).toEqual({
      code: 'server_fault',
      message: 'Internal server error. Please try again later.',
      requestId: expect.stringMatching(/^[0-9a-f]{8}-\d+$/),
    })
  })

  test("a fault in the service doesn't use the caller's request ID", async () => {
    const { body } = await service.anonymous
      .with({ 'request-id': 'evil', 'x-request-id': 'evil' })
      .request('GET', '/api/me')
    expect(JSON.stringify(body)).not.toContain('evil')
  })
})
