/** Emails with lower numbers are sent first. */
export const priorities = { awaited: 0, ordinary: 1, mailing: 2 }

/** People wait for these emails, or must see them soon to stop someone else. */
const awaitedKinds = new Set([
  'verify_email',
  'verify_new_email',
  'verify_profile_email',
  'reset_password',
  'password_changed',
  'email_change_asked',
  'email_changed',
  'email_change_undone',
  'email_taken_back',
  'profile_email_requested',
  'new_place',
  'recovery_code_used',
  'second_step_failed',
  'email_tried',
  'account_deleted',
  'passkey_added',
  'passkey_removed',
  'passkey_copied',
  'identity_linked',
  'identity_unlinked',
  'password_set',
  'password_removed',
  'second_factor_reset_asked',
  'test_mail',
])

export function priorityOfKind(kind: string): number {
  return awaitedKinds.has(kind) ? priorities.awaited : priorities.ordinary
}
