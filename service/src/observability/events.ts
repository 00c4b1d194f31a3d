import type { FastifyBaseLogger } from 'fastify'
import { securityMetrics } from './metrics.ts'
import { traceIdNow } from './trace.ts'
import { type AccountActivityKind, organizationActivityKinds } from '@accord/contract/activity.ts'
import type { OrganizationActivityKind } from '@accord/contract/activity-details.ts'

/** The subjects of a log line. It contains only IDs, never email addresses. */
export interface LogContext {
  account?: string | undefined
  profile?: string | undefined
  organization?: string | undefined
  application?: string | undefined
  address?: string | undefined
  network?: string | undefined
  requestId?: string | undefined
}

/** Logs one security event, and counts it in the metrics. */
export function logEvent(
  log: Pick<FastifyBaseLogger, 'info'>,
  event: EventName,
  involved: LogContext,
  what: object = {},
) {
  securityMetrics.events.inc({ event })
  log.info({ event, ...involved, traceId: traceIdNow(), ...what }, event)
}

/**
 * The events for account activity. A failed sign-in isn't included. It's logged with its error, which also occurs
 * without an account.
 */
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
  identity_linked: 'identity.connected',
  identity_unlinked: 'identity.disconnected',
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
  // The end of a personal export is logged like the end of any other export.
  data_export_completed: undefined,
  data_export_failed: undefined,
  data_export_downloaded: 'data-export.downloaded',
  data_export_deleted: 'data-export.deleted',
  account_deleted: 'account.deleted',
  account_kept: 'account.kept',
  account_disabled: 'account.disabled',
  account_enabled: 'account.enabled',
  membership_joined: 'account.membership-joined',
} as const satisfies Record<AccountActivityKind, string | undefined>

/** The events that aren't recorded as activity. */
const others = [
  'service.started',
  'service.stopped',
  'sign-in.failed',
  'second-step.failed',
  'provider-sign-in.rejected',
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

/** Every name that a log line can have as its `event`. docs/events.md explains each of them. */
export type EventName =
  | (typeof others)[number]
  | NonNullable<(typeof ofAccounts)[AccountActivityKind]>
  | OfOrganization<OrganizationActivityKind>

/** Returns the event for an activity kind. For example, `key_shown` is logged as `key.shown`. */
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

/** Where recorded activity is logged as an event. Every caller has to pass one, so that no event is forgotten. */
export type Log = Pick<FastifyBaseLogger, 'info'> | typeof notLogged

/** A placeholder for activity that isn't an event or is logged elsewhere. A comment at each use gives the reason. */
export const notLogged = 'untold'

/** The fields of a logged activity entry, with the items that it affected. */
export type EventFields = LogContext & { on?: string[] | undefined }

/** Logs recorded and committed activity as an event. It contains the details of the row, but no email address. */
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

/** Removes the last characters of a secret, which the details may contain, and the IDs, because the line has its own. */
function withoutSecrets(detail: object) {
  return Object.fromEntries(
    Object.entries(detail).filter(([field]) => field !== 'last4' && field !== 'on'),
  )
}
