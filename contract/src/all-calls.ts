import * as accounts from './accounts.ts'
import * as activity from './activity.ts'
import type { Call } from './call.ts'
import * as members from './members.ts'
import * as organizations from './organizations.ts'
import * as profiles from './profiles.ts'
import * as session from './session.ts'

/** Every call of the API by its feature: the OpenAPI document and the route check read this table. */
export const callsByFeature = {
  session: {
    login: session.login,
    logout: session.logout,
    refresh: session.refresh,
    me: session.me,
    listSessions: session.listSessions,
    endSession: session.endSession,
    endOtherSessions: session.endOtherSessions,
  },
  accounts: {
    signUp: accounts.signUp,
    updateUser: accounts.updateUser,
    resendVerification: accounts.resendVerification,
    verifyEmail: accounts.verifyEmail,
    sendResetLink: accounts.sendResetLink,
    resetPassword: accounts.resetPassword,
  },
  organizations: {
    createOrganization: organizations.createOrganization,
    listOrganizations: organizations.listOrganizations,
    getOrganization: organizations.getOrganization,
    updateOrganization: organizations.updateOrganization,
    leaveOrganization: organizations.leaveOrganization,
    profileToken: profiles.profileToken,
    listProfiles: profiles.listProfiles,
    createContactProfile: profiles.createContactProfile,
    updateProfile: profiles.updateProfile,
    verifyProfileEmail: profiles.verifyProfileEmail,
  },
  members: {
    listMembers: members.listMembers,
    removeMember: members.removeMember,
    inviteMember: members.inviteMember,
    listOwnInvitations: members.listOwnInvitations,
    getInvitation: members.getInvitation,
    acceptInvitation: members.acceptInvitation,
    declineInvitation: members.declineInvitation,
    deleteInvitation: members.deleteInvitation,
    resendInvitation: members.resendInvitation,
  },
  activity: {
    listActivity: activity.listActivity,
    listOrganizationActivity: activity.listOrganizationActivity,
  },
} satisfies Record<string, Record<string, Call>>
