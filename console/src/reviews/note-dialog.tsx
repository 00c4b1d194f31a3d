import type { ReviewItem } from '@accord/contract/access-reviews.ts'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { Button } from '../ui/buttons/button.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { Dialog, DialogActions, DialogContent } from '../ui/overlays/dialog.tsx'

type NoteDialogProps = {
  grants: readonly ReviewItem[]
  pending: boolean
  onNote: (note: string) => void
  onClose: () => void
}

/** Edits the note that the signed report contains. */
export function NoteDialog({ grants: items, pending, onNote, onClose }: NoteDialogProps) {
  const { t } = useTranslation()
  const [only] = items
  const [note, setNote] = useState(items.length === 1 ? only!.note : '')
  const field = useRef<HTMLTextAreaElement>(null)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    onNote(note)
  }

  return (
    <Dialog
      title={
        items.length === 1
          ? t('Note about {{name}}', { name: only!.name })
          : t('Note about {{count}} items', { count: items.length })
      }
      initialFocus={field}
      onDismiss={onClose}
    >
      <form onSubmit={submit}>
        <DialogContent>
          <TextArea
            ref={field}
            label={t('Note')}
            hint={t('Your note is included in the signed report.')}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="primary" pending={pending}>
            {t('Save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

type KeepDialogProps = {
  count: number
  pending: boolean
  onKeep: (reason: string) => void
  onClose: () => void
}

/** Asks why everything undecided is kept. The reason becomes the note of each item. */
export function KeepUndecidedDialog({ count, pending, onKeep, onClose }: KeepDialogProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    onKeep(reason.trim())
  }

  return (
    <Dialog
      title={t('Keep all undecided items?')}
      message={t('This keeps all undecided items: {{count}}.', { count })}
      initialFocus={field}
      onDismiss={onClose}
    >
      <form onSubmit={submit}>
        <DialogContent>
          <TextArea
            ref={field}
            label={t('Reason')}
            hint={t("In the signed report, it's the note for each item that doesn't have one.")}
            maxLength={500}
            required
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="primary" pending={pending} disabled={reason.trim() === ''}>
            {t('Keep all')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
