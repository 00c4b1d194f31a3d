import { ReachScreen } from '../reach/reach.screen.tsx'
import { ReviewActions, ReviewStatus } from './review-status.tsx'

/** Who can reach the data, and the review of it. */
export function AccessScreen() {
  return <ReachScreen action={<ReviewActions />} review={<ReviewStatus />} />
}
