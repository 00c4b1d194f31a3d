import { type FormEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../buttons/button.tsx'
import { TextField } from '../fields/text-field.tsx'
import styles from './confirm-dialog.module.css'
import { openConfirm, type OpenConfirm } from './confirm-store.ts'
import { Modal } from './modal.tsx'

export type ConfirmDialogLabels = { title: string; cancel: string }

/** Once per page: shows what `confirmAction` asks. */
export function ConfirmDialogHost({ labels }: { labels: ConfirmDialogLabels }) {
  const question = useSyncExternalStore(openConfirm.subscribe, openConfirm.get)
  return question && <Question question={question} labels={labels} />
}

function Question({ question, labels }: { question: OpenConfirm; labels: ConfirmDialogLabels }) {
  const { title, message, action, danger, typed, answer } = question
  const [text, setText] = useState('')
  const [titleId, messageId] = [useId(), useId()]
  const field = useRef<HTMLInputElement>(null)
  const ready = !typed || typed.accepts.includes(text.trim())
  const refuse = () => answer(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (ready) answer(true)
  }

  return (
    <Modal
      alert
      labelledBy={titleId}
      describedBy={messageId}
      className={styles.popup}
      initialFocus={field}
      onDismiss={refuse}
    >
      <form onSubmit={submit}>
        <h2 id={titleId} className={styles.title}>
          {title ?? labels.title}
        </h2>
        <div id={messageId} className={styles.message}>
          {message}
        </div>
        {typed && (
          <div className={styles.typed}>
            {typed.shown}
            <TextField
              ref={field}
              label={typed.label}
              value={text}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
        )}
        <div className={styles.actions}>
          <Button onClick={refuse}>{labels.cancel}</Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} disabled={!ready}>
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
