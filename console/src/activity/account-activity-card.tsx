import type { AccountActivityKind, Activity } from '@accord/contract/activity.ts'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import AppWindow from 'lucide-react/icons/app-window'
import AtSign from 'lucide-react/icons/at-sign'
import Download from 'lucide-react/icons/download'
import KeyRound from 'lucide-react/icons/key-round'
import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import Pencil from 'lucide-react/icons/pencil'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldOff from 'lucide-react/icons/shield-off'
import Smartphone from 'lucide-react/icons/smartphone'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import UserPlus from 'lucide-react/icons/user-plus'
import { EntrySkeletons } from '../ui/layout/entry-list.tsx'
import { ActivityRow } from './activity-row.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { pathTo } from '../browser/app-path.ts'
import { PagedList } from '../pages/lists/paged-list.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Card } from '../ui/layout/card.tsx'
import { accountActivityQuery, activitiesPerPage } from './activity.api.ts'
import { Days } from './days.tsx'

type Happened = Pick<Activity, 'kind' | 'application'>

export function activitySentence({ kind, application }: Happened, t: Translate): string {
  const sentences: Record<AccountActivityKind, string> = {
    signed_up: t('Account created'),
    email_verified: t('Email address verified'),
    email_change_asked: t('Email address change requested'),
    email_change_cancelled: t('Email address change canceled'),
    email_changed: t('Email address changed'),
    email_change_undone: t('Email address change undone, and all sessions signed out'),
    signed_in: t('Signed in'),
    sign_in_failed: t('Sign-in failed'),
    signed_out: t('Signed out'),
    session_ended: t('Session signed out remotely'),
    name_changed: t('Name changed'),
    password_changed: t('Password changed'),
    password_reset_requested: t('Password reset link requested'),
    password_reset: t('Password reset'),
    second_step_asked: t('Second factor requested'),
    totp_added: t('Authenticator app added'),
    totp_removed: t('Authenticator app removed'),
    recovery_codes_made: t('New recovery codes created'),
    recovery_code_used: t('Recovery code used'),
    second_factor_begun: t('Two-factor authentication turned on'),
    second_factor_ended: t('Two-factor authentication turned off'),
    sign_in_reported: t('Unrecognized sign-in reported and signed out'),
    password_removed: t('Password removed'),
    password_set: t('Password set'),
    passkey_added: t('Passkey added'),
    passkey_renamed: t('Passkey renamed'),
    passkey_removed: t('Passkey removed'),
    identity_linked: t('Provider connected'),
    identity_unlinked: t('Provider disconnected'),
    second_factor_reset_asked: t('Two-factor authentication reset requested'),
    second_factor_reset: t('Two-factor authentication reset by an operator'),
    second_factor_kept: t('Two-factor authentication reset canceled'),
    limits_lifted: t('Rate limits reset by an operator'),
    test_mail_sent: t('Test email sent by an operator'),
    passkey_copied: t('Passkey rejected because it may have been copied'),
    application_access_ended: t(
      "{{application}}'s access revoked because its token was used twice",
      {
        application: application ?? '',
      },
    ),
    device_connected: t('Device connected to {{application}}', { application: application ?? '' }),
    approved_for_oneself: t('{{application}} approved', { application: application ?? '' }),
    approval_for_oneself_revoked: t('Your approval of {{application}} revoked', {
      application: application ?? '',
    }),
    approval_ended_by_manager: t('Your approval of {{application}} revoked by an admin', {
      application: application ?? '',
    }),
    data_export_requested: t('Data export requested'),
    data_export_completed: t('Data export ready'),
    data_export_failed: t('Data export failed'),
    data_export_downloaded: t('Data export downloaded'),
    data_export_deleted: t('Data export deleted'),
    account_deleted: t('Account deleted'),
    account_kept: t('Account deletion canceled'),
    account_disabled: t('Account disabled by an operator'),
    account_enabled: t('Account enabled by an operator'),
    membership_joined: t('Membership moved to this account'),
  }
  return sentences[kind]
}

