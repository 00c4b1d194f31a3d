import type { Session } from '@accord/contract/session.ts'
import { explainError } from '../api/explain-error.ts'
import { useWords } from '../language/words.ts'
import { useEndOtherSessions, useEndSession } from '../session/session.api.ts'
import { showSnackbar } from '../ui/feedback/snackbar-store.ts'
import { confirmAction } from '../ui/overlays/confirm-store.ts'

/** Asks, ends, and says so. `onDone` runs when rows are gone, and with them the button that had the focus. */
export function useSignOutSessions(onDone: () => void) {
  const { t } = useWords()
  const endOne = useEndSession()
  const endOthers = useEndOtherSessions()

  async function signOutOne(session: Session) {
    const { browser, system, address } = session
    const device = t('{{browser}} on {{system}}', { browser, system })
    const confirmed = await confirmAction({
      title: t('Sign out this session?'),
      message: t('{{place}} has to sign in again.', {
        place: address ? `${device} (${address})` : device,
      }),
      action: t('Sign out'),
      danger: true,
    })
    if (confirmed) await carryOut(() => endOne.mutateAsync(session), t('Session signed out.'))
  }

  async function signOutOthers(others: number) {
    const confirmed = await confirmAction({
      title: t('Sign out all other sessions?'),
      message:
        others === 1
          ? t('1 other session has to sign in again. You stay signed in here.')
          : t('{{others}} other sessions have to sign in again. You stay signed in here.', {
              others,
            }),
      action: t('Sign out all other sessions'),
      danger: true,
    })
    if (confirmed) {
      await carryOut(() => endOthers.mutateAsync(), t('All other sessions were signed out.'))
    }
  }

  async function carryOut(end: () => Promise<unknown>, done: string) {
    try {
      await end()
      onDone()
      showSnackbar({ kind: 'success', message: done })
    } catch (error) {
      showSnackbar({ kind: 'error', message: t(explainError(error)) })
    }
  }

  return {
    signOutOne,
    signOutOthers,
    endingOne: endOne.isPending ? endOne.variables.id : undefined,
    endingOthers: endOthers.isPending,
  }
}
