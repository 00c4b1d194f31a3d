import type {
  DetailOf,
  Happening,
  organizationFields,
  OrganizationActivityKind,
  signInSettings,
} from '@accord/contract/activity-details.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Language } from '../../language/language.ts'
import { rowsInWords } from '../../language/rows-in-words.ts'
import type { Translate } from '../../language/words.ts'
import { roleNames } from '../../rights/role-words.ts'
import { scopeSummary } from '../../rights/scope-sentences.ts'
import { sharesInWords } from '../../rights/share-sentence.ts'
import { absoluteTime, yearsInWords } from '../../ui/text/time-words.ts'
import { kindName } from './kind-words.ts'

interface Words {
  t: Translate
  language: Language
}

/** 'Member invited: chen@example.com (Member)' */
export function activitySentence(happening: Happening, words: Words): string {
  const about = abouts[happening.kind] as (detail: object, words: Words) => string
  return `${kindName(happening.kind, words.t)}: ${about(happening.detail, words)}`
}

type About<Detail> = (detail: Detail, words: Words) => string

const person: About<{ email: string | null }> = ({ email }, { t }) => email ?? t('address erased')

const withRoles: About<{ email: string | null; roles: Role[] }> = (detail, words) =>
  `${person(detail, words)} (${roleNames(detail.roles, words.t)})`

const rolesBefore: About<DetailOf<'roles_changed'>> = (detail, words) => {
  const [before, after] = [detail.before, detail.after].map((roles) => roleNames(roles, words.t))
  return `${person(detail, words)} (${instead(before!, after!, words)})`
}

const newAddress: About<DetailOf<'profile_email_changed'>> = (detail, words) => {
  const after = person({ email: detail.newEmail }, words)
  return detail.email === detail.newEmail ? after : instead(person(detail, words), after, words)
}

const application: About<{ application: string }> = (detail) => detail.application
/** One that asks for no scope of ours still signs people in. */
const granted: About<DetailOf<'application_created'>> = ({ application: name, scopes }, { t }) =>
  scopes.length === 0 ? name : `${name} (${scopeSummary(scopes, t)})`
const secret: About<DetailOf<'key_created'>> = (detail) =>
  `${detail.application} (…${detail.last4})`

const addresses: About<DetailOf<'application_redirects_changed'>> = (detail, { t }) =>
  `${detail.application} (${addedAndRemoved(detail.added.join(', '), detail.removed.join(', '), t)})`

const network: About<{ network: string }> = (detail) => detail.network
const inNetwork: About<DetailOf<'network_invited'>> = (detail) =>
  `${detail.organization} (${detail.network})`

const file: About<{ file: string }> = (detail) => detail.file

