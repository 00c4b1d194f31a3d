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
import { initialStart, isAhead } from './start-time.ts'
import styles from './second-factor-policy-card.module.css'

/** Shows the policy on two-factor authentication. Owners can change it, and admins can see it. */
export function SecondFactorPolicyCard({ rule }: { rule: SecondFactorPolicy }) {
  const { t, language } = useTranslation()
  const { id, name, profileRoles = [] } = useOrganization()
  const field = useRef<HTMLInputElement>(null)
  const standing = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(() => initialStart(rule.from))
  const [wrong, setWrong] = useState<string>()
  const without = rule.members - rule.withOne
  const isOwner = profileRoles.includes('owner')
  const maySet = isOwner && rule.own
  // If an owner can open this page while the policy is in force, they have met it, so they can turn it off.
  const mayLift = rule.from !== null && (maySet || (isOwner && rule.inForce))

  const setting = useAction({
    ...setSecondFactorPolicyMutation(id),
    ask: (from: string | null) =>
      from === null
        ? {
            title: t('Turn off the two-factor requirement?'),
            message: t('People will be able to act for {{name}} with just a password again.', {
              name,
            }),
            action: t('Turn off requirement'),
            danger: true,
          }
        : {
            title: t('Require two-factor authentication?'),
            message: `${when(from)} ${affected()}`,
            action: t('Require it'),
            danger: from === 'now' && without > 0,
          },
    done: (_, from) => (from === null ? t('Requirement turned off') : t('Policy saved')),
    failed: (error) => {
      const atField = error instanceof ApiError ? error.fields['from'] : undefined
      if (!atField) return t(explainError(error))
      complain(t(atField))
      return undefined
    },
    about: `second-factor ${id}`,
    // The clicked button may have been removed, so the new status gets the focus and is read aloud.
    after: ({ from }) => {
      setTyped(initialStart(from))
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
    else complain(t('Choose a future time within a year.'))
  }

  const card = (
    <Card
      title={t('Two-factor authentication')}
      description={t(
        "Require a passkey or an authenticator app in addition to a password. Starting at the time you choose, no one can act for this organization without one. We won't remove any members.",
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
                {t('Turn off requirement')}
              </Button>
            )}
            {maySet && !rule.inForce && (
              <Button pending={setting.doing === 'now'} onClick={() => void setting.run('now')}>
                {t('Require now')}
              </Button>
            )}
            {maySet && (
              <Button
                type="submit"
                variant={rule.from ? 'secondary' : 'primary'}
                pending={typeof setting.doing === 'string' && setting.doing !== 'now'}
              >
                {rule.from ? t('Change time') : t('Schedule requirement')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.parts}>
        <div ref={standing} tabIndex={-1}>
          <Notice kind={rule.inForce ? 'success' : 'info'} announce={false} title={state()}>
            {t('{{withOne}} of {{count}} members have a second factor.', {
              withOne: rule.withOne,
              count: rule.members,
              defaultValue_one: '{{withOne}} of {{count}} member has a second factor.',
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
                "This uses your time zone. We'll email members without a second factor {{count}} days before it takes effect, and again when it does.",
                { count: reminderDaysBefore },
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
      : t('Required starting {{time}}.', { time })
  }

  function when(from: string): string {
    return from === 'now'
      ? t('This takes effect immediately.')
      : t('This takes effect on {{time}}.', { time: formatAbsoluteTime(new Date(from), language) })
  }

  /** Describes the impact that the policy would have now. */
  function affected(): string {
    if (without === 0) return t('Everyone already has a second factor.')
    const { applications } = rule.ends
    return [
      t("{{count}} members don't have a second factor.", {
        count: without,
        defaultValue_one: "{{count}} member doesn't have a second factor.",
      }),
      t("They'll have to set one up before they can continue."),
      applications > 0 &&
        t('{{count}} applications will no longer be able to act for them.', {
          count: applications,
          defaultValue_one: '{{count}} application will no longer be able to act for them.',
        }),
    ]
      .filter(Boolean)
      .join(' ')
  }
}

/** Replaces the controls for owners who don't have a second factor themselves. */
function OwnOneFirst() {
  const { t } = useTranslation()
  return (
    <Notice
      kind="warning"
      announce={false}
      action={renderButton('/user/account', t('Set up a second factor'), { size: 'small' })}
    >
      {t(secondFactorFirst.message)}{' '}
      {t('The second factor takes effect after you save your recovery codes.')}
    </Notice>
  )
}
