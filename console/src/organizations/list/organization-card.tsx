import { placeSuspended } from '@accord/contract/refusal.ts'
import { useWords } from '../../language/words.ts'
import { ItemCard } from '../../ui/layout/item-card.tsx'
import { deletionDays } from '../../ui/text/time-words.ts'
import {
  type ListedOrganizationProps,
  OrganizationActions,
  OrganizationStatus,
} from './organization-actions.tsx'
import { placeWords } from './place-words.ts'

export function OrganizationCard(props: ListedOrganizationProps) {
  const { t, language } = useWords()
  const { organization } = props
  const { description, deletion, suspended } = organization
  const place = placeWords(organization, { t, language }).join(' · ')

  return (
    <ItemCard
      whole={!suspended}
      item={organization}
      description={description}
      status={<OrganizationStatus organization={organization} />}
      facts={
        (place || deletion || suspended) && (
          <>
            {suspended && <p>{t(placeSuspended.message)}</p>}
            {place && <p>{place}</p>}
            {deletion && (
              <p>{t('Will be removed on {{removed}}', deletionDays(deletion, language))}</p>
            )}
          </>
        )
      }
      action={!suspended && <OrganizationActions {...props} />}
    />
  )
}
