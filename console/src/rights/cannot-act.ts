import type { Reach } from '@accord/contract/reach.ts'

/** Of a person: whether nothing is open to them, whatever their role is. */
export function cannotAct({ suspended, concerns }: Pick<Reach, 'suspended' | 'concerns'>) {
  return suspended || concerns.includes('account_closed')
}
