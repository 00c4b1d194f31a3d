import type { AccessGrant } from '@accord/contract/access.ts'

/** Identifies a grant. IDs are unique only within one kind. */
export const grantKey = ({ kind, id }: Pick<AccessGrant, 'kind' | 'id'>) => `${kind} ${id}`
