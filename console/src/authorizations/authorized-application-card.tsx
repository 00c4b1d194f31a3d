import type { ShownAuthorization } from '@accord/contract/authorizations.ts'
import { addressOf } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { renderManage } from '../pages/router-link.tsx'
import { ListedApplication } from '../rights/listed-application.tsx'
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
      action={renderManage(
        addressOf('/application-authorization/$id', { id }, { organization: organization.id }),
        application.name,
        t,
      )}
    />
  )
}
