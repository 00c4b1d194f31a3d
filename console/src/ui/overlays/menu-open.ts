import { createContext } from 'react'

/** For what stands in an open menu: closes it and goes back to its button. */
export const MenuOpen = createContext<() => void>(() => {})
