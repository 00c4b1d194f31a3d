import type {
  DetailOf,
  Happening,
  organizationFields,
  OrganizationActivityKind,
} from '@accord/contract/activity-details.ts'
import type { ActivityAuthor } from '@accord/contract/activity.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Language } from '../../i18n/language.ts'
import { listValues, type Translate } from '../../i18n/translation.ts'
import { roleNames } from '../../permissions/role-labels.ts'
import { formatAbsoluteTime, formatYears } from '../../ui/text/format-time.ts'

interface Words {
  t: Translate
  language: Language
  author: Pick<ActivityAuthor, 'kind'>
}

/** A sentence about an event. `{{who}}` and `{{what}}` in it become links. */
interface Said {
  sentence: string
  /** The name or address of the affected object. */
  what: string
}

/** Returns a sentence such as '{{who}} invited {{what}} as Member', where `what` is 'chen@example.com'. */
export function activitySentence(happening: Happening, words: Words): Said {
  const say = sayings[happening.kind] as (detail: object, words: Words) => string | Said
  const said = say(happening.detail, words)
  if (typeof said !== 'string') return said
  return { sentence: said, what: nameIn(happening.detail as Named, words.t) }
}

/** Returns only a sentence if it's about the first object in the detail. Otherwise, it also returns the object. */
type Saying<Detail> = (detail: Detail, words: Words) => string | Said

type Named = {
  domain?: string
  application?: string
  network?: string
  file?: string
  of?: string
  name?: string
  email?: string | null
}

function nameIn(
  { application, network, file, of, name, email, domain }: Named,
  t: Translate,
): string {
  return application ?? network ?? file ?? of ?? name ?? email ?? domain ?? t('an erased address')
}

type Offered = { roles: Role[] }
type Changed = { before: Role[]; after: Role[] }

const rolesOf = ({ roles }: Offered, t: Translate) => ({ roles: roleNames(roles, t) })
const rolesBefore = ({ before, after }: Changed, t: Translate) => ({
  before: roleNames(before, t),
  after: roleNames(after, t),
})
const newEmail = (detail: { newEmail: string | null }, t: Translate) =>
  detail.newEmail ?? t('an erased address')

/** A sentence about an endpoint, which is named by its host. */
function atHost<Detail extends { host: string }>(
  say: (t: Translate, detail: Detail) => string,
): Saying<Detail> {
  return (detail, { t }) => ({ sentence: say(t, detail), what: detail.host })
}

