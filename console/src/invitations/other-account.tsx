import type { Invitation } from '@accord/contract/invitations.ts'
import { useWords } from '../language/words.ts'
import { usePerson } from '../session/session.api.ts'
import { Notice } from '../ui/feedback/notice.tsx'

/** The address a person is signed in with, when the invitation was sent to another one. */
export function useOtherAccount(invitation: Invitation): string | undefined {
  const { email } = usePerson()
  return email === invitation.email ? undefined : email
}

/** Somebody may hold a link that was forwarded, or be signed in with the wrong account of two. */
export function OtherAccountNotice({ invited, email }: { invited: string; email: string }) {
  const { t } = useWords()
  return (
    <Notice kind="warning" title={t('This is another account')} announce={false}>
      {t('The invitation was sent to {{invited}}. You are signed in as {{email}}.', {
        invited,
        email,
      })}
    </Notice>
  )
}
