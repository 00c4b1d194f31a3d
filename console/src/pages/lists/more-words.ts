import type { Translate } from '../../language/words.ts'

/** How many a list has; more than it counts where it says so. */
export interface Found {
  total: number
  more?: boolean | undefined
}

/** That there are more than a list counts and shows. */
export function moreWords(count: number, t: Translate): string {
  return t('More than {{count}} found, of whom these are shown. Look for more of a name.', {
    count,
  })
}
