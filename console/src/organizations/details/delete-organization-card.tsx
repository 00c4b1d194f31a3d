import { deleteOrganization, graceDays } from '@accord/contract/deletions.ts'
import type { Organization } from '@accord/contract/organizations.ts'
import { useAction } from '../../actions/use-action.ts'
import { addressOf } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { WhatEnds } from '../../pages/ending/what-ends.tsx'
import { showTitle } from '../../pages/focus-title.ts'
import { renderButton } from '../../pages/router-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { typedName } from '../../ui/overlays/typed-name.tsx'
import { deleteOrganizationMutation } from '../deletion/deletion.api.ts'

/** For owners: the end of an organization, and of all that is in it. */
export function DeleteOrganizationCard({ organization }: { organization: Organization }) {
  const { t } = useWords()
  const { id, name } = organization
  const days = graceDays.organization
  const whatEnds = (
    <WhatEnds of={deleteOrganization} sent={{ params: { id } }} organizationId={id} />
  )

  const deleting = useAction({
    ...deleteOrganizationMutation(id),
    ask: () => ({
      title: t('Delete {{name}}?', { name }),
      message: t(
        'At once its applications stop, and nothing in it can be changed. For {{days}} days any owner can restore it. Then it is removed for good.',
        { days },
      ),
      action: t('Delete organization'),
      danger: true,
      content: whatEnds,
      typed: typedName(name, t),
    }),
    done: t('Organization deleted'),
    // Its button went with the card.
    after: showTitle,
  })

  return (
    <Card
      danger
      title={t('Delete organization')}
      description={t(
        'Its applications stop for everybody, and nothing in it can be changed. Owners can restore it for {{days}} days; then it is removed for good, and its members are told.',
        { days },
      )}
      footer={
        <>
          {renderButton(
            addressOf('/organization/$id/data-export', { id }),
            t('Export its data first'),
          )}
          <Button variant="danger" pending={deleting.pending} onClick={() => void deleting.run()}>
            {t('Delete organization')}
          </Button>
        </>
      }
    />
  )
}
