import Building2 from 'lucide-react/icons/building-2'
import { useWords } from '../../language/words.ts'
import { renderButton } from '../../pages/router-link.tsx'
import { usePerson } from '../../session/session.api.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import styles from './organizations.module.css'

export function NoOrganizations() {
  const { t } = useWords()
  const { email = t('your e-mail address') } = usePerson()

  return (
    <EmptyState
      title={t('You do not belong to an organization yet')}
      icon={<Building2 size={20} />}
      action={
        <div className={styles.ways}>
          {renderButton('/user/organizations/new', t('Create organization'), {
            variant: 'primary',
          })}
          <details className={styles.help}>
            <summary>{t('I was invited')}</summary>
            <p>
              {t(
                'The invitation comes by mail to {{email}} and is also shown on this page. If it went to another address, sign in with that one, or ask for an invitation to this one.',
                { email },
              )}
            </p>
          </details>
        </div>
      }
    >
      {t(
        'An organization is the team or company you act for. Create one, or join one by invitation.',
      )}
    </EmptyState>
  )
}
