import { accessGrantKinds } from '@accord/contract/access.ts'
import { reviewDecisions, reviewOutcomes } from '@accord/contract/access-reviews.ts'
import { oneOf, searchText } from '../browser/query-string.ts'

/** A filter in the address; what makes no sense filters nothing. */
export const reviewFilter = {
  only: oneOf(['undecided', ...reviewDecisions, ...reviewOutcomes]),
  kind: oneOf(accessGrantKinds),
  search: searchText,
}
