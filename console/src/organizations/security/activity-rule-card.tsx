import {
  type ActivityRule,
  activityYears,
  type ActivityYears,
  setActivityRule,
} from '@accord/contract/activity-rule.ts'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { WhatEnds } from '../../pages/ending/what-ends.tsx'
import { renderLink } from '../../pages/router-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { RadioCard, RadioCards } from '../../ui/fields/radio-card.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { ConfirmRequest } from '../../ui/overlays/confirm-store.ts'
import { yearsInWords } from '../../ui/text/time-words.ts'
import { useOrganization } from '../use-organization.ts'
import { activityRuleQuery, setActivityRuleMutation } from './activity-rule.api.ts'
import { KeptSince } from './kept-since.tsx'
import styles from './rule-card.module.css'

/** For how long activity is kept: for owners to say, for managers to see. */
export function ActivityRuleCard() {
  const { id } = useOrganization()
  const { data: rule } = useQuery(activityRuleQuery(id))
  return rule && <RuleForm key={rule.years} rule={rule} />
}

function RuleForm({ rule }: { rule: ActivityRule }) {
  const { t, language } = useWords()
  const { id, profileRoles = [] } = useOrganization()
  const { years: current } = rule
  const [chosen, setChosen] = useState(current)
  const isOwner = profileRoles.includes('owner')

  const setting = useAction({
    ...setActivityRuleMutation(id),
    ask: (years: ActivityYears | null) =>
      years === null || (current !== null && current < years)
        ? undefined
        : questionBefore(id, years, { t, language }),
    done: t('The rule is set.'),
    failed: t('The rule was not set.'),
    about: `activity-rule ${id}`,
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void setting.run(chosen)
  }

  return (
    <form onSubmit={submit}>
      <Card
        title={t('Activity')}
        description={t(
          'What happened in this organization stays until it is older than this. IP addresses and browsers in it are erased earlier.',
        )}
        action={renderLink({
          href: '/user/what-we-keep',
          className: buttonClass({ size: 'small' }),
          children: t('What we keep'),
        })}
        footer={
          isOwner && (
            <Button
              type="submit"
              variant="primary"
              disabled={chosen === current}
              pending={setting.pending}
            >
              {t('Set the rule')}
            </Button>
          )
        }
      >
        <div className={styles.parts}>
          <RadioCards legend={t('Activity is kept')}>
            {[null, ...activityYears].map((years) => (
              <RadioCard
                key={years}
                name="activityYears"
                value={String(years)}
                checked={chosen === years}
                disabled={!isOwner}
                onChange={() => setChosen(years)}
                label={
                  years === null
                    ? t('For ever')
                    : t('For {{time}}', { time: yearsInWords(years, language) })
                }
              />
            ))}
          </RadioCards>
          <KeptSince rule={rule} />
        </div>
      </Card>
    </form>
  )
}

function questionBefore(
  id: string,
  years: ActivityYears,
  { t, language }: Pick<ReturnType<typeof useWords>, 't' | 'language'>,
): ConfirmRequest {
  return {
    title: t('Remove older activity?'),
    message: t(
      'What is older than {{time}} is removed within a day, and from then on every day. Nobody can bring it back.',
      { time: yearsInWords(years, language) },
    ),
    action: t('Set the rule'),
    danger: true,
    content: (
      <WhatEnds
        of={setActivityRule}
        sent={{ params: { id }, body: { years } }}
        organizationId={id}
      />
    ),
  }
}
