import { getRouteApi } from '@tanstack/react-router'
import { ActivityCard } from '../activity/account-activity-card.tsx'
import { ApprovalsCard } from '../approvals/granted/approvals-card.tsx'
import { pathTo } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { ConsolePage } from '../pages/console-page.tsx'
import { SectionList, Sections } from '../pages/section-list.tsx'
import { EmailCard } from './email-card.tsx'
import { DataCard } from './data-card.tsx'
import { DeleteAccountCard } from './deletion/delete-account-card.tsx'
import { SignInMethodsCard } from './factors/sign-in-methods-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

const route = getRouteApi('/signed-in/user/account')

export function AccountScreen() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const title = t('Account')
  const sections = [
    {
      id: 'sign-in',
      label: t('Sign-in'),
      cards: (
        <>
          <SignInMethodsCard />
          <EmailCard />
          <PasswordCard />
        </>
      ),
    },
    {
      id: 'sessions',
      label: t('Sessions'),
      cards: (
        <SessionsCard page={search.sessions ?? 1} hrefOf={(sessions) => hrefOf({ sessions })} />
      ),
    },
    {
      id: 'applications',
      label: t('Applications'),
      cards: (
        <ApprovalsCard page={search.approvals ?? 1} hrefOf={(approvals) => hrefOf({ approvals })} />
      ),
    },
    { id: 'data', label: t('Data about me'), cards: <DataCard /> },
    {
      id: 'activity',
      label: t('Activity'),
      cards: (
        <ActivityCard page={search.activity ?? 1} hrefOf={(activity) => hrefOf({ activity })} />
      ),
    },
    {
      id: 'end',
      label: t('Delete account'),
      cards: <DeleteAccountCard page={search.owned ?? 1} hrefOf={(owned) => hrefOf({ owned })} />,
    },
  ]

  return (
    <ConsolePage
      title={title}
      trail={[{ label: title }]}
      description={t('Your sign-in methods, sessions, applications, data, and activity.')}
    >
      <SectionList sections={sections} />
      <Sections sections={sections} />
    </ConsolePage>
  )

  // Turning the page of one list keeps the pages of the others.
  function hrefOf(turned: typeof search) {
    return pathTo('/user/account', {}, { ...search, ...turned })
  }
}
