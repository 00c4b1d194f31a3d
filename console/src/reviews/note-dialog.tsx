import type { ReviewedWay } from '@accord/contract/reviewed-ways.ts'
import { type SubmitEvent, useRef, useState } from 'react'
import { useWords } from '../language/words.ts'
import { Button } from '../ui/buttons/button.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { Dialog, DialogActions, DialogContent } from '../ui/overlays/dialog.tsx'

type NoteDialogProps = {
  ways: readonly ReviewedWay[]
  pending: boolean
  onNote: (note: string) => void
  onClose: () => void
}

/** What auditors read beside the decision. */
export function NoteDialog({ ways, pending, onNote, onClose }: NoteDialogProps) {
  const { t } = useWords()
  const [only] = ways
  const [note, setNote] = useState(ways.length === 1 ? only!.note : '')
  const field = useRef<HTMLTextAreaElement>(null)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    onNote(note)
  }

  return (
    <Dialog
      title={
        ways.length === 1
          ? t('Note about {{name}}', { name: only!.name })
          : t('Note about {{count}} ways to the data', { count: ways.length })
      }
      initialFocus={field}
      onDismiss={onClose}
    >
      <form onSubmit={submit}>
        <DialogContent>
          <TextArea
            ref={field}
            label={t('Note')}
            hint={t('It stands in the signed file.')}
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
