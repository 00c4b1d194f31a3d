import type { AccountActivityKind, Activity } from '@accord/contract/activity.ts'
import type { Translate } from '../../language/words.ts'

type Happened = Pick<Activity, 'kind' | 'application'>

export function activitySentence({ kind, application }: Happened, t: Translate): string {
  const sentences: Record<AccountActivityKind, string> = {
    signed_up: t('Account created'),
    email_verified: t('E-mail address verified'),
    email_change_asked: t('Change of the e-mail address asked for'),
    email_change_cancelled: t('Change of the e-mail address cancelled'),
    email_changed: t('E-mail address changed'),
    email_change_undone: t('Change of the e-mail address undone, and everybody signed out'),
    signed_in: t('Signed in'),
    sign_in_failed: t('Failed sign-in'),
    signed_out: t('Signed out'),
    session_ended: t('Session signed out from another place'),
    name_changed: t('Name changed'),
    password_changed: t('Password changed'),
    password_reset_requested: t('Password reset link requested'),
    password_reset: t('Password reset'),
    second_step_asked: t('Right password, second step asked for'),
    totp_added: t('Authenticator app added'),
    totp_removed: t('Authenticator app removed'),
    recovery_codes_made: t('New recovery codes made'),
    recovery_code_used: t('Recovery code used'),
    second_factor_begun: t('Second factor turned on'),
    second_factor_ended: t('Second factor turned off'),
    sign_in_reported: t('Sign-in reported as not yours, and ended'),
    password_removed: t('Password removed'),
    password_set: t('Password set'),
    passkey_added: t('Passkey added'),
    passkey_renamed: t('Passkey renamed'),
    passkey_removed: t('Passkey removed'),
    second_factor_reset_asked: t('Removal of the second factor asked for'),
    second_factor_reset: t('Second factor removed by those who run this service'),
    second_factor_kept: t('Removal of the second factor stopped'),
    limits_lifted: t('Limits lifted by those who run this service'),
    test_mail_sent: t('Test letter sent by those who run this service'),
    passkey_copied: t('Passkey refused: somebody may have a copy of it'),
    application_access_ended: t('Access of {{application}} ended: its token was used twice', {
      application: application ?? '',
    }),
    device_connected: t('Device connected to {{application}}', { application: application ?? '' }),
    approved_for_oneself: t('{{application}} approved', { application: application ?? '' }),
    approval_for_oneself_revoked: t('Approval of {{application}} revoked', {
      application: application ?? '',
    }),
    approval_ended_by_manager: t('Approval of {{application}} revoked by an admin', {
      application: application ?? '',
    }),
    data_export_requested: t('Data about you asked for'),
    data_export_completed: t('Data about you ready'),
    data_export_failed: t('Data about you not collected'),
    data_export_downloaded: t('Data about you downloaded'),
    data_export_deleted: t('Data about you deleted'),
    account_deleted: t('Account deleted'),
    account_kept: t('Account kept'),
    account_disabled: t('Account disabled by those who run this service'),
    account_enabled: t('Account enabled by those who run this service'),
  }
  return sentences[kind]
}
