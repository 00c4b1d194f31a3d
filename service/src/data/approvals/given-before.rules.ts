import { approvableScopes, isPersonal } from '@accord/contract/rules/approval-scopes.ts'
import { holdsWished, type Wish } from '@accord/contract/rules/approval-wishes.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import type { StandardScope } from '@accord/contract/rules/standard-scopes.ts'

/** An approval with what the person is in its organization now; of none where they approved as themselves. */
export interface GivenApproval {
  id: string
  profile_id: string | null
  organization_id: string | null
  scopes: Scope[]
  standard_scopes: StandardScope[]
  roles: Role[] | null
  /** Whether it is the one that was last used in the present session. */
  used_in_session: boolean
}

/** What a request asks for that nobody is to be shown. */
export interface AskedAgain {
  scopes: Scope[]
  standardScopes: StandardScope[]
  wishes: readonly Wish[]
  /** The one that the application knows already; null where it knows the person as themselves. */
  profileId: string | null | undefined
}

/**
 * Those of a person's approvals that cover all of a request, as the screen would let them approve it now. Of
 * several it is the one that was used in this session.
 */
export function givenBefore(
  approvals: readonly GivenApproval[],
  asked: AskedAgain,
): GivenApproval[] {
  const covering = approvals.filter((approval) => covers(approval, asked))
  const used = covering.filter((approval) => approval.used_in_session)
  return used.length > 0 ? used : covering
}

/** Of what is asked for that which the approval's person can give now. */
export function givableNow({ roles }: GivenApproval, asked: readonly Scope[]): Scope[] {
  return roles ? approvableScopes(roles, asked) : [...asked]
}

function covers(approval: GivenApproval, asked: AskedAgain): boolean {
  const { scopes, standardScopes, wishes, profileId } = asked
  const { profile_id, organization_id, roles } = approval
  return (
    missing(givableNow(approval, scopes), approval.scopes).length === 0 &&
    missing(standardScopes, approval.standard_scopes).length === 0 &&
    (profileId === undefined || profileId === profile_id) &&
    (roles !== null || isPersonal(scopes, wishes)) &&
    wishes.every(({ orgId }) => orgId === undefined || orgId === organization_id) &&
    wishes.every((wish) => holdsWished(roles ?? [], wish))
  )
}
