import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

/** Maps each invalid field to its first message. Several fields can be invalid, but each has only one message. */
export function fieldErrorsOf(issues: readonly Issue[]): Record<string, string> {
  // A map is safe for fields that are named like a property of every object.
  const fields = new Map<string, string>()
  for (const { field, message } of issues.flatMap(complaintsOf)) {
    if (!fields.has(field)) fields.set(field, message)
  }
  return Object.fromEntries(fields)
}

interface Complaint {
  field: string
  message: string
}

function complaintsOf(issue: Issue): Complaint[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: key, message: 'This field is unknown.' }))
  }
  if (issue.code === 'invalid_union') return nearestBranch(issue.errors).flatMap(complaintsOf)
  const message = issue.message === 'Invalid input' ? "This value isn't valid." : issue.message
  return [{ field: issue.path.join('.') || 'body', message }]
}

/** Returns the issues of the body's shape that is closest to what was sent. */
function nearestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const misses = (issues: readonly Issue[]) => Object.keys(fieldErrorsOf(issues)).length
  return branches.toSorted((one, other) => misses(one) - misses(other))[0] ?? []
}
