import {
  deleteAccount,
  graceDays,
  maxDecisionsPerRequest,
  soleOwner,
} from '@accord/contract/deletions.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { ImpactPreview } from '../../pages/what-ends.tsx'
import { confirmIdentity } from '../../session/confirm-identity.ts'
import { useUser } from '../../session/session.api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { typedName } from '../../ui/overlays/typed-name.tsx'
import {
  accountDeletion,
  deleteAccountMutation,
  type SuccessorChoices,
  solelyOwnedQuery,
} from './account-deletion.api.ts'
import styles from './account-deletion.module.css'
import { SolelyOwnedList } from './solely-owned-list.tsx'

/** Lets people delete their account and decide what happens to organizations that no one else owns. */
export function DeleteAccountCard() {
  const { t } = useTranslation()
  const email = useUser()?.email ?? ''
  const owned = useQuery(solelyOwnedQuery)
  const [heirs, setHeirs] = useState<SuccessorChoices>({})
  const [tooEarly, setTooEarly] = useState(false)
  const { data: alone = [], __meta: { total } = { total: 0 } } = owned.data ?? {}
  const tooMany = total > maxDecisionsPerRequest
  const undecided = tooMany || alone.some(({ id }) => !(id in heirs))
  const days = graceDays.account

  const deleting = useAction({
    ...deleteAccountMutation,
    before: confirmIdentity,
    ask: (chosen: SuccessorChoices) => ({
      title: t('Delete your account?'),
      message: t(
        "We'll immediately sign you out everywhere, and applications will no longer be able to act for you. You can restore your account within {{count}} days by signing in. After that, we'll permanently delete it, and others will see “Former member” instead of your name.",
        { count: days },
      ),
      action: t('Delete account'),
      danger: true,
      content: whatEnds(chosen),
      typed: {
        ...typedName(email, t),
        label: t('Type your email address to confirm'),
        accepts: [email],
      },
    }),
  })

  return (
    <Card
      danger
      title={t('Delete account')}
      description={t(
        "You'll be signed out everywhere and leave all your organizations. You can restore your account for {{count}} days by signing in. After that, we'll permanently delete it.",
        { count: days },
      )}
      footer={
        <Button
          variant="danger"
          pending={deleting.pending || owned.isPending}
          onClick={() => {
            setTooEarly(undecided)
            // Decisions about organizations that have other owners by now aren't sent.
            if (!undecided) void deleting.run(decidedOf(heirs, alone))
          }}
        >
          {t('Delete account')}
        </Button>
      }
    >
      {(!owned.data || owned.data.__meta.total > 0) && (
        <div className={styles.owned}>
          {tooEarly && undecided && (
            <Notice kind="error">
              {tooMany
                ? t(
                    "You're the only owner of {{count}} organizations, but this page is limited to {{most}}. Transfer or delete some of them first.",
                    { count: total, most: maxDecisionsPerRequest },
                  )
                : t(soleOwner.message)}
            </Notice>
          )}
          <SolelyOwnedList
            heirs={heirs}
            onDecide={(id, heir) => setHeirs({ ...heirs, [id]: heir })}
          />
        </div>
      )}
    </Card>
  )
}

function decidedOf(heirs: SuccessorChoices, alone: readonly { id: string }[]): SuccessorChoices {
  return Object.fromEntries(alone.map(({ id }) => [id, heirs[id]]))
}

function whatEnds(chosen: SuccessorChoices) {
  return <ImpactPreview of={deleteAccount} sent={accountDeletion(chosen)} />
}
