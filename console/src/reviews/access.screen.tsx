import { AccessGrantsScreen } from '../access/access-grants.screen.tsx'
import { ReviewActions, ReviewStatus } from './review-status.tsx'

export function AccessScreen() {
  return <AccessGrantsScreen action={<ReviewActions />} review={<ReviewStatus />} />
}
