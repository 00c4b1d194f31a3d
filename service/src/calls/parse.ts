import { complaintsByField } from '@accord/contract/complaints.ts'
import { invalidInput } from '@accord/contract/refusal.ts'
import * as z from 'zod/mini'
import { Refused } from '#refused.ts'
import { firstUnstorable, unstorableText } from '#database/unstorable.ts'

/** The checked value, or a refusal with one sentence per field. */
export function parse<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value)
  if (!parsed.success) {
    throw new Refused(invalidInput, { fields: complaintsByField(parsed.error.issues) })
  }
  const unstorable = firstUnstorable(value)
  if (unstorable !== undefined) {
    throw new Refused(invalidInput, { fields: { [unstorable]: unstorableText } })
  }
  return parsed.data
}
