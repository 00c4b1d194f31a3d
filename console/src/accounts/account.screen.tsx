import { getRouteApi } from '@tanstack/react-router'
import { ActivityCard } from '../activity/account/activity-card.tsx'
import { ApprovalsCard } from '../approvals/given/approvals-card.tsx'
import { writeQuery } from '../browser/query-string.ts'
import { useWords } from '../language/words.ts'
import { ConsolePage } from '../pages/console-page.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

const route = getRouteApi('/signed-in/user/account')

export function AccountScreen() {
  const { t } = useWords()
  const search = route.useSearch()
  const title = t('Account')

  return (
    <ConsolePage
      title={title}
      trail={[{ label: title, href: '/user/account' }]}
      description={t('Your password, your sessions, what you approved, and what happened.')}
    >
      <PasswordCard />
      <SessionsCard page={search.sessions ?? 1} hrefOf={(sessions) => hrefOf({ sessions })} />
      <ApprovalsCard page={search.approvals ?? 1} hrefOf={(approvals) => hrefOf({ approvals })} />
      <ActivityCard page={search.activity ?? 1} hrefOf={(activity) => hrefOf({ activity })} />
    </ConsolePage>
  )

  // Paging one list leaves the others where they are; the first page needs no word in the address.
  function hrefOf(turned: { activity?: number; approvals?: number; sessions?: number }) {
    const pages = Object.entries({ ...search, ...turned }).filter(([, page]) => (page ?? 1) > 1)
    return `/user/account${writeQuery(Object.fromEntries(pages))}`
  }
}
