import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../buttons/button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { openConfirm, type OpenConfirm } from './confirm-store.ts'
import { Dialog, DialogActions, DialogContent } from './dialog.tsx'

export type ConfirmDialogLabels = { title: string; cancel: string }

/** Once per page: shows what `confirmAction` asks. */
export function ConfirmDialogHost({ labels }: { labels: ConfirmDialogLabels }) {
  const question = useSyncExternalStore(openConfirm.subscribe, openConfirm.get, openConfirm.get)
  return question && <Question question={question} labels={labels} />
}

function Question({ question, labels }: { question: OpenConfirm; labels: ConfirmDialogLabels }) {
  const { title, message, action, danger, content, typed, answer } = question
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const ready = !typed || typed.accepts.includes(text.trim())
  const refuse = () => answer(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (ready) answer(true)
  }

  return (
    <Dialog
      alert
      title={title ?? labels.title}
      message={message}
      initialFocus={field}
      onDismiss={refuse}
    >
      <form onSubmit={submit}>
        {content}
        {typed && (
          <DialogContent>
            {typed.shown}
            <TextField
              ref={field}
              label={typed.label}
              value={text}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setText(event.target.value)}
            />
          </DialogContent>
        )}
        <DialogActions>
          <Button onClick={refuse}>{labels.cancel}</Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} disabled={!ready}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
