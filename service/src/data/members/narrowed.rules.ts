import type { Role } from '@accord/contract/rules/roles.ts'

/** Whom a list of members or invitations is narrowed to. */
export interface Narrowed {
  search?: string | undefined
  role?: Role | undefined
  /** To some who are known. */
  among?: string[]
}

export function isNarrowed({ search, role, among }: Narrowed): boolean {
  return Boolean(search) || role !== undefined || among !== undefined
}
