import type { Network } from '@accord/contract/networks.ts'
import type { Translate } from '../../language/plain-words.ts'

/** '1 organization joined · 2 invited' */
export function membersInWords(
  { joined, invited }: NonNullable<Network['members']>,
  t: Translate,
): string {
  const open = invited > 0 ? ` · ${t('{{count}} invited', { count: invited })}` : ''
  return joinedInWords(joined, t) + open
}

function joinedInWords(count: number, t: Translate): string {
  if (count === 0) return t('No organization has joined yet')
  return count === 1 ? t('1 organization joined') : t('{{count}} organizations joined', { count })
}
