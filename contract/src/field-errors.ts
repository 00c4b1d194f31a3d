import type * as z from 'zod/mini'
import { message } from './translation.ts'

type Issue = z.core.$ZodIssue

/** Maps each invalid field to its first error message. */
export function fieldErrorsOf(issues: readonly Issue[]): Record<string, string> {
  // A map is safe for fields with the name of a built-in property, such as `constructor`.
  const fields = new Map<string, string>()
  for (const { field, complaint } of issues.flatMap(complaintsOf)) {
    if (!fields.has(field)) fields.set(field, complaint)
  }
  return Object.fromEntries(fields)
}

interface Complaint {
  field: string
  complaint: string
}

function complaintsOf(issue: Issue): Complaint[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: key,
      complaint: message("This field isn't recognized."),
    }))
  }
  if (issue.code === 'invalid_union') return nearestBranch(issue.errors).flatMap(complaintsOf)
  // Zod's own sentence is longer if a library in the same process has loaded Zod's English texts.
  const complaint = /^Invalid input(:|$)/.test(issue.message)
    ? message("This value isn't valid.")
    : issue.message
  return [{ field: issue.path.join('.') || 'body', complaint }]
}

/** Returns the issues of the variant that comes closest to the request. */
function nearestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const misses = (issues: readonly Issue[]) => Object.keys(fieldErrorsOf(issues)).length
  return branches.toSorted((one, other) => misses(one) - misses(other))[0] ?? []
}
