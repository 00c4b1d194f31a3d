import { mostCounted } from '@accord/contract/fields.ts'
import type { MemberCounts } from '@accord/contract/members.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Shown } from '../members.api.ts'

/** What stands behind each tab: '12', or '1,000+' where no more were counted. Those who joined are all counted. */
export function tabCounts({ joined, invited }: MemberCounts, language: string) {
  const isMore = invited === mostCounted
  return {
    everyone: inFigures(joined + invited, isMore, language),
    joined: inFigures(joined, false, language),
    invited: inFigures(invited, isMore, language),
  }
}

/** The same of a role: of those whom the list shows. */
export function roleCount(
  { byRole, invitedByRole }: MemberCounts,
  role: Role,
  show: Shown,
  language: string,
): string {
  const joined = show === 'invited' ? 0 : byRole[role]
  // While an instance of the version before is replaced, it may be the one that answers.
  const known: typeof invitedByRole | undefined = invitedByRole
  const invited = show === 'members' ? 0 : (known?.[role] ?? 0)
  const isMore = joined === mostCounted || invited === mostCounted
  return inFigures(joined + invited, isMore, language)
}

function inFigures(count: number, isMore: boolean, language: string): string {
  return `${count.toLocaleString(language)}${isMore ? '+' : ''}`
}
