import { watchedValue } from '../ui/watched-value.ts'

/** Whether somebody is finding something; what shows it is loaded when it is first needed. */
export const paletteOpen = watchedValue(false)

/** As keyboards of this machine call it. */
export const paletteKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'
