import { reminderDaysBefore } from '@accord/contract/organization-policies.ts'
import { type ProviderPolicy, setProviderPolicy } from '@accord/contract/provider-policy.ts'
import { type SubmitEvent, useRef, useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { ApiError, explainError } from '../../api/api-error.ts'
import { pathTo } from '../../browser/app-path.ts'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { renderButton } from '../../pages/router-link.tsx'
import { ImpactPreview } from '../../pages/what-ends.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Checklist } from '../../ui/fields/checklist.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { ConfirmRequest } from '../../ui/overlays/confirm-dialog.tsx'
import { formatAbsoluteTime } from '../../ui/text/format-time.ts'
import { useOrganization } from '../use-organization.ts'
import { type ProviderPolicyChange, setProviderPolicyMutation } from './provider-policy.api.ts'
import { ProviderPause } from './provider-pause.tsx'
import ownStyles from './provider-policy.module.css'
import styles from './second-factor-policy-card.module.css'
import { initialStart, isAhead } from './start-time.ts'

/** Shows whether the organization requires its identity provider. Owners can change it, and admins can see it. */
export function ProviderPolicyCard({ policy }: { policy: ProviderPolicy }) {
  const { t, language } = useTranslation()
  const { id, name, profileRoles = [] } = useOrganization()
  const field = useRef<HTMLInputElement>(null)
  const standing = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(() => initialStart(policy.from))
  const [wrong, setWrong] = useState<string>()
  const isOwner = profileRoles.includes('owner')
  const isReady = Object.values(policy.preconditions).every(Boolean)
  const isOn = policy.from !== null
  const maySchedule = isOwner && (isOn ? !policy.inForce && !policy.pausedUntil : isReady)

  const questionBeforeEnd = {
    title: t('Turn off the single sign-on requirement?'),
    message: t(
      'People will be able to act for {{name}} after they sign in with their own account again.',
      { name },
    ),
    action: t('Turn off requirement'),
    danger: true,
  }

  const setting = useAction({
    ...setProviderPolicyMutation(id),
    ask: ({ from = null }: ProviderPolicyChange) =>
      from === null ? questionBeforeEnd : questionBefore(from),
    done: (_, { from }) => (from === null ? t('Requirement turned off') : t('Policy saved')),
    failed: (error) => {
      const atField = error instanceof ApiError ? error.fields['from'] : undefined
      if (!atField) return t(explainError(error))
      complain(t(atField))
      return undefined
    },
    about: `provider-policy ${id}`,
    // The clicked button may have been removed, so the new status gets the focus and is read aloud.
    after: ({ from }) => {
      setTyped(initialStart(from))
      setWrong(undefined)
      standing.current?.focus()
    },
  })

  function questionBefore(from: string): ConfirmRequest {
    return {
      title: t('Require single sign-on?'),
      message: `${when(from)} ${affected(policy, t)}`,
      action: t('Require it'),
      danger: from === 'now',
      content: (
        <ImpactPreview
          of={setProviderPolicy}
          sent={{ params: { id }, body: { from } }}
          organizationId={id}
        />
      ),
    }
  }

  function complain(sentence: string) {
    setWrong(sentence)
    field.current?.focus()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isAhead(typed)) void setting.run({ from: new Date(typed).toISOString() })
    else complain(t('Choose a future time within a year.'))
  }

  const card = (
    <Card
      title={t('Single sign-on')}
      description={t(
        "Require your identity provider. Starting at the time you choose, no one can act for this organization without it. Owners and listed guests can use a second factor of their own instead. We won't remove any members.",
      )}
      footer={
        isOwner &&
        (isOn || maySchedule) && (
          <>
            {isOn && (
              <Button
                variant="quiet"
                pending={setting.doing?.from === null}
                onClick={() => void setting.run({ from: null })}
              >
                {t('Turn off requirement')}
              </Button>
            )}
            {maySchedule && (
              <Button
                pending={setting.doing?.from === 'now'}
                onClick={() => void setting.run({ from: 'now' })}
              >
                {t('Require now')}
              </Button>
            )}
            {maySchedule && (
              <Button
                type="submit"
                variant={isOn ? 'secondary' : 'primary'}
                pending={typeof setting.doing?.from === 'string' && setting.doing.from !== 'now'}
              >
                {isOn ? t('Change time') : t('Schedule requirement')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.parts}>
        <div ref={standing} tabIndex={-1}>
          <Notice
            kind={policy.pausedUntil ? 'warning' : policy.inForce ? 'success' : 'info'}
            announce={false}
            title={state()}
            action={renderButton(
              pathTo('/organization/$id/single-sign-on', { id }),
              t('Identity providers'),
              { size: 'small' },
            )}
          >
            {t('{{proved}} of {{count}} members have signed in through the identity provider.', {
              proved: policy.proved,
              count: policy.members,
              defaultValue_one:
                '{{proved}} of {{count}} member has signed in through the identity provider.',
            })}
          </Notice>
        </div>
        {isOwner && !isOn && !isReady && (
          <div className={ownStyles.steps}>
            <p>{t('Before you can require single sign-on:')}</p>
            <Checklist
              items={preconditionsOf(policy, t)}
              metLabel={t('done')}
              unmetLabel={t('not done yet')}
            />
          </div>
        )}
        {isOwner && (policy.inForce || policy.pausedUntil) && <ProviderPause policy={policy} />}
        {maySchedule && (
          <div className={styles.time}>
            <TextField
              ref={field}
              label={t('From')}
              type="datetime-local"
              name="providerFrom"
              value={typed}
              hint={t(
                "This uses your time zone. We'll email affected members {{count}} days before it takes effect, and again when it does.",
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
  if (!maySchedule) return card
  return (
    <form noValidate onSubmit={submit}>
      {card}
    </form>
  )

  function state(): string {
    const timeOf = (time: string) => formatAbsoluteTime(new Date(time), language)
    if (policy.from === null) return t('Not required.')
    if (policy.pausedUntil) return t('Paused until {{time}}.', { time: timeOf(policy.pausedUntil) })
    return policy.inForce
      ? t('Required since {{time}}.', { time: timeOf(policy.from) })
      : t('Required starting {{time}}.', { time: timeOf(policy.from) })
  }

  function when(from: string): string {
    return from === 'now'
      ? t('This takes effect immediately.')
      : t('This takes effect on {{time}}.', { time: formatAbsoluteTime(new Date(from), language) })
  }
}

function preconditionsOf({ preconditions }: ProviderPolicy, t: Translate) {
  const { test, certificate, owners, domain, own } = preconditions
  return [
    { text: t('Verify a domain'), met: domain },
    { text: t('Test the sign-in through an active connection within the last hour'), met: test },
    {
      text: t("Have a SAML certificate that's valid for 30 more days, if you use SAML"),
      met: certificate,
    },
    {
      text: t('Have two owners with a second factor of their own, or one with recovery codes'),
      met: owners,
    },
    { text: t('Sign in with your own second factor yourself'), met: own },
  ]
}

/** Describes whom the policy would affect now. */
function affected({ members, proved, exempt }: ProviderPolicy, t: Translate): string {
  const count = Math.max(0, members - proved - exempt)
  if (count === 0) return t('Everyone has already signed in through the identity provider.')
  return t(
    "{{count}} members haven't signed in through the identity provider yet. They'll have to do so before they can continue.",
    {
      count,
      defaultValue_one:
        "{{count}} member hasn't signed in through the identity provider yet. They'll have to do so before they can continue.",
    },
  )
}
