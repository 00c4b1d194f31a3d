import type { ToDo } from '@accord/contract/to-do.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { settings } from '../browser/settings.ts'
import { useTranslation } from '../i18n/translation.ts'
import { JoinableOrganizations } from '../organizations/joining/joinable-organizations.tsx'
import { LoadedPart } from '../pages/loaded.tsx'
import { renderButton } from '../pages/router-link.tsx'
import { meQuery } from '../session/session.api.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { EntryList } from '../ui/layout/entry-list.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { toDoKey, ToDoEntry } from './to-do-entry.tsx'
import { formatCount, toDoQuery } from './to-do.api.ts'

/** The maximum number of items, which leaves enough space for the page itself. */
const maxShown = 5

type ToDoCardProps = {
  title?: ReactNode
  description?: ReactNode
  footer?: ReactNode
  items: readonly ToDo[]
  /** Whether there are more items than the service lists. */
  more?: boolean
  isInOrganization?: boolean
}

/** Shows to-do items. Those that expire soonest come first, and the rest appear on demand. */
export function ToDoCard({
  title,
  items,
  more = false,
  isInOrganization = false,
  ...card
}: ToDoCardProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const name = t('To do')
  const count = formatCount({ data: items, more })

  return (
    <Card
      {...card}
      title={
        title ?? (
          <>
            {name} {count && <Chip>{count}</Chip>}
          </>
        )
      }
      action={
        items.length > maxShown && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={open}
            onClick={() => setOpen((was) => !was)}
          >
            {open ? t('Show fewer') : t('Show all {{count}}', { count: items.length })}
          </Button>
        )
      }
    >
      {items.length > 0 && (
        <EntryList label={name}>
          {items.slice(0, open ? undefined : maxShown).map((item) => (
            <ToDoEntry key={toDoKey(item)} item={item} isInOrganization={isInOrganization} />
          ))}
        </EntryList>
      )}
    </Card>
  )
}

/** Shows a person's first actions: creating or joining an organization, or answering pending requests. */
export function HomeCard() {
  const { t } = useTranslation()
  const toDo = useQuery(toDoQuery)
  const me = useQuery(meQuery)
  // If the card appeared later, it would push the page down.
  if (me.isPending) return <div aria-busy="true" hidden />

  return (
    <LoadedPart query={toDo} failure={t('Unable to load your to-do list.')}>
      {({ data, more }) =>
        me.data?.profiles.length === 0 ? (
          <StartHere items={data} />
        ) : (
          <ToDoCard
            items={data}
            more={more}
            description={
              data.length === 0 &&
              t("You're all caught up. Invitations, requests, and expirations will appear here.")
            }
          />
        )
      }
    </LoadedPart>
  )
}

function StartHere({ items }: { items: readonly ToDo[] }) {
  return (
    <>
      <JoinableOrganizations />
      <FirstChoice items={items} />
    </>
  )
}

function FirstChoice({ items }: { items: readonly ToDo[] }) {
  const { t } = useTranslation()
  const invited = items.some(({ kind }) => kind === 'invitation')
  return (
    <ToDoCard
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
              ? t("You've been invited. Accept the invitation, or create your own organization.")
              : t(
                  'An organization is the team or company you represent. Create one, or wait for an invitation. Invitations will appear here.',
                )}
          </p>
        </>
      }
      footer={renderButton('/user/organizations/new', t('Create organization'), {
        variant: invited ? 'secondary' : 'primary',
      })}
      items={items}
    />
  )
}
