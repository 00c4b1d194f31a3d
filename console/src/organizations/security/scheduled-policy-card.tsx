import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { type Action, useAction } from '../../actions/use-action.ts'
import { ApiError, explainError } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { ConfirmRequest } from '../../ui/overlays/confirm-dialog.tsx'
import { formatAbsoluteTime } from '../../ui/text/format-time.ts'
import styles from './policy-card.module.css'
import { initialStart, isAhead } from './start-time.ts'

interface ScheduledPolicyProps<Result extends { from: string | null }> {
  title: string
  description: string
  policy: { from: string | null; inForce: boolean; pausedUntil?: string | null }
  maySet: boolean
  mayTurnOff: boolean
  /** Sets the start to a time or `now`. Null turns the policy off. */
  mutation: Action<string | null, Result>
  /** The topic of the messages. */
  about: string
  questionBeforeEnd: Pick<ConfirmRequest, 'title' | 'message'>
  /** `when` is a sentence about the start. */
  renderQuestion: (from: string, when: string) => Omit<ConfirmRequest, 'action'>
  /** Whom the policy affects, in the notice about its state. */
  status: string
  statusAction?: ReactNode
  /** The name of the field with the start, and its hint. */
  fieldName: string
  hint: string
  children?: ReactNode
}

/** Shows a policy that an owner turns on now or at a later time. Admins only see its state. */
export function ScheduledPolicyCard<Result extends { from: string | null }>({
  policy,
  maySet,
  ...props
}: ScheduledPolicyProps<Result>) {
  const { t, language } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const state = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(() => initialStart(policy.from))
  const [wrong, setWrong] = useState<string>()
  const timeOf = (time: string) => formatAbsoluteTime(new Date(time), language)

  const setting = useAction({
    ...props.mutation,
    ask: (from: string | null) =>
      from === null
        ? { ...props.questionBeforeEnd, action: t('Turn off requirement'), danger: true }
        : { ...props.renderQuestion(from, whenOf(from)), action: t('Require it') },
    done: (_, from) => (from === null ? t('Requirement turned off') : t('Policy saved')),
    failed: (error) => {
      const atField = error instanceof ApiError ? error.fields['from'] : undefined
      if (!atField) return t(explainError(error))
      complain(t(atField))
      return undefined
    },
    about: props.about,
    // The clicked button may have been removed, so the new state gets the focus and is read aloud.
    after: ({ from }) => {
      setTyped(initialStart(from))
      setWrong(undefined)
      state.current?.focus()
    },
  })

  function complain(sentence: string) {
    setWrong(sentence)
    field.current?.focus()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isAhead(typed)) void setting.run(new Date(typed).toISOString())
    else complain(t('Choose a future time within a year.'))
  }

  const card = (
    <Card
      title={props.title}
      description={props.description}
      footer={
        (maySet || props.mayTurnOff) && (
          <>
            {props.mayTurnOff && (
              <Button
                variant="quiet"
                pending={setting.doing === null}
                onClick={() => void setting.run(null)}
              >
                {t('Turn off requirement')}
              </Button>
            )}
            {maySet && !policy.inForce && (
              <Button pending={setting.doing === 'now'} onClick={() => void setting.run('now')}>
                {t('Require now')}
              </Button>
            )}
            {maySet && (
              <Button
                type="submit"
                variant={policy.from ? 'secondary' : 'primary'}
                pending={typeof setting.doing === 'string' && setting.doing !== 'now'}
              >
                {policy.from ? t('Change time') : t('Schedule requirement')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.parts}>
        <div ref={state} tabIndex={-1}>
          <Notice
            kind={policy.pausedUntil ? 'warning' : policy.inForce ? 'success' : 'info'}
            announce={false}
            title={titleOfState()}
            action={props.statusAction}
          >
            {props.status}
          </Notice>
        </div>
        {props.children}
        {maySet && (
          <div className={styles.time}>
            <TextField
              ref={field}
              label={t('From')}
              type="datetime-local"
              name={props.fieldName}
              value={typed}
              hint={props.hint}
              error={wrong}
              onChange={(event) => {
                setTyped(event.target.value)
                setWrong(undefined)
              }}
            />
          </div>
        )}
      </div>
    </Card>
  )
  if (!maySet) return card
  return (
    <form noValidate onSubmit={submit}>
      {card}
    </form>
  )

  function titleOfState(): string {
    if (policy.from === null) return t('Not required.')
    if (policy.pausedUntil) return t('Paused until {{time}}.', { time: timeOf(policy.pausedUntil) })
    return policy.inForce
      ? t('Required since {{time}}.', { time: timeOf(policy.from) })
      : t('Required starting {{time}}.', { time: timeOf(policy.from) })
  }

  function whenOf(from: string): string {
    return from === 'now'
      ? t('This takes effect immediately.')
      : t('This takes effect on {{time}}.', { time: timeOf(from) })
  }
}
