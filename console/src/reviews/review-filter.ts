import { accessGroupTypes } from '@accord/contract/access.ts'
import { reviewDecisions, reviewOutcomes } from '@accord/contract/access-reviews.ts'
import { oneOf, searchText } from '../browser/query-string.ts'

/** Parses the filter in the URL. Invalid values are ignored. */
export const reviewFilter = {
  only: oneOf(['undecided', ...reviewDecisions, ...reviewOutcomes]),
  type: oneOf(accessGroupTypes),
  search: searchText,
}
