import type { Activity, AccountActivityKind } from '@accord/contract/activity.ts'
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
import { useWords } from '../../language/words.ts'
import { Entry } from '../../ui/layout/entry-list.tsx'
import { Circumstances } from '../circumstances.tsx'
import { activitySentence } from './activity-sentence.ts'

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

export function ActivityEntry({ activity }: { activity: Activity }) {
  const { t } = useWords()
  const Icon = icons[activity.kind]

  return (
    <Entry
      icon={<Icon size={16} aria-hidden="true" />}
      tone={alarming.has(activity.kind) ? 'warning' : undefined}
      title={activitySentence(activity, t)}
    >
      <Circumstances happened={activity} />
    </Entry>
  )
}
