import { invitationExpired } from '@accord/contract/invitations.ts'
import { type NetworkInvitation, sharesChanged } from '@accord/contract/network-invitations.ts'
import { organizationDeleted } from '@accord/contract/refusal.ts'
import { explainError } from '../../api/explain-error.ts'
import { hasCode, hasStatus } from '../../api/refused-with.ts'
import type { Translate } from '../../language/words.ts'
import { NoProfile } from '../../session/act-for.ts'

/** What a refused acceptance says of the invitation: it was accepted before, by this person or another. */
export function settledBefore(error: unknown): 'joined-before' | 'accepted' | undefined {
  if (hasCode(error, invitationExpired, sharesChanged, organizationDeleted)) return undefined
  if (hasStatus(error, 400)) return 'accepted'
  return hasStatus(error, 409) ? 'joined-before' : undefined
}

/** Whether another look at the invitation shows more than the sentence does. */
export function isOutdated(error: unknown): boolean {
  return hasStatus(error, 404) || hasCode(error, sharesChanged, invitationExpired)
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
