import { AccessGrantsScreen } from '../access/access-grants.screen.tsx'
import { ReviewActions, ReviewStatus } from './review-status.tsx'

/** Who can reach the data, and the review of it. */
export function AccessScreen() {
  return <AccessGrantsScreen action={<ReviewActions />} review={<ReviewStatus />} />
}
