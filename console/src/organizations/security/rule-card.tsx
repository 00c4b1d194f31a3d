import { type SecondFactorRule, toldDaysBefore } from '@accord/contract/second-factor-rule.ts'
import { useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { absoluteTime } from '../../ui/text/time-words.ts'
import { useOrganization } from '../use-organization.ts'
import { setSecondFactorRuleMutation } from './second-factor-rule.api.ts'
import { dayAhead, localTime } from './local-time.ts'
import styles from './rule-card.module.css'

/** Whether a second factor is required, and from when on: for owners to say, for managers to see. */
export function RuleCard({ rule }: { rule: SecondFactorRule }) {
  const { t, language } = useWords()
  const { id, name, profileRoles = [] } = useOrganization()
  const [typed, setTyped] = useState(() => localTime(rule.from ?? dayAhead(toldDaysBefore * 2)))
  const without = rule.members - rule.withOne
  const isOwner = profileRoles.includes('owner')

  const setting = useAction({
    ...setSecondFactorRuleMutation(id),
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
    done: (_, from) => (from === null ? t('The rule is lifted.') : t('The rule is set.')),
    about: `second-factor ${id}`,
  })

  return (
    <Card
      title={t('Second factor')}
      description={t(
        'A passkey or an authenticator app beside the password. From the time you choose, nobody acts for this organization without one; nobody is removed.',
      )}
      footer={
        isOwner && (
          <>
            <Button
              variant="primary"
              pending={setting.pending}
              onClick={() => void setting.run(new Date(typed).toISOString())}
              disabled={typed === ''}
            >
              {rule.from ? t('Change the time') : t('Require it from then on')}
            </Button>
            {!rule.inForce && (
              <Button onClick={() => void setting.run('now')}>{t('Require it now')}</Button>
            )}
            {rule.from && (
              <Button variant="quiet" onClick={() => void setting.run(null)}>
                {t('Lift the rule')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.parts}>
        <Notice kind={rule.inForce ? 'success' : 'info'} announce={false}>
          {state()}{' '}
          {t('{{withOne}} of {{members}} members have a second factor.', {
            withOne: rule.withOne,
            members: rule.members,
          })}
        </Notice>
        {isOwner && (
          <TextField
            label={t('From')}
            type="datetime-local"
            value={typed}
            hint={t(
              'Those without one are told by mail {{days}} days before, and when it begins.',
              {
                days: toldDaysBefore,
              },
            )}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </div>
    </Card>
  )

  function state(): string {
    if (rule.from === null) return t('Not required.')
    const time = absoluteTime(new Date(rule.from), language)
    return rule.inForce
      ? t('Required since {{time}}.', { time })
      : t('Required from {{time}} on.', { time })
  }

  function when(from: string): string {
    return from === 'now'
      ? t('It begins at once.')
      : t('It begins {{time}}.', { time: absoluteTime(new Date(from), language) })
  }

  /** What is lost by it, as it is now. */
  function affected(): string {
    if (without === 0) return t('Everybody has a second factor already.')
    return t(
      'At that time {{without}} of {{members}} members have to set one up before they go on, and what {{applications}} applications hold for them here ends.',
      { without, members: rule.members, applications: rule.ends.applications },
    )
  }
}
