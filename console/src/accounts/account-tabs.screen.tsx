// In one file, because each would be a small file of its own to fetch.
import FileCheck from 'lucide-react/icons/file-check'
import Timer from 'lucide-react/icons/timer'
import { AccountPage } from './account-page.tsx'
import { ActivityCard } from '../activity/account-activity-card.tsx'
import { ApprovalsCard } from '../approvals/granted/approvals-card.tsx'
import { Card } from '../ui/layout/card.tsx'
import { DataCard } from './data-card.tsx'
import { DeleteAccountCard } from './deletion/delete-account-card.tsx'
import { Entry, EntryList } from '../ui/layout/entry-list.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { getRouteApi } from '@tanstack/react-router'
import { pathTo } from '../browser/app-path.ts'
import { renderButton } from '../pages/router-link.tsx'
import { useTranslation } from '../i18n/translation.ts'

const sessions = getRouteApi('/signed-in/user/account/sessions')
const approvals = getRouteApi('/signed-in/user/account/applications')
const activity = getRouteApi('/signed-in/user/account/activity')
const privacy = getRouteApi('/signed-in/user/account/privacy')

export function SessionsScreen() {
  const { page = 1 } = sessions.useSearch()
  return (
    <AccountPage path="/user/account/sessions">
      <SessionsCard
        page={page}
        hrefOf={(to) => pathTo('/user/account/sessions', {}, { page: to })}
      />
    </AccountPage>
  )
}

export function ApprovalsScreen() {
  const { page = 1 } = approvals.useSearch()
  return (
    <AccountPage path="/user/account/applications">
      <ApprovalsCard
        page={page}
        hrefOf={(to) => pathTo('/user/account/applications', {}, { page: to })}
      />
    </AccountPage>
  )
}

export function ActivityScreen() {
  const { page = 1 } = activity.useSearch()
  return (
    <AccountPage path="/user/account/activity">
      <ActivityCard
        page={page}
        hrefOf={(to) => pathTo('/user/account/activity', {}, { page: to })}
      />
    </AccountPage>
  )
}

export function PrivacyScreen() {
  const { page = 1 } = privacy.useSearch()
  return (
    <AccountPage path="/user/account/privacy">
      <div id="data" tabIndex={-1}>
        <DataCard />
      </div>
      <HowWeHandleData />
      <div id="end" tabIndex={-1}>
        <DeleteAccountCard
          page={page}
          hrefOf={(to) => pathTo('/user/account/privacy', {}, { page: to })}
        />
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
          <span>{t('Every kind of data that we store, and when we delete it.')}</span>
        </Entry>
        <Entry
          icon={<FileCheck size={16} />}
          title={t('Exported files')}
          action={renderButton('/user/proof', t('Check a file'), { size: 'small' })}
        >
          <span>{t('Verify who created an exported file, and that no one has changed it.')}</span>
        </Entry>
      </EntryList>
    </Card>
  )
}
