import { serviceTime } from '../../browser/service-clock.ts'
import {
  type SecondFactorPolicy,
  secondFactorFirst,
  reminderDaysBefore,
} from '@accord/contract/organization-policies.ts'
import { type SubmitEvent, useRef, useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { ApiError, explainError } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { renderButton } from '../../pages/router-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { formatAbsoluteTime } from '../../ui/text/format-time.ts'
import { useOrganization } from '../use-organization.ts'
import { setSecondFactorPolicyMutation } from './policies.api.ts'
import styles from './second-factor-policy-card.module.css'

/** As `<input type="datetime-local">` takes it: the person's own time, to the minute. */
function localTime(time: string): string {
  const date = new Date(time)
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/** The same hour, days from now. */
function dayAhead(days: number): string {
  const date = serviceTime()
  date.setDate(date.getDate() + days)
  date.setMinutes(0, 0, 0)
  return date.toISOString()
}

const yearMs = 366 * 24 * 60 * 60_000

/** Whether a time that was typed, if it is one, is still to come and not too far. */
export function isAhead(typed: string, now = serviceTime().getTime()): boolean {
  const left = new Date(typed).getTime() - now
  return left > 0 && left < yearMs
}

/** Whether a second factor is required, and from when on: for owners to say, for managers to see. */
export function SecondFactorPolicyCard({ rule }: { rule: SecondFactorPolicy }) {
  const { t, language } = useTranslation()
  const { id, name, profileRoles = [] } = useOrganization()
  const field = useRef<HTMLInputElement>(null)
  const standing = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(() => fieldOf(rule.from))
  const [wrong, setWrong] = useState<string>()
  const without = rule.members - rule.withOne
  const isOwner = profileRoles.includes('owner')
  const maySet = isOwner && rule.own
  // Whoever is here while it is in force proved enough to lift it, by whatever they have.
  const mayLift = rule.from !== null && (maySet || (isOwner && rule.inForce))

  const setting = useAction({
    ...setSecondFactorPolicyMutation(id),
    ask: (from: string | null) =>
      from === null
        ? {
            title: t('Lift the rule?'),
            message: t('People can act for {{name}} by a password alone again.', { name }),
            action: t('Lift the rule'),
            danger: true,
          }
        : {
            title: t('Require a second factor?'),
            message: `${when(from)} ${affected()}`,
            action: t('Require it'),
            danger: from === 'now' && without > 0,
          },
    done: (_, from) => (from === null ? t('Rule lifted') : t('Rule set')),
    failed: (error) => {
      const atField = error instanceof ApiError ? error.fields['from'] : undefined
      if (!atField) return t(explainError(error))
      complain(t(atField))
      return undefined
    },
    about: `second-factor ${id}`,
    // Whatever was pressed may be gone with it: what came of it is read out instead.
    after: ({ from }) => {
      setTyped(fieldOf(from))
      setWrong(undefined)
      standing.current?.focus()
    },
  })

  function complain(sentence: string) {
    setWrong(sentence)
    field.current?.focus()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isAhead(typed)) void setting.run(new Date(typed).toISOString())
    else complain(t('Choose a time from now on, within a year.'))
  }

  const card = (
    <Card
      title={t('Second factor')}
      description={t(
        'A passkey or an authenticator app beside the password. From the time you choose, nobody acts for this organization without one; nobody is removed.',
      )}
      footer={
        (maySet || mayLift) && (
          <>
            {mayLift && (
              <Button
                variant="quiet"
                pending={setting.doing === null}
                onClick={() => void setting.run(null)}
              >
                {t('Lift the rule')}
              </Button>
            )}
            {maySet && !rule.inForce && (
              <Button pending={setting.doing === 'now'} onClick={() => void setting.run('now')}>
                {t('Require it now')}
              </Button>
            )}
            {maySet && (
              <Button
                type="submit"
                variant={rule.from ? 'secondary' : 'primary'}
                pending={typeof setting.doing === 'string' && setting.doing !== 'now'}
              >
                {rule.from ? t('Change the time') : t('Require it from then on')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.parts}>
        <div ref={standing} tabIndex={-1}>
          <Notice kind={rule.inForce ? 'success' : 'info'} announce={false} title={state()}>
            {t('With a second factor: {{withOne}} of {{members}}.', {
              withOne: rule.withOne,
              members: rule.members,
            })}
          </Notice>
        </div>
        {isOwner && !rule.own && <OwnOneFirst />}
        {maySet && (
          <div className={styles.time}>
            <TextField
              ref={field}
              label={t('From')}
              type="datetime-local"
              name="from"
              value={typed}
              hint={t(
                'In your own time zone. Those without one are told by mail {{days}} days before, and when it begins.',
                { days: reminderDaysBefore },
              )}
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

  function state(): string {
    if (rule.from === null) return t('Not required.')
    const time = formatAbsoluteTime(new Date(rule.from), language)
    return rule.inForce
      ? t('Required since {{time}}.', { time })
      : t('Required from {{time}} on.', { time })
  }

  function when(from: string): string {
    return from === 'now'
      ? t('It begins at once.')
      : t('It begins {{time}}.', { time: formatAbsoluteTime(new Date(from), language) })
  }

  /** What is lost by it, as it is now. */
  function affected(): string {
    if (without === 0) return t('Everybody has a second factor already.')
    const people = t(
      'Without one so far: {{without}} of {{members}} members. They have to set one up before they go on.',
      { without, members: rule.members },
    )
    const { applications } = rule.ends
    if (applications === 0) return people
    return `${people} ${t('Applications whose access for them ends then: {{applications}}.', { applications })}`
  }
}

/** In place of what they may not press yet. */
function OwnOneFirst() {
  const { t } = useTranslation()
  return (
    <Notice
      kind="warning"
      announce={false}
      action={renderButton('/user/account', t('Set up a second factor'), { size: 'small' })}
    >
      {t(secondFactorFirst.message)} {t('It counts once its recovery codes are kept.')}
    </Notice>
  )
}

/** What the field says of it, or two waves of mail from now. */
function fieldOf(from: string | null): string {
  return localTime(from ?? dayAhead(reminderDaysBefore * 2))
}
