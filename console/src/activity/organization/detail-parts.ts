import type {
  DetailOf,
  Happening,
  OrganizationActivityKind,
  signInSettings,
} from '@accord/contract/activity-details.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import type { Translate } from '../../language/words.ts'

/** A part of what is told on demand: what an application may do, what is shared, or lines. */
export type Detail = { label: string } & (
  | { scopes: readonly string[] }
  | { shares: readonly ScopeEntity[] }
  | { lines: readonly string[] }
)

/** What the sentence leaves out, because it is long: scopes, shares, addresses, settings. */
export function moreDetails({ kind, detail }: Happening, t: Translate): Detail[] {
  const parts = partsOf[kind] as ((detail: object, t: Translate) => Detail[]) | undefined
  return parts?.(detail, t) ?? []
}

type Parts<Of> = (detail: Of, t: Translate) => Detail[]

/** One that asks for no scope of ours still signs people in. */
const granted: Parts<{ scopes: readonly string[] }> = ({ scopes }, t) =>
  scopes.length === 0 ? [] : [{ label: t('Scopes'), scopes }]

const addresses: Parts<DetailOf<'application_redirects_changed'>> = ({ added, removed }, t) => [
  ...(added.length > 0 ? [{ label: t('Added'), lines: added }] : []),
  ...(removed.length > 0 ? [{ label: t('Removed'), lines: removed }] : []),
]

const partsOf: { [Kind in OrganizationActivityKind]?: Parts<DetailOf<Kind>> } = {
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
    { label: t('Before'), lines: [before ?? t('nowhere')] },
    { label: t('Now'), lines: [after ?? t('nowhere')] },
  ],
  application_sign_in_changed: ({ settings }, t) => [
    { label: t('Now'), lines: settings.map((setting) => settingName(setting, t)) },
  ],
  network_shares_changed: ({ before, after }, t) => [
    { label: t('Before'), shares: before },
    { label: t('Now'), shares: after },
  ],
  network_joined: ({ shares }, t) => [{ label: t('Shares'), shares }],
  network_shares_decided: ({ decision, shares }, t) => [{ label: decided(decision, t), shares }],
}

function decided(decision: 'grant' | 'refuse', t: Translate): string {
  return decision === 'grant' ? t('Agreed to') : t('Refused')
}

/** What a setting became, in the words of its card. */
function settingName(setting: (typeof signInSettings)[number], t: Translate): string {
  return {
    pkce_optional: t('without PKCE where it sends a nonce'),
    pkce_required: t('PKCE always'),
    direct_pkce_required: t('PKCE required in the direct flow'),
    direct_pkce_optional: t('PKCE optional in the direct flow'),
    ES256: 'ES256',
    RS256: 'RS256',
    claims_in_id_token: t('claims in the ID token'),
    claims_at_userinfo: t('claims at the userinfo endpoint'),
  }[setting]
}
