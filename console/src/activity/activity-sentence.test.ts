import { accountActivityKinds } from '@accord/contract/activity.ts'
import { expect, test } from 'vitest'
import { activitySentence } from './account-activity-card.tsx'

test('every kind of account activity has a unique sentence', () => {
  const sentences = accountActivityKinds.map((kind) =>
    activitySentence({ kind, application: 'Calendar' }, (sentence) => sentence),
  )
  expect(sentences.every((sentence) => sentence.length > 0)).toBe(true)
  expect(new Set(sentences).size).toBe(accountActivityKinds.length)
})
