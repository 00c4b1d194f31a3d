import { deleteOrganization, graceDays } from '@accord/contract/deletions.ts'
import { useAction } from '../../actions/use-action.ts'
import { pathTo } from '../../browser/app-path.ts'
import { confirmIdentity } from '../../session/confirm-identity.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { showTitle } from '../../pages/page-title.ts'
import { renderButton } from '../../pages/router-link.tsx'
import { ImpactPreview } from '../../pages/what-ends.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { typedName } from '../../ui/overlays/typed-name.tsx'
import { useOrganization } from '../use-organization.ts'
import { deleteOrganizationMutation } from './deletion.api.ts'

/** Lets owners delete the organization and everything in it. */
export function DeleteOrganizationCard() {
  const { t } = useTranslation()
  const { id, name } = useOrganization()
  const days = graceDays.organization
  const whatEnds = (
    <ImpactPreview of={deleteOrganization} sent={{ params: { id } }} organizationId={id} />
  )

  const deleting = useAction({
    ...deleteOrganizationMutation(id),
    before: confirmIdentity,
    ask: () => ({
      title: t('Delete {{name}}?', { name }),
      message: t(
        "Its applications will stop working immediately, and no one will be able to change anything in it. Owners can restore it for {{count}} days. After that, we'll permanently delete it.",
        { count: days },
      ),
      action: t('Delete organization'),
      danger: true,
      content: whatEnds,
      typed: typedName(name, t),
    }),
    done: t('Organization deleted'),
    // The focused button is removed with the card.
    after: showTitle,
  })

  return (
    <Card
      danger
      title={t('Delete organization')}
      description={t(
        "Its applications will stop working, no one will be able to change anything in it, and we'll notify its members. Owners can restore it for {{count}} days. After that, we'll permanently delete it.",
        { count: days },
      )}
      footer={
        <>
          {renderButton(pathTo('/organization/$id/data-export', { id }), t('Export data first'))}
          <Button variant="danger" pending={deleting.pending} onClick={() => void deleting.run()}>
            {t('Delete organization')}
          </Button>
        </>
      }
    />
  )
}
