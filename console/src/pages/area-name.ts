import { createContext } from 'react'

/** What the pages around are called together, for the tab: the organization's name. */
export const AreaName = createContext<string | undefined>(undefined)
