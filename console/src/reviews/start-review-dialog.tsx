import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import { pathTo } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { Button } from '../ui/buttons/button.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { Dialog, DialogActions, DialogContent } from '../ui/overlays/dialog.tsx'
import { startReviewMutation } from './reviews.api.ts'

const choices = [7, 14, 30, 60, 90]

export function StartReviewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const router = useRouter()
  const [days, setDays] = useState(14)
  const starting = useAction({
    ...startReviewMutation(id),
    after: ({ id: review }) =>
      router.history.push(pathTo('/organization/$id/access/reviews/$review', { id, review })),
  })

  return (
    <Dialog
      title={t('Start a review?')}
      message={t(
        "The review lists all current access. Nothing will be revoked until you close it. Admins and owners can make decisions, and we'll email them reminders.",
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
          {t('Start review')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
