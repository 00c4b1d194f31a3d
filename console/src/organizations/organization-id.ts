import { createContext, useContext } from 'react'

/** The organization that the pages around are about; the area around them says which. */
export const OrganizationId = createContext<string | undefined>(undefined)

export function useOrganizationId(): string | undefined {
  return useContext(OrganizationId)
}
