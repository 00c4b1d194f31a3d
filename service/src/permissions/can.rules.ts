import {
  canGive,
  canManage,
  canRemove,
  isContact,
  type Role,
} from '@accord/contract/rules/roles.ts'

/** A person in an organization, with their roles. */
interface Somebody {
  roles: readonly Role[]
}

interface SomebodyThere extends Somebody {
  organizationId: string
}

/**
 * All permissions of people, in one place. A person acts in one organization at a time, with the roles they have in it.
 * Contacts have no permissions, members can read, and admins and owners can manage. Managers can do everything that
 * isn't listed here. docs/access.md lists which roles can make each call.
 */
export const can = {
  /** Admins and owners manage members, applications, authorizations, networks, exports, and activity. */
  manage: (own: Somebody) => canManage(own.roles),

  /** No one can offer or change a role that's higher than their own. */
  decideOnRoles: (own: Somebody, roles: readonly Role[]) =>
    roles.every((role) => canGive(own.roles, role)),

  /**
   * Owners can't be removed, and no one can remove a person with a higher role. People don't remove themselves, but
   * leave instead.
   */
  removeMember: isBelow,

  /**
   * Anyone who can remove a person can also suspend them. Suspended people keep their roles, and anyone who could
   * suspend them can reactivate them.
   */
  suspendMember: isBelow,

  /** Only another organization's application needs an authorization. */
  authorizeApplication: (
    own: { organizationId: string },
    application: { organization_id: string },
  ) => application.organization_id !== own.organizationId,

  /** Everyone except contacts can request an authorization. */
  askForApplication: (own: Somebody) => !isContact(own.roles),

  /** Only owners can set the approval policy, because it limits everyone and revokes approvals. */
  ruleOnApprovals: (own: Somebody) => own.roles.includes('owner'),

  /** Only owners can set how long activity is kept, because deleted activity can't be restored. */
  ruleOnActivity: (own: Somebody) => own.roles.includes('owner'),

  /** Only owners can send email addresses to an endpoint, because no one can erase them there. */
  includeEmailInEvents: (own: Somebody) => own.roles.includes('owner'),

  /** Only owners can send all activity to a receiver, because no one can erase the personal data there. */
  manageAuditStreams: (own: Somebody) => own.roles.includes('owner'),

  /** Only owners can add, change, or remove a domain, because it lets people in. */
  manageDomains: (own: Somebody) => own.roles.includes('owner'),

  /** Only owners can set up how people sign in, because the provider then decides who comes in. */
  manageConnections: (own: Somebody) => own.roles.includes('owner'),

  /** Only owners can require the identity provider, pause that, and list guests, because it applies to everyone. */
  requireProvider: (own: Somebody) => own.roles.includes('owner'),

  /** Admins register and change applications. Only owners can delete one, because others depend on it. */
  deleteApplication: (own: Somebody) => own.roles.includes('owner'),

  /** Only owners can delete or restore an organization, because this affects everyone in it. */
  deleteOrganization: (own: Somebody) => own.roles.includes('owner'),

  /** Only owners can set the second-factor policy, because it applies to everyone. */
  requireSecondFactor: (own: Somebody) => own.roles.includes('owner'),

  /** Everyone except owners can leave, so that an organization always has an owner. */
  leave: (own: Somebody & { isOwnerThroughProvider?: true }) =>
    !own.roles.includes('owner') && own.isOwnerThroughProvider !== true,

  /** Managers of the organization that created a network can change it, invite to it, remove from it, and export it. */
  manageNetwork: (own: SomebodyThere, ownerId: string) =>
    canManage(own.roles) && own.organizationId === ownerId,

  /** Only owners of the organization that created a network can delete it, because this affects all members. */
  deleteNetwork: (own: SomebodyThere, ownerId: string) =>
    own.roles.includes('owner') && own.organizationId === ownerId,

  /** Each organization decides for itself whether to join a network and what to share. */
  answerNetwork: (own: SomebodyThere, invitedId: string) =>
    canManage(own.roles) && own.organizationId === invitedId,

  /** Every organization can leave a network except the one that created it. */
  leaveNetwork: (own: SomebodyThere, ownerId: string) =>
    canManage(own.roles) && own.organizationId !== ownerId,
} as const

function isBelow(own: Somebody & { id: string }, member: Somebody & { id: string }): boolean {
  return member.id !== own.id && canRemove(own.roles, member.roles)
}
