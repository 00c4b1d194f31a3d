import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useState, useSyncExternalStore, type FormEvent } from 'react'
import { Button } from './button.tsx'
import { openConfirm, type OpenConfirm } from './confirm-store.ts'
import styles from './confirm-dialog.module.css'
import { TextField } from './text-field.tsx'

export type ConfirmDialogLabels = { title: string; cancel: string }

/** Once per page: shows what `confirmAction` asks. */
export function ConfirmDialogHost({ labels }: { labels: ConfirmDialogLabels }) {
  const asked = useSyncExternalStore(openConfirm.subscribe, openConfirm.get)
  const [latest, setLatest] = useState(asked)
  // The words stay while the dialog fades out.
  if (asked && asked !== latest) setLatest(asked)

  return (
    <AlertDialog.Root
      open={asked !== undefined}
      onOpenChange={(open) => {
        if (!open) asked?.answer(false)
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={styles.popup}>
            {latest && <Question asked={latest} labels={labels} />}
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

function Question({ asked, labels }: { asked: OpenConfirm; labels: ConfirmDialogLabels }) {
  const { title, message, action, danger, typed, answer } = asked
  const [text, setText] = useState('')
  const ready = !typed || text.trim() === typed.value

  function submit(event: FormEvent) {
    event.preventDefault()
    if (ready) answer(true)
  }

  return (
    <form onSubmit={submit}>
      <AlertDialog.Title className={styles.title}>{title ?? labels.title}</AlertDialog.Title>
      <AlertDialog.Description className={styles.message} render={<div />}>
        {message}
      </AlertDialog.Description>
      {typed && (
        <div className={styles.typed}>
          <TextField
            label={typed.label}
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      )}
      <div className={styles.actions}>
        <AlertDialog.Close render={<Button>{labels.cancel}</Button>} />
        <Button type="submit" variant={danger ? 'danger' : 'primary'} disabled={!ready}>
          {action}
        </Button>
      </div>
    </form>
  )
}
