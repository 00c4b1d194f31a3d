import type { Application } from '@accord/contract/applications.ts'
import { addressOf } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { renderManage } from '../../pages/router-link.tsx'
import { ListedApplication } from '../../rights/listed-application.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import { LastUsed } from '../../ui/text/last-used.tsx'
import { deletionDays } from '../../ui/text/time-words.ts'
import { authorizedBy } from './authorized-by.ts'

export function OwnedApplicationCard({ application }: { application: Application }) {
  const { t, language } = useWords()
  const { name, scopes, lastUsedAt, authorizations, deletion } = application

  return (
    <ListedApplication
      application={application}
      scopes={scopes}
      status={deletion && <Chip tone="danger">{t('Deleted')}</Chip>}
      facts={
        deletion ? (
          <p>{t('Will be removed on {{removed}}', deletionDays(deletion, language))}</p>
        ) : (
          <>
            <p>
              <LastUsed at={lastUsedAt} />
            </p>
            {authorizations && <p>{authorizedBy(authorizations.total, t)}</p>}
          </>
        )
      }
      action={renderManage(addressOf('/application/$id', application), name, t)}
    />
  )
}
