import type { AccessGrant } from '@accord/contract/access.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { Loaded } from '../pages/loaded.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { type AccessGroupFilter, peopleQuery } from './access-grants.api.ts'
import { grantKey } from './grant-key.ts'
import { PeopleList } from './people-list.tsx'

type GroupPeopleProps = {
  organizationId: string
  application: string
  filter: Pick<AccessGroupFilter, 'only' | 'search'>
  renderPerson: (grant: AccessGrant) => ReactNode
}

/** The people who approved an application, some at a time. */
export function GroupPeople({
  organizationId,
  application,
  filter,
  renderPerson,
}: GroupPeopleProps) {
  const { t } = useTranslation()
  const people = useInfiniteQuery(peopleQuery(organizationId, application, filter))
  return (
    <Loaded
      query={people}
      plain
      failure={t("We couldn't load the people.")}
      skeleton={<Skeleton width="long" />}
    >
      {({ pages }) => (
        <div>
          <PeopleList label={t('People who approved it')}>
            {pages.flatMap(({ data }) =>
              data.map((grant) => <li key={grantKey(grant)}>{renderPerson(grant)}</li>),
            )}
          </PeopleList>
          {people.hasNextPage && (
            <Button
              size="small"
              variant="quiet"
              pending={people.isFetchingNextPage}
              onClick={() => void people.fetchNextPage()}
            >
              {t('Show more people')}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  )
}
