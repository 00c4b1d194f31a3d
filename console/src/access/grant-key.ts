import { type AccessGrant, maxGrantsPerRequest } from '@accord/contract/access.ts'
import type { SelectionOptions } from '../pages/selection.tsx'

/** Identifies a grant. IDs are unique within one kind only. */
export const grantKey = ({ kind, id }: Pick<AccessGrant, 'kind' | 'id'>) => `${kind} ${id}`

/** The organization's own applications are revoked one at a time, because the name has to be typed. */
export const selectedGrants: SelectionOptions<AccessGrant> = {
  keyOf: grantKey,
  isTickable: ({ canRevoke, kind }) => canRevoke && kind !== 'own_application',
  most: maxGrantsPerRequest,
}
