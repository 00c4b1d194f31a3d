import type { Session } from '@accord/contract/session.ts'
import { useAction } from '../actions/use-action.ts'
import { useWords } from '../language/words.ts'
import { endOtherSessionsMutation, endSessionMutation } from '../session/session.api.ts'

/** `onDone` runs when rows are gone, and with them the button that had the focus. */
export function useSignOutSessions(onDone: () => void) {
  const { t } = useWords()

  const one = useAction({
    ...endSessionMutation,
    ask: ({ browser, system, address }: Session) => {
      const device = t('{{browser}} on {{system}}', { browser, system })
      return {
        title: t('Sign out this session?'),
        message: t('{{place}} has to sign in again.', {
          place: address ? `${device} (${address})` : device,
        }),
        action: t('Sign out'),
        danger: true,
      }
    },
    done: t('Session signed out'),
    after: onDone,
  })

  const others = useAction({
    ...endOtherSessionsMutation,
    ask: (count: number) => ({
      title: t('Sign out all other sessions?'),
      message:
        count === 1
          ? t('1 other session has to sign in again. You stay signed in here.')
          : t('{{others}} other sessions have to sign in again. You stay signed in here.', {
              others: count,
            }),
      action: t('Sign out all other sessions'),
      danger: true,
    }),
    done: t('All other sessions signed out'),
    after: onDone,
  })

  return { one, others }
}
