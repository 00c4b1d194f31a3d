import type { ToDo } from '@accord/contract/to-do.ts'
import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import { useTranslation } from '../i18n/translation.ts'
import { ConsolePage } from '../pages/console-page.tsx'
import { ListView } from '../pages/lists/paged-list.tsx'
import { renderButton } from '../pages/router-link.tsx'
import { meQuery } from '../session/session.api.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Card } from '../ui/layout/card.tsx'
import { EntryList, EntrySkeletons } from '../ui/layout/entry-list.tsx'
import { ToDoEntry, toDoGroupLabel, toDoKey, toDoGroups, toDoLabels } from './to-do-entry.tsx'
import { toDoQuery } from './to-do.api.ts'

/** The person's home page. */
export function ToDoScreen() {
  const { t } = useTranslation()
  const title = t('To do')
  return (
    <ConsolePage
      title={title}
      trail={[{ label: title }]}
      description={t('Everything that needs your attention, across all your organizations.')}
    >
      <ListView
        query={useQuery(toDoQuery)}
        failure={t('Unable to load your to-do list.')}
        loadingLabel={t('Loading…')}
        skeleton={
          <Card>
            <EntrySkeletons count={3} />
          </Card>
        }
        empty={<Nothing />}
      >
        {({ data }) => <Groups items={data} />}
      </ListView>
    </ConsolePage>
  )
}

function Groups({ items }: { items: readonly ToDo[] }) {
  const { t } = useTranslation()
  const grouped = Map.groupBy(items, (item) => toDoLabels(item, t)[0])
  return toDoGroups.map((group) => {
    const inGroup = grouped.get(group)
    const name = toDoGroupLabel(group, t)
    return (
      inGroup && (
        <Card key={group} title={name}>
          <EntryList label={name}>
            {inGroup.map((item) => (
              <ToDoEntry key={toDoKey(item)} item={item} />
            ))}
          </EntryList>
        </Card>
      )
    )
  })
}

const first = { variant: 'primary' } as const

function Nothing() {
  const { t } = useTranslation()
  const startsHere = useQuery(meQuery).data?.profiles.length === 0
  return (
    <EmptyState
      title={t("You're all caught up.")}
      icon={<Check size={20} />}
      action={
        <>
          {startsHere
            ? renderButton('/user/organizations/new', t('Create organization'), first)
            : renderButton('/user/organizations', t('Your organizations'), first)}
          {renderButton('/user/account', t('Your account'))}
        </>
      }
    >
      {t('Invitations, requests, and upcoming expirations will appear here.')}
    </EmptyState>
  )
}
