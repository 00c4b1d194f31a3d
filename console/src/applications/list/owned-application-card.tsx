import type { Application } from '@accord/contract/applications.ts'
import { Link } from '@tanstack/react-router'
import { type Translate, useWords } from '../../language/words.ts'
import { ListedApplication } from '../../rights/listed-application.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { LastUsed } from '../../ui/text/last-used.tsx'

export function OwnedApplicationCard({ application }: { application: Application }) {
  const { t } = useWords()
  const { id, name, scopes, lastUsedAt, authorizations } = application

  return (
    <ListedApplication
      application={application}
      scopes={scopes}
      facts={
        <>
          <p>
            <LastUsed at={lastUsedAt} />
          </p>
          {authorizations && <p>{authorizedBy(authorizations.total, t)}</p>}
        </>
      }
      action={
        <Link
          to="/application/$id"
          params={{ id }}
          className={buttonClass({})}
          aria-label={t('Manage {{name}}', { name })}
        >
          {t('Manage')}
        </Link>
      }
    />
  )
}

function authorizedBy(count: number, t: Translate): string {
  if (count === 0) return t('Not authorized by any organization yet')
  return count === 1
    ? t('Authorized by 1 organization')
    : t('Authorized by {{count}} organizations', { count })
}
