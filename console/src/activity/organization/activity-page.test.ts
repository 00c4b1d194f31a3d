import type { OrganizationActivity } from '@accord/contract/activity.ts'
import { expect, test } from 'vitest'
import { activityPage } from './activity-line.tsx'

const pageAfter = (kind: string) =>
  activityPage({ kind, detail: { email: 'mei@post.example' } } as OrganizationActivity, 'o1')

test.each(['member_suspended', 'member_resumed', 'invitation_accepted', 'contact_added'])(
  'after %s, the activity links to the person among the members',
  (kind) => expect(pageAfter(kind)).toBe('/organization/o1/members?search=mei%40post.example'),
)

test.each(['member_removed', 'member_left', 'invitation_declined', 'contact_ended'])(
  "after %s, the activity doesn't link to the person",
  (kind) => expect(pageAfter(kind)).toBeUndefined(),
)
