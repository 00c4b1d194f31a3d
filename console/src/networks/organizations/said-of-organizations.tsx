import type { Translate } from '../../language/words.ts'
import { NoOrganizations } from './no-organizations.tsx'

/** What stands in place of a network's organizations while there are none, or none yet. */
export function saidOfOrganizations(network: { id: string }, t: Translate) {
  return {
    failure: t('Unexpected error fetching organizations'),
    loadingLabel: t('Loading organizations…'),
    empty: <NoOrganizations network={network} />,
  }
}
