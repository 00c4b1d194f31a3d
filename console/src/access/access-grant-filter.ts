import { accessConcerns, accessGrantKinds } from '@accord/contract/access.ts'
import { oneOf, searchText } from '../browser/query-string.ts'

/** A filter in the address; what makes no sense filters nothing. */
export const accessGrantFilter = {
  kind: oneOf(accessGrantKinds),
  only: oneOf(accessConcerns),
  search: searchText,
}
