import {
  canGive,
  canManage,
  canRemove,
  isContact,
  type Role,
} from '@accord/contract/rules/roles.ts'

/** Somebody in an organization: which of its roles they have. */
interface Somebody {
  roles: readonly Role[]
}

interface SomebodyThere extends Somebody {
  organizationId: string
}

/**
 * Who may do what, on one page. Everybody acts in one organization at a time, by the roles they have there:
 * contacts have no right in it, members see it, admins and owners manage it. What is not named here is for
 * everybody who manages; what a call is open to at all stands in docs/access.md.
 */
export const can = {
  /** Members, applications, authorizations, networks, exports, activity: for admins and owners. */
  manage: (own: Somebody) => canManage(own.roles),

  /** Offer roles, change or repeat an offer, change what somebody has: nobody decides on a role above their own. */
  decideOnRoles: (own: Somebody, roles: readonly Role[]) =>
    roles.every((role) => canGive(own.roles, role)),

  /** Owners are never removed, nobody removes somebody above them, and whoever wants to go leaves. */
  removeMember: isBelow,

  /** The same people as are removed: suspended they keep their roles, and whoever could suspend them resumes them. */
  suspendMember: isBelow,

  /** An application of another organization; one's own needs no authorization. */
  authorizeApplication: (
    own: { organizationId: string },
    application: { organization_id: string },
  ) => application.organization_id !== own.organizationId,

  /** Ask those who manage it to authorize one: everybody who has a right there. */
  askForApplication: (own: Somebody) => !isContact(own.roles),

  /** What everybody there may approve, and what of it ends for all at once, is for owners to say. */
  ruleOnApprovals: (own: Somebody) => own.roles.includes('owner'),

  /** For how long what happened there is kept: removed, nobody can look it up again. */
  ruleOnActivity: (own: Somebody) => own.roles.includes('owner'),

  /** Admins register and change applications; to end one with all that others rest on it is for owners. */
  deleteApplication: (own: Somebody) => own.roles.includes('owner'),

  /** It ends for everybody in it, and can be brought back by the same. */
  deleteOrganization: (own: Somebody) => own.roles.includes('owner'),

  /** What everybody there must prove from then on is for owners to say. */
  requireSecondFactor: (own: Somebody) => own.roles.includes('owner'),

  /** Everybody but owners: an organization is never without one. */
  leave: (own: Somebody) => !own.roles.includes('owner'),

  /** Change a network, invite into it, remove from it, export it: for those who manage the one it belongs to. */
  manageNetwork: (own: SomebodyThere, ownerId: string) =>
    canManage(own.roles) && own.organizationId === ownerId,

  /** It ends for all its members at once, so that it takes an owner of the organization it belongs to. */
  deleteNetwork: (own: SomebodyThere, ownerId: string) =>
    own.roles.includes('owner') && own.organizationId === ownerId,

  /** Join it and decide on what is shared with it: each organization for itself. */
  answerNetwork: (own: SomebodyThere, invitedId: string) =>
    canManage(own.roles) && own.organizationId === invitedId,

  /** Every organization but the one it belongs to. */
  leaveNetwork: (own: SomebodyThere, ownerId: string) =>
    canManage(own.roles) && own.organizationId !== ownerId,
} as const

function isBelow(own: Somebody & { id: string }, member: Somebody & { id: string }): boolean {
  return member.id !== own.id && canRemove(own.roles, member.roles)
}
