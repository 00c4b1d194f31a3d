import * as accessReviews from './access-reviews.ts'
import * as reviewedWays from './access-reviews.ts'
import * as accounts from './accounts.ts'
import * as activity from './activity.ts'
import * as activityCheck from './activity.ts'
import * as activityRetention from './organization-policies.ts'
import * as approvalPolicy from './organization-policies.ts'
import * as secondFactorPolicy from './organization-policies.ts'
import * as applicationUsage from './application-usage.ts'
import * as applications from './applications.ts'
import * as redirectOrigins from './applications.ts'
import * as applicationRequests from './authorizations.ts'
import * as authorizations from './authorizations.ts'
import * as approvalStandings from './approvals.ts'
import * as approvals from './approvals.ts'
import type { Call } from './call.ts'
import * as confirming from './session.ts'
import * as session from './session.ts'
import * as dataAboutMe from './exports.ts'
import * as endpoints from './event-endpoints.ts'
import * as auditStreams from './audit-streams.ts'
import * as connections from './connections.ts'
import * as providerPolicy from './provider-policy.ts'
import * as events from './events.ts'
import * as exportReceipts from './exports.ts'
import * as exports from './exports.ts'
import * as deletions from './deletions.ts'
import * as domains from './domains.ts'
import * as joinAccount from './join-account.ts'
import * as joinRequests from './domains.ts'
import * as devices from './devices.ts'
import * as emailChange from './email-change.ts'
import * as factors from './factors.ts'
import * as secondFactorReset from './factors.ts'
import * as invitations from './invitations.ts'
import * as logos from './logos.ts'
import * as members from './members.ts'
import * as networkInvitations from './network-invitations.ts'
import * as networks from './networks.ts'
import * as organizations from './organizations.ts'
import * as ownPasskeys from './own-passkeys.ts'
import * as passwords from './passwords.ts'
import * as profiles from './profiles.ts'
import * as reach from './access.ts'
import * as seen from './data-preview.ts'
import * as seenSecrets from './viewed-secrets.ts'
import * as socialSignIn from './social-sign-in.ts'
import * as waiting from './to-do.ts'
import * as whatWeKeep from './retention.ts'

