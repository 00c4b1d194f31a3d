import { mostCounted } from '@accord/contract/fields.ts'
import type { MemberCounts } from '@accord/contract/members.ts'
import type { Role } from '@accord/contract/rules/roles.ts'

/** What stands behind each tab: '12', or '1,000+' where no more were counted. Those who joined are all counted. */
export function tabCounts({ joined, invited }: MemberCounts, language: string) {
  const isMore = invited === mostCounted
  return {
    everyone: inFigures(joined + invited, isMore, language),
    joined: inFigures(joined, false, language),
    invited: inFigures(invited, isMore, language),
  }
}

/** The same of a role. */
export function roleCount({ byRole }: MemberCounts, role: Role, language: string): string {
  return inFigures(byRole[role], byRole[role] === mostCounted, language)
}

function inFigures(count: number, isMore: boolean, language: string): string {
  return `${count.toLocaleString(language)}${isMore ? '+' : ''}`
}
