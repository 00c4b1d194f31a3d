import { type FormEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { observableValue } from '../observable-value.ts'
import { Button } from '../buttons/button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Dialog, DialogActions, DialogContent } from './dialog.tsx'

export type ConfirmRequest = {
  /** The title. The default is 'Please Confirm'. */
  title?: string | undefined
  /** Names the object and the effect. */
  message: ReactNode
  /** The label of the button that confirms. */
  action: string
  danger?: boolean | undefined
  /** The choices below the message, as `DialogContent`. */
  content?: ReactNode | undefined
  /** The texts to type before a permanent change. The button stays disabled until one of them is typed. */
  typed?: { shown?: ReactNode; label: string; accepts: readonly string[] } | undefined
}

export type OpenConfirm = ConfirmRequest & { answer: (confirmed: boolean) => void }

export const openConfirm = observableValue<OpenConfirm | undefined>(undefined)

/** Asks for confirmation, and resolves to true only if the person clicked the action. */
export function confirmAction(request: ConfirmRequest): Promise<boolean> {
  // There's only one question at a time, so a new one answers an open one with no.
  openConfirm.get()?.answer(false)

  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      openConfirm.set(undefined)
      resolve(confirmed)
    }
    openConfirm.set({ ...request, answer })
  })
}

export type ConfirmDialogLabels = { title: string; cancel: string }

/** Shows the questions of `confirmAction`. It's rendered once per page. */
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