/** All calls of the API, grouped by feature. The OpenAPI document and the route check read this table. */
export const callsByFeature = {
  session: {
    login: session.login,
    passSecondStep: session.passSecondStep,
    logout: session.logout,
    refresh: session.refresh,
    beginReauthentication: confirming.beginReauthentication,
    reauthenticate: confirming.reauthenticate,
    me: session.me,
    listSessions: session.listSessions,
    endSession: session.endSession,
    endOtherSessions: session.endOtherSessions,
    reportSignIn: session.reportSignIn,
  },
  accounts: {
    signUp: accounts.signUp,
    updateUser: accounts.updateUser,
    removePassword: passwords.removePassword,
    setPassword: passwords.setPassword,
    resendVerification: accounts.resendVerification,
    verifyEmail: accounts.verifyEmail,
    getSignUp: accounts.getSignUp,
    discardSignUp: accounts.discardSignUp,
    sendResetLink: passwords.sendResetLink,
    resetPassword: passwords.resetPassword,
    getOwnEmail: emailChange.getOwnEmail,
    changeEmail: emailChange.changeEmail,
    cancelEmailChange: emailChange.cancelEmailChange,
    verifyNewEmail: emailChange.verifyNewEmail,
    undoEmailChange: emailChange.undoEmailChange,
    listSolelyOwned: deletions.listSolelyOwned,
    deleteAccount: deletions.deleteAccount,
    cancelAccountDeletion: deletions.cancelAccountDeletion,
  },
  factors: {
    listFactors: factors.listFactors,
    beginTotp: factors.beginTotp,
    confirmTotp: factors.confirmTotp,
    removeTotp: factors.removeTotp,
    newRecoveryCodes: factors.newRecoveryCodes,
    confirmRecoveryCodesSaved: factors.confirmRecoveryCodesSaved,
    cancelSecondFactorReset: secondFactorReset.cancelSecondFactorReset,
  },
  passkeys: {
    beginPasskeySignIn: ownPasskeys.beginPasskeySignIn,
    finishPasskeySignIn: ownPasskeys.finishPasskeySignIn,
    beginPasskey: ownPasskeys.beginPasskey,
    addPasskey: ownPasskeys.addPasskey,
    renamePasskey: ownPasskeys.renamePasskey,
    removePasskey: ownPasskeys.removePasskey,
  },
  organizations: {
    createOrganization: organizations.createOrganization,
    listOrganizations: organizations.listOrganizations,
    getOrganization: organizations.getOrganization,
    updateOrganization: organizations.updateOrganization,
    setOrganizationLogo: logos.setOrganizationLogo,
    removeOrganizationLogo: logos.removeOrganizationLogo,
    leaveOrganization: organizations.leaveOrganization,
    deleteOrganization: deletions.deleteOrganization,
    restoreOrganization: deletions.restoreOrganization,
    getSecondFactorPolicy: secondFactorPolicy.getSecondFactorPolicy,
    listMembersWithout: secondFactorPolicy.listMembersWithout,
    setSecondFactorPolicy: secondFactorPolicy.setSecondFactorPolicy,
    getApprovalPolicy: approvalPolicy.getApprovalPolicy,
    setApprovalPolicy: approvalPolicy.setApprovalPolicy,
    profileToken: profiles.profileToken,
    listProfiles: profiles.listProfiles,
    createContactProfile: profiles.createContactProfile,
    updateProfile: profiles.updateProfile,
    verifyProfileEmail: profiles.verifyProfileEmail,
  },
  members: {
    listMembers: members.listMembers,
    countMembers: members.countMembers,
    removeMember: members.removeMember,
    suspendMember: members.suspendMember,
    resumeMember: members.resumeMember,
    inviteMember: invitations.inviteMember,
    listOwnInvitations: invitations.listOwnInvitations,
    getInvitation: invitations.getInvitation,
    acceptInvitation: invitations.acceptInvitation,
    declineInvitation: invitations.declineInvitation,
    readMailedInvitation: invitations.readMailedInvitation,
    declineMailedInvitation: invitations.declineMailedInvitation,
    updateInvitation: invitations.updateInvitation,
    deleteInvitation: invitations.deleteInvitation,
    resendInvitation: invitations.resendInvitation,
  },
  domains: {
    listDomains: domains.listDomains,
    addDomain: domains.addDomain,
    checkDomain: domains.checkDomain,
    updateDomain: domains.updateDomain,
    removeDomain: domains.removeDomain,
    listJoinable: joinRequests.listJoinable,
    askToJoin: joinRequests.askToJoin,
    listJoinRequests: joinRequests.listJoinRequests,
    answerJoinRequest: joinRequests.answerJoinRequest,
  },
  applications: {
    getRedirectOrigin: redirectOrigins.getRedirectOrigin,
    createApplication: applications.createApplication,
    listApplications: applications.listApplications,
    getApplication: applications.getApplication,
    getApplicationName: applications.getApplicationName,
    getApplicationUsage: applicationUsage.getApplicationUsage,
    updateApplication: applications.updateApplication,
    setApplicationLogo: logos.setApplicationLogo,
    removeApplicationLogo: logos.removeApplicationLogo,
    deleteApplication: applications.deleteApplication,
    restoreApplication: deletions.restoreApplication,
    listKeyCards: applications.listKeyCards,
    listKeys: applications.listKeys,
    createKey: applications.createKey,
    deleteKey: applications.deleteKey,
    listViewedSecrets: seenSecrets.listViewedSecrets,
    rotateSecret: seenSecrets.rotateSecret,
  },
  authorizations: {
    getAuthorizationPrompt: authorizations.getAuthorizationPrompt,
    authorizeApplication: authorizations.authorizeApplication,
    listAuthorizations: authorizations.listAuthorizations,
    getAuthorization: authorizations.getAuthorization,
    decideOnScopes: authorizations.decideOnScopes,
    revokeAuthorization: authorizations.revokeAuthorization,
    listGrantedAuthorizations: authorizations.listGrantedAuthorizations,
    requestApplication: applicationRequests.requestApplication,
    listApplicationRequests: applicationRequests.listApplicationRequests,
    answerApplicationRequest: applicationRequests.answerApplicationRequest,
    listOwnApplicationRequests: applicationRequests.listOwnApplicationRequests,
    withdrawApplicationRequest: applicationRequests.withdrawApplicationRequest,
  },
  approvals: {
    listApprovals: approvals.listApprovals,
    listApprovalStatuses: approvalStandings.listApprovalStatuses,
    authorize: approvals.authorize,
    revokeApproval: approvals.revokeApproval,
  },
  access: {
    listAccessGrants: reach.listAccessGrants,
    listAccessGroups: reach.listAccessGroups,
    getAccessSummary: reach.getAccessSummary,
    getAccessGrant: reach.getAccessGrant,
    revokeAccessGrants: reach.revokeAccessGrants,
    revokeMemberApproval: reach.revokeMemberApproval,
    previewForApplication: seen.previewForApplication,
    previewForYou: seen.previewForYou,
    previewInNetwork: seen.previewInNetwork,
  },
  devices: {
    findDeviceRequest: devices.findDeviceRequest,
    decideOnDevice: devices.decideOnDevice,
  },
  networks: {
    createNetwork: networks.createNetwork,
    listNetworks: networks.listNetworks,
    getNetwork: networks.getNetwork,
    getNetworkMap: networks.getNetworkMap,
    getNetworkHistory: networks.getNetworkHistory,
    updateNetwork: networks.updateNetwork,
    deleteNetwork: networks.deleteNetwork,
    removeFromNetwork: networks.removeFromNetwork,
    searchOrganizations: networkInvitations.searchOrganizations,
    inviteToNetwork: networkInvitations.inviteToNetwork,
    listNetworkInvitations: networkInvitations.listNetworkInvitations,
    getNetworkInvitation: networkInvitations.getNetworkInvitation,
    acceptNetworkInvitation: networkInvitations.acceptNetworkInvitation,
    decideOnShares: networkInvitations.decideOnShares,
    deleteNetworkInvitation: networkInvitations.deleteNetworkInvitation,
    resendNetworkInvitation: networkInvitations.resendNetworkInvitation,
  },
  exports: {
    startExport: exports.startExport,
    listExports: exports.listExports,
    getExportContents: exports.getExportContents,
    downloadExport: exports.downloadExport,
    deleteExportFile: exports.deleteExportFile,
    listExportReceipts: exportReceipts.listExportReceipts,
    getSnapshot: exports.getSnapshot,
    getSignatureKey: exports.getSignatureKey,
    startDataExport: dataAboutMe.startDataExport,
    listDataExports: dataAboutMe.listDataExports,
    downloadDataExport: dataAboutMe.downloadDataExport,
    deleteDataExport: dataAboutMe.deleteDataExport,
  },
  reviews: {
    startReview: accessReviews.startReview,
    listReviews: accessReviews.listReviews,
    getReview: accessReviews.getReview,
    listReviewItems: reviewedWays.listReviewItems,
    listReviewGroups: reviewedWays.listReviewGroups,
    decideReviewItems: reviewedWays.decideReviewItems,
    keepUndecided: reviewedWays.keepUndecided,
    getReviewImpact: accessReviews.getReviewImpact,
    closeReview: accessReviews.closeReview,
    cancelReview: accessReviews.cancelReview,
    writeReviewFile: accessReviews.writeReviewFile,
  },
  toDo: {
    listToDo: waiting.listToDo,
    getFirstSteps: waiting.getFirstSteps,
  },
  activity: {
    listActivity: activity.listActivity,
    listOrganizationActivity: activity.listOrganizationActivity,
    findActivityAuthors: activity.findActivityAuthors,
    downloadActivity: activity.downloadActivity,
    checkActivity: activityCheck.checkActivity,
    getActivityRetention: activityRetention.getActivityRetention,
    setActivityRetention: activityRetention.setActivityRetention,
    listRetained: whatWeKeep.listRetained,
  },
  events: {
    listEvents: events.listEvents,
    listApplicationEvents: events.listApplicationEvents,
    listEventTypes: endpoints.listEventTypes,
  },
  endpoints: {
    listOrganizationEndpoints: endpoints.listOrganizationEndpoints,
    createOrganizationEndpoint: endpoints.createOrganizationEndpoint,
    listApplicationEndpoints: endpoints.listApplicationEndpoints,
    createApplicationEndpoint: endpoints.createApplicationEndpoint,
    getEndpoint: endpoints.getEndpoint,
    updateEndpoint: endpoints.updateEndpoint,
    deleteEndpoint: endpoints.deleteEndpoint,
    testEndpoint: endpoints.testEndpoint,
    pauseEndpoint: endpoints.pauseEndpoint,
    enableEndpoint: endpoints.enableEndpoint,
    getEndpointSecret: endpoints.getEndpointSecret,
    rotateEndpointSecret: endpoints.rotateEndpointSecret,
    revokePreviousEndpointSecret: endpoints.revokePreviousEndpointSecret,
    getEndpointPublicKey: endpoints.getEndpointPublicKey,
    listDeliveries: endpoints.listDeliveries,
    getDelivery: endpoints.getDelivery,
    resendDelivery: endpoints.resendDelivery,
    resendFailed: endpoints.resendFailed,
  },
  auditStreams: {
    listAuditStreams: auditStreams.listAuditStreams,
    createAuditStream: auditStreams.createAuditStream,
    getAuditStream: auditStreams.getAuditStream,
    updateAuditStream: auditStreams.updateAuditStream,
    deleteAuditStream: auditStreams.deleteAuditStream,
    testAuditStream: auditStreams.testAuditStream,
    pauseAuditStream: auditStreams.pauseAuditStream,
    enableAuditStream: auditStreams.enableAuditStream,
    rotateAuditStreamSecret: auditStreams.rotateAuditStreamSecret,
    revokePreviousAuditStreamSecret: auditStreams.revokePreviousAuditStreamSecret,
  },
  connections: {
    listConnections: connections.listConnections,
    createConnection: connections.createConnection,
    getConnection: connections.getConnection,
    updateConnection: connections.updateConnection,
    deleteConnection: connections.deleteConnection,
    testConnection: connections.testConnection,
    getConnectionTest: connections.getConnectionTest,
    turnOnConnection: connections.turnOnConnection,
    turnOffConnection: connections.turnOffConnection,
    listConnectionSignIns: connections.listConnectionSignIns,
    createSetupLink: connections.createSetupLink,
    deleteSetupLink: connections.deleteSetupLink,
    confirmSetup: connections.confirmSetup,
    getSetupPage: connections.getSetupPage,
    fillSetupPage: connections.fillSetupPage,
    beginSignIn: connections.beginSignIn,
    finishProviderSignIn: connections.finishProviderSignIn,
    proveProvider: connections.proveProvider,
    connectAndProve: connections.connectAndProve,
    listOwnConnections: connections.listOwnConnections,
    connectProvider: connections.connectProvider,
    finishConnecting: connections.finishConnecting,
    disconnectProvider: connections.disconnectProvider,
    getProviderPolicy: providerPolicy.getProviderPolicy,
    setProviderPolicy: providerPolicy.setProviderPolicy,
    pauseProviderPolicy: providerPolicy.pauseProviderPolicy,
    resumeProviderPolicy: providerPolicy.resumeProviderPolicy,
    listProviderGuests: providerPolicy.listProviderGuests,
    addProviderGuest: providerPolicy.addProviderGuest,
    removeProviderGuest: providerPolicy.removeProviderGuest,
    proveOwnAccount: joinAccount.proveOwnAccount,
    joinAccount: joinAccount.joinAccount,
  },
  socialSignIn: {
    finishSocialSignIn: socialSignIn.finishSocialSignIn,
    signUpWithProvider: socialSignIn.signUpWithProvider,
    listIdentities: socialSignIn.listIdentities,
    beginLinkingIdentity: socialSignIn.beginLinkingIdentity,
    linkIdentity: socialSignIn.linkIdentity,
    unlinkIdentity: socialSignIn.unlinkIdentity,
  },
} satisfies Record<string, Record<string, Call>>
