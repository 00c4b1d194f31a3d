import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Address } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { BeyondLastPage } from '../pages/lists/beyond-last-page.tsx'
import { ListPager } from '../pages/lists/list-pager.tsx'
import { ListView } from '../pages/lists/list-view.tsx'
import { sessionsPerPage, sessionsQuery } from '../session/session.api.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { EntryList, EntrySkeletons } from '../ui/layout/entry-list.tsx'
import { SessionEntry } from './session-entry.tsx'
import { useSignOutSessions } from './use-sign-out-sessions.ts'

type SessionsCardProps = { page: number; hrefOf: (page: number) => Address }

export function SessionsCard({ page, hrefOf }: SessionsCardProps) {
  const { t } = useWords()
  const sessions = useQuery(sessionsQuery(page))
  const list = useRef<HTMLUListElement>(null)
  const signingOut = useSignOutSessions(() => list.current?.focus())
  const total = sessions.data?.__meta.total ?? 0

  return (
    <Card
      title={t('Where you are signed in')}
      description={t('Sign out what you do not recognize, then change your password.')}
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
      <ListView
        query={sessions}
        failure={t('Unable to load your sessions.')}
        loadingLabel={t('Loading your sessions…')}
        skeleton={<EntrySkeletons count={2} />}
        empty={<BeyondLastPage firstPage={hrefOf(1)} />}
      >
        {({ data }) => (
          <>
            <EntryList ref={list} label={t('Sessions')}>
              {data.map((session) => (
                <SessionEntry
                  key={session.id}
                  session={session}
                  ending={signingOut.one.doing?.id === session.id}
                  onEnd={() => void signingOut.one.run(session)}
                />
              ))}
            </EntryList>
            <ListPager
              label={t('Pages of sessions')}
              page={page}
              perPage={sessionsPerPage}
              total={total}
              hrefOf={hrefOf}
            />
          </>
        )}
      </ListView>
    </Card>
  )
}
