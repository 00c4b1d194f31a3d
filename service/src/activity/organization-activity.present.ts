import type {
  ActivityAuthor,
  ActivityLink,
  OrganizationActivity,
} from '@accord/contract/activity.ts'
import { describeAgent } from '#mail/user-agent.rules.ts'
import type { ListedActivity } from './listed-activity.store.ts'

export function presentOrganizationActivity(
  row: ListedActivity,
  link: ActivityLink | null,
): OrganizationActivity {
  return {
    id: row.id,
    at: row.at.toISOString(),
    author: presentAuthor(row),
    kind: row.kind,
    detail: { ...row.detail, ...row.words },
    ...describeAgent(row.agent ?? ''),
    address: row.address,
    link,
  } as OrganizationActivity
}

export function presentAuthor(row: ListedActivity): ActivityAuthor {
  const kind = row.author as ActivityAuthor['kind']
  const other = { id: row.other_id!, name: row.other_name! }
  switch (kind) {
    case 'person': {
      const name = `${row.first_name} ${row.last_name}`
      const through = row.other_id === null ? null : other
      return { kind, id: row.user_id!, name, email: row.email, through }
    }
    case 'organization':
    case 'application':
    case 'directory':
      return { kind, ...other }
    case 'command':
      return { kind, name: other.name }
    case 'system':
      return { kind }
  }
}
