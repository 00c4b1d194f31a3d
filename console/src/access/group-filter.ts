import { accessConcerns, accessGroupTypes } from '@accord/contract/access.ts'
import { oneOf, searchText } from '../browser/query-string.ts'

/** Parses the filter in the URL. Invalid values are ignored. */
export const accessGroupFilter = {
  type: oneOf(accessGroupTypes),
  only: oneOf(accessConcerns),
  search: searchText,
}
