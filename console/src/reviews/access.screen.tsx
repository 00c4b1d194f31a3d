import { ReachScreen } from '../reach/reach.screen.tsx'
import { ReviewCard } from './review-card.tsx'

/** Who can reach the data, and the review of it. */
export function AccessScreen() {
  return <ReachScreen review={<ReviewCard />} />
}
