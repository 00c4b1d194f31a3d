import type { OrganizationActivityKind } from '@accord/contract/activity.ts'
import type { Translate } from '../../language/words.ts'

/** What happened, without whom it concerned: the words of the filter. */
export function kindName(kind: OrganizationActivityKind, t: Translate): string {
  const names: Record<OrganizationActivityKind, string> = {
    organization_created: t('Organization created'),
    organization_deleted: t('Organization deleted'),
    organization_restored: t('Organization restored'),
    organization_updated: t('Details updated'),
    organization_second_factor_set: t('Rule on second factors changed'),
    organization_second_factor_begun: t('Second factor required from now on'),
    organization_approvals_rule_set: t('Rule on approvals changed'),
    organization_activity_rule_set: t('Rule on activity changed'),
    member_invited: t('Member invited'),
    invitation_resent: t('Invitation sent again'),
    invitation_changed: t('Roles of an invitation changed'),
    invitation_deleted: t('Invitation deleted'),
    invitation_accepted: t('Invitation accepted'),
    invitation_declined: t('Invitation declined'),
    member_removed: t('Member removed'),
    member_suspended: t('Member suspended'),
    member_resumed: t('Member resumed'),
    member_left: t('Member left'),
    member_account_deleted: t('Account deleted by its owner'),
    member_account_kept: t('Account kept after all'),
    member_account_removed: t('Member left because the account was removed'),
    member_account_disabled: t('Account of a member disabled'),
    member_account_enabled: t('Account of a member enabled'),
    roles_changed: t('Roles changed'),
    profile_email_requested: t('Change of profile e-mail requested'),
    profile_email_withdrawn: t('Change of profile e-mail taken back'),
    profile_email_changed: t('Profile e-mail changed'),
    profile_email_verified: t('Profile e-mail verified'),
    contact_added: t('Contact added'),
    contact_ended: t('Contact ended with the last approval'),
    application_created: t('Application registered'),
    application_updated: t('Application updated'),
    application_scopes_changed: t('Scopes of an application changed'),
    application_redirects_changed: t('Redirect addresses changed'),
    application_post_logout_changed: t('Addresses after signing out changed'),
    application_backchannel_changed: t('Where an application hears of sign-outs changed'),
    application_sign_in_changed: t('Sign-in settings of an application changed'),
    application_deleted: t('Application deleted'),
    application_restored: t('Application restored'),
    application_removed: t('Application removed'),
    key_shown: t('Client secret shown'),
    key_created: t('Client secret created'),
    key_deleted: t('Client secret deleted'),
    application_authorized: t('Application authorized'),
    authorization_changed: t('Authorization changed'),
    authorization_revoked: t('Authorization revoked'),
    application_requested: t('Authorization asked for'),
    application_request_answered: t('Request for an application answered'),
    application_approved: t('Application approved'),
    approval_revoked: t('Approval revoked'),
    approval_ended: t('Approval of somebody ended'),
    application_approvals_ended: t('Approvals ended by the rule'),
    network_created: t('Network created'),
    network_updated: t('Network updated'),
    network_shares_changed: t('What a network shares changed'),
    network_deleted: t('Network deleted'),
    network_invited: t('Organization invited to a network'),
    network_invitation_resent: t('Invitation to a network sent again'),
    network_invitation_deleted: t('Invitation to a network deleted'),
    network_joined: t('Network joined'),
    network_declined: t('Invitation to a network declined'),
    network_shares_decided: t('Sharing with a network decided'),
    network_left: t('Network left'),
    network_member_removed: t('Organization removed from a network'),
    export_requested: t('Data export started'),
    export_completed: t('Data export completed'),
    export_failed: t('Data export failed'),
    export_downloaded: t('Data export downloaded'),
    export_file_deleted: t('File of a data export deleted'),
    review_started: t('Access review started'),
    review_cancelled: t('Access review cancelled'),
    review_closed: t('Access review closed'),
    review_carried_out: t('Access review carried out'),
    activity_erased: t('Personal data erased from the activity'),
    activity_cut: t('Old activity removed'),
  }
  return names[kind]
}

export const kindGroups = ['organization', 'members', 'applications', 'networks'] as const
export type KindGroup = (typeof kindGroups)[number]

/** What the kind is about: the filter lists by it. */
export function groupOf(kind: OrganizationActivityKind): KindGroup {
  if (/^(organization|export|review|activity)_/.test(kind)) return 'organization'
  if (kind.startsWith('network_')) return 'networks'
  return /^(application|key|authorization|approval)_/.test(kind) ? 'applications' : 'members'
}

export function groupName(group: KindGroup, t: Translate): string {
  return {
    organization: t('Organization'),
    members: t('Members'),
    applications: t('Applications'),
    networks: t('Networks'),
  }[group]
}
