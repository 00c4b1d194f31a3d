import type { OrganizationActivity } from '@accord/contract/activity.ts'
import { expect, test } from 'vitest'
import { activityPage } from './activity-line.tsx'

const pageAfter = (kind: string) =>
  activityPage({ kind, detail: { email: 'mei@post.example' } } as OrganizationActivity, 'o1')

test.each(['member_suspended', 'member_resumed', 'invitation_accepted', 'contact_added'])(
  'whoever is there after %s is found among the members',
  (kind) => expect(pageAfter(kind)).toBe('/organization/o1/members?search=mei%40post.example'),
)

test.each(['member_removed', 'member_left', 'invitation_declined', 'contact_ended'])(
  'whoever went by %s is not looked for',
  (kind) => expect(pageAfter(kind)).toBeUndefined(),
)
