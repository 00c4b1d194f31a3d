import type { Caller } from '#caller.ts'

/** As the activity of an account shows what came from no browser. */
export const byCommand: Pick<Caller, 'agent'> & { address: null } = {
  address: null,
  agent: 'accord reset-second-factor',
}
