import { isExportDone } from '@accord/contract/exports.ts'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { ListView } from '../../pages/lists/list-view.tsx'
import { renderLink } from '../../pages/router-link.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EntryList, EntrySkeletons } from '../../ui/layout/entry-list.tsx'
import { askForDataMutation, newestDataQuery } from './data.api.ts'
import { DataEntry } from './data-entry.tsx'

/** A file of all that is stored about the person: asked for here, and fetched here once it is ready. */
export function DataCard() {
  const { t } = useWords()
  const newest = useQuery(newestDataQuery)
  const asking = useAction({
    ...askForDataMutation,
    done: t('We send you a mail when the file is ready.'),
  })
  const isMade = newest.data?.data.some((job) => !isExportDone(job.currentStep))

  return (
    <Card
      title={t('Data about me')}
      description={t(
        'A signed file with all that is stored about you. You can ask for it once a day, and download it for 7 days.',
      )}
      action={renderLink({
        href: '/user/proof',
        className: buttonClass({ size: 'small' }),
        children: t('Check a file'),
      })}
      footer={
        !isMade && (
          <Button pending={asking.pending} onClick={() => void asking.run()}>
            {t('Ask for the file')}
          </Button>
        )
      }
    >
      <ListView
        query={newest}
        failure={t('Unable to load what you asked for.')}
        loadingLabel={t('Loading what you asked for…')}
        skeleton={<EntrySkeletons count={1} />}
        empty={null}
      >
        {({ data }) => (
          <EntryList label={t('Data about me')}>
            {data.map((job) => (
              <DataEntry key={job.id} job={job} />
            ))}
          </EntryList>
        )}
      </ListView>
    </Card>
  )
}
