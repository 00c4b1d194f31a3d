import * as z from 'zod/mini'
import { currentPasswordWrong } from './passwords.ts'
import { defineCall } from './call.ts'
import { IssuedToken } from './fields.ts'
import { RequestOptions } from './passkeys.ts'
import { typedPassword } from './passwords.ts'
import { unauthenticated } from './refusal.ts'
import { factors } from './rules/factors.ts'
import { SecondProof, secondFactorWrong } from './second-step.ts'

/** What a person who is signed in confirms with: a second factor if they have one, else the password. */
export const ConfirmingProof = z.union([
  z.strictObject({ password: typedPassword('Enter your password.') }),
  SecondProof,
])
export type ConfirmingProof = z.infer<typeof ConfirmingProof>

export const Confirming = z.object({
  /** In the order in which they are offered. */
  methods: z.array(z.enum(factors)),
  /** For the passkeys of this person, where they have any. */
  options: z.optional(RequestOptions),
})
export type Confirming = z.infer<typeof Confirming>

export const beginConfirm = defineCall({
  method: 'POST',
  path: '/auth/confirm/begin',
  reads: true,
  summary: 'With what you can confirm that it is you.',
  access: 'session',
  body: z.optional(z.nullable(z.strictObject({}))),
  reply: Confirming,
  refusals: [unauthenticated],
})

export const confirm = defineCall({
  method: 'POST',
  path: '/auth/confirm',
  summary:
    'Confirm that it is you: the new token that this answers is believed for ten minutes. The old one is good for 30 seconds more.',
  access: 'session',
  body: z.strictObject({ proof: ConfirmingProof }),
  reply: IssuedToken,
  refusals: [unauthenticated, currentPasswordWrong, secondFactorWrong],
})
