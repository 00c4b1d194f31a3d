import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../language/words.ts'
import { sessionsQuery } from '../../session/session.api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useSignOutSessions } from '../use-sign-out-sessions.ts'

/** After a change of how somebody signs in, for those who made it because somebody else might have. */
export function OtherSessionsNotice() {
  const { t } = useWords()
  const others = (useQuery(sessionsQuery(1)).data?.__meta.total ?? 1) - 1
  const signingOut = useSignOutSessions(() => {})
  if (others < 1) return null

  return (
    <Notice
      kind="info"
      action={
        <Button
          size="small"
          pending={signingOut.others.pending}
          onClick={() => void signingOut.others.run(others)}
        >
          {t('Sign out all other sessions')}
        </Button>
      }
    >
      {t('You are signed in elsewhere too, and stay so.')}
    </Notice>
  )
}
