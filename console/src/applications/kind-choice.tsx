import { applicationKinds } from '@accord/contract/rules/application-kinds.ts'
import { useWords } from '../language/words.ts'
import { RadioCard, RadioCards } from '../ui/fields/radio-card.tsx'
import { kindName, kindSentence } from './kind-words.ts'

/** Where a new application will run. */
export function KindChoice() {
  const { t } = useWords()
  return (
    <RadioCards legend={t('Where does it run? This stays as you choose it.')}>
      {applicationKinds.map((kind) => (
        <RadioCard
          key={kind}
          name="kind"
          value={kind}
          defaultChecked={kind === 'web'}
          label={kindName(kind, t)}
          description={kindSentence(kind, t)}
        />
      ))}
    </RadioCards>
  )
}
