import { translateMessage } from '@accord/contract/translation.ts'
import { ApiError } from '../../api/api-error.ts'
import type { Translate } from '../../i18n/translation.ts'

/** Returns the service's explanation of a rejected sign-in. Only admins see the details. */
export function rejectionMessage(error: unknown, t: Translate): string | undefined {
  const text = error instanceof ApiError ? error.fields['rejection'] : undefined
  return text === undefined ? undefined : translateMessage(t, text)
}
