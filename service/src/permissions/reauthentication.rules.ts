import { reauthenticationRequired } from '@accord/contract/errors.ts'
import { canManage, type Role } from '@accord/contract/rules/roles.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'

/** The person who acts, either in their own session, which they may have just confirmed, or through an application. */
interface Acting {
  reauthenticated?: boolean
  application?: object
}

/**
 * Requires reauthentication for calls that only sometimes need it. Calls that always need it are checked on arrival. An
 * application can't reauthenticate, but the person had to do so when they approved its scopes.
 */
export function requireReauthIf(
  matters: boolean,
  { reauthenticated = false, application }: Acting,
): true | typeof reauthenticationRequired {
  return !matters || reauthenticated || application !== undefined || reauthenticationRequired
}

/** Returns whether a person who wasn't an admin or owner becomes one. */
export function grantsManagement(after: readonly Role[], before: readonly Role[] = []): boolean {
  return canManage(missing(after, before))
}

/** Returns whether an application gains a scope to manage something. */
export function grantsManageScope(after: readonly Scope[], before: readonly Scope[] = []): boolean {
  return missing(after, before).some((scope) => scope.endsWith(':manage'))
}
