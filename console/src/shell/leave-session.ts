import { leaveFor } from '../browser/redirects.ts'
import { mayLeave } from '../pages/unsaved-changes.ts'
import { signOut } from '../session/sign-out.ts'

/** Signs out and opens the sign-in page. Returns false if the person stays because of unsaved changes. */
export async function leaveSession(): Promise<boolean> {
  if (!(await mayLeave())) return false
  await signOut()
  return leaveFor('/sign-in')
}
