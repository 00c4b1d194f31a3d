import { complaintsByField } from '@accord/contract/complaints.ts'
import { invalidInput } from '@accord/contract/refusal.ts'
import * as z from 'zod/mini'
import { Refused } from './refused.ts'

/** The checked value, or a refusal with one sentence per field. */
export function parse<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  throw new Refused(invalidInput, { fields: complaintsByField(parsed.error.issues) })
}
