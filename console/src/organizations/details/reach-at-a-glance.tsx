import { useQuery } from '@tanstack/react-query'
import { addressOf } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { renderLink } from '../../pages/router-link.tsx'
import { ReachFigures } from '../../reach/figures/reach-figures.tsx'
import { reachSummaryQuery } from '../../reach/figures/reach-summary.api.ts'

/** How many can reach the data, and what of it to look at. The page stands without the numbers. */
export function ReachAtAGlance({ organizationId: id }: { organizationId: string }) {
  const { t } = useWords()
  const { data: summary } = useQuery({ ...reachSummaryQuery(id), retry: false })
  return (
    <ReachFigures
      label={t('Access')}
      summary={summary}
      hrefOf={(only) => addressOf('/organization/$id/access', { id }, { only })}
      renderFigure={renderLink}
    />
  )
}
