import { useTranslation } from '../i18n/translation.ts'
import { Credential } from '../ui/text/credential.tsx'
import styles from './granted-authorizations-card.module.css'
import type { Application } from '@accord/contract/applications.ts'
import type { GrantedAuthorization } from '@accord/contract/authorizations.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { pathTo } from '../browser/app-path.ts'
import { PagedList } from '../pages/lists/paged-list.tsx'
import { Card } from '../ui/layout/card.tsx'
import { EntryList, EntrySkeletons } from '../ui/layout/entry-list.tsx'
import { EntityLogo } from '../ui/text/entity-logo.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { LastUsed, TimeSentence } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/format-time.ts'
import { authorizationsPerPage, grantedAuthorizationsQuery } from './authorizations.api.ts'

/**
 * Shows the link that owners send to other organizations. It asks which organization to authorize the application for.
 */
function AuthorizeAddress({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.hand}>
      <Credential
        label={t('Authorization link')}
        copy={{
          value: `${location.origin}/application/${applicationId}/authorize`,
          label: t('Copy link'),
          copiedLabel: t('Link copied'),
        }}
      >
        {t(
          "Send this link to an organization's admin or owner. They can review the requested permissions and authorize or reject the application.",
        )}
      </Credential>
    </dl>
  )
}

const area = getRouteApi('/signed-in/application/$id/usage')

export function GrantedAuthorizationsCard({ application }: { application: Application }) {
  const { t } = useTranslation()
  const { id, organization } = application
  const { authorizations: page = 1 } = area.useSearch()
  const given = useQuery(grantedAuthorizationsQuery(organization.id, id, page))

  return (
    <Card
      title={t('Authorizations')}
      description={t('These organizations let the application act on their behalf.')}
    >
      <div className={styles.content}>
        <PagedList
          query={given}
          page={page}
          perPage={authorizationsPerPage}
          hrefOf={(next) => pathTo('/application/$id/usage', { id }, { authorizations: next })}
          pagesLabel={t('Organizations pagination')}
          failure={t("We couldn't load the authorizations.")}
          loadingLabel={t('Loading organizations…')}
          skeleton={<EntrySkeletons count={2} />}
          empty={
            <p className={styles.nobody}>
              {t('No organization has authorized this application yet.')}
            </p>
          }
        >
          {(rows) => (
            <EntryList label={t('Authorizations')}>
              {rows.map((authorization) => (
                <GivenEntry key={authorization.id} authorization={authorization} />
              ))}
            </EntryList>
          )}
        </PagedList>
        <AuthorizeAddress applicationId={id} />
      </div>
    </Card>
  )
}

function GivenEntry({ authorization }: { authorization: GrantedAuthorization }) {
  const { t } = useTranslation()
  const now = useNow()
  const { organization, upToDate, createdAt, lastUsedAt } = authorization

  return (
    <li className={styles.entry}>
      <EntityLogo of={organization} />
      <div className={styles.words}>
        <div className={styles.name}>{organization.name}</div>
        <div className={styles.facts}>
          <span>
            <TimeSentence text={t('Authorized {{time}}')} value={createdAt} now={now} />
          </span>
          <span>
            <LastUsed at={lastUsedAt} />
          </span>
        </div>
      </div>
      <Chip tone={upToDate ? 'success' : 'warning'}>
        {upToDate ? t('Up to date') : t('Partially authorized')}
      </Chip>
    </li>
  )
}
