import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useTranslation } from '../../i18n/translation.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { RadioCard, RadioCards } from '../../ui/fields/choice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useOrganization } from '../use-organization.ts'
import styles from './policy-card.module.css'

type PolicyFormProps<Value> = {
  title: string
  description: string
  action?: ReactNode
  legend: string
  /** The name of the radio buttons. */
  name: string
  current: Value
  choices: readonly { value: Value; label: string; description?: string }[]
  setting: { pending: boolean; run: (chosen: Value) => Promise<void> }
  /** The content below the choices. */
  children?: (chosen: Value) => ReactNode
}

/**
 * Shows a form for one policy, which owners can change and admins can see. It's remounted when the policy changes
 * elsewhere.
 */
export function PolicyForm<Value extends string | number | null>(props: PolicyFormProps<Value>) {
  const { title, description, action, legend, name, current, choices, setting, children } = props
  const { t } = useTranslation()
  const { profileRoles = [] } = useOrganization()
  const [chosen, setChosen] = useState(current)
  const isOwner = profileRoles.includes('owner')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void setting.run(chosen)
  }

  return (
    <form onSubmit={submit}>
      <Card
        title={title}
        description={description}
        action={action}
        footer={
          isOwner && (
            <Button
              type="submit"
              variant="primary"
              disabled={chosen === current}
              pending={setting.pending}
            >
              {t('Save policy')}
            </Button>
          )
        }
      >
        <div
          className={classNames(
            styles.parts,
            choices.every(({ description: more }) => !more) && styles.short,
          )}
        >
          <RadioCards legend={legend}>
            {choices.map(({ value, ...words }) => (
              <RadioCard
                key={value}
                name={name}
                value={String(value)}
                checked={chosen === value}
                disabled={!isOwner}
                onChange={() => setChosen(value)}
                {...words}
              />
            ))}
          </RadioCards>
          {children?.(chosen)}
        </div>
      </Card>
    </form>
  )
}
