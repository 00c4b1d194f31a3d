import { ApiError } from '../api/api-error.ts'
import type { Translate } from '../language/words.ts'

/** What support needs to find the request, when the service gave it a name. */
export function errorReference(error: unknown, t: Translate): string | undefined {
  const id = error instanceof ApiError ? error.requestId : undefined
  return id && t('Reference {{id}}', { id })
}