/** What each kind is about, in the words of the screens that it happened on. */
const abouts: { [Kind in OrganizationActivityKind]: About<DetailOf<Kind>> } = {
  organization_created: ({ name }) => name,
  organization_deleted: ({ name }) => name,
  organization_restored: ({ name }) => name,
  organization_updated: ({ fields }, { t }) => fieldNames(fields, t),
  organization_second_factor_set: ({ after }, { t, language }) =>
    after === null
      ? t('not required')
      : t('required from {{time}} on', { time: absoluteTime(new Date(after), language) }),
  organization_second_factor_begun: ({ since }, { language }) =>
    absoluteTime(new Date(since), language),
  organization_approvals_rule_set: ({ after }, { t }) =>
    after === 'any' ? t('any application') : t('only authorized applications'),
  organization_activity_rule_set: ({ after }, { t, language }) =>
    after === null
      ? t('kept for ever')
      : t('kept for {{time}}', { time: yearsInWords(after, language) }),
  member_invited: withRoles,
  invitation_resent: withRoles,
  invitation_changed: rolesBefore,
  invitation_deleted: withRoles,
  invitation_accepted: withRoles,
  invitation_declined: withRoles,
  member_removed: withRoles,
  member_suspended: withRoles,
  member_resumed: withRoles,
  member_left: person,
  member_account_deleted: person,
  member_account_kept: person,
  member_account_removed: ({ roles }, { t }) => roleNames(roles, t),
  member_account_disabled: person,
  member_account_enabled: person,
  roles_changed: rolesBefore,
  profile_email_requested: newAddress,
  profile_email_withdrawn: person,
  profile_email_changed: newAddress,
  profile_email_verified: person,
  contact_added: person,
  contact_ended: person,
  application_created: granted,
  application_updated: ({ application: name, fields }, { t }) =>
    `${name} (${fieldNames(fields, t)})`,
  application_scopes_changed: (detail, { t }) =>
    `${detail.application} (${addedAndRemoved(
      scopesOrNothing(detail.added, t),
      scopesOrNothing(detail.removed, t),
      t,
    )})`,
  application_redirects_changed: addresses,
  application_post_logout_changed: addresses,
  application_backchannel_changed: (detail, words) => {
    const [before, after] = [detail.before, detail.after].map((uri) => uri ?? words.t('nowhere'))
    return `${detail.application} (${instead(before!, after!, words)})`
  },
  application_sign_in_changed: ({ application: name, settings }, { t }) =>
    `${name} (${settings.map((setting) => settingName(setting, t)).join(', ')})`,
  application_deleted: application,
  application_restored: application,
  application_removed: application,
  key_shown: application,
  key_created: secret,
  key_deleted: secret,
  application_authorized: granted,
  authorization_changed: (detail, { t }) =>
    `${detail.application} (${decided(detail.decision, scopeSummary(detail.scopes, t), t)})`,
  authorization_revoked: granted,
  application_requested: granted,
  application_request_answered: (detail, { t }) =>
    `${detail.application} (${detail.answer === 'authorized' ? t('authorized') : t('declined')})`,
  application_approved: granted,
  approval_revoked: granted,
  approval_ended: (detail, words) => `${person(detail, words)}, ${granted(detail, words)}`,
  application_approvals_ended: ({ application: name, people }, { t }) =>
    `${name} (${t('people: {{count}}', { count: people })})`,
  network_created: network,
  network_updated: (detail, { t }) => `${detail.network} (${fieldNames(detail.fields, t)})`,
  network_shares_changed: (detail, words) => {
    const [before, after] = [detail.before, detail.after].map((shares) =>
      sharesInWords(shares, words.t),
    )
    return `${detail.network} (${instead(before!, after!, words)})`
  },
  network_deleted: network,
  network_invited: inNetwork,
  network_invitation_resent: inNetwork,
  network_invitation_deleted: inNetwork,
  network_joined: (detail, { t }) => `${detail.network} (${sharesInWords(detail.shares, t)})`,
  network_declined: network,
  network_shares_decided: (detail, { t }) =>
    `${detail.network} (${decided(detail.decision, sharesInWords(detail.shares, t), t)})`,
  network_left: network,
  network_member_removed: inNetwork,
  export_requested: ({ of }) => of,
  export_completed: (detail, { t, language }) =>
    `${detail.file} (${rowsInWords(detail.rows, t, language)})`,
  export_failed: ({ of, reason }) => `${of} (${reason})`,
  export_downloaded: file,
  export_file_deleted: file,
  review_started: ({ due }, { t, language }) =>
    t('due {{time}}', { time: absoluteTime(new Date(due), language) }),
  review_cancelled: ({ undecided }, { t }) => t('{{undecided}} were undecided', { undecided }),
  review_closed: (detail, { t }) => t('{{kept}} kept, {{revoked}} revoked', detail),
  review_carried_out: (detail, { t }) =>
    t('{{ended}} ended, {{gone}} had gone, {{refused}} refused', detail),
  activity_erased: ({ group, ranges }, { t }) => {
    const count = ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0)
    return group === 'words'
      ? t('e-mail addresses of {{count}} rows', { count })
      : t('IP addresses and devices of {{count}} rows', { count })
  },
  activity_cut: ({ years }, { t, language }) =>
    t('older than {{time}}', { time: yearsInWords(years, language) }),
}

function instead(before: string, after: string, { t }: Words): string {
  return t('before: {{before}}; now: {{after}}', { before, after })
}

function decided(decision: 'grant' | 'refuse', what: string, t: Translate): string {
  return decision === 'grant' ? t('agreed to {{what}}', { what }) : t('refused {{what}}', { what })
}

function scopesOrNothing(scopes: readonly string[], t: Translate): string {
  return scopes.length === 0 ? '' : scopeSummary(scopes, t)
}

function addedAndRemoved(added: string, removed: string, t: Translate): string {
  return [
    ...(added ? [t('added: {{what}}', { what: added })] : []),
    ...(removed ? [t('removed: {{what}}', { what: removed })] : []),
  ].join('; ')
}

/** What a setting became, in the words of its card. */
function settingName(setting: (typeof signInSettings)[number], t: Translate): string {
  return {
    pkce_optional: t('without PKCE where it sends a nonce'),
    pkce_required: t('PKCE always'),
    ES256: 'ES256',
    RS256: 'RS256',
    claims_in_id_token: t('claims in the ID token'),
    claims_at_userinfo: t('claims at the userinfo endpoint'),
  }[setting]
}

/** The changed fields by the names that people know. */
function fieldNames(fields: readonly (typeof organizationFields)[number][], t: Translate): string {
  const names = {
    name: t('name'),
    description: t('description'),
    address: t('address'),
    email: t('e-mail address'),
    city: t('city'),
    state: t('state'),
    zipcode: t('zip code'),
    timezone: t('time zone'),
    country: t('country'),
    findable: t('whether owners of networks can find it'),
  }
  return fields.map((field) => names[field]).join(', ')
}
