import type { Organization } from '@accord/contract/organizations.ts'
import { useWords } from '../../language/words.ts'
import { Card } from '../../ui/layout/card.tsx'
import { MembershipCaption } from '../membership-caption.tsx'
import styles from './read-only-details.module.css'

/** For those who do not manage it: name and description, nothing to edit. */
export function ReadOnlyDetails({ organization }: { organization: Organization }) {
  const { t } = useWords()
  return (
    <Card
      title={t('Organization details')}
      description={<MembershipCaption organization={organization} />}
    >
      <dl className={styles.details}>
        <dt>{t('Name')}</dt>
        <dd>{organization.name}</dd>
        {organization.description && (
          <>
            <dt>{t('Description')}</dt>
            <dd dir="auto">{organization.description}</dd>
          </>
        )}
      </dl>
    </Card>
  )
}
