import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** For a browser that has just signed out and is asked to go on to another site. */
export const getRedirectOrigin = defineCall({
  method: 'GET',
  path: '/redirect-origin',
  summary: 'Whether an application has its answers sent to that site, as https://host.',
  access: 'anyone',
  query: z.strictObject({
    origin: z.string('Use text.').check(z.maxLength(300, 'Use at most 300 characters.')),
  }),
  reply: z.object({ known: z.boolean() }),
  refusals: [],
})
