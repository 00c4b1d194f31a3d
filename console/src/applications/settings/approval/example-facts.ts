import type { Application } from '@accord/contract/applications.ts'
import type { Person, Profile } from '@accord/contract/people.ts'
import { withheldScopes } from '@accord/contract/rules/governed-scopes.ts'
import { canManage, type Role } from '@accord/contract/rules/roles.ts'
import type { AskedApproval } from '../../../approvals/approval-parameters.ts'
import type { DecisionMaking } from '../../../approvals/decision/use-decision.ts'
import type { ApprovalFacts } from '../../../approvals/steps/approval-step.ts'

/** Two of an organization that does not know the application yet, and one who belongs to none. */
export type Viewer = 'member' | 'admin' | 'outsider'

interface Example {
  application: Application
  person: Person
  /** What the organization is called. */
  organization: string
}

/** What the service would tell of them. */
export function exampleFacts(
  viewer: Viewer,
  { orgId = 'example' }: AskedApproval,
  { application, person, organization }: Example,
): ApprovalFacts {
  const facts = { person, application, profiles: [], approvals: [], standings: [] }
  if (viewer === 'outsider') return facts
  const roles: Role[] = [viewer]
  const profile: Profile = {
    id: viewer,
    email: person.email,
    emailProven: true,
    pendingEmail: null,
    roles,
    createdAt: '',
    joinedAt: '',
    founder: false,
    suspended: false,
    organization: { id: orgId, name: organization },
  }
  const standing = {
    profile: viewer,
    organization: orgId,
    own: false,
    authorized: false,
    withheldScopes: withheldScopes(application.scopes, { own: false, authorized: null, roles }),
    canAuthorize: canManage(roles),
    authorizationNeeded: false,
    request: null,
  }
  return { ...facts, profiles: [profile], standings: [standing] }
}

const nothing = async () => {}

/** Nobody decides on a preview. */
export const undecided: DecisionMaking = {
  approve: nothing,
  approveAsContact: nothing,
  deny: nothing,
  pending: undefined,
  failure: undefined,
}