/** The sentence for each kind. Most of them start with the person who acted. */
const sayings: { [Kind in OrganizationActivityKind]: Saying<DetailOf<Kind>> } = {
  organization_created: (_, { t }) => t('{{who}} created the organization {{what}}'),
  // In other organizations, the author is this organization and not the person, so its name would appear twice.
  organization_deleted: (_, { t, author }) =>
    author.kind === 'organization'
      ? t('The organization {{who}} was deleted')
      : t('{{who}} deleted the organization {{what}}'),
  organization_restored: (_, { t, author }) =>
    author.kind === 'organization'
      ? t('The organization {{who}} was restored')
      : t('{{who}} restored the organization {{what}}'),
  organization_updated: ({ fields }, { t }) =>
    t("{{who}} updated the organization's details: {{fields}}", { fields: fieldNames(fields, t) }),
  organization_logo_changed: (_, { t }) => t("{{who}} changed the organization's logo"),
  organization_logo_removed: (_, { t }) => t("{{who}} removed the organization's logo"),
  organization_second_factor_set: ({ after }, { t, language }) =>
    after === null
      ? t('{{who}} stopped requiring two-factor authentication')
      : t('{{who}} required two-factor authentication starting {{time}}', {
          time: timeOf(after, language),
        }),
  organization_second_factor_begun: ({ since }, { t, language }) =>
    t('Two-factor authentication has been required since {{time}}', {
      time: timeOf(since, language),
    }),
  organization_approvals_rule_set: ({ after }, { t }) =>
    after === 'any'
      ? t('{{who}} allowed members to approve any application')
      : t('{{who}} restricted members to approving only authorized applications'),
  organization_activity_rule_set: ({ after }, { t, language }) =>
    after === null
      ? t('{{who}} set activity retention to unlimited')
      : t('{{who}} set activity retention to {{time}}', { time: formatYears(after, language) }),
  domain_added: (_, { t }) => t('{{who}} added the domain {{what}}'),
  domain_verified: (_, { t }) => t('{{who}} found the DNS record of {{what}}'),
  domain_changed: ({ joinRequests }, { t }) =>
    joinRequests
      ? t('{{who}} allowed people in {{what}} to ask to join')
      : t('{{who}} stopped people in {{what}} from asking to join'),
  domain_lost: ({ reason }, { t }) =>
    reason === 'missing'
      ? t('{{who}} no longer found the DNS record of {{what}}')
      : t('{{who}} moved {{what}} to another organization, because its DNS record was missing'),
  domain_removed: (_, { t }) => t('{{who}} removed the domain {{what}}'),
  domain_contested: ({ role }, { t }) =>
    role === 'holder'
      ? t('Another organization contests the domain {{what}}')
      : t('This organization contests the domain {{what}}, which another one verified'),
  endpoint_created: atHost((t) => t('{{who}} created the event endpoint at {{what}}')),
  endpoint_changed: atHost((t, { changes }) => {
    if (changes.includes('paused')) return t('{{who}} paused the event endpoint at {{what}}')
    if (changes.includes('enabled')) return t('{{who}} enabled the event endpoint at {{what}}')
    return t('{{who}} changed the event endpoint at {{what}}')
  }),
  endpoint_deleted: atHost((t) => t('{{who}} deleted the event endpoint at {{what}}')),
  endpoint_secret_shown: atHost((t) =>
    t('{{who}} viewed the secret of the event endpoint at {{what}}'),
  ),
  endpoint_secret_rotated: atHost((t) =>
    t('{{who}} rotated the secret of the event endpoint at {{what}}'),
  ),
  endpoint_events_resent: atHost((t, { deliveries, uncounted }) =>
    uncounted
      ? t('{{who}} resent more than {{count}} events to {{what}}', { count: deliveries })
      : t('{{who}} resent {{count}} events to {{what}}', {
          count: deliveries,
          defaultValue_one: '{{who}} resent {{count}} event to {{what}}',
        }),
  ),
  endpoint_stopped: atHost((t, { reason }) =>
    reason === 'gone'
      ? t('{{who}} disabled the event endpoint at {{what}}, because it responded with 410')
      : t('{{who}} disabled the event endpoint at {{what}}, because it failed for days'),
  ),
  connection_created: ({ connection }, { t }) => ({
    sentence: t('{{who}} added the identity provider {{what}}'),
    what: connection,
  }),
  connection_changed: ({ connection, changes }, { t }) => ({
    sentence: changes.includes('turned_on')
      ? t('{{who}} turned on single sign-on with {{what}}')
      : changes.includes('turned_off')
        ? t('{{who}} turned off single sign-on with {{what}}')
        : t('{{who}} changed the identity provider {{what}}'),
    what: connection,
  }),
  connection_deleted: ({ connection }, { t }) => ({
    sentence: t('{{who}} deleted the identity provider {{what}}'),
    what: connection,
  }),
  provider_linked: ({ connection, through }, { t }) => ({
    sentence:
      through === 'joined'
        ? t('{{who}} joined through {{what}}')
        : t('{{who}} can now sign in through {{what}}'),
    what: connection,
  }),
  provider_unlinked: ({ connection }, { t }) => ({
    sentence: t('{{who}} can no longer sign in through {{what}}'),
    what: connection,
  }),
  provider_policy_set: ({ before, after, maxAgeHours }, { t, language }) => {
    if (after === null) return t('{{who}} stopped requiring single sign-on')
    return before === after
      ? t('{{who}} required a sign-in at the identity provider every {{count}} hours', {
          count: maxAgeHours,
          defaultValue_one: '{{who}} required a sign-in at the identity provider every hour',
        })
      : t('{{who}} required single sign-on starting {{time}}', { time: timeOf(after, language) })
  },
  provider_policy_begun: ({ since }, { t, language }) =>
    t('Single sign-on has been required since {{time}}', { time: timeOf(since, language) }),
  provider_policy_paused: ({ until }, { t, language }) =>
    t('{{who}} paused the single sign-on requirement until {{time}}', {
      time: timeOf(until, language),
    }),
  provider_policy_resumed: (_, { t }) => t('{{who}} resumed the single sign-on requirement'),
  provider_bypassed: (_, { t }) =>
    t('{{who}} signed in with a second factor instead of the identity provider'),
  provider_guest_added: (_, { t }) =>
    t('{{who}} let the guest {{what}} in without the identity provider'),
  provider_guest_removed: (_, { t }) =>
    t('{{who}} required the identity provider for {{what}} again'),
  member_invited: (detail, { t }) => t('{{who}} invited {{what}} as {{roles}}', rolesOf(detail, t)),
  invitation_resent: (_, { t }) => t('{{who}} resent the invitation to {{what}}'),
  invitation_changed: (detail, { t }) =>
    t("{{who}} changed {{what}}'s invitation from {{before}} to {{after}}", rolesBefore(detail, t)),
  invitation_deleted: (_, { t }) => t("{{who}} deleted {{what}}'s invitation"),
  invitation_accepted: (detail, { t }) =>
    t(
      '{{who}} accepted the invitation sent to {{what}} and joined as {{roles}}',
      rolesOf(detail, t),
    ),
  invitation_declined: (_, { t }) => t('{{who}} declined the invitation sent to {{what}}'),
  join_requested: ({ email, domain }, { t }) => ({
    sentence: t('{{who}} ({{what}}) asked to join'),
    what: email ?? domain,
  }),
  join_approved: (detail, { t }) =>
    t("{{who}} approved {{what}}'s request to join as {{roles}}", rolesOf(detail, t)),
  join_declined: (_, { t }) => t("{{who}} declined {{what}}'s request to join"),
  member_removed: (detail, { t }) => t('{{who}} removed {{what}} ({{roles}})', rolesOf(detail, t)),
  member_suspended: (detail, { t }) =>
    t('{{who}} suspended {{what}} ({{roles}})', rolesOf(detail, t)),
  member_resumed: (detail, { t }) =>
    t('{{who}} reactivated {{what}} ({{roles}})', rolesOf(detail, t)),
  member_left: (_, { t }) => t('{{who}} ({{what}}) left'),
  member_account_deleted: (_, { t }) => t('{{who}} ({{what}}) deleted their account'),
  member_account_kept: (_, { t }) => t('{{who}} ({{what}}) canceled their account deletion'),
  member_account_removed: (detail, { t }) =>
    t('A member left when their account was permanently deleted ({{roles}})', rolesOf(detail, t)),
  member_account_disabled: (_, { t }) => t("{{who}} disabled {{what}}'s account"),
  member_account_joined: (_, { t }) =>
    t('{{who}} ({{what}}) moved their membership to their own account'),
  member_account_enabled: (_, { t }) => t("{{who}} enabled {{what}}'s account"),
  roles_changed: (detail, { t }) => {
    const { connection } = detail
    return connection === undefined
      ? t("{{who}} changed {{what}}'s roles from {{before}} to {{after}}", rolesBefore(detail, t))
      : t("{{what}}'s groups at {{connection}} changed their roles from {{before}} to {{after}}", {
          ...rolesBefore(detail, t),
          connection,
        })
  },
  profile_email_requested: (detail, { t }) => ({
    sentence: t('{{who}} requested to change their email to {{what}}'),
    what: newEmail(detail, t),
  }),
  profile_email_withdrawn: (_, { t }) =>
    t('{{who}} withdrew the request to change their email to {{what}}'),
  profile_email_changed: (detail, { t }) => ({
    sentence:
      detail.email === null || detail.email === detail.newEmail
        ? t('{{who}} changed their email to {{what}}')
        : t('{{who}} changed their email from {{before}} to {{what}}', { before: detail.email }),
    what: newEmail(detail, t),
  }),
  profile_email_verified: (_, { t }) => t('{{who}} verified {{what}} as their email'),
  contact_added: (_, { t }) => t('{{who}} ({{what}}) became a contact'),
  contact_ended: (_, { t }) => t('{{who}} removed the contact {{what}}, who had no approvals left'),
  application_created: (_, { t }) => t('{{who}} registered {{what}}'),
  application_updated: ({ fields }, { t }) =>
    t('{{who}} updated {{what}}: {{fields}}', { fields: fieldNames(fields, t) }),
  application_logo_changed: (_, { t }) => t("{{who}} changed {{what}}'s logo"),
  application_logo_removed: (_, { t }) => t("{{who}} removed {{what}}'s logo"),
  application_scopes_changed: (_, { t }) => t("{{who}} changed {{what}}'s scopes"),
  application_redirects_changed: (_, { t }) => t("{{who}} changed {{what}}'s redirect URIs"),
  application_post_logout_changed: (_, { t }) =>
    t("{{who}} changed {{what}}'s post-logout redirect URIs"),
  application_backchannel_changed: (_, { t }) =>
    t("{{who}} changed {{what}}'s back-channel logout URL"),
  application_sign_in_changed: (_, { t }) => t("{{who}} changed {{what}}'s sign-in settings"),
  application_deleted: (_, { t }) => t('{{who}} deleted {{what}}'),
  application_restored: (_, { t }) => t('{{who}} restored {{what}}'),
  application_removed: (_, { t }) => t('{{who}} permanently deleted {{what}}'),
  key_shown: (_, { t }) => t("{{who}} viewed one of {{what}}'s client secrets"),
  key_created: ({ last4 }, { t }) =>
    t('{{who}} created the client secret …{{last4}} for {{what}}', { last4 }),
  key_deleted: ({ last4 }, { t }) =>
    t("{{who}} deleted {{what}}'s client secret …{{last4}}", { last4 }),
  application_authorized: (_, { t }) => t('{{who}} authorized {{what}}'),
  authorization_changed: ({ decision }, { t }) =>
    decision === 'grant'
      ? t('{{who}} authorized more scopes for {{what}}')
      : t('{{who}} rejected more scopes for {{what}}'),
  authorization_revoked: (_, { t }) => t("{{who}} revoked {{what}}'s authorization"),
  application_requested: (_, { t }) => t('{{who}} requested authorization for {{what}}'),
  application_request_withdrawn: (_, { t }) => t('{{who}} withdrew the request for {{what}}'),
  application_request_answered: ({ answer }, { t }) =>
    answer === 'authorized'
      ? t('{{who}} accepted the request for {{what}} and authorized the application')
      : t('{{who}} declined the request for {{what}}'),
  application_approved: (_, { t }) => t('{{who}} approved {{what}}'),
  approval_revoked: (_, { t }) => t('{{who}} revoked their approval of {{what}}'),
  approval_ended: ({ email }, { t }) =>
    t("{{who}} revoked {{person}}'s approval of {{what}}", {
      person: email ?? t('an erased address'),
    }),
  application_approvals_ended: ({ people }, { t }) =>
    t("{{who}} revoked {{count}} people's approvals of {{what}}", {
      count: people,
      defaultValue_one: "{{who}} revoked {{count}} person's approval of {{what}}",
    }),
  network_created: (_, { t }) => t('{{who}} created the network {{what}}'),
  network_updated: ({ fields }, { t }) =>
    t('{{who}} updated the network {{what}}: {{fields}}', { fields: fieldNames(fields, t) }),
  network_shares_changed: (_, { t }) => t('{{who}} changed which data members of {{what}} share'),
  network_deleted: (_, { t }) => t('{{who}} deleted the network {{what}}'),
  network_invited: ({ organization }, { t }) =>
    t('{{who}} invited {{organization}} to {{what}}', { organization }),
  network_invitation_resent: ({ organization }, { t }) =>
    t("{{who}} resent {{organization}}'s invitation to {{what}}", { organization }),
  network_invitation_deleted: ({ organization }, { t }) =>
    t("{{who}} deleted {{organization}}'s invitation to {{what}}", { organization }),
  network_joined: (_, { t }) => t('{{who}} joined the network {{what}}'),
  network_declined: (_, { t }) => t('{{who}} declined to join the network {{what}}'),
  network_shares_decided: ({ decision }, { t }) =>
    decision === 'grant'
      ? t('{{who}} agreed to share more with {{what}}')
      : t('{{who}} declined to share more with {{what}}'),
  network_left: (_, { t }) => t('{{who}} left the network {{what}}'),
  network_member_removed: ({ organization }, { t }) =>
    t('{{who}} removed {{organization}} from {{what}}', { organization }),
  export_requested: (_, { t }) => t('{{who}} started a data export of {{what}}'),
  export_completed: ({ rows }, { t }) =>
    t('The data export {{what}} is ready ({{count}} rows)', {
      count: rows,
      defaultValue_one: 'The data export {{what}} is ready ({{count}} row)',
    }),
  export_failed: ({ reason }, { t }) =>
    t('The data export of {{what}} failed. {{reason}}', { reason }),
  export_downloaded: (_, { t }) => t('{{who}} downloaded {{what}}'),
  export_file_deleted: (_, { t }) => t('{{who}} deleted the file {{what}}'),
  review_started: ({ due }, { t, language }) => ({
    sentence: t('{{who}} started {{what}}, due {{time}}', { time: timeOf(due, language) }),
    what: t('an access review'),
  }),
  review_cancelled: ({ undecided }, { t }) => ({
    sentence: t('{{who}} discarded {{what}} ({{undecided}} undecided)', { undecided }),
    what: t('an access review'),
  }),
  review_closed: (detail, { t }) => ({
    sentence: t('{{who}} closed {{what}}: {{kept}} kept, {{revoked}} revoked', detail),
    what: t('an access review'),
  }),
  review_carried_out: (detail, { t }) => ({
    sentence: t(
      '{{who}} completed {{what}}: {{ended}} revoked, {{gone}} already ended, {{refused}} failed',
      detail,
    ),
    what: t('an access review'),
  }),
  activity_erased: ({ group, ranges }, { t }) => {
    const count = ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0)
    return group === 'words'
      ? t('{{who}} erased email addresses from {{count}} entries', {
          count,
          defaultValue_one: '{{who}} erased email addresses from {{count}} entry',
        })
      : t('{{who}} erased IP addresses and devices from {{count}} entries', {
          count,
          defaultValue_one: '{{who}} erased IP addresses and devices from {{count}} entry',
        })
  },
  activity_cut: ({ years }, { t, language }) =>
    t('{{who}} deleted activity older than {{time}}', { time: formatYears(years, language) }),
}

function timeOf(value: string, language: Language): string {
  return formatAbsoluteTime(new Date(value), language)
}

/** Returns the labels of the changed fields. */
function fieldNames(fields: readonly (typeof organizationFields)[number][], t: Translate): string {
  const names = {
    name: t('name'),
    description: t('description'),
    address: t('address'),
    email: t('email address'),
    city: t('city'),
    state: t('state'),
    zipcode: t('ZIP code'),
    timezone: t('time zone'),
    country: t('country'),
    findable: t('search visibility'),
  }
  return listValues(fields.map((field) => names[field]))
}
