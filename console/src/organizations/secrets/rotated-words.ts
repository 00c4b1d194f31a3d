import type { Translate } from '../../language/words.ts'
import type { Rotated } from './rotate-in-turn.ts'

/** What came of rotating, for those who do not stay to fetch it. */
export function rotatedWords({ rotated, failed }: Rotated, t: Translate): string[] {
  const names = rotated.map(({ name }) => name).join(', ')
  return [
    ...(names
      ? [
          t(
            'New secrets were made for: {{names}}. Whoever manages the organization finds them there',
            {
              names,
            },
          ),
        ]
      : []),
    ...failed.map(({ name, reason }) => `${name}: ${t(reason)}`),
  ]
}
