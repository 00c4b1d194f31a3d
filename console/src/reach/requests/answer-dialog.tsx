import type { ApplicationRequest } from '@accord/contract/application-requests.ts'
import { type FormEvent, useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Dialog, DialogActions, DialogContent } from '../../ui/overlays/dialog.tsx'
import { type Answer, answerMutation } from './requests.api.ts'

type AnswerDialogProps = {
  organizationId: string
  request: ApplicationRequest
  decision: Answer['decision']
  onClose: () => void
  onAnswered: () => void
}

/** Asks once more, with room for a word to the one who waits. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { organizationId, request, decision, onClose, onAnswered } = props
  const { t } = useWords()
  const [note, setNote] = useState('')
  const { name } = request.application
  const person = request.askedBy.name
  const authorizes = decision === 'authorize'
  const answering = useAction({
    ...answerMutation(organizationId),
    done: authorizes
      ? t('{{name}} is authorized. {{person}} is told by mail.', { name, person })
      : t('Declined. {{person}} is told by mail.', { person }),
    after: onAnswered,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    void answering.run({ request: request.id, decision, note: note.trim() })
  }

  return (
    <Dialog
      alert
      title={authorizes ? t('Authorize {{name}}?', { name }) : t('Decline {{name}}?', { name })}
      message={
        authorizes
          ? t('It may then do this for the whole organization, until somebody revokes it.')
          : t('Nothing changes, and they can ask again.')
      }
      onDismiss={onClose}
    >
      <form onSubmit={submit}>
        <DialogContent>
          <TextArea
            label={t('Note to {{person}} (optional)', { person })}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            type="submit"
            variant={authorizes ? 'primary' : 'danger'}
            pending={answering.pending}
          >
            {authorizes ? t('Authorize') : t('Decline')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
