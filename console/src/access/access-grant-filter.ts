import { accessConcerns, accessGrantKinds } from '@accord/contract/access.ts'
import { oneOf, searchText } from '../browser/query-string.ts'

/** Parses the filter in the address. Invalid values are ignored. */
export const accessGrantFilter = {
  kind: oneOf(accessGrantKinds),
  only: oneOf(accessConcerns),
  search: searchText,
}
