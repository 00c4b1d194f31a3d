import { byCommand } from '#caller.ts'

/** The command asked for it, whenever it is done. */
export const byReset = byCommand('reset-second-factor')
