import type { Application } from '@accord/contract/applications.ts'
import type { Organization } from '@accord/contract/organizations.ts'
import { Link, Navigate } from '@tanstack/react-router'
import { useWords } from '../../language/words.ts'
import { ConsolePage } from '../../pages/console-page.tsx'
import { renderButton } from '../../pages/router-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import styles from './organization-choice.module.css'

type OrganizationChoiceProps = { application: Application; organizations: readonly Organization[] }

/** Which of them the application should act for; no question where there is only one. */
export function OrganizationChoice({ application, organizations }: OrganizationChoiceProps) {
  const { t } = useWords()
  const title = t('Authorize {{name}}', { name: application.name })
  const [only, ...others] = organizations
  if (only && others.length === 0) {
    return (
      <Navigate
        to="/organization/$id/applications/authorize/$appId"
        params={{ id: only.id, appId: application.id }}
        replace
      />
    )
  }
  return (
    <ConsolePage
      title={title}
      trail={[{ label: title }]}
      description={t('Choose the organization that {{name}} should act for.', {
        name: application.name,
      })}
    >
      {only ? (
        <ul className={styles.list} aria-label={t('Organizations')}>
          {organizations.map(({ id, name }) => (
            <li key={id}>
              <Link
                to="/organization/$id/applications/authorize/$appId"
                params={{ id, appId: application.id }}
                className={styles.organization}
              >
                <Avatar name={name} person={id} square />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('You do not manage an organization')}
          action={renderButton('/user/organizations/new', t('Create organization'), {
            variant: 'primary',
          })}
        >
          {t('Only admins and owners of an organization can authorize an application for it.')}
        </EmptyState>
      )}
    </ConsolePage>
  )
}
