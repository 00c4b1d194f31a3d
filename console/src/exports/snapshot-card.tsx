import { explainError } from '../api/explain-error.ts'
import { useWords } from '../language/words.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { Button } from '../ui/buttons/button.tsx'
import { showSnackbar } from '../ui/feedback/snackbar-store.ts'
import { Card } from '../ui/layout/card.tsx'
import { useSnapshot } from './exports.api.ts'

/** The small brother of the export: at once, unsigned, and for small organizations only. */
export function SnapshotCard() {
  const { t } = useWords()
  const { mutateAsync, isPending } = useSnapshot(useOrganization())

  async function save() {
    try {
      await mutateAsync()
    } catch (error) {
      showSnackbar({ kind: 'error', message: t(explainError(error)) })
    }
  }

  return (
    <Card
      title={t('Snapshot')}
      description={t(
        'The same data as one JSON file, at once and without a signature. For small organizations.',
      )}
      footer={
        <Button pending={isPending} onClick={() => void save()}>
          {t('JSON snapshot')}
        </Button>
      }
    />
  )
}
