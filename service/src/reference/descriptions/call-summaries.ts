import type { callsByFeature } from '@accord/contract/all-calls.ts'
import { graceDays } from '@accord/contract/deletions.ts'
import { usageChartDays } from '@accord/contract/application-usage.ts'
import { retention } from '@accord/contract/retention.ts'

type Calls = typeof callsByFeature
export type CallName = { [Feature in keyof Calls]: keyof Calls[Feature] }[keyof Calls]

/** The summary of each call. It isn't part of the contract, because the console loads that but shows no summaries. */
export const callSummaries: Record<CallName, string> = {
  login:
    'Sign in. Returns the user with a token that is valid for 60 minutes. If the person has a second factor, the call returns the next step instead.',
  passSecondStep:
    'Complete a sign-in with a second factor. You have ten minutes and five attempts. Returns the user with a token.',
  logout: 'End this session, and revoke its user token and all its profile tokens.',
  refresh: 'Exchange a valid token for a new one. The old one works for 30 more seconds.',
  beginReauthentication:
    'Get the methods with which you can confirm your identity, and check whether you have already confirmed it.',
  reauthenticate:
    'Confirm your identity. The returned token counts as confirmed for ten minutes. The old one works for 30 more seconds.',
  me: 'Get the owner of the token: a person, or an application acting on its own behalf.',
  listSessions:
    'List your sessions. The current session comes first, followed by the most recently used ones.',
  endSession: 'Sign out of one of your sessions.',
  endOtherSessions: 'Sign out of all your other sessions.',
  reportSignIn:
    'Report a sign-in that was not yours, using the code from the alert email. This ends the session, and the next sign-in from that device triggers another alert.',
  signUp: 'Create an account. Sends an email with a verification link and sets a sign-up cookie.',
  updateUser: 'Change your name or password. Changing your password ends all your other sessions.',
  removePassword: 'Remove your password. After that, you can sign in only with passkeys.',
  setPassword: 'Set a password for an account without one.',
  resendVerification:
    'Send the verification email again. The response is the same for every address.',
  verifyEmail:
    'Verify an email address with the code from the email and either the sign-up cookie or the password. In the browser that was used to sign up, this also signs the person in, unless someone else is signed in there. Otherwise, the response is empty.',
  getSignUp: 'Get the email address that a verification link is for, without verifying it.',
  discardSignUp:
    'Use the code from the verification email to discard an account that was never verified.',
  sendResetLink:
    'Email a link to reset a forgotten password. The response is the same for every address.',
  resetPassword:
    'Set a new password with the code from a reset link. This ends all of the person’s sessions. An account that was never verified is created again, so the request must then include the person’s first and last name.',
  getOwnEmail:
    'Get your sign-in address, any pending new address, and your profiles that use the current address.',
  changeEmail:
    'Request a new sign-in address. Nothing changes until you open the link sent to the new address. The response is the same for every address.',
  cancelEmailChange: 'Cancel the pending change to your sign-in address.',
  verifyNewEmail:
    'Verify your new sign-in address with the code that was emailed to it. Only the person who requested the change can do this.',
  undoEmailChange:
    'Use the code that was emailed to your old address to undo a change that you did not make. This ends all sessions, and you get an email with a link to choose a new password.',
  listSolelyOwned:
    'List the organizations that only you own. You must transfer or delete each of them before you can delete your account.',
  deleteAccount: `Delete your account and sign out everywhere. You can restore it for ${graceDays.account} days.`,
  cancelAccountDeletion: `Cancel the deletion of your account, within ${graceDays.account} days.`,
  listFactors:
    'Get your sign-in methods: password, passkeys, authenticator app, and recovery codes.',
  beginTotp:
    'Get a new key for an authenticator app. It has no effect until you send a code from the app.',
  confirmTotp:
    'Add an authenticator app by sending a code that it shows. Returns ten recovery codes, which are shown only once, unless you have already confirmed that you saved your codes.',
  removeTotp: 'Remove your authenticator app.',
  newRecoveryCodes:
    'Create ten new recovery codes, which are shown only once. The old codes stop working.',
  confirmRecoveryCodesSaved:
    'Confirm that you saved your recovery codes. Until you do this for the first time, sign-in does not require your second factor.',
  cancelSecondFactorReset: 'Use the code from the email to cancel the reset of your second factor.',
  beginPasskeySignIn:
    'Get the options that a browser needs to sign in with a passkey. The options do not depend on the person.',
  finishPasskeySignIn: 'Sign in with only a passkey. Returns the user with a token.',
  beginPasskey: 'Get the options that a browser needs to create a passkey.',
  addPasskey:
    'Add a passkey. Returns ten recovery codes, which are shown only once, unless you have already confirmed that you saved your codes.',
  renamePasskey: 'Rename a passkey.',
  removePasskey:
    'Remove a passkey. Returns the remaining passkeys, so that the browser can pass them to the authenticator.',
  createOrganization: 'Create an organization. Its creator becomes its owner.',
  listOrganizations: 'List the organizations you have a profile in, most recently joined first.',
  getOrganization:
    'Get an organization. Managers get all fields, and members get its name and description.',
  updateOrganization:
    'Change the details of an organization you manage. Omitted fields do not change.',
  setOrganizationLogo:
    'Set the logo of an organization you manage. The logo must be a PNG, JPEG, or WebP image of up to 256 KB, with up to 2,048 pixels on each side.',
  removeOrganizationLogo: 'Remove the logo of an organization you manage.',
  leaveOrganization:
    'Leave the organization of the current profile. If you use a session token, specify the organization.',
  deleteOrganization: `Delete an organization and stop its applications. It can be restored for ${graceDays.organization} days. Only owners can do this.`,
  restoreOrganization: 'Restore a deleted organization. Only owners can do this.',
  getSecondFactorPolicy:
    'Get the second factor policy of an organization you manage. The response shows when the policy starts, how many members have a second factor, and what the policy affects.',
  listMembersWithout:
    'List the members without a second factor in an organization you manage, most recently joined first.',
  setSecondFactorPolicy:
    'Set or change the time from which a second factor is required, or send null to turn off the policy. Only owners who signed in with a second factor can do this.',
  getApprovalPolicy:
    'Check which applications people in an organization you manage can approve, and preview the impact of allowing only authorized ones.',
  setApprovalPolicy:
    'Let people approve any application, or only authorized ones. If you allow only authorized ones, approvals of other applications stop working immediately. Only owners can do this.',
  profileToken:
    'Get a token to act as one of your own profiles. It is valid until this session ends.',
  listProfiles:
    'List all your profiles with the names of their organizations. The user object contains only the newest 20.',
  createContactProfile: 'Become a contact of an organization to approve an application for it.',
  updateProfile:
    'Change the email address of your own profile, or the roles of a member whose role is not above yours.',
  verifyProfileEmail:
    'Verify the new address of your profile with the code that was emailed to it. Only the person who requested the change can do this.',
  listMembers:
    'List the members of an organization you manage. Use `withInvites` to include pending invitations, or to return only invitations. With a search or a role filter, the call returns up to 1,000 members and up to 1,000 invitations.',
  countMembers:
    'Count the members and pending invitations of an organization you manage, grouped by highest role. All counts except `joined` stop at 1,000.',
  removeMember:
    'Remove a member. You cannot remove owners, or members with a higher role than yours.',
  suspendMember:
    'Suspend a member. They keep their roles, but cannot do anything in the organization until they are reactivated.',
  resumeMember: 'Reactivate a suspended member. They keep their roles.',
  inviteMember: 'Invite a person by email. You cannot give them a role above your own.',
  listOwnInvitations: 'List the pending invitations to the address you sign in with, newest first.',
  getInvitation:
    'Get an unanswered invitation with the code from its email. Managers of the organization, and the person who signs in with the invited address, can use the invitation’s ID instead.',
  acceptInvitation:
    'Accept an invitation and join the organization. The new profile uses the invited address.',
  declineInvitation: 'Decline an invitation. The person who sent the invitation gets an email.',
  readMailedInvitation:
    'Get an invitation with the code from its email. You do not need to sign in.',
  declineMailedInvitation:
    'Decline an invitation with the code from its email. You do not need an account. The person who sent the invitation gets an email.',
  updateInvitation: 'Change the roles of an unanswered invitation. Its link stays valid.',
  deleteInvitation: 'Delete an invitation, even one with roles above your own.',
  resendInvitation: 'Resend an invitation with a new link, which works for 7 days.',
  getRedirectOrigin:
    'Check whether a site such as `https://host` belongs to an application that you approved, or that one of your organizations owns or authorized.',
  createApplication: 'Register an application in the organization you are acting for.',
  listApplications: 'List the applications of the organization you are acting for, newest first.',
  getApplication:
    'Get an application. Its managers get all fields, and everyone else gets its public card. With `redirect`, the call fails unless that address belongs to the application.',
  getApplicationName:
    'Get the names of an application and its organization, to show to people who are about to sign in. Requires one of the application’s redirect addresses.',
  getApplicationUsage: `Count the sign-ins, API calls, and errors of an application you manage, for each of the last ${usageChartDays} days.`,
  updateApplication:
    'Change one part of an application: its name and description, its scopes, one of its lists of addresses, or its sign-in settings. Adding scopes does not extend existing authorizations.',
  setApplicationLogo:
    'Set the logo of an application you manage. The logo must be a PNG, JPEG, or WebP image of up to 256 KB, with up to 2,048 pixels on each side.',
  removeApplicationLogo: 'Remove the logo of an application you manage.',
  deleteApplication: `Delete an application and revoke its tokens immediately. After ${retention.application.periods.grace}, it is permanently deleted with its secrets, authorizations, and approvals. Only owners can do this.`,
  restoreApplication:
    'Restore a deleted application with its authorizations and approvals. Only owners can do this.',
  listKeyCards:
    'List the last four characters of each active secret of an application you manage, newest first.',
  listKeys:
    'List the active secrets of an application you manage, newest first. Each view is recorded, and the number of views is limited.',
  createKey: `Create a second secret. The previous one works for another ${retention.secrets.periods.replaced}, or until it is deleted.`,
  deleteKey: 'Delete a secret, and revoke the tokens that were issued for it.',
  listViewedSecrets:
    'List the active secrets you have viewed in an organization’s applications. If you manage the organization, you can also list the secrets that other members have viewed.',
  rotateSecret: `Create a second secret without showing it. The previous one works for another ${retention.secrets.periods.replaced}.`,
  getAuthorizationPrompt:
    'Get the scopes that an application requests from an organization you manage, and the existing authorization, if any.',
  authorizeApplication:
    'Authorize an application for your organization, with the scopes that it currently requests. Repeating the call has no effect.',
  listAuthorizations:
    'List the applications authorized by the organization you are acting for, newest first.',
  getAuthorization:
    'Get an authorization. Managers of the organization get all fields. Managers of the application get only its scopes.',
  decideOnScopes: 'Grant or refuse the additional scopes that an authorized application requests.',
  revokeAuthorization:
    'Revoke an authorization, and all tokens and approvals that the application has in the organization.',
  listGrantedAuthorizations:
    'List the organizations that authorized an application you manage, newest first.',
  requestApplication:
    'Ask the admins of your organization to authorize an application. Until they answer, repeating the request has no effect.',
  listApplicationRequests:
    'List the applications requested by members of an organization you manage. Unanswered requests come first, followed by answered requests, both sorted from newest to oldest.',
  answerApplicationRequest:
    'Authorize an application that a member requested, with exactly the scopes you were shown, or decline the request. The member gets an email.',
  listOwnApplicationRequests:
    'List your unanswered requests to authorize applications, newest first.',
  withdrawApplicationRequest: 'Withdraw one of your unanswered requests.',
  listApprovals: 'List your approvals, newest first. You can filter by application.',
  listApprovalStatuses:
    'For each of your profiles, check whether its organization has authorized an application, and which scopes still require authorization. You can filter by organization.',
  authorize:
    'Approve or deny an application’s request. Returns the URL to redirect to, which contains a code or an error.',
  revokeApproval:
    'Revoke one of your approvals, and every token that the application received through it.',
  listAccessGrants:
    'List the access grants of an organization you manage, newest first. People are included only if you filter by kind or search.',
  listAccessGroups:
    'List everyone and everything with access to an organization you manage, grouped by application, network, file, invitation, and person.',
  getAccessSummary: 'Count the access grants of an organization you manage.',
  getAccessGrant: 'Get an access grant of an organization you manage, with its usage.',
  revokeAccessGrants:
    'Revoke up to 100 access grants of an organization you manage. With `dryRun`, only preview the impact.',
  revokeMemberApproval:
    'Revoke a person’s approval and its tokens in an organization you manage. The person gets an email.',
  previewForApplication:
    'Preview the data that an application can read in an organization you manage, on its own behalf and for people who approve it. The preview includes data that the application could read once it is authorized.',
  previewForYou:
    'Preview the data that an application can read on your behalf, with or without one of your profiles. The preview uses the scopes that you approved, unless you specify `scope`.',
  previewInNetwork:
    'Preview the data that a network’s owner can read from your organization, or could read if you agreed to its request.',
  findDeviceRequest:
    'Get the request of the device that shows this code. The number of attempts is limited.',
  decideOnDevice:
    'Approve or deny a device’s request. If you approve the request, the device gets its tokens the next time it polls.',
  createNetwork: 'Create a network in the organization you are acting for.',
  listNetworks:
    'List the networks that the organization you are acting for created, joined, or was invited to, newest first.',
  getNetwork:
    'Get a network. The network’s owner gets the number of its members, and other organizations get their own membership. You can make this call before you select an organization.',
  getNetworkMap:
    'Get the organizations in a network you own, and see which of each other’s applications they have authorized.',
  getNetworkHistory:
    'List the changes in a network you own, newest first. Each change shows which organization joined or left, or which data it shares.',
  updateNetwork:
    'Change the name or description of a network, or the data that its members share. Members do not share any additional data until they agree.',
  deleteNetwork:
    'Delete a network for all its members. Only owners of the organization that created it can do this.',
  removeFromNetwork:
    'Remove an organization from a network you own, or remove your own organization from a network. `memberId` is the ID of the organization.',
  searchOrganizations:
    'Search for organizations by the exact email address of one of their managers, to invite them to a network you own.',
  inviteToNetwork:
    'Invite an organization to a network you own. The organization must appear in search.',
  listNetworkInvitations:
    'List the organizations that joined a network or were invited to it. The owner of the network gets all of them. A member gets only its own row.',
  getNetworkInvitation:
    'Get an invitation to a network. Managers of the invited organization or of the network can make this call before they select an organization.',
  acceptNetworkInvitation: 'Join a network and share the kinds of data that you were shown.',
  decideOnShares:
    'Agree to share the additional data that a network requests, or continue to share only what you agreed to before.',
  deleteNetworkInvitation:
    'Delete an invitation as the owner of the network, or decline it as the invited organization.',
  resendNetworkInvitation: 'Resend an invitation, which is then valid for another 30 days.',
  startExport:
    'Export the data of an organization or a network you manage, or a list of everyone and everything with access to an organization. You get an email when the export is complete.',
  listExports:
    'List the exports of an organization or a network you manage, newest first. An organization’s list includes its access exports.',
  getExportContents: 'Preview the contents of an export.',
  downloadExport:
    'Download the file of a completed export. You must still manage the organization or network that was exported.',
  deleteExportFile: 'Delete the file of an export before it expires.',
  listExportReceipts:
    'List the network exports that contained data from an organization you manage.',
  getSnapshot:
    'Download the data of a small organization you manage as one JSON file, without waiting for an export.',
  getSignatureKey:
    'Get the public key that verifies signed exports and activity. Compare it with the key in the exported file.',
  startDataExport:
    'Request a file with all data about you. You can do this once a day. You get an email when the file is ready.',
  listDataExports: 'List your data exports, newest first.',
  downloadDataExport: 'Download a file with your data.',
  deleteDataExport: 'Delete a file with your data before it expires.',
  startReview:
    'Start a review of all access to an organization you manage. It opens once the snapshot is complete.',
  listReviews: 'List the access reviews of an organization you manage, newest first.',
  getReview: 'Get the progress and result of an access review.',
  listReviewItems: 'List the items of a review as they were when it started, with their decisions.',
  listReviewGroups:
    'List the items of a review, grouped by application, network, file, invitation, and person.',
  decideReviewItems: 'Keep or revoke up to 100 items of a review, or add a note to them.',
  keepUndecided:
    'Keep all undecided items, or all undecided items of one kind, and give a reason. For a large review, `keeping` is true until all items are kept.',
  getReviewImpact: 'Preview the impact of closing a review now.',
  closeReview:
    'Close a review once every item has a decision. This revokes all access marked for revocation and creates a signed file.',
  cancelReview: 'Discard a review. Nothing is revoked, and its decisions are deleted.',
  writeReviewFile: 'Re-create the signed file of a closed review.',
  listToDo:
    'List everything that needs your attention and that you can act on, across all your organizations. Items with the earliest deadline come first.',
  getFirstSteps: 'Get the first steps that an organization you manage has completed.',
  listActivity:
    'List the activity of your account, such as sign-ins, failed sign-ins, and changes to the password or email address.',
  listOrganizationActivity:
    'List the activity of an organization you manage, newest first. Filter by author, kind, subject, and time.',
  findActivityAuthors:
    'Search the members of an organization you manage by name or email address, to filter its activity. Returns the first ten.',
  downloadActivity: 'Download all matching activity as one CSV file. The download is recorded.',
  checkActivity:
    'Verify the activity chain of an organization you manage, a few thousand rows at a time. The check starts at the beginning, or after a row that was already checked.',
  getActivityRetention:
    'Get the activity retention period of an organization you manage, and the time before which activity has been deleted.',
  setActivityRetention:
    'Keep activity for 1, 2, or 7 years, or indefinitely. Older activity is permanently deleted within a day. Only owners can do this.',
  listEvents:
    'List the events of an organization in order, starting after a cursor. Admins, owners, and the organization’s own applications can make this call. An application gets events about itself, and the types of events that its scopes allow.',
  listApplicationEvents:
    'List the events of the application’s own organization and of all organizations that authorized it, starting after a cursor. The first request starts the feed. Events are kept for 30 days. The application gets events about itself, and the types of events that its scopes allow in each organization.',
  listEventTypes:
    'List all event types, each with an example and the scope that an application needs to receive it.',
  listOrganizationEndpoints: 'List the endpoints of an organization you manage, newest first.',
  createOrganizationEndpoint:
    'Create an endpoint that receives the events of an organization you manage, and get its secret. The endpoint receives only test events until it responds to one with a 2xx status. An organization can have up to 10 endpoints.',
  listApplicationEndpoints: 'List the endpoints of an application you manage, newest first.',
  createApplicationEndpoint:
    'Create an endpoint for an application you manage. It receives the events that the application’s scopes allow, from every organization that authorized the application. An application can have up to 5 endpoints.',
  getEndpoint: 'Get an endpoint and its state.',
  updateEndpoint:
    'Change the settings of an endpoint. If you change the URL, you must verify it again with a test event. Only owners can include email addresses.',
  deleteEndpoint: 'Delete an endpoint and its deliveries. Pending events will not be sent.',
  testEndpoint:
    'Send a test event immediately and return the endpoint’s response. The first 2xx response verifies the endpoint. You can send up to 3 test events a minute.',
  pauseEndpoint: 'Pause an active endpoint. Its pending events are kept for 30 days.',
  enableEndpoint: 'Resume a paused or disabled endpoint, starting with its pending events.',
  getEndpointSecret:
    'Get the secret that verifies the signatures of an endpoint. Each view is recorded.',
  rotateEndpointSecret:
    'Replace the secret of an endpoint. For 24 hours, events are also signed with the previous secret.',
  revokePreviousEndpointSecret: 'Immediately stop signing with the previous secret.',
  getEndpointPublicKey: 'Get the public key that verifies the ed25519 signatures of an endpoint.',
  listDeliveries:
    'List the deliveries to an endpoint, including pending ones, newest first. Filter by state and type. Deliveries are kept for 30 days.',
  getDelivery: 'Get a delivery, all its attempts, and the request as it would be sent now.',
  resendDelivery:
    'Resend an event immediately, with the same ID, and return the endpoint’s response. You can also do this while the endpoint is paused or disabled.',
  resendFailed: 'Resend all deliveries that have failed since a given time.',
  listAuditStreams: 'List the audit streams of an organization you manage, newest first.',
  createAuditStream:
    'Create an audit stream that sends all activity of an organization you own to a receiver, in order. The receiver gets only tests until it responds to one with a 2xx status. An organization can have up to 2 audit streams.',
  getAuditStream: 'Get an audit stream, its state, and its position in the activity.',
  updateAuditStream:
    'Change the address or token of an audit stream, or make it begin again after a different row. If you change the address, you must verify it again with a test. Only owners can do this.',
  deleteAuditStream: 'Delete an audit stream. Only owners can do this.',
  testAuditStream:
    'Send a test record immediately and return the receiver’s response. The first 2xx response verifies the audit stream. Only owners can do this, up to 3 times a minute.',
  pauseAuditStream:
    'Pause an active audit stream. It keeps its position in the activity. Only owners can do this.',
  enableAuditStream:
    'Resume a paused or disabled audit stream from where it stopped. Only owners can do this.',
  rotateAuditStreamSecret:
    'Replace the secret that signs the batches of an audit stream. For 24 hours, batches are also signed with the previous secret. Only owners can do this.',
  revokePreviousAuditStreamSecret:
    'Immediately stop signing with the previous secret. Only owners can do this.',
  listDomains: 'List the domains of an organization you manage, sorted by name.',
  addDomain:
    'Add a domain to an organization you own, and get the TXT record to publish. A domain must not be a public suffix, an IP address, or the domain of a public email provider.',
  checkDomain:
    'Check the TXT record of a domain immediately. Two resolvers must find the record. Accord also checks the record every day.',
  updateDomain:
    'Choose whether people with a verified address in the domain can ask to join. Only owners can do this.',
  removeDomain:
    'Remove a domain. Existing members are not affected, but open requests to join from this domain are deleted. Only owners can do this.',
  listJoinable:
    'List the organizations that verified the domain of your email address and that you can ask to join.',
  askToJoin:
    'Ask to join an organization that verified the domain of your email address. Its admins get an email.',
  listJoinRequests: 'List the open requests to join an organization you manage, newest first.',
  answerJoinRequest:
    'Approve or decline a request to join. If you approve it, the person becomes a member. In both cases, the person gets an email.',
  listConnections: 'List the identity provider connections of an organization you manage.',
  createConnection:
    'Add a connection to an identity provider. People can use it after you have tested it and turned it on. Only owners can do this.',
  getConnection:
    'Get a connection to an identity provider, and the values to enter in the provider’s settings.',
  updateConnection:
    'Change a connection. Changing the issuer or the client turns the connection off until you test it and turn it on again. Only owners can do this.',
  deleteConnection:
    'Delete a connection and its links, and end its sessions. Members stay in the organization. Only owners can do this.',
  testConnection:
    'Start a test sign-in, which does not link or create anything. Only owners can do this.',
  getConnectionTest:
    'Get the claims from the last test sign-in, and see what would happen in a real sign-in with them. Only owners can do this.',
  turnOnConnection: 'Let people sign in through a tested connection. Only owners can do this.',
  turnOffConnection:
    'Stop sign-ins through a connection and end its sessions. Only owners can do this.',
  listConnectionSignIns:
    'List the latest sign-ins through a connection. Rejected sign-ins include the reason.',
  createSetupLink:
    'Create a link that lets someone without an account enter the issuer and the client. The link works for 7 days. Only owners can do this.',
  deleteSetupLink: 'Withdraw the setup link of a connection. Only owners can do this.',
  confirmSetup:
    'Use the settings that someone entered with the setup link. Another provider, or only new certificates, turn the connection off until you test it and turn it on again. Only owners can do this.',
  getSetupPage: 'Get the contents of the page that a setup link opens.',
  fillSetupPage:
    "Enter the provider's values with a setup link. They take effect once an owner confirms them.",
  beginSignIn:
    "Begin a sign-in at an identity provider, if an email address's domain uses single sign-on.",
  finishProviderSignIn:
    'Complete a sign-in through an identity provider, in the browser in which it started.',
  listOwnConnections: 'List the connections that you can use to sign in to an organization.',
  connectProvider: 'Start connecting your membership to your identity provider account.',
  finishConnecting:
    'Finish connecting your membership to your identity provider account, in the browser in which you started.',
  disconnectProvider:
    'Disconnect your membership from an identity provider. This ends the sessions that you opened through the provider.',
  proveProvider:
    'In a session of your own account, prove that you can sign in through an organization’s identity provider. Send the code from a sign-in through the provider.',
  connectAndProve:
    'Prove that you can sign in through an organization’s identity provider, and connect your account with the provider to your membership.',
  getProviderPolicy: 'Check whether an organization you manage requires its identity provider.',
  setProviderPolicy:
    'Require the identity provider, or stop requiring it. Only owners can do this. They can require the provider only once all preconditions are met.',
  pauseProviderPolicy:
    'Let people use the organization without the identity provider for up to 72 hours. Accord emails all admins and owners. Only owners can do this.',
  resumeProviderPolicy: 'End a pause early, so that the identity provider is required again.',
  listProviderGuests: 'List the guests who do not need the identity provider.',
  addProviderGuest:
    'Let a member outside your verified domains use a second factor of their own instead of the identity provider.',
  removeProviderGuest:
    'Remove a guest from the list. The identity provider is immediately required for this person.',
  finishSocialSignIn:
    'Complete a sign-in with a provider such as Google, in the browser in which it started. If no account is connected to this sign-in, nothing changes.',
  signUpWithProvider:
    "Create an account after signing in with a provider. You must verify the email address, unless Accord accepts the provider's verification.",
  listIdentities: 'List your connected providers and the providers that you can connect.',
  beginLinkingIdentity: 'Start connecting a provider to your account.',
  linkIdentity: 'Finish connecting a provider, in the browser in which you started.',
  unlinkIdentity: 'Disconnect a provider. You must have another sign-in method.',
  proveOwnAccount:
    'In a session of a provider account, prove that you have an account of your own. The response shows what joining the accounts would change.',
  joinAccount:
    'Move your membership from a provider account to your own account, and sign in to it.',
  listRetained: 'List the data that this service keeps, and for how long.',
}
