import type { ShownAuthorization } from '@accord/contract/authorizations.ts'
import { Link } from '@tanstack/react-router'
import { useWords } from '../language/words.ts'
import { ListedApplication } from '../rights/listed-application.tsx'
import { buttonClass } from '../ui/buttons/button-class.ts'
import { Chip } from '../ui/text/chip.tsx'
import { LastUsed } from '../ui/text/last-used.tsx'

type AuthorizedApplicationCardProps = { authorization: ShownAuthorization }

export function AuthorizedApplicationCard({ authorization }: AuthorizedApplicationCardProps) {
  const { t } = useWords()
  const { id, application, organization, scopes, requestedScopes = [], lastUsedAt } = authorization

  return (
    <ListedApplication
      application={application}
      scopes={scopes}
      status={requestedScopes.length > 0 && <Chip tone="warning">{t('Asks for more')}</Chip>}
      facts={
        <>
          <p>
            <LastUsed at={lastUsedAt} />
          </p>
          <p>{t('Owned by {{organization}}', { organization: application.organization.name })}</p>
        </>
      }
      action={
        <Link
          to="/application-authorization/$id"
          params={{ id }}
          search={{ organization: organization.id }}
          className={buttonClass({})}
          aria-label={t('Manage {{name}}', { name: application.name })}
        >
          {t('Manage')}
        </Link>
      }
    />
  )
}
