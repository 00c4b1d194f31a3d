import { reauthenticationRequired } from '@accord/contract/errors.ts'
import { canManage, type Role } from '@accord/contract/rules/roles.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'

/** The person who acts, in a session of their own that may be recently confirmed, or through an application. */
interface Acting {
  reauthenticated?: boolean
  application?: object
}

/**
 * Requires reauthentication if the change needs it, for calls that sometimes do. Calls that always do are checked on
 * arrival. An application can't reauthenticate. The person had to do so when they approved its scopes.
 */
export function requireReauthIf(
  matters: boolean,
  { reauthenticated = false, application }: Acting,
): true | typeof reauthenticationRequired {
  return !matters || reauthenticated || application !== undefined || reauthenticationRequired
}

/** Whether a person becomes an admin or owner who wasn't one. */
export function grantsManagement(after: readonly Role[], before: readonly Role[] = []): boolean {
  return canManage(missing(after, before))
}

/** Whether an application gains a scope to manage something. */
export function grantsManageScope(after: readonly Scope[], before: readonly Scope[] = []): boolean {
  return missing(after, before).some((scope) => scope.endsWith(':manage'))
}
