import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { Button } from '../ui/buttons/button.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { Dialog, DialogActions, DialogContent } from '../ui/overlays/dialog.tsx'

type NoteDialogProps = {
  title: string
  message?: string
  /** Whether the dialog asks for a confirmation. */
  alert?: boolean
  label: string
  hint?: string
  required?: boolean
  initial?: string | undefined
  action: string
  danger?: boolean
  pending: boolean
  onSubmit: (note: string) => void
  onClose: () => void
}

/** Asks for a note, such as a reason. */
export function NoteDialog(props: NoteDialogProps) {
  const { title, message, alert = false, label, hint, required, initial = '' } = props
  const { action, danger, pending, onSubmit, onClose } = props
  const { t } = useTranslation()
  const [note, setNote] = useState(initial)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    onSubmit(note.trim())
  }

  return (
    <Dialog alert={alert} title={title} message={message} onDismiss={onClose}>
      <form onSubmit={submit}>
        <DialogContent>
          <TextArea
            label={label}
            hint={hint}
            maxLength={500}
            required={required}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            disabled={required && note.trim() === ''}
          >
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
