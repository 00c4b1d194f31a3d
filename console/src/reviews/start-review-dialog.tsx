import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import { addressOf } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { Button } from '../ui/buttons/button.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { Dialog, DialogActions, DialogContent } from '../ui/overlays/dialog.tsx'
import { startReviewMutation } from './reviews.api.ts'

const choices = [7, 14, 30, 60, 90]

export function StartReviewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const { id } = useOrganization()
  const router = useRouter()
  const [days, setDays] = useState(14)
  const starting = useAction({
    ...startReviewMutation(id),
    after: ({ id: review }) =>
      router.history.push(addressOf('/organization/$id/access/reviews/$review', { id, review })),
  })

  return (
    <Dialog
      title={t('Start a review?')}
      message={t(
        'It lists every way to the data as it is now. Nothing ends before you close it; whoever manages this organization can decide, and is reminded.',
      )}
      onDismiss={onClose}
    >
      <DialogContent>
        <SelectField
          label={t('Due')}
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
        >
          {choices.map((count) => (
            <option key={count} value={count}>
              {t('in {{count}} days', { count })}
            </option>
          ))}
        </SelectField>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button
          variant="primary"
          pending={starting.pending}
          onClick={() => void starting.run(days)}
        >
          {t('Start the review')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
