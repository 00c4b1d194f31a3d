import type { callsByFeature } from '@accord/contract/all-calls.ts'
import { graceDays } from '@accord/contract/deletions.ts'
import { usageChartDays } from '@accord/contract/application-usage.ts'
import { retention } from '@accord/contract/retention.ts'

type Calls = typeof callsByFeature
export type CallName = { [Feature in keyof Calls]: keyof Calls[Feature] }[keyof Calls]

/** The summary of each call. It isn't part of the contract, because the console loads that but shows no summaries. */
export const callSummaries: Record<CallName, string> = {
  login:
    'Sign in. Returns the user with a token that is valid for 60 minutes. For a person with a second factor, returns the next step instead.',
  passSecondStep:
    'Complete a sign-in with a second factor. You have ten minutes and five attempts. Returns the user with a token.',
  logout: 'End this session, and revoke its user token and all its profile tokens.',
  refresh: 'Exchange a valid token for a new one. The old one works for 30 more seconds.',
  beginReauthentication:
    'Get the methods for confirming your identity, and whether you have already confirmed it.',
  reauthenticate:
    'Confirm your identity. The returned token counts as confirmed for ten minutes. The old one works for 30 more seconds.',
  me: 'Get the owner of the token: a person, or an application acting on its own behalf.',
  listSessions:
    'List your sessions. The current one comes first, then the others, most recently used first.',
  endSession: 'Sign out of one of your sessions.',
  endOtherSessions: 'Sign out of all your other sessions.',
  reportSignIn:
    'Report a sign-in that was not yours, with the code from the alert email. Ends the session. The next sign-in from that device triggers another alert.',
  signUp: 'Create an account. Sends an email with a verification link and sets a sign-up cookie.',
  updateUser: 'Change your name or password. A new password ends all your other sessions.',
  removePassword: 'Remove your password. After that, you can sign in only with passkeys.',
  setPassword: 'Set a password for an account without one.',
  resendVerification:
    'Send the verification email again. The response is the same for every address.',
  verifyEmail:
    'Verify an email address with the code from the email and either the sign-up cookie or the password. In the browser used for sign-up, this also signs the person in, unless someone else is signed in there. Otherwise, the response is empty.',
  getSignUp: 'Get the email address that a verification link is for, without verifying it.',
  discardSignUp:
    'Discard an account that was never verified, with the code from its verification email.',
  sendResetLink:
    'Email a link to reset a forgotten password. The response is the same for every address.',
  resetPassword:
    'Set a new password with the code from a reset link. Ends all of the person’s sessions. An account that was never verified is re-created, so the request must include the person’s names.',
  getOwnEmail:
    'Get your sign-in address, any pending new address, and your profiles that use the current address.',
  changeEmail:
    'Request a new sign-in address. Nothing changes until you open the link sent to the new address. The response is the same for every address.',
  cancelEmailChange: 'Cancel the pending change to your sign-in address.',
  verifyNewEmail:
    'Verify your new sign-in address with the code that was emailed to it. Only the person who requested the change can do this.',
  undoEmailChange:
    'Undo a change to your address that you did not make, with the code that was emailed to the old address. Ends all sessions, and emails a link to choose a new password.',
  listSolelyOwned:
    'List the organizations that only you own. You must transfer or delete each of them before you can delete your account.',
  deleteAccount: `Delete your account and sign out everywhere. You can restore it for ${graceDays.account} days.`,
  cancelAccountDeletion: `Cancel the deletion of your account, within ${graceDays.account} days.`,
  listFactors:
    'Get your sign-in methods: password, passkeys, authenticator app, and recovery codes.',
  beginTotp:
    'Get a new key for an authenticator app. It has no effect until you send a code from the app.',
  confirmTotp:
    'Add an authenticator app by sending a code that it shows. Returns ten recovery codes, shown once, unless you have already confirmed that you saved some.',
  removeTotp: 'Remove your authenticator app.',
  newRecoveryCodes: 'Create ten new recovery codes, shown once. The old ones stop working.',
  confirmRecoveryCodesSaved:
    'Confirm that you saved your recovery codes. Until you do this for the first time, sign-in does not require your second factor.',
  cancelSecondFactorReset: 'Cancel the reset of your second factor, with the code from the email.',
  beginPasskeySignIn:
    'Get the options that a browser needs to sign in with a passkey. They are not specific to a person.',
  finishPasskeySignIn: 'Sign in with a passkey alone. Returns the user with a token.',
  beginPasskey: 'Get the options that a browser needs to create a passkey.',
  addPasskey:
    'Add a passkey. Returns ten recovery codes, shown once, unless you have already confirmed that you saved some.',
  renamePasskey: 'Rename a passkey.',
  removePasskey:
    'Remove a passkey. Returns the remaining passkeys, so that the browser can pass them to the authenticator.',
  createOrganization: 'Create an organization. Its creator becomes its owner.',
  listOrganizations: 'List the organizations you have a profile in, most recently joined first.',
  getOrganization:
    'Get an organization. Managers get all fields, and members get its name and description.',
  updateOrganization:
    'Change the details of an organization you manage. Omitted fields stay as they are.',
  setOrganizationLogo:
    'Set the logo of an organization you manage: a PNG, JPEG, or WebP image of at most 256 KB and 2048 pixels per side.',
  removeOrganizationLogo: 'Remove the logo of an organization you manage.',
  leaveOrganization:
    'Leave the organization of the current profile. With a session token, specify the organization.',
  deleteOrganization: `Delete an organization and stop its applications. It can be restored for ${graceDays.organization} days. Only owners can do this.`,
  restoreOrganization: 'Restore a deleted organization. Only owners can do this.',
  getSecondFactorPolicy:
    'Get the second factor policy of an organization you manage: when it starts, how many members have a second factor, and its impact.',
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
    'List all your profiles with the names of their organizations. The user object contains only the first page of them.',
  createContactProfile: 'Become a contact of an organization to approve an application for it.',
  updateProfile:
    'Change the email address of your own profile, or the roles of a member whose role is not above yours.',
  verifyProfileEmail:
    'Verify the new address of your profile with the code that was emailed to it. Only the person who requested the change can do this.',
  listMembers:
    'List the members of an organization you manage. Use `withInvites` to include pending invitations, or to return only invitations. A search or a role filter returns up to 1,000 of each.',
  countMembers:
    'Count the members and pending invitations of an organization you manage, by highest role. All counts except `joined` stop at 1,000.',
  removeMember:
    'Remove a member. You cannot remove owners, or members with a higher role than yours.',
  suspendMember:
    'Suspend a member. They keep their roles, but cannot do anything in the organization until they are reactivated.',
  resumeMember: 'Reactivate a suspended member. They keep their roles.',
  inviteMember: 'Invite a person by email. You cannot give them a role above your own.',
  listOwnInvitations: 'List the pending invitations to the address you sign in with, newest first.',
  getInvitation:
    'Get an unanswered invitation by the code from its email. Managers of the organization and the person who signs in with the invited address can also use its ID.',
  acceptInvitation:
    'Accept an invitation and join the organization. The new profile uses the invited address.',
  declineInvitation: 'Decline an invitation. The person who sent it gets an email.',
  readMailedInvitation: 'Get an invitation by the code from its email, without signing in.',
  declineMailedInvitation:
    'Decline an invitation by the code from its email, without an account. The person who sent it gets an email.',
  updateInvitation: 'Change the roles of an unanswered invitation. Its link stays valid.',
  deleteInvitation: 'Delete an invitation, even one with roles above your own.',
  resendInvitation: 'Send an invitation again, with a new link that works for 7 more days.',
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
    'Change one part of an application: name and description, scopes, one list of addresses, or sign-in settings. Scopes added here do not extend existing authorizations.',
  setApplicationLogo:
    'Set the logo of an application you manage: a PNG, JPEG, or WebP image of at most 256 KB and 2048 pixels per side.',
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
    'Get an application’s request to an organization you manage, and its authorization if there is one.',
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
    'List the applications requested by members of an organization you manage. Unanswered requests come first, then answered ones. Both groups are sorted newest first.',
  answerApplicationRequest:
    'Authorize an application that a member requested, with exactly the scopes you were shown, or decline the request. The member gets an email.',
  listOwnApplicationRequests:
    'List your unanswered requests to authorize applications, newest first.',
  withdrawApplicationRequest: 'Withdraw one of your unanswered requests.',
  listApprovals: 'List your approvals, newest first. You can filter by application.',
  listApprovalStatuses:
    'For each of your profiles, check whether its organization has authorized an application, and which scopes are withheld until it authorizes them. You can filter by organization.',
  authorize:
    'Approve or deny an application’s request. Returns the URL to redirect to, which contains a code or an error.',
  revokeApproval:
    'Revoke one of your approvals, and every token that the application received through it.',
  listAccessGrants:
    'List the access grants of an organization you manage, newest first. People are included only if you filter by kind or search.',
  listAccessGroups:
    'List who and what has access to an organization you manage, grouped by application, network, file, invitation, and person.',
  getAccessSummary: 'Count the access grants of an organization you manage.',
  getAccessGrant: 'Get an access grant of an organization you manage, with its usage.',
  revokeAccessGrants:
    'Revoke up to 100 access grants of an organization you manage. With `dryRun`, only preview the impact.',
  revokeMemberApproval:
    'Revoke a person’s approval and its tokens in an organization you manage. The person gets an email.',
  previewForApplication:
    'Preview the data that an application can read in an organization you manage, on its own behalf and for people who approve it. Includes data that it could read once authorized.',
  previewForYou:
    'Preview the data that an application can read on your behalf, with or without one of your profiles. Uses the scopes you approved unless you specify `scope`.',
  previewInNetwork:
    'Preview the data that a network’s owner can read from your organization, or could read if you agreed to its request.',
  findDeviceRequest:
    'Get the request of the device that shows this code. The number of attempts is limited.',
  decideOnDevice:
    'Approve or deny the request of a device. Once approved, the device gets its tokens the next time it polls.',
  createNetwork: 'Create a network in the organization you are acting for.',
  listNetworks:
    'List the networks of the organization you are acting for, newest first. These are the ones it created, joined, or was invited to.',
  getNetwork:
    'Get a network. The owner gets counts of its members, and other organizations get their own membership. You can call this before you select an organization.',
  getNetworkMap:
    'Get the organizations in a network you own, and which of each other’s applications they have authorized.',
  getNetworkHistory:
    'List the changes in a network you own, newest first. They show which organizations joined or left, and what they shared.',
  updateNetwork:
    'Change the name or description of a network, or the data that its members share. Members do not share any additional data until they agree.',
  deleteNetwork:
    'Delete a network for all its members. Only owners of the organization that created it can do this.',
  removeFromNetwork:
    'Remove an organization from a network you own, or remove your own organization from a network. `memberId` is the ID of the organization.',
  searchOrganizations:
    'Search for organizations by the exact email address of one of their managers, to invite them to a network you own.',
  inviteToNetwork: 'Invite an organization that appears in search to a network you own.',
  listNetworkInvitations:
    'List the organizations that joined a network or were invited to it. The owner of the network gets all of them. A member gets only its own row.',
  getNetworkInvitation:
    'Get an invitation to a network. Managers of the invited organization or of the network can call this before they select an organization.',
  acceptNetworkInvitation: 'Join a network and share the kinds of data that you were shown.',
  decideOnShares:
    'Agree to share the additional data that a network requests, or continue to share only what you agreed to before.',
  deleteNetworkInvitation:
    'Delete an invitation as the owner of the network, or decline it as the invited organization.',
  resendNetworkInvitation: 'Send an invitation again. It is valid for 30 more days.',
  startExport:
    'Export the data of an organization or a network you manage, or the list of who has access to an organization. Sends an email when the export is complete.',
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
    'Request a file with all data about you. You can do this once a day. Sends an email when the file is ready.',
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
    'Keep all undecided items, or all of one kind, and give a reason. For a large review, `keeping` is true until all items are kept.',
  getReviewImpact: 'Preview the impact of closing a review now.',
  closeReview:
    'Close a review once every item has a decision. This revokes all access marked for revocation and creates a signed file.',
  cancelReview: 'Discard a review. Nothing is revoked, and its decisions are deleted.',
  writeReviewFile: 'Re-create the signed file of a closed review.',
  listToDo:
    'List everything that needs your attention and that you can act on, across all your organizations. Items with the earliest deadline come first.',
  getFirstSteps: 'Get the first steps completed by an organization you manage.',
  listActivity:
    'List the activity of your account, such as sign-ins, failed sign-ins, and changes to the password or email address.',
  listOrganizationActivity:
    'List the activity of an organization you manage, newest first. Filter by author, kind, subject, and time.',
  findActivityAuthors:
    'Search the members of an organization you manage by name or email address, to filter its activity. Returns the first ten.',
  downloadActivity: 'Download all matching activity as one CSV file. The download is recorded.',
  checkActivity:
    'Verify the activity chain of an organization you manage, a few thousand rows at a time. Starts at the beginning, or after a row that was already checked.',
  getActivityRetention:
    'Get the activity retention period of an organization you manage, and the time before which its activity was deleted.',
  setActivityRetention:
    'Keep activity for 1, 2, or 7 years, or indefinitely. Older activity is permanently deleted within a day. Only owners can do this.',
  listEvents:
    'Read the events of an organization in order, after a cursor. The organization’s admins, owners, and own applications can call this. An application gets the types that its scopes allow, and events about itself.',
  listApplicationEvents:
    'Read the events of all organizations that authorized the application, and of its own, after a cursor. The first request starts the feed. Events are kept for 30 days. The application gets the types that its scopes allow in each organization, and those about itself.',
  listEventTypes:
    'List all types of events, each with an example and the scope that an application needs.',
  listOrganizationEndpoints: 'List the endpoints of an organization you manage, newest first.',
  createOrganizationEndpoint:
    'Create an endpoint that receives the events of an organization you manage, and get its secret. It receives only test events until it responds to one with 2xx. An organization can have 10 endpoints.',
  listApplicationEndpoints: 'List the endpoints of an application you manage, newest first.',
  createApplicationEndpoint:
    'Create an endpoint for an application you manage. It receives the events that the application’s scopes allow, from every organization that authorized the application. An application can have 5 endpoints.',
  getEndpoint: 'Get an endpoint with its state.',
  updateEndpoint:
    'Change the settings of an endpoint. A new URL must be verified with a test event again. Only owners can include email addresses.',
  deleteEndpoint: 'Delete an endpoint and its deliveries. Pending events are no longer sent.',
  testEndpoint:
    'Send a test event now and return the response. The first 2xx response verifies the endpoint. You can send 3 test events a minute.',
  pauseEndpoint: 'Stop sending to an active endpoint. Its events are kept for 30 days.',
  enableEndpoint:
    'Resume sending to a paused or disabled endpoint, starting with the pending events.',
  getEndpointSecret:
    'Get the secret that verifies the signatures of an endpoint. The call is recorded.',
  rotateEndpointSecret:
    'Replace the secret of an endpoint. For 24 hours, events are also signed with the previous one.',
  revokePreviousEndpointSecret: 'Immediately stop signing with the previous secret.',
  getEndpointPublicKey: 'Get the public key that verifies the ed25519 signatures of an endpoint.',
  listDeliveries:
    'List the deliveries to an endpoint, including pending ones, newest first. Filter by state and type. Deliveries are kept for 30 days.',
  getDelivery: 'Get a delivery with all its attempts, and the request as it would be sent now.',
  resendDelivery:
    'Resend an event now and return the response. Its ID stays the same. Also works while the endpoint is paused or disabled.',
  resendFailed: 'Resend all deliveries that have failed since a given time.',
  listAuditStreams: 'List the audit streams of an organization you manage, newest first.',
  createAuditStream:
    'Send all activity of an organization you own to a receiver, in order. It gets only tests until it accepts one with 2xx. An organization can have 2.',
  getAuditStream: 'Get an audit stream with its state and its place in the activity.',
  updateAuditStream:
    'Change the address or the token of an audit stream, or let it begin again after another row. A new address must be verified again. Only owners can do this.',
  deleteAuditStream: 'Delete an audit stream. Only owners can do this.',
  testAuditStream:
    'Send a record without activity now and return the response. The first response with 2xx verifies the audit stream. Only owners can do this, up to 3 times a minute.',
  pauseAuditStream:
    'Stop sending an active audit stream. It keeps its place. Only owners can do this.',
  enableAuditStream:
    'Send a paused or disabled audit stream again from where it stopped. Only owners can do this.',
  rotateAuditStreamSecret:
    'Replace the secret that signs the batches of an audit stream. The previous one also signs for 24 hours. Only owners can do this.',
  revokePreviousAuditStreamSecret:
    'Stop signing with the previous secret now. Only owners can do this.',
  listDomains: 'List the domains of an organization you manage, by name.',
  addDomain:
    'Add a domain to an organization you own, and get the TXT record to publish. A domain must not be a public suffix, an IP address, or the domain of a public email provider.',
  checkDomain:
    'Look for the TXT record of a domain now. Two resolvers must find it. Accord also checks every day.',
  updateDomain:
    'Choose whether people with a verified address in the domain can ask to join. Only owners can do this.',
  removeDomain:
    'Remove a domain. Members stay, and open requests to join from the domain are deleted. Only owners can do this.',
  listJoinable:
    'List the organizations that you can ask to join, because they verified the domain of your address.',
  askToJoin:
    'Ask the admins of an organization that verified the domain of your address to let you join. They get an email.',
  listJoinRequests: 'List the open requests to join an organization you manage, newest first.',
  answerJoinRequest:
    'Approve or decline a request to join. Approving adds the person as a member. The person gets an email.',
  listConnections: 'List the connections to identity providers of an organization you manage.',
  createConnection:
    'Add a connection to an identity provider. It can be used once it was tested and turned on. Only owners can do this.',
  getConnection: 'Get a connection to an identity provider, with the values to enter there.',
  updateConnection:
    'Change a connection. Another issuer or client turns it off until it was tested again. Only owners can do this.',
  deleteConnection:
    'Delete a connection. Its links and sessions end, and its members stay. Only owners can do this.',
  testConnection: 'Start a test sign-in, which links and creates nothing. Only owners can do this.',
  getConnectionTest:
    'Get the claims that the last test sign-in received, and what a sign-in with them would lead to. Only owners can do this.',
  turnOnConnection: 'Let people sign in through a tested connection. Only owners can do this.',
  turnOffConnection:
    'Stop sign-ins through a connection and end its sessions. Only owners can do this.',
  listConnectionSignIns:
    'List the last sign-ins through a connection, each with the reason if it was rejected.',
  createSetupLink:
    'Create a link with which someone without an account enters the issuer and the client. It works for 7 days. Only owners can do this.',
  deleteSetupLink: 'Withdraw the setup link of a connection. Only owners can do this.',
  confirmSetup:
    'Use the settings that someone entered with the setup link. Only owners can do this.',
  getSetupPage: 'Get the values that a setup link asks for.',
  fillSetupPage: 'Enter the issuer and the client with a setup link. An owner confirms them.',
  beginSignIn: "Find out whether an email address's domain uses single sign-on.",
  finishProviderSignIn:
    'Complete a sign-in through an identity provider in the browser that began it.',
  listOwnConnections: 'List the connections with which you can sign in to an organization.',
  connectProvider: 'Start to connect your own membership to your identity at a provider.',
  finishConnecting: 'Complete it in the same browser.',
  disconnectProvider: 'Stop signing in through a provider. Its sessions end.',
  finishSocialSignIn:
    'Complete a sign-in at a provider such as Google in the browser that began it. For someone unknown, nothing changes.',
  signUpWithProvider:
    "Create an account after signing in at a provider. Unless the provider's word is enough, the address must be verified.",
  listIdentities: 'List your connected providers, and the ones that you can connect.',
  beginLinkingIdentity: 'Start to connect a provider to your account.',
  linkIdentity: 'Complete it in the same browser.',
  unlinkIdentity: 'Disconnect a provider. Another sign-in method must be left.',
  listRetained: 'List the data that this service keeps, and for how long.',
}
