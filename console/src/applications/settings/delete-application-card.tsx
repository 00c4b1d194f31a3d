import type { Application } from '@accord/contract/applications.ts'
import { useNavigate } from '@tanstack/react-router'
import { explainError } from '../../api/explain-error.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { Card } from '../../ui/layout/card.tsx'
import { confirmAction } from '../../ui/overlays/confirm-store.ts'
import { typedName } from '../../ui/overlays/typed-name.tsx'
import { forgetApplication, useDeleteApplication } from '../applications.api.ts'

/** For owners: the end of an application, and of everything that was given to it. */
export function DeleteApplicationCard({ application }: { application: Application }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useDeleteApplication(application)
  const { name, organization, authorizations } = application

  async function remove() {
    const confirmed = await confirmAction({
      title: t('Delete {{name}}?', { name }),
      message: t(
        '{{name}} stops working at once: its secrets, its tokens and what organizations authorized ({{count}}) end with it. This cannot be undone.',
        { name, count: authorizations?.total ?? 0 },
      ),
      action: t('Delete application'),
      danger: true,
      typed: typedName(name, t),
    })
    if (!confirmed) return
    try {
      await mutateAsync()
      showSnackbar({ kind: 'success', message: t('Application deleted') })
      await navigate({
        to: '/organization/$id/applications',
        params: { id: organization.id },
        ignoreBlocker: true,
        replace: true,
      })
      forgetApplication(application)
    } catch (error) {
      showSnackbar({ kind: 'error', message: t(explainError(error)) })
    }
  }

  return (
    <Card
      danger
      title={t('Delete this application')}
      description={t(
        'It stops working for everybody, at once and for good. Only owners of the organization can do this.',
      )}
      footer={
        <Button variant="danger" pending={isPending} onClick={() => void remove()}>
          {t('Delete application')}
        </Button>
      }
    />
  )
}
