import { reauthenticationRequired } from '@accord/contract/errors.ts'
import { canManage, type Role } from '@accord/contract/rules/roles.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'

/** Who acts: in a session of their own, where they proved lately that it is them or did not, or by an application. */
interface Acting {
  reauthenticated?: boolean
  application?: object
}

/**
 * For a call that is `fresh` sometimes: asks for it where it matters. One that always is, is asked at the door.
 * An application could not answer; whoever approved it for what matters had to.
 */
export function requireReauthIf(
  matters: boolean,
  { reauthenticated = false, application }: Acting,
): true | typeof reauthenticationRequired {
  return !matters || reauthenticated || application !== undefined || reauthenticationRequired
}

/** Whether somebody becomes an admin or an owner who was not. */
export function grantsManagement(after: readonly Role[], before: readonly Role[] = []): boolean {
  return canManage(missing(after, before))
}

/** Whether an application may change something that it could not. */
export function grantsManageScope(after: readonly Scope[], before: readonly Scope[] = []): boolean {
  return missing(after, before).some((scope) => scope.endsWith(':manage'))
}
