import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

/** Field → its first sentence. Several fields may be wrong at once; each says only its first fault. */
export function fieldErrorsOf(issues: readonly Issue[]): Record<string, string> {
  // A map, because a field may have the name of something that every object has.
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

/** Of the shapes a body may have, the one the caller came closest to. */
function nearestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const misses = (issues: readonly Issue[]) => Object.keys(fieldErrorsOf(issues)).length
  return branches.toSorted((one, other) => misses(one) - misses(other))[0] ?? []
}
