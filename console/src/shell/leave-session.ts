import { leaveFor } from '../browser/redirects.ts'
import { mayLeave } from '../pages/unsaved-changes.ts'
import { signOut } from '../session/sign-out.ts'

/** Signs out and goes to the front door; false when the person stays with unsaved changes. */
export async function leaveSession(): Promise<boolean> {
  if (!(await mayLeave())) return false
  await signOut()
  return leaveFor('/sign-in')
}