const icons: Record<AccountActivityKind, typeof LogIn> = {
  signed_up: UserPlus,
  email_verified: AtSign,
  email_change_asked: AtSign,
  email_change_cancelled: AtSign,
  email_changed: AtSign,
  email_change_undone: TriangleAlert,
  signed_in: LogIn,
  sign_in_failed: TriangleAlert,
  signed_out: LogOut,
  session_ended: LogOut,
  name_changed: Pencil,
  password_changed: KeyRound,
  password_reset_requested: KeyRound,
  password_reset: KeyRound,
  second_step_asked: ShieldCheck,
  totp_added: ShieldCheck,
  totp_removed: ShieldOff,
  recovery_codes_made: ShieldCheck,
  recovery_code_used: ShieldCheck,
  second_factor_begun: ShieldCheck,
  second_factor_ended: ShieldOff,
  sign_in_reported: TriangleAlert,
  password_removed: KeyRound,
  password_set: KeyRound,
  passkey_added: KeyRound,
  passkey_renamed: Pencil,
  passkey_removed: KeyRound,
  identity_linked: KeyRound,
  identity_unlinked: KeyRound,
  second_factor_reset_asked: TriangleAlert,
  second_factor_reset: TriangleAlert,
  second_factor_kept: ShieldCheck,
  limits_lifted: ShieldCheck,
  test_mail_sent: AtSign,
  passkey_copied: TriangleAlert,
  application_access_ended: ShieldOff,
  device_connected: Smartphone,
  approved_for_oneself: AppWindow,
  approval_for_oneself_revoked: AppWindow,
  approval_ended_by_manager: AppWindow,
  data_export_requested: Download,
  data_export_completed: Download,
  data_export_failed: TriangleAlert,
  data_export_downloaded: Download,
  data_export_deleted: Download,
  account_deleted: TriangleAlert,
  account_kept: ShieldCheck,
  account_disabled: TriangleAlert,
  account_enabled: ShieldCheck,
  membership_joined: ShieldCheck,
}

const alarming: ReadonlySet<AccountActivityKind> = new Set([
  'sign_in_failed',
  'sign_in_reported',
  'email_change_undone',
  'passkey_copied',
  'second_factor_reset_asked',
  'second_factor_reset',
  'application_access_ended',
  'account_deleted',
  'account_disabled',
])

function ActivityEntry({ activity }: { activity: Activity }) {
  const { t } = useTranslation()
  const Icon = icons[activity.kind]

  return (
    <ActivityRow
      icon={<Icon size={16} aria-hidden="true" />}
      tone={alarming.has(activity.kind) ? 'warning' : undefined}
      title={activitySentence(activity, t)}
      happened={activity}
    />
  )
}

const route = getRouteApi('/signed-in/user/account/activity')

export function ActivityCard() {
  const { t } = useTranslation()
  const { page = 1 } = route.useSearch()

  return (
    <Card
      title={t('Recent activity')}
      description={t('See sign-ins and changes to your account, newest first.')}
    >
      <PagedList
        query={useQuery(accountActivityQuery(page))}
        page={page}
        perPage={activitiesPerPage.account}
        hrefOf={(to) => pathTo('/user/account/activity', {}, { page: to })}
        pagesLabel={t('Activity pagination')}
        failure={t('Unable to load your activity.')}
        loadingLabel={t('Loading your activity…')}
        skeleton={<EntrySkeletons count={4} />}
        empty={<NothingYet />}
      >
        {(rows) => (
          <Days rows={rows} level={3}>
            {(entry) => <ActivityEntry key={entry.id} activity={entry} />}
          </Days>
        )}
      </PagedList>
    </Card>
  )
}

function NothingYet() {
  const { t } = useTranslation()
  return (
    <EmptyState title={t('No activity yet')}>
      {t('Sign-ins and changes to your account will appear here.')}
    </EmptyState>
  )
}
