import { cancelAccountDeletion } from '@accord/contract/deletions.ts'
import type { Deletion } from '@accord/contract/fields.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { queryClient } from '../../api/query-client.ts'
import type { AppPath } from '../../browser/app-path.ts'
import { settings } from '../../browser/settings.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { focusTitle, useDocumentTitle } from '../../pages/page-title.ts'
import { call } from '../../session/call.ts'
import { meQuery } from '../../session/session.api.ts'
import { leaveSession } from '../../shell/leave-session.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { Panel, PanelStack } from '../../ui/layout/panel.tsx'
import { daysUntilDeletion } from '../../ui/text/format-time.ts'
import { loadDeletedAccount } from './account-deletion.api.ts'

type EndedAccountProps = { deletion: Deletion }

/** Shows the result of the deletion, when the person is already signed out. */
export function DeletedAccountScreen({ deletion }: EndedAccountProps) {
  const { t, language } = useTranslation()
  return (
    <EndedAccount title={t('Your account was deleted')}>
      <p>
        {t(
          "We signed you out everywhere, and applications can no longer act for you. We'll permanently delete your account on {{removed}}. Until then, you can sign in to restore it.",
          daysUntilDeletion(deletion, language),
        )}
      </p>
      <ButtonLink href={'/sign-in' satisfies AppPath} wide>
        {t('Sign in')}
      </ButtonLink>
    </EndedAccount>
  )
}

/** Replaces every page for people who sign in to their deleted account. */
export function CancelDeletionScreen({ deletion }: EndedAccountProps) {
  const { t, language } = useTranslation()
  const days = daysUntilDeletion(deletion, language)
  const [leaving, setLeaving] = useState(false)
  const keeping = useAction({
    mutationFn: () => call(cancelAccountDeletion),
    // This also runs if the account was restored elsewhere a moment earlier.
    onSettled: () => {
      // Everything that the service rejected while the account was deleted must load again.
      queryClient.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0],
      })
      return loadDeletedAccount()
    },
    done: t('Account restored'),
  })

  return (
    <EndedAccount title={t('Your account will be permanently deleted on {{removed}}', days)}>
      <p>
        {t(
          "You deleted it on {{deleted}}. You can still restore it and continue as before. You'll need to approve applications again before they can act for you.",
          days,
        )}
      </p>
      <Button variant="primary" wide pending={keeping.pending} onClick={() => void keeping.run()}>
        {t('Restore account')}
      </Button>
      <Button
        wide
        pending={leaving}
        onClick={() => {
          setLeaving(true)
          void leaveSession()
        }}
      >
        {t('Sign out')}
      </Button>
    </EndedAccount>
  )
}

function EndedAccount({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title)
  useEffect(() => {
    focusTitle()
    // After the account is restored, the requested page appears again and takes the focus.
    return focusTitle
  }, [])
  return (
    <Panel productName={settings.brand} title={title}>
      <PanelStack>{children}</PanelStack>
    </Panel>
  )
}
