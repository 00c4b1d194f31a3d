/**
 * A field's description, by its name or as `Owner.field`. The owner is the named schema, call, or field that contains
 * it and gives it another meaning. Ordinary fields in responses need no description.
 */
export const fieldDescriptions: Record<string, string> = {
  'Activity.address': 'The IP address.',
  'EventActor.id':
    'The ID of the profile, organization, or application. Null for a person without a profile, for example before joining.',
  'EventActor.through': 'The application that acted on the person’s behalf.',
  'OrganizationEvent.id':
    'The ID of the event, which is the same for all receivers. Use it to skip duplicates.',
  'data.hash': 'The hash of the activity row, in hex.',
  'data.on': 'The IDs of the items that the event is about. Older events may not contain them.',
  'data.position': 'The event’s position in the organization’s activity. Positions have no gaps.',
  'data.version': 'Increases only when the meaning of a field changes.',
  'createConnection.provider':
    "The identity provider's product. It only determines which instructions are shown.",
  'createConnection.issuer': "The provider's issuer, exactly as in its configuration.",
  'createConnection.clientId': 'The ID of the client that you registered with the provider.',
  'createConnection.clientAuthentication':
    'How Accord proves its identity to the provider: with a client secret or with its own key.',
  'createConnection.clientSecret': 'The client secret. It is never returned.',
  'createConnection.joins':
    'Whether new people with an address in a verified domain become members.',
  'updateConnection.provider':
    "The identity provider's product. It only determines which instructions are shown.",
  'updateConnection.issuer': "The provider's issuer, exactly as in its configuration.",
  'updateConnection.clientId': 'The ID of the client that you registered with the provider.',
  'updateConnection.clientAuthentication':
    'How Accord proves its identity to the provider: with a client secret or with its own key.',
  'updateConnection.clientSecret': 'The client secret. It is never returned.',
  'updateConnection.joins':
    'Whether new people with an address in a verified domain become members.',
  'ConnectionForm.provider':
    "The identity provider's product. It only determines which instructions are shown.",
  'ConnectionForm.issuer': "The provider's issuer, exactly as in its configuration.",
  'ConnectionForm.clientId': 'The ID of the client that you registered with the provider.',
  'ConnectionForm.clientAuthentication':
    'How Accord proves its identity to the provider: with a client secret or with its own key.',
  'ConnectionForm.clientSecret': 'The client secret. It is never returned.',
  'ConnectionForm.joins': 'Whether new people with an address in a verified domain become members.',
  'ConnectionChange.provider':
    "The identity provider's product. It only determines which instructions are shown.",
  'ConnectionChange.issuer': "The provider's issuer, exactly as in its configuration.",
  'ConnectionChange.clientId': 'The ID of the client that you registered with the provider.',
  'ConnectionChange.clientAuthentication':
    'How Accord proves its identity to the provider: with a client secret or with its own key.',
  'ConnectionChange.clientSecret': 'The client secret. It is never returned.',
  'ConnectionChange.joins':
    'Whether new people with an address in a verified domain become members.',
  'fillSetupPage.issuer': "The provider's issuer, exactly as in its configuration.",
  'fillSetupPage.clientId': 'The ID of the client that you registered with the provider.',
  'fillSetupPage.clientSecret': 'The client secret. It is never returned.',
  'fillSetupPage.code': 'The code in the fragment of the setup link.',
  'fillSetupPage.saml': 'The provider’s values. Used only for SAML.',
  'getSetupPage.code': 'The code in the fragment of the setup link.',
  'confirmSetup.at':
    'The time at which the values you saw were entered. Use the value of `setupLink.proposed.at`.',
  'createConnection.saml': 'The provider’s settings. Used only for SAML.',
  'updateConnection.saml': 'The provider’s settings. Used only for SAML.',
  'ConnectionForm.saml': 'The provider’s settings. Used only for SAML.',
  'ConnectionChange.roleMapping':
    'The values of a claim that give people a role each time they sign in. If null, the mapping is removed, and everyone keeps their role.',
  'ConnectionChange.saml': 'The provider’s settings. Used only for SAML.',
  metadataUrl:
    'The address of the metadata. Accord fetches the metadata every day, so that it finds new certificates in time.',
  metadata: 'The metadata as XML.',
  entityId: "The provider's entity ID.",
  signInUrl: "The provider's sign-on address for the HTTP-Redirect binding.",
  certificates: 'One or more signing certificates in PEM format. They replace the current ones.',
  subjectAttribute: 'The attribute that identifies a person. If omitted, the name ID is used.',
  emailAttribute:
    'The attribute that contains the email address. Needed only if the attribute has an uncommon name.',
  'createConnection.protocol': 'The protocol that the provider uses.',
  'ConnectionForm.protocol': 'The protocol that the provider uses.',
  'proveOwnAccount.pending':
    'The value from the response to the request that contained the password.',
  'finishProviderSignIn.accept':
    'Whether to accept the pending invitation from the previous response.',
  filter: 'Return only sign-ins that succeeded, or only sign-ins that were rejected.',
  'finishSocialSignIn.verification':
    'The code from the email that verifies a new account. Needed only if the link in the email was opened in another browser.',
  'beginLinkingIdentity.provider': 'The key of a provider that can be connected.',
  'EventEndpoint.types': 'Empty if the endpoint receives all types.',
  'EventEndpoint.application':
    'The application that the endpoint belongs to. Null if the endpoint receives the organization’s own events.',
  'EventEndpoint.deliveries':
    'The number of pending and failed deliveries, each counted up to 1,000.',
  'EventEndpoint.disabledReason':
    '`failing`: every delivery failed for several days. `gone`: the endpoint responded with 410. Null if the endpoint is not disabled.',
  'EventEndpoint.failingSince': 'The time of the first failure since the last success.',
  'EventEndpoint.previousSecretUntil':
    'The time until which events are also signed with the previous secret. Null if there is no previous secret.',
  'EventEndpoint.secretSeenByFormer':
    'The former members who viewed a secret that is still used to sign events.',
  'EventDelivery.event': 'The ID of the event, sent as `webhook-id`.',
  'EventDelivery.seq': 'The number of the delivery. Each endpoint counts its deliveries from 1.',
  'EventDelivery.position': 'The event’s position in the organization’s activity.',
  'EventDelivery.dueAt':
    'The time when the next attempt is due. Null unless the delivery is pending.',
  'EventDeliveryDetail.request':
    'The request as it would be sent now. Null if the event can no longer be sent.',
  'EventDeliveryDetail.log': 'The latest attempts, newest first.',
  'DeliveryAttempt.status': 'The HTTP status of the response. Null if there was no response.',
  'DeliveryAttempt.response':
    'The beginning of the response. Null if there was no response, or if it came from an internal network.',
  'DeliveryAttempt.error': 'The reason why there was no response.',
  'AuditStream.disabledReason':
    '`failing`: every request failed for several days. `gone`: the receiver responded with 410. Null if the audit stream is not disabled.',
  'AuditStream.failingSince': 'The time of the first failure since the last success.',
  'AuditStream.hasToken': 'Whether the audit stream has a token. No call returns the token itself.',
  'AuditStream.lastAttempt': 'The last request. Null if no request has been sent yet.',
  'AuditStream.pending': 'The number of rows that are waiting to be sent.',
  'AuditStream.position': 'The position of the last activity row that the receiver accepted.',
  'AuditStream.previousSecretUntil':
    'The time until which batches are also signed with the previous secret. Null if there is no previous secret.',
  'AuditStream.secretSeenByFormer':
    'The former members who viewed a secret that is still used to sign batches.',
  'AuditStream.signedPosition':
    'The position of the newest signed head that the receiver accepted. Null if it has not accepted one yet.',
  'CreatedAuditStream.secret':
    'The secret that signs the audit stream’s batches. Null if it has a token.',
  'StreamAttempt.status': 'The HTTP status of the response. Null if there was no response.',
  'StreamAttempt.response':
    'The beginning of the response. Null if there was no response, or if it came from an internal network.',
  'StreamAttempt.error':
    'The reason why there was no response, or why the response does not count as a success.',
  'OrganizationDomain.domain': 'The domain as used in DNS, such as `xn--mnchen-3ya.example`.',
  'OrganizationDomain.displayName': 'The domain as shown to people, such as `münchen.example`.',
  'OrganizationDomain.state':
    '`pending`: not verified. `held`: another organization verified it. `contested`: another organization verified it, and this organization has published its own record. `missing`: verified, but the record has disappeared. `lapsed`: the record has been missing for 14 days, so no one else in the domain can join.',
  'OrganizationDomain.record': 'The TXT record to publish.',
  'OrganizationDomain.lastCheck': 'Null if the domain has never been checked.',
  'OrganizationDomain.missingSince': 'Null unless the record of a verified domain is missing.',
  'OrganizationDomain.admitsUntil':
    'The time after which no one else in the domain can join. Null unless the record is missing.',
  'OrganizationDomain.contestedAt':
    'The time when the domain became contested. Null if it is not contested.',
  'OrganizationDomain.joinRequests':
    'Whether people with an address in the domain can ask to join.',
  'OrganizationDomain.createdBy': 'Null if the person has left the organization.',
  'DomainForm.domain':
    'A domain such as `example.com`. Non-ASCII characters are converted to Punycode.',
  'DomainChange.joinRequests': 'Whether people with an address in the domain can ask to join.',
  'lastCheck.result':
    '`disagree`: only one of the two resolvers found the record. `failed`: the name servers did not respond.',
  'lastCheck.found':
    'The beginnings of up to three other values that were found under the record’s name.',
  'JoinableOrganization.requestedAt': 'Null if no request is open.',
  'JoinableOrganization.declinedUntil':
    'If an admin declined the caller’s request, the time from which they can ask again. Null if they can ask now.',
  'JoinRequest.removedAt':
    'The time when an admin removed the person from this organization. Null if the person was never removed.',
  'JoinRequest.canApprove':
    'Whether the person can still join. False if their address or the verified domain changed.',
  'answerJoinRequest.decision':
    'The decision. If the request is approved, the person becomes a member.',
  'EventTypeInfo.application':
    'The scope that an application needs, or `itself` if it receives only events about itself. Null if no application receives it.',
  'EventTypeInfo.group': 'Null for types that are about the endpoint itself.',
  publicKey:
    'The public ed25519 key, with the prefix `whpk_`. Null if the endpoint does not use ed25519.',
  'listEvents.cursor': 'Send it as `after` to get the events that follow.',
  'listEvents.more': 'Whether more events may already be available.',
  'listApplicationEvents.cursor': 'Send it as `after` to get the events that follow.',
  'listApplicationEvents.more': 'Whether more events may already be available.',
  'ApiError.oldest': 'The cursor to continue with if the one in the request is too old.',
  'Activity.application':
    'The application’s name at the time. Null if the entry is not about an application.',
  'changeEmail.profiles':
    'The IDs (from `GET /me/email`) of your profiles that should also use the new address.',
  'ActivityAuthor.email':
    'The email address of the author’s profile. Null if they have left the organization.',
  'ActivityAuthor.through': 'The application that acted on the author’s behalf.',
  'ApiError.code': 'A stable, machine-readable error code.',
  'ApiError.fields': 'A message for each invalid field.',
  'ApiError.message': 'A human-readable message.',
  'ApiError.requestId': 'Identifies the request in the log.',
  'Approval.profile':
    'The profile that the application can use. Null if the person approved it without an organization.',
  'Approval.recordedSince':
    'Usage before this time was not recorded. Null if the approval is more recent.',
  'Approval.standardScopes': 'The approved OpenID Connect scopes.',
  'Approval.updatedAt': 'The time when the approval was last renewed.',
  'Application.authorizations':
    'The number of organizations that authorized the application, and how many of them granted every scope that it requests.',
  'GrantedAuthorization.upToDate':
    'Whether everything that the application requests has been granted.',
  'Invitation.invitedBy': 'The name of the person who sent the invitation.',
  'Member.own': 'Whether this member is you.',
  'NetworkInvitation.invitedBy':
    'The name of the person who sent the invitation. Returned only to the owner of the network.',
  'Organization.profileRoles': 'The roles of the profile that makes the call.',
  'OrganizationActivity.address': 'The IP address.',
  'SecondFactorPolicy.own':
    'Whether you used a second factor in this session, which is required to change the policy.',
  'DataPreview.notStored': 'The requested kinds of data that this service does not store.',
  'PreviewPart.rows': 'The first 20 rows, in the format of the call that reads them.',
  'PreviewPart.seen':
    '`now`: readable now. `asked`: readable once the request is granted. `person`: readable only for people who approve the application. In that case, the rows are your own data. Null if no one can read it.',
  'PreviewPart.outOfReach':
    'Whether the data was requested although the role does not allow reading it.',
  'Session.address': 'The IP address.',
  'Session.current': 'Whether this is the current session.',
  'User.profiles': 'The 20 newest profiles. `GET /profile` returns all of them.',
  'ConnectionForm.enforcesSecondFactor':
    'Whether Accord trusts the provider’s statement that a second factor was used. If so, this factor satisfies the organization’s policy.',
  'ConnectionChange.enforcesSecondFactor':
    'Whether Accord trusts the provider’s statement that a second factor was used. If so, this factor satisfies the organization’s policy.',
  'setProviderPolicy.from':
    'A time within the next year, `now` (by the service’s clock), or null to turn the policy off.',
  'setProviderPolicy.maxAgeHours':
    'How many hours a sign-in through the provider stays valid, from 1 to 168. The default is 24.',
  'pauseProviderPolicy.hours': 'How many hours the pause lasts, from 1 to 72.',
  'addProviderGuest.profile': 'The profile of the member.',
  'ProviderPolicy.pausedUntil': 'Null unless an owner paused the policy.',
  'ProviderPolicy.proved': 'How many people have signed in through the provider.',
  'ProviderPolicy.exempt':
    'How many people have not signed in through the provider, but are owners or listed guests with a second factor.',
  'setSecondFactorPolicy.from':
    'A time within the next year, `now` (by the service’s clock), or null to turn the policy off.',
  'file.available': 'Whether the file can still be downloaded.',
  'file.digest': 'The SHA-256 hash of the file, in hex.',
  acceptedAt: 'Null until the invitation is accepted.',
  accessToken: 'Send it as `Authorization: Bearer …`.',
  allowedAt: 'The time when additional access was last granted.',
  emailProven: 'Whether the person verified the address.',
  logo: 'The path of the image, such as `/logos/…`. It changes with each upload. Null if there is no logo.',
  failure: 'The reason for the failure.',
  founder: 'Whether this person created the organization.',
  image: 'The bytes of a PNG, JPEG, or WebP file, in base64.',
  last4: 'The last four characters of the secret.',
  lastUsedAt: 'The time of the last use. Null if it was never used.',
  pendingEmail: 'A new address that is not verified yet.',
  progress: 'The number of rows written so far, and the expected total once it is known.',
  receivesEvents:
    "The subjects of the events that the application's endpoints receive with its effective scopes. Empty if it has no endpoint.",
  redirectKnown:
    'Whether the redirect address belongs to an application that you approved, or that one of your organizations owns or authorized.',
  redirectUrl: 'The URL to which the browser is redirected after the invitation is accepted.',
  refusedShares: 'The requested kinds of data that the organization declined to share.',
  requestedScopes: 'The additional scopes that were requested and have no decision yet.',
  requestedShares: 'The additional kinds of data that were requested and have no decision yet.',
  suspended:
    'Whether the profile is suspended. A suspended profile cannot do anything until it is reactivated.',
  unusedScopes: 'Scopes with no recorded calls.',
  usedDays:
    'The days with any usage in the last 90 days, each given as the number of days before today (UTC).',
  signingKey: 'The SHA-256 hash of the public key that verifies signed exports, in hex.',
}

