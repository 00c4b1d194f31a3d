import type { Translate } from '../../language/plain-words.ts'

export function authorizedBy(count: number, t: Translate): string {
  if (count === 0) return t('Not authorized by any organization yet')
  return count === 1
    ? t('Authorized by 1 organization')
    : t('Authorized by {{count}} organizations', { count })
}
