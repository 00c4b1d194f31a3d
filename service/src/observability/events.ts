import type { FastifyBaseLogger } from 'fastify'
import { securityMetrics } from './metrics.ts'
import { traceIdNow } from './trace.ts'
import { type AccountActivityKind, organizationActivityKinds } from '@accord/contract/activity.ts'
import type { OrganizationActivityKind } from '@accord/contract/activity-details.ts'

/** What a line says of who and where: ids only, never an address of e-mail. */
export interface LogContext {
  account?: string | undefined
  profile?: string | undefined
  organization?: string | undefined
  application?: string | undefined
  address?: string | undefined
  network?: string | undefined
  requestId?: string | undefined
}

/** One line of the log that somebody may look for, and one more of its kind in the metrics. */
export function logEvent(
  log: Pick<FastifyBaseLogger, 'info'>,
  event: EventName,
  involved: LogContext,
  what: object = {},
) {
  securityMetrics.events.inc({ event })
  log.info({ event, ...involved, traceId: traceIdNow(), ...what }, event)
}

/** What happens to an account is told by these; a failed sign-in by its refusal, which also those without an account get. */
const ofAccounts = {
  signed_up: 'sign-up.done',
  email_verified: 'email.verified',
  email_change_asked: 'email.change-asked',
  email_change_cancelled: 'email.change-cancelled',
  email_changed: 'email.changed',
  email_change_undone: 'email.change-undone',
  signed_in: 'sign-in.succeeded',
  sign_in_failed: undefined,
  signed_out: 'session.signed-out',
  session_ended: 'session.ended',
  name_changed: 'account.renamed',
  password_changed: 'password.changed',
  password_reset_requested: 'password.reset-requested',
  password_reset: 'password.reset',
  second_step_asked: 'second-step.asked',
  totp_added: 'authenticator-app.added',
  totp_removed: 'authenticator-app.removed',
  recovery_codes_made: 'recovery-codes.made',
  recovery_code_used: 'recovery-codes.used',
  second_factor_begun: 'second-factor.begun',
  second_factor_ended: 'second-factor.ended',
  sign_in_reported: 'sign-in.reported',
  password_removed: 'password.removed',
  password_set: 'password.set',
  passkey_added: 'passkey.added',
  passkey_renamed: 'passkey.renamed',
  passkey_removed: 'passkey.removed',
  second_factor_reset_asked: 'second-factor.reset-asked',
  second_factor_reset: 'second-factor.reset',
  second_factor_kept: 'second-factor.kept',
  limits_lifted: undefined,
  test_mail_sent: undefined,
  passkey_copied: 'passkey.copied',
  application_access_ended: 'refresh-token.reused',
  device_connected: 'device.connected',
  approved_for_oneself: 'approval.given-for-oneself',
  approval_for_oneself_revoked: 'approval.revoked-for-oneself',
  approval_ended_by_manager: undefined,
  data_export_requested: 'data-export.requested',
  // Its end is told as that of every export.
  data_export_completed: undefined,
  data_export_failed: undefined,
  data_export_downloaded: 'data-export.downloaded',
  data_export_deleted: 'data-export.deleted',
  account_deleted: 'account.deleted',
  account_kept: 'account.kept',
  account_disabled: 'account.disabled',
  account_enabled: 'account.enabled',
} as const satisfies Record<AccountActivityKind, string | undefined>

/** What is told besides the changes. */
const others = [
  'service.started',
  'service.stopped',
  'sign-in.failed',
  'second-step.failed',
  'password.wrong',
  'session.confirmed',
  'access.refused',
  'account.removed',
  'limit.hit',
  'origin.refused',
  'csrf.refused',
  'host.refused',
  'input.refused',
  'code.refused',
  'token.issued',
  'token.refused',
  'oauth.refused',
  'fault',
  'unavailable',
] as const

type OfOrganization<Kind extends string> = Kind extends `${infer First}_${infer Rest}`
  ? `${First}.${Dashed<Rest>}`
  : Kind
type Dashed<Text extends string> = Text extends `${infer First}_${infer Rest}`
  ? `${First}-${Dashed<Rest>}`
  : Text

/** Every name that a line of the log can have as its `event`; docs/events.md says when. */
export type EventName =
  | (typeof others)[number]
  | NonNullable<(typeof ofAccounts)[AccountActivityKind]>
  | OfOrganization<OrganizationActivityKind>

/** A change's name in the activity, as an event: `key_shown` is told as `key.shown`. */
export function eventOfKind(
  kind: AccountActivityKind | OrganizationActivityKind,
): EventName | undefined {
  if (Object.hasOwn(ofAccounts, kind)) return ofAccounts[kind as AccountActivityKind]
  return kind.replace('_', '.').replaceAll('_', '-') as EventName
}

export const eventNames: readonly EventName[] = [
  ...others,
  ...Object.values(ofAccounts).filter((name) => name !== undefined),
  ...organizationActivityKinds.map((kind) => eventOfKind(kind)!),
]

/** Where what was recorded is told as an event; whoever records says so, or nothing would be told. */
export type Log = Pick<FastifyBaseLogger, 'info'> | typeof notLogged

/** For what is no event, or is told in another way: a comment says which. */
export const notLogged = 'untold'

/** Who and where, and on what besides. */
export type EventFields = LogContext & { on?: string[] | undefined }

/** What was recorded and committed, as an event in the log: with what the row keeps of it, but nobody's address. */
export function logRecordedActivity(
  log: Exclude<Log, typeof notLogged>,
  kind: AccountActivityKind | OrganizationActivityKind,
  { on, ...involved }: EventFields,
  detail?: object,
) {
  const event = eventOfKind(kind)
  if (!event) return
  if (event === 'sign-in.succeeded') securityMetrics.signIns.inc({ outcome: 'succeeded' })
  logEvent(log, event, involved, { on, ...(detail && { what: withoutSecrets(detail) }) })
}

/** Not even the last characters of one. */
function withoutSecrets(detail: object) {
  return Object.fromEntries(Object.entries(detail).filter(([field]) => field !== 'last4'))
}