/** Descriptions of fields in requests. Each of these fields needs one, and a test lists any that are missing. */
export const inputDescriptions: Record<string, string> = {
  $limit: 'The maximum number of items to return.',
  $skip: 'The number of items to skip at the start.',
  $with: 'The relation to embed.',
  'getAuthorization.$with': 'The relation to embed: `application`.',
  'listAuthorizations.$with': 'The relation to embed: `application`.',
  'listApprovals.$with':
    'The relations to embed: `profile`, `profile.organization`, or both, separated by a comma.',
  'Credentials.password': 'The password of the account.',
  'Decision.application': 'The application that makes the request.',
  'Decision.profile': 'The profile that the application can use.',
  'Decision.redirect': 'The redirect address where the application expects the response.',
  'Decision.roles': 'The roles that the application requires.',
  'Decision.scopes': 'Must be exactly the scopes that the person was shown.',
  'Decision.standardScopes': 'Must be exactly the OpenID Connect scopes that the person was shown.',
  'Decision.state': 'A value from the application, which is returned unchanged.',
  'PasswordReset.firstName': 'Required for an account that was never verified.',
  'PasswordReset.lastName': 'Required for an account that was never verified.',
  'closeReview.nextInDays':
    'The number of days until the next review is due. If null, no review is scheduled.',
  'decideReviewItems.decision':
    'The decision. Use null to withdraw a decision. If omitted, the decision does not change.',
  'decideReviewItems.note': 'A note for auditors. If omitted, the note does not change.',
  'ways.id': 'The ID of the item.',
  'ways.kind': 'The kind of item.',
  'decideReviewItems.ways': 'The items to decide on.',
  'EndpointForm.url': 'An https URL that uses port 443, or port 1024 or higher.',
  'EndpointForm.types':
    'The types of events that the endpoint receives. An empty list means all types.',
  'EndpointForm.format':
    'The format of events: Standard Webhooks or CloudEvents. Both have the same signature.',
  'EndpointForm.includesEmail':
    'Whether events contain email addresses. Only owners can turn it on, and only for endpoints of an organization.',
  'EndpointForm.strictOrder':
    'Whether each event waits until the previous event of the same organization has been delivered or has failed permanently.',
  'EndpointForm.signsEd25519': 'Whether events also have an ed25519 signature.',
  'EndpointChange.url':
    'An https URL that uses port 443, or port 1024 or higher. A new URL must be verified again.',
  'EndpointChange.types':
    'The types of events that the endpoint receives. An empty list means all types.',
  'EndpointChange.format':
    'The format of events: Standard Webhooks or CloudEvents. Both have the same signature.',
  'EndpointChange.includesEmail':
    'Whether events contain email addresses. Only owners can turn it on, and only for endpoints of an organization.',
  'EndpointChange.strictOrder':
    'Whether each event waits until the previous event of the same organization has been delivered or has failed permanently.',
  'EndpointChange.signsEd25519': 'Whether events also have an ed25519 signature.',
  'AuditStreamForm.preset': 'The receiver, which determines the format.',
  'AuditStreamForm.url': 'An https URL that uses port 443, or port 1024 or higher.',
  'AuditStreamForm.token':
    'The token of the receiver. Required for all receivers except `https`, which uses a secret instead.',
  'AuditStreamForm.after':
    'The position of the row to begin after, or 0 for all stored activity. If omitted, the stream begins with new activity.',
  'AuditStreamChange.url':
    'An https URL that uses port 443, or port 1024 or higher. A new URL must be verified again.',
  'AuditStreamChange.token': 'The new token of the receiver.',
  'AuditStreamChange.after': 'The position of the row after which the stream begins again.',
  'listDeliveries.state': 'Return only deliveries in this state.',
  'listDeliveries.type': 'Return only deliveries of this type of event.',
  'resendFailed.since': 'Resend deliveries that failed since this time.',
  seq: 'The number of the delivery. Each endpoint counts its deliveries from 1.',
  'listEvents.after':
    'The cursor to continue after. If omitted, the list starts with the oldest stored event.',
  'listEvents.limit': 'The maximum number of events to return, up to 1,000.',
  'listEvents.types': 'Return only events of these types. Separate multiple types with commas.',
  'listEvents.wait':
    'How many seconds to wait for an event if none is available yet, up to 20. The call returns as soon as an event arrives.',
  'listApplicationEvents.after':
    'The cursor to continue after. If omitted, the list starts with the oldest stored event.',
  'listApplicationEvents.limit': 'The maximum number of events to return, up to 1,000.',
  'listApplicationEvents.types':
    'Return only events of these types. Separate multiple types with commas.',
  'listApplicationEvents.wait':
    'How many seconds to wait for an event if none is available yet, up to 20. The call returns as soon as an event arrives.',
  'listReviewItems.kind': 'Return only items of this kind.',
  'startReview.dueInDays': 'The number of days until all decisions are due, from 1 to 90.',
  'revokeAccessGrants.dryRun': 'Whether to preview the impact without changing anything.',
  'items.id': 'The ID of the access grant.',
  'revokeAccessGrants.items': 'The access grants to revoke.',
  'items.kind': 'The kind of access grant.',
  'listAccessGrants.kind': 'Return only items of this kind.',
  'listAccessGrants.application': 'Return only the approvals of this application.',
  'listAccessGroups.type': 'Return only groups of this type.',
  'listReviewGroups.type': 'Return only groups of this type.',
  'listReviewItems.application': 'Return only the approvals of this application.',
  'decideReviewItems.application':
    'The application whose items to decide on, instead of a list. If it has more than 2,000 items, repeat the call.',
  'keepUndecided.note':
    'The reason, which is added as a note to every kept item that has no note yet.',
  about: 'Return only activity about this subject, of any kind.',
  address: 'The street and number.',
  before: 'Return only activity before this time.',
  'checkActivity.hash': 'The hash that the previous call returned.',
  'checkActivity.position': 'The position that the previous call returned.',
  dryRun: 'Whether to return the impact of the call without changing anything.',
  application: 'The ID of an application.',
  connection:
    'The ID of a connection. Return only members who are linked to it, without any invitations.',
  'beginSignIn.connection': 'The ID of a connection, as in the error `provider_needed`.',
  approval: 'The ID of an approval.',
  author: 'The ID of a person, an organization, or an application.',
  'FirstCode.code': 'The six digits that the app currently shows.',
  'passSecondStep.pending': 'The value of `next.pending` that the sign-in returned.',
  'passSecondStep.proof': 'One of the second factors in `next.methods`.',
  'authorizeApplication.scopes':
    'The scopes that the person was shown. The call fails if the application now requests different ones.',
  authorize:
    'Whether to also authorize the application for the organization. Only people who manage the organization can do this.',
  callback:
    'The URL to redirect the browser to after the invitation is accepted. Ignored unless it is an http or https URL.',
  backchannelLogoutUri:
    'The URL to notify when a person signs out. Null turns these notifications off.',
  city: 'The city or town.',
  claimsInIdToken: 'Whether the ID token also contains the person’s claims.',
  code: 'The code from the link in the email.',
  'confirmRecoveryCodesSaved.code':
    'One of the person’s unused recovery codes. It stays valid after this call. If omitted, the person must have confirmed their identity.',
  codeChallenge: 'The PKCE code challenge: the base64url-encoded SHA-256 hash of the verifier.',
  codeChallengeMethod: 'The method of the code challenge. Only S256 is supported.',
  confirmedPassword: 'The same password, entered again.',
  'Assertion.id': 'The credential ID of the passkey.',
  'Assertion.type': 'Always `public-key`.',
  'Attestation.id': 'The credential ID of the passkey.',
  'Attestation.type': 'Always `public-key`.',
  credential:
    'The passkey registration or sign-in response, as returned by `toJSON` in the browser.',
  country: 'The country. It determines the valid states, time zones, and ZIP codes.',
  currentPassword: 'The current password.',
  decision: 'The decision.',
  description: 'A human-readable description.',
  email: 'An email address.',
  from: 'Return only activity at or after this time.',
  findable:
    'Whether network owners can find the organization by the email address of one of its managers.',
  firstName: 'The given name.',
  'createApplication.kind':
    'The kind of application, which depends on where it runs. Only `web` applications have a secret. The kind cannot be changed later.',
  'getApplication.redirect':
    'The redirect address for the response. The call fails unless it belongs to the application.',
  'listViewedSecrets.member':
    'The IDs of the members to check instead of yourself. Separate multiple IDs with commas.',
  'previewForYou.profile':
    'One of your profiles. If omitted, the preview shows the data that the application can read on your behalf without a profile.',
  'previewForYou.scope':
    'The requested scopes, separated by spaces. If omitted, the preview uses the scopes that you approved.',
  'getOrganization.application': 'The application that requests approval.',
  id: 'The ID of the resource in the path.',
  idTokenAlg: 'The algorithm for signing the application’s ID tokens.',
  interaction: 'The interaction started by `/oauth/authorize`. Omit it when calling `/approval`.',
  jobId: 'The ID of the export.',
  keyId: 'The ID of the secret.',
  kind: 'The kind of activity.',
  lastName: 'The family name.',
  memberApprovals: 'The applications that people can approve: `any`, or only `authorized` ones.',
  domainId: 'The ID of the domain.',
  memberId: 'The ID of the member.',
  profileId: 'The ID of the profile.',
  name: 'The display name.',
  network: 'The ID of a network.',
  nonce: 'A value to return in the ID token. Used only by `/approval`.',
  offlineAccess: 'Whether the person was shown that the application can act while they are away.',
  only: 'Return only items flagged with this concern.',
  orgId: 'The ID of the organization that the application requires.',
  organization: 'The ID of an organization.',
  'deleteAccount.organizations': 'A decision for each organization that only this person owns.',
  'organizations.id': 'The ID of the organization.',
  'organizations.owner':
    'The ID of the profile that becomes the owner. If omitted, the organization is deleted.',
  origin: 'The scheme and host, such as https://app.example.',
  password:
    'A password of at least 8 characters, with lowercase and uppercase letters, a number, and a special character.',
  personal:
    'Whether to approve without a profile. Allowed only if the request does not involve an organization.',
  pkceOptional:
    'Whether the application can omit PKCE if it sends a nonce. For `web` applications only.',
  requirePkce:
    'Whether the direct flow at `/approval` also requires a code challenge. Applications without a secret always need one.',
  postLogoutUris: 'The URLs that the browser can be redirected to after the person signs out.',
  profile: 'The ID of a profile.',
  proof:
    'The proof of identity. The password alone is accepted only from a person without a second factor.',
  q: 'Words to search for in names and addresses.',
  grant: 'The ID of an access grant.',
  review: 'The ID of a review.',
  redirectUris: 'The URLs that `/oauth/authorize` can send responses to.',
  roles: 'The roles in the organization.',
  role: 'Return only members whose highest role is this one.',
  scopes: 'The data that the application can read and change.',
  search:
    'Words that must all appear in a name or address. Their order, case, and accents are ignored.',
  shares: 'The kinds of data to share.',
  standing: 'Return only networks that the organization created, or only those it joined.',
  state: 'The abbreviation of the state or province, such as NY or ON.',
  timezone: 'The name of a time zone, such as America/Toronto.',
  token: 'The code from the link in the email.',
  type: 'The type of export.',
  sort: 'The order of the members: `joined` (most recently joined first) or `name`.',
  user: 'The ID of the person.',
  'verifyEmail.password':
    'The password that was chosen at sign-up. Required unless the browser is the one that was used to sign up.',
  withInvites: '`1` puts pending invitations first. `only` returns only pending invitations.',
  years: 'The number of years to keep activity: 1, 2, or 7. Null keeps it indefinitely.',
  zipcode: 'A five-digit ZIP code or a Canadian postal code.',
  userCode: 'The code that the device shows. Case, spaces, and dashes are ignored.',
  note: 'A note to the person who made the request.',
  request: 'The ID of the request.',
  'requestApplication.scopes': 'Must be exactly the scopes that the person was shown.',
  'DeviceDecision.profile': 'The profile that the application can use.',
  'DeviceDecision.scopes': 'Must be exactly the scopes that the person was shown.',
  redirect: 'One of the redirect addresses of the application.',
}
