import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { Loaded } from '../pages/loaded.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import type { ShownGrant } from './access-grant-labels.ts'
import { GrantFlags } from './grant-flags.tsx'
import { grantKey } from './grant-key.ts'
import { LastUseBriefly } from './last-use.tsx'
import { PermissionChips, maxChips, permissionsOf } from './permission-chips.tsx'
import styles from './people-list.module.css'

type PeopleListProps<Grant> = {
  query: UseInfiniteQueryResult<InfiniteData<{ data: Grant[] }>>
  renderPerson: (grant: Grant) => ReactNode
}

/** Shows the people who approved an application, page by page. */
export function PeopleList<Grant extends ShownGrant>({
  query,
  renderPerson,
}: PeopleListProps<Grant>) {
  const { t } = useTranslation()
  return (
    <Loaded
      query={query}
      plain
      failure={t("We couldn't load the people.")}
      skeleton={<Skeleton width="long" />}
    >
      {({ pages }) => (
        <div>
          <ul className={styles.people} aria-label={t('People who approved it')}>
            {pages.flatMap(({ data }) =>
              data.map((grant) => <li key={grantKey(grant)}>{renderPerson(grant)}</li>),
            )}
          </ul>
          {query.hasNextPage && (
            <Button
              size="small"
              variant="quiet"
              pending={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('Show more people')}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  )
}

type PersonProps = {
  grant: ShownGrant
  mark?: ReactNode
  actions?: ReactNode
  below?: ReactNode
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

/** Shows one person's approval inside the application's row. */
export function PersonInside({ grant, mark, actions, below, onKeyDown }: PersonProps) {
  const { t } = useTranslation()
  const { person, email } = grant
  return (
    <div role="presentation" className={styles.person} onKeyDown={onKeyDown}>
      {mark}
      <div className={styles.who}>
        <span className={styles.name}>{person ?? t('A former member')}</span>
        {email && <span className={styles.faint}>{email}</span>}
        <GrantFlags grant={grant} />
      </div>
      <PermissionChips of={permissionsOf(grant, t)} max={maxChips} />
      <div className={styles.faint}>
        <LastUseBriefly lastUsedAt={grant.lastUsedAt} expiresAt={grant.expiresAt} />
      </div>
      <div className={styles.actions}>{actions}</div>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  )
}
