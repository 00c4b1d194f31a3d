import { defineCall } from '@accord/contract/call.ts'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { createServer } from '#app.ts'
import { serve } from './serve.ts'

let service: TestService

beforeAll(async () => {
  service = await sharedTestService()
})

const call = defineCall({
  method: 'GET',
  path: '/person',
  access: 'anyone',
  reply: z.object({ name: z.string(), friends: z.array(z.object({ name: z.string() })) }),
  errors: [],
})

test("fields that aren't declared in the response schema are never sent, at any depth", async () => {
  await using app = createServer(service.context.config, { write: () => {} })
  const row = (name: string) => ({ name, password_hash: 'p1$argon2id' })
  serve(app, service.context, call, () => ({ ...row('Ana'), friends: [row('Theo')] }))
  const { statusCode, body } = await app.inject('/api/person')
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toEqual({ name: 'Ana', friends: [{ name: 'Theo' }] })
})
