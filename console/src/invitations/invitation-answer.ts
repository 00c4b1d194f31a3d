import { hasStatus } from '../api/refused-with.ts'
import type { Translate } from '../language/words.ts'

/**
 * What is said when an invitation could not be accepted (specification, section 8). The service's own sentences are the
 * specification's, and say more where it knows of more: expired, or of a deleted organization.
 */
export function acceptFailure(error: unknown, t: Translate): string {
  const isTold = hasStatus(error, 400, 409) && error.code
  return t(isTold ? error.message : 'Something went wrong!')
}
