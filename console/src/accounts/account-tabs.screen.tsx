// These tabs share a file, because each of them would be a small file to fetch.
import FileCheck from 'lucide-react/icons/file-check'
import Timer from 'lucide-react/icons/timer'
import { AccountPage } from './account-page.tsx'
import { ActivityCard } from '../activity/account-activity-card.tsx'
import { ApprovalsCard, RequestedConsents } from '../approvals/granted/approvals-card.tsx'
import { Card } from '../ui/layout/card.tsx'
import { DataCard } from './data-card.tsx'
import { DeleteAccountCard } from './deletion/delete-account-card.tsx'
import { Entry, EntryList } from '../ui/layout/entry-list.tsx'
import { ConnectedProvidersCard } from './identities/connected-providers-card.tsx'
import { EmailCard } from './email-card.tsx'
import { SignInMethodsCard } from './factors/sign-in-methods-card.tsx'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { pathTo } from '../browser/app-path.ts'
import { focusTitle } from '../pages/page-title.ts'
import { SessionsCard } from './sessions-card.tsx'
import { renderButton } from '../pages/router-link.tsx'
import { useTranslation } from '../i18n/translation.ts'

/** Shows how the person signs in. Only one form is open at a time. */
export function AccountScreen() {
  const [open, setOpen] = useState<'email' | 'password'>()
  const formOf = (form: 'email' | 'password') => ({
    isOpen: open === form,
    onOpen: () => setOpen(form),
    onClose: () => setOpen(undefined),
  })
  return (
    <AccountPage path="/user/account">
      <EmailCard {...formOf('email')} />
      <SignInMethodsCard passwordForm={formOf('password')} />
      <ConnectedProvidersCard />
    </AccountPage>
  )
}

export function SessionsScreen() {
  return (
    <AccountPage path="/user/account/sessions">
      <SessionsCard />
    </AccountPage>
  )
}

const approvalsRoute = getRouteApi('/signed-in/user/account/applications')

export function ApprovalsScreen() {
  const { page = 1 } = approvalsRoute.useSearch()
  return (
    <AccountPage path="/user/account/applications">
      <ApprovalsCard
        page={page}
        hrefOf={(to) => pathTo('/user/account/applications', {}, { page: to })}
      >
        <RequestedConsents onWithdrawn={focusTitle} />
      </ApprovalsCard>
    </AccountPage>
  )
}

export function ActivityScreen() {
  return (
    <AccountPage path="/user/account/activity">
      <ActivityCard />
    </AccountPage>
  )
}

export function PrivacyScreen() {
  return (
    <AccountPage path="/user/account/privacy">
      <div id="data" tabIndex={-1}>
        <DataCard />
      </div>
      <HowWeHandleData />
      <div id="end" tabIndex={-1}>
        <DeleteAccountCard />
      </div>
    </AccountPage>
  )
}

/** Links to the pages about retention and about checking a file. */
function HowWeHandleData() {
  const { t } = useTranslation()
  const title = t('How we handle data')
  return (
    <Card title={title}>
      <EntryList label={title}>
        <Entry
          icon={<Timer size={16} />}
          title={t('Retention')}
          action={renderButton('/user/what-we-keep', t('What we keep'), { size: 'small' })}
        >
          <span>{t('See what data we store and when we delete it.')}</span>
        </Entry>
        <Entry
          icon={<FileCheck size={16} />}
          title={t('Exported files')}
          action={renderButton('/user/proof', t('Check a file'), { size: 'small' })}
        >
          <span>{t("Verify who created an exported file and that it hasn't been changed.")}</span>
        </Entry>
      </EntryList>
    </Card>
  )
}
