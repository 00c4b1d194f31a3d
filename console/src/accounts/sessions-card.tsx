import type { Session } from '@accord/contract/session.ts'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { useTranslation } from '../i18n/translation.ts'
import { NamedLabel } from '../i18n/translated.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Entry, EntryList, EntrySkeletons } from '../ui/layout/entry-list.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { TimeSentence } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/format-time.ts'
import { useAction } from '../actions/use-action.ts'
import {
  endOtherSessionsMutation,
  endSessionMutation,
  sessionsPerPage,
  sessionsQuery,
} from '../session/session.api.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { getRouteApi } from '@tanstack/react-router'
import { pathTo } from '../browser/app-path.ts'
import { PagedList } from '../pages/lists/paged-list.tsx'
import { Card } from '../ui/layout/card.tsx'

type SessionEntryProps = { session: Session; ending: boolean; onEnd: () => void }

const handhelds = ['iPhone', 'iPad', 'Android']

function SessionEntry({ session, ending, onEnd }: SessionEntryProps) {
  const { t } = useTranslation()
  const now = useNow()
  const { browser, system, address, current, lastSeenAt, provider } = session
  const device = t('{{browser}} on {{system}}', { browser, system })
  const Icon = handhelds.includes(system) ? Smartphone : Monitor

  return (
    <Entry
      icon={<Icon size={16} aria-hidden="true" />}
      title={
        <>
          {device}
          {current && <Chip tone="success">{t('This session')}</Chip>}
        </>
      }
      action={
        !current && (
          <Button size="small" pending={ending} onClick={onEnd}>
            <NamedLabel text={t('Sign out {{name}}')} name={device} />
          </Button>
        )
      }
    >
      {provider && (
        <span>
          {t('Through {{provider}}, only for {{organization}}', {
            provider: provider.name,
            organization: provider.organization,
          })}
        </span>
      )}
      {address && <span>{address}</span>}
      <span>
        {current ? (
          t('Active now')
        ) : (
          <TimeSentence text={t('Last seen {{time}}')} value={lastSeenAt} now={now} />
        )}
      </span>
    </Entry>
  )
}

/** Signs out sessions. `onDone` runs when rows are removed together with the focused button. */
export function useSignOutSessions(onDone: () => void) {
  const { t } = useTranslation()

  const one = useAction({
    ...endSessionMutation,
    ask: ({ browser, system, address }: Session) => {
      const device = t('{{browser}} on {{system}}', { browser, system })
      return {
        title: t('Sign out of this session?'),
        message: t("We'll sign out the session in {{place}}.", {
          place: address ? `${device} (${address})` : device,
        }),
        action: t('Sign out'),
        danger: true,
      }
    },
    done: t('Session signed out'),
    after: onDone,
  })

  const others = useAction({
    ...endOtherSessionsMutation,
    ask: (count: number) => ({
      title: t('Sign out all other sessions?'),
      message: t(
        "{{count}} other sessions will need to sign in again. You'll stay signed in here.",
        {
          count,
          defaultValue_one:
            "{{count}} other session will need to sign in again. You'll stay signed in here.",
        },
      ),
      action: t('Sign out all other sessions'),
      danger: true,
    }),
    done: t('All other sessions signed out'),
    after: onDone,
  })

  return { one, others }
}

const route = getRouteApi('/signed-in/user/account/sessions')

export function SessionsCard() {
  const { t } = useTranslation()
  const { page = 1 } = route.useSearch()
  const sessions = useQuery(sessionsQuery(page))
  const list = useRef<HTMLUListElement>(null)
  const signingOut = useSignOutSessions(() => list.current?.focus())
  const total = sessions.data?.__meta.total ?? 0

  return (
    <Card
      title={t('Active sessions')}
      description={t("If you don't recognize a session, sign it out and change your password.")}
      footer={
        total > 1 && (
          <Button
            pending={signingOut.others.pending}
            onClick={() => void signingOut.others.run(total - 1)}
          >
            {t('Sign out all other sessions')}
          </Button>
        )
      }
    >
      <PagedList
        query={sessions}
        page={page}
        perPage={sessionsPerPage}
        hrefOf={(to) => pathTo('/user/account/sessions', {}, { page: to })}
        pagesLabel={t('Sessions pagination')}
        failure={t('Unable to load your sessions.')}
        loadingLabel={t('Loading your sessions…')}
        skeleton={<EntrySkeletons count={2} />}
        // The first page contains at least the current session.
        empty={null}
      >
        {(rows) => (
          <EntryList ref={list} label={t('Sessions')}>
            {rows.map((session) => (
              <SessionEntry
                key={session.id}
                session={session}
                ending={signingOut.one.doing?.id === session.id}
                onEnd={() => void signingOut.one.run(session)}
              />
            ))}
          </EntryList>
        )}
      </PagedList>
    </Card>
  )
}
