import type {
  DetailOf,
  EndpointChanged,
  Happening,
  OrganizationActivityKind as DetailedKind,
  OrganizationActivityKind,
  signInSettings,
} from '@accord/contract/activity-details.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { ScopeList } from '../../permissions/scope-list.tsx'
import { SharesList } from '../../permissions/shares-list.tsx'
import styles from './organization-activity-entry.module.css'
import {
  type ActivitySubject,
  type OrganizationActivity,
  subjectOf,
} from '@accord/contract/activity.ts'
import AppWindow from 'lucide-react/icons/app-window'
import AtSign from 'lucide-react/icons/at-sign'
import Building2 from 'lucide-react/icons/building-2'
import Download from 'lucide-react/icons/download'
import KeyRound from 'lucide-react/icons/key-round'
import ListChecks from 'lucide-react/icons/list-checks'
import LogOut from 'lucide-react/icons/log-out'
import Pencil from 'lucide-react/icons/pencil'
import Share2 from 'lucide-react/icons/share-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldOff from 'lucide-react/icons/shield-off'
import UserMinus from 'lucide-react/icons/user-minus'
import UserPlus from 'lucide-react/icons/user-plus'
import type { AppPath } from '../../browser/app-path.ts'
import { ActivityRow } from '../activity-row.tsx'
import { ActivityLine } from './activity-line.tsx'

/** A part of an entry that opens on demand: scopes, shares, or lines of text. */
export type Detail = { label: string } & (
  | { scopes: readonly string[] }
  | { shares: readonly ScopeEntity[] }
  | { lines: readonly string[] }
)

/** Returns the long parts that the sentence leaves out: scopes, shares, addresses, and settings. */
export function moreDetails({ kind, detail }: Happening, t: Translate): Detail[] {
  const parts = partsOf[kind] as ((detail: object, t: Translate) => Detail[]) | undefined
  return parts?.(detail, t) ?? []
}

type Parts<Of> = (detail: Of, t: Translate) => Detail[]

/** An application without any of our scopes can still sign people in. */
const granted: Parts<{ scopes: readonly string[] }> = ({ scopes }, t) =>
  scopes.length === 0 ? [] : [{ label: t('Scopes'), scopes }]

const addresses: Parts<DetailOf<'application_redirects_changed'>> = ({ added, removed }, t) => [
  ...(added.length > 0 ? [{ label: t('Added'), lines: added }] : []),
  ...(removed.length > 0 ? [{ label: t('Removed'), lines: removed }] : []),
]

const ofApplication: Parts<DetailOf<'endpoint_created'>> = ({ application }, t) =>
  application === null ? [] : [{ label: t('Application'), lines: [application] }]

const partsOf: { [Kind in DetailedKind]?: Parts<DetailOf<Kind>> } = {
  application_created: granted,
  application_authorized: granted,
  authorization_revoked: granted,
  application_requested: granted,
  application_request_withdrawn: granted,
  application_request_answered: granted,
  application_approved: granted,
  approval_revoked: granted,
  approval_ended: granted,
  authorization_changed: granted,
  application_scopes_changed: ({ added, removed }, t) => [
    ...(added.length > 0 ? [{ label: t('Added'), scopes: added }] : []),
    ...(removed.length > 0 ? [{ label: t('Removed'), scopes: removed }] : []),
  ],
  application_redirects_changed: addresses,
  application_post_logout_changed: addresses,
  application_backchannel_changed: ({ before, after }, t) => [
    { label: t('Before'), lines: [before ?? t('none')] },
    { label: t('Now'), lines: [after ?? t('none')] },
  ],
  application_sign_in_changed: ({ settings }, t) => [
    { label: t('Now'), lines: settings.map((setting) => settingName(setting, t)) },
  ],
  endpoint_created: ofApplication,
  endpoint_changed: (detail, t) => [
    ...ofApplication(detail, t),
    ...(detail.changes.every((change) => change === 'paused' || change === 'enabled')
      ? []
      : [{ label: t('Now'), lines: detail.changes.map((change) => endpointChange(change, t)) }]),
  ],
  endpoint_deleted: ofApplication,
  endpoint_secret_shown: ofApplication,
  endpoint_secret_rotated: ofApplication,
  endpoint_events_resent: ofApplication,
  endpoint_stopped: ofApplication,
  network_shares_changed: ({ before, after }, t) => [
    { label: t('Before'), shares: before },
    { label: t('Now'), shares: after },
  ],
  network_joined: ({ shares }, t) => [{ label: t('Shares'), shares }],
  network_shares_decided: ({ decision, shares }, t) => [{ label: decided(decision, t), shares }],
}

