import { type Application, deleteApplication } from '@accord/contract/applications.ts'
import { graceDays } from '@accord/contract/deletions.ts'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { WhatEnds } from '../../pages/ending/what-ends.tsx'
import { showTitle } from '../../pages/focus-title.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { typedName } from '../../ui/overlays/typed-name.tsx'
import { deleteApplicationMutation } from '../applications.api.ts'

/** For owners: the end of an application, and of everything that was given to it. */
export function DeleteApplicationCard({ application }: { application: Application }) {
  const { t } = useWords()
  const { id, name, organization } = application
  const days = graceDays.application
  const whatEnds = (
    <WhatEnds of={deleteApplication} sent={{ params: { id } }} organizationId={organization.id} />
  )

  const deleting = useAction({
    ...deleteApplicationMutation(application),
    ask: () => ({
      title: t('Delete {{name}}?', { name }),
      message: t(
        '{{name}} stops working at once, for everybody. For {{days}} days an owner can restore it. Then it is removed for good.',
        { name, days },
      ),
      action: t('Delete application'),
      danger: true,
      content: whatEnds,
      typed: typedName(name, t),
    }),
    done: t('Application deleted'),
    // Its button went with the card.
    after: showTitle,
  })

  return (
    <Card
      danger
      title={t('Delete this application')}
      description={t(
        'It stops working for everybody at once. Owners of the organization can restore it for {{days}} days; then it is removed for good.',
        { days },
      )}
      footer={
        <Button variant="danger" pending={deleting.pending} onClick={() => void deleting.run()}>
          {t('Delete application')}
        </Button>
      }
    />
  )
}
