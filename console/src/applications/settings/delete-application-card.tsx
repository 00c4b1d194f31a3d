import type { Application } from '@accord/contract/applications.ts'
import { useNavigate } from '@tanstack/react-router'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { typedName } from '../../ui/overlays/typed-name.tsx'
import { deleteApplicationMutation, forgetApplication } from '../applications.api.ts'

/** For owners: the end of an application, and of everything that was given to it. */
export function DeleteApplicationCard({ application }: { application: Application }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { name, organization, authorizations } = application

  const deleting = useAction({
    ...deleteApplicationMutation(application),
    ask: () => ({
      title: t('Delete {{name}}?', { name }),
      message: t(
        '{{name}} stops working at once: its secrets, its tokens and what organizations authorized ({{count}}) end with it. This cannot be undone.',
        { name, count: authorizations?.total ?? 0 },
      ),
      action: t('Delete application'),
      danger: true,
      typed: typedName(name, t),
    }),
    done: t('Application deleted'),
    after: () =>
      void navigate({
        to: '/organization/$id/applications',
        params: { id: organization.id },
        ignoreBlocker: true,
        replace: true,
      }).then(() => forgetApplication(application)),
  })

  return (
    <Card
      danger
      title={t('Delete this application')}
      description={t(
        'It stops working for everybody, at once and for good. Only owners of the organization can do this.',
      )}
      footer={
        <Button variant="danger" pending={deleting.pending} onClick={() => void deleting.run()}>
          {t('Delete application')}
        </Button>
      }
    />
  )
}