function decided(decision: 'grant' | 'refuse', t: Translate): string {
  return decision === 'grant' ? t('Agreed to') : t('Declined')
}

/** Returns the new value of a setting, worded like on its card. */
function settingName(setting: (typeof signInSettings)[number], t: Translate): string {
  return {
    pkce_optional: t('PKCE optional with a nonce'),
    pkce_required: t('PKCE always required'),
    direct_pkce_required: t('PKCE required in the direct flow'),
    direct_pkce_optional: t('PKCE optional in the direct flow'),
    ES256: 'ES256',
    RS256: 'RS256',
    claims_in_id_token: t('claims in the ID token'),
    claims_at_userinfo: t('claims from the userinfo endpoint'),
  }[setting]
}

/** What changed about an endpoint, or the new value of its setting. */
function endpointChange(change: EndpointChanged, t: Translate): string {
  return {
    url: t('another URL'),
    types: t('other event types'),
    standard: t('Standard Webhooks format'),
    cloudevents: t('CloudEvents format'),
    email_included: t('email addresses included'),
    email_left_out: t('email addresses left out'),
    strict_order_on: t('strict order on'),
    strict_order_off: t('strict order off'),
    ed25519_on: t('ed25519 signature on'),
    ed25519_off: t('ed25519 signature off'),
    previous_secret_revoked: t('previous secret revoked'),
    token: t('another token'),
    position: t('another position'),
    paused: t('paused'),
    enabled: t('enabled'),
  }[change]
}

function MoreDetails({ details }: { details: readonly Detail[] }) {
  return details.map((detail) => (
    <div key={detail.label}>
      <p className={styles.label}>{detail.label}</p>
      <Part detail={detail} />
    </div>
  ))
}

function Part({ detail }: { detail: Detail }) {
  if ('scopes' in detail) return <ScopeList label={detail.label} scopes={detail.scopes} />
  if ('shares' in detail) return <SharesList shares={detail.shares} />
  return (
    <ul className={styles.lines}>
      {detail.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

const subjectIcons: Record<ActivitySubject, typeof Pencil> = {
  organization: Building2,
  members: UserPlus,
  applications: AppWindow,
  networks: Share2,
  exports: Download,
  reviews: ListChecks,
}

/** The icons of kinds that need a more specific icon than their subject. */
const icons: Partial<Record<OrganizationActivityKind, typeof Pencil>> = {
  organization_updated: Pencil,
  organization_logo_changed: Pencil,
  organization_logo_removed: Pencil,
  organization_second_factor_set: ShieldCheck,
  organization_second_factor_begun: ShieldCheck,
  provider_policy_set: ShieldCheck,
  provider_policy_begun: ShieldCheck,
  provider_policy_paused: ShieldCheck,
  provider_policy_resumed: ShieldCheck,
  provider_bypassed: ShieldCheck,
  organization_approvals_rule_set: ShieldCheck,
  invitation_changed: Pencil,
  invitation_deleted: UserMinus,
  invitation_declined: UserMinus,
  member_removed: UserMinus,
  member_suspended: UserMinus,
  member_left: LogOut,
  member_account_deleted: UserMinus,
  member_account_removed: UserMinus,
  member_account_disabled: UserMinus,
  contact_ended: UserMinus,
  roles_changed: ShieldCheck,
  profile_email_requested: AtSign,
  profile_email_withdrawn: AtSign,
  profile_email_changed: AtSign,
  profile_email_verified: AtSign,
  application_logo_changed: Pencil,
  application_logo_removed: Pencil,
  application_updated: Pencil,
  key_shown: KeyRound,
  key_created: KeyRound,
  key_deleted: KeyRound,
  application_authorized: ShieldCheck,
  authorization_changed: ShieldCheck,
  authorization_revoked: ShieldOff,
  application_request_answered: ShieldCheck,
  application_approved: ShieldCheck,
  approval_revoked: ShieldOff,
  approval_ended: ShieldOff,
  application_approvals_ended: ShieldOff,
  network_updated: Pencil,
  network_left: LogOut,
}

type EntryProps = {
  activity: OrganizationActivity
  hrefOf: (author: string) => AppPath
}

export function OrganizationActivityEntry({ activity, hrefOf }: EntryProps) {
  const { t } = useTranslation()
  const { kind } = activity
  const Icon = icons[kind] ?? subjectIcons[subjectOf(kind)]
  const details = moreDetails(activity, t)

  return (
    <ActivityRow
      icon={<Icon size={16} aria-hidden="true" />}
      title={<ActivityLine activity={activity} hrefOf={hrefOf} />}
      happened={activity}
    >
      {details.length > 0 && <MoreDetails details={details} />}
    </ActivityRow>
  )
}
