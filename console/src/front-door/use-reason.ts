import { useWords } from '../language/words.ts'
import { leadsToApproval, leadsToInvitation } from '../session/after-sign-in.ts'
import { useAfterHydration } from './use-after-hydration.ts'

/**
 * Why somebody is here who did not come to sign in. Whose invitation it is, or which application asks,
 * only those learn who are signed in.
 */
export function useReason(): string | undefined {
  const { t } = useWords()
  const approving = useAfterHydration(leadsToApproval, false)
  const invited = useAfterHydration(leadsToInvitation, false)
  if (approving) return t('Sign in or create an account to continue to the application.')
  return invited ? t('Sign in or create an account to answer your invitation.') : undefined
}
