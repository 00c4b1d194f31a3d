import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { unauthenticated } from './refusal.ts'

/** The console asks before it signs a person out who is to be sent to another site afterwards. */
export const getRedirectOrigin = defineCall({
  method: 'GET',
  path: '/redirect-origin',
  summary:
    'Whether that site, as https://host, belongs to an application that you approved, or that one of your organizations owns or authorized.',
  access: 'session',
  query: z.strictObject({
    origin: z.string('Use text.').check(z.maxLength(300, 'Use at most 300 characters.')),
  }),
  reply: z.object({ known: z.boolean() }),
  refusals: [unauthenticated],
})
