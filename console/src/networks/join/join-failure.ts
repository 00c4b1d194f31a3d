import { invitationExpired } from '@accord/contract/invitations.ts'
import { type NetworkInvitation, sharesChanged } from '@accord/contract/network-invitations.ts'
import { ApiError } from '../../api/api-error.ts'
import { explainError } from '../../api/explain-error.ts'
import { hasStatus } from '../../api/refused-with.ts'
import type { Translate } from '../../language/words.ts'
import { NoProfile } from '../../session/act-for.ts'

/** What a refused acceptance says of the invitation: it was accepted before, by this person or another. */
export function settledBefore(error: unknown): 'joined-before' | 'accepted' | undefined {
  if (!(error instanceof ApiError) || error.code === invitationExpired.code) return undefined
  if (error.status === 400) return 'accepted'
  return error.status === 409 && error.code !== sharesChanged.code ? 'joined-before' : undefined
}

/** Whether another look at the invitation shows more than the sentence does. */
export function isOutdated(error: unknown): boolean {
  const codes: (string | undefined)[] = [sharesChanged.code, invitationExpired.code]
  return error instanceof ApiError && (error.status === 404 || codes.includes(error.code))
}

export function explainAnswer(
  error: unknown,
  { name }: Pick<NetworkInvitation['organization'], 'name'>,
  t: Translate,
): string {
  const rightsLost = error instanceof NoProfile || hasStatus(error, 403)
  return rightsLost
    ? t('Only admins and owners of {{organization}} can answer it. Ask one of them.', {
        organization: name,
      })
    : t(explainError(error))
}
