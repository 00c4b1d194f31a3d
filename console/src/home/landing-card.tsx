import type { ToDo } from '@accord/contract/to-do.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { settings } from '../browser/settings.ts'
import { useTranslation } from '../i18n/translation.ts'
import { renderButton } from '../pages/router-link.tsx'
import { meQuery } from '../session/session.api.ts'
import { Card } from '../ui/layout/card.tsx'
import { EntryList } from '../ui/layout/entry-list.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { toDoKey, ToDoEntry } from './to-do-entry.tsx'
import { useToDoCount, toDoQuery } from './to-do.api.ts'

/** Few enough to leave room for the page itself. */
const maxOnLanding = 3

/** Whether the cards above the page are loaded. Loading them later would push the page down. */
export function useLandingKnown(): boolean {
  const toDo = useQuery(toDoQuery)
  const me = useQuery(meQuery)
  return !toDo.isPending && !me.isPending
}

/** Leads someone who has just signed in to a first organization or to their to-do items. */
export function LandingCard() {
  const waits = useQuery(toDoQuery).data?.data ?? []
  const me = useQuery(meQuery).data
  if (me?.profiles.length === 0) return <StartHere waits={waits} />
  return waits.length > 0 && <NeedsYou waits={waits} />
}

type LandingProps = { waits: readonly ToDo[] }

function StartHere({ waits }: LandingProps) {
  const { t } = useTranslation()
  const invited = waits.some(({ kind }) => kind === 'invitation')
  return (
    <Card
      title={t('Start here')}
      description={
        <>
          <p>
            {t(
              'With {{brand}}, an organization controls which people, applications, and networks can access its data.',
              { brand: settings.brand },
            )}
          </p>
          <p>
            {invited
              ? t("You're invited. Join, or create your own organization.")
              : t(
                  "An organization is the team or company you act for. Create one, or wait for an invitation. It'll appear here.",
                )}
          </p>
        </>
      }
      footer={renderButton('/user/organizations/new', t('Create organization'), {
        variant: invited ? 'secondary' : 'primary',
      })}
    >
      {waits.length > 0 && <Waits waits={waits} />}
    </Card>
  )
}

function NeedsYou({ waits }: LandingProps) {
  const { t } = useTranslation()
  const count = useToDoCount()
  const title = t('To do')
  return (
    <Card
      title={
        <>
          {title} <Chip>{count}</Chip>
        </>
      }
      action={waits.length > maxOnLanding && <Link to="/user">{t('See all')}</Link>}
    >
      <Waits waits={waits} />
    </Card>
  )
}

function Waits({ waits }: LandingProps) {
  const { t } = useTranslation()
  return (
    <EntryList label={t('To do')}>
      {waits.slice(0, maxOnLanding).map((item) => (
        <ToDoEntry key={toDoKey(item)} item={item} />
      ))}
    </EntryList>
  )
}
