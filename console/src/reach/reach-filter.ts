import { reachConcerns, reachKinds } from '@accord/contract/reach.ts'
import { oneOf, searchWords } from '../browser/query-string.ts'

/** A filter in the address; what makes no sense filters nothing. */
export const reachFilter = {
  kind: oneOf(reachKinds),
  only: oneOf(reachConcerns),
  search: searchWords,
}
