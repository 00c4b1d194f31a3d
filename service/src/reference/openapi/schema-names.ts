import * as accessReviews from '@accord/contract/access-reviews.ts'
import * as accounts from '@accord/contract/accounts.ts'
import * as activity from '@accord/contract/activity.ts'
import * as activityCheck from '@accord/contract/activity-check.ts'
import * as activityRule from '@accord/contract/activity-rule.ts'
import * as applicationForms from '@accord/contract/application-forms.ts'
import * as applications from '@accord/contract/applications.ts'
import * as applicationRequests from '@accord/contract/application-requests.ts'
import * as approvalStandings from '@accord/contract/approval-standings.ts'
import * as approvals from '@accord/contract/approvals.ts'
import * as approvalsRule from '@accord/contract/approvals-rule.ts'
import * as authorizations from '@accord/contract/authorizations.ts'
import * as confirming from '@accord/contract/confirm.ts'
import * as consequences from '@accord/contract/consequences.ts'
import * as deletions from '@accord/contract/deletions.ts'
import * as devices from '@accord/contract/devices.ts'
import * as emailChange from '@accord/contract/email-change.ts'
import * as exportContents from '@accord/contract/export-contents.ts'
import * as exportReceipts from '@accord/contract/export-receipts.ts'
import * as exports from '@accord/contract/exports.ts'
import * as factors from '@accord/contract/factors.ts'
import * as fields from '@accord/contract/fields.ts'
import * as invitations from '@accord/contract/invitations.ts'
import * as members from '@accord/contract/members.ts'
import * as networkInvitations from '@accord/contract/network-invitations.ts'
import * as networks from '@accord/contract/networks.ts'
import * as organizations from '@accord/contract/organizations.ts'
import * as ownPasskeys from '@accord/contract/own-passkeys.ts'
import * as passkeys from '@accord/contract/passkeys.ts'
import * as passwords from '@accord/contract/passwords.ts'
import * as people from '@accord/contract/people.ts'
import * as profiles from '@accord/contract/profiles.ts'
import * as reach from '@accord/contract/reach.ts'
import * as redirectOrigins from '@accord/contract/redirect-origins.ts'
import * as refusals from '@accord/contract/refusal.ts'
import * as applicationKinds from '@accord/contract/rules/application-kinds.ts'
import * as approvalWishes from '@accord/contract/rules/approval-wishes.ts'
import * as redirectUris from '@accord/contract/rules/redirect-uris.ts'
import * as scopes from '@accord/contract/rules/scopes.ts'
import * as signInSettings from '@accord/contract/rules/sign-in-settings.ts'
import * as userCodes from '@accord/contract/rules/user-codes.ts'
import * as secondStep from '@accord/contract/second-step.ts'
import * as secondFactorRule from '@accord/contract/second-factor-rule.ts'
import * as seen from '@accord/contract/seen.ts'
import * as reviewedWays from '@accord/contract/reviewed-ways.ts'
import * as seenSecrets from '@accord/contract/seen-secrets.ts'
import * as session from '@accord/contract/session.ts'
import * as waiting from '@accord/contract/waiting.ts'
import * as whatWeKeep from '@accord/contract/what-we-keep.ts'
import * as z from 'zod/mini'

/** Every module of the contract that describes something. A test says which one is missing. */
export const describingModules = [
  accessReviews,
  accounts,
  activity,
  activityCheck,
  activityRule,
  applicationForms,
  applications,
  applicationRequests,
  approvalStandings,
  approvals,
  approvalsRule,
  authorizations,
  confirming,
  consequences,
  deletions,
  devices,
  emailChange,
  exportContents,
  exportReceipts,
  exports,
  factors,
  fields,
  invitations,
  members,
  networkInvitations,
  networks,
  organizations,
  ownPasskeys,
  passkeys,
  passwords,
  people,
  profiles,
  reach,
  redirectOrigins,
  refusals,
  applicationKinds,
  approvalWishes,
  redirectUris,
  scopes,
  userCodes,
  secondStep,
  seen,
  reviewedWays,
  seenSecrets,
  secondFactorRule,
  session,
  signInSettings,
  waiting,
  whatWeKeep,
]

/** Where the contract's name would say something else to whoever reads the document alone. */
const otherNames: Record<string, string> = {
  // `Error` would stand before the language's own in every client that is made of the document.
  ErrorBody: 'ApiError',
  ApplicationKindName: 'ApplicationKind',
  ReachKindName: 'ReachKind',
  RoleName: 'Role',
  ScopeName: 'Scope',
  ShareName: 'Share',
}

/** Texts that have a name of their own; others say more where they stand. */
const namedTexts = ['Id', 'Time', 'Email']
const namedKinds = ['object', 'union', 'intersection', 'enum', 'array', 'pipe']

/** What the contract exports under a name of its own is described once, by that name. */
export function namedSchemas(): Map<string, z.core.$ZodType> {
  const exported = describingModules.flatMap((module) => Object.entries(module as object))
  return new Map(
    exported
      .filter((entry): entry is [string, z.core.$ZodType] => entry[1] instanceof z.core.$ZodType)
      .filter(
        ([name, schema]) => namedTexts.includes(name) || namedKinds.includes(schema._zod.def.type),
      )
      .map(([name, schema]) => [otherNames[name] ?? name, schema]),
  )
}
