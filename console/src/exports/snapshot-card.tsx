import { useAction } from '../actions/use-action.ts'
import { useWords } from '../language/words.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { snapshotMutation } from './exports.api.ts'

/** The small brother of the export: at once, unsigned, and for small organizations only. */
export function SnapshotCard() {
  const { t } = useWords()
  const saving = useAction(snapshotMutation(useOrganization()))

  return (
    <Card
      title={t('Snapshot')}
      description={t(
        'The same data as one JSON file, at once and without a signature. For small organizations.',
      )}
      footer={
        <Button pending={saving.pending} onClick={() => void saving.run()}>
          {t('JSON snapshot')}
        </Button>
      }
    />
  )
}
