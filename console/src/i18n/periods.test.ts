import { readFileSync } from 'node:fs'
import { retention } from '@accord/contract/retention.ts'
import { expect, test } from 'vitest'

const { deliveries, emailChanges, exports, organization, secrets } = retention

/**
 * The contract's periods with their wording. Sentences are translated as a whole, so they contain the periods in words.
 */
const told: Record<string, string> = {
  "We'll create a new secret for {{name}}.": secrets.periods.replaced,
  'Request a signed file': exports.periods.age,
  "Each organization's admins and owners get an email": organization.periods.networkInvitation,
  "We'll email each person a link to join": organization.periods.invitation,
  'We create the file in the background': exports.periods.age,
  'Creates a new secret. The old one keeps': secrets.periods.replaced,
  'Someone signed in to your account.': emailChanges.periods.undo,
  'The old ones will stop working in': secrets.periods.replaced,
  'Every event that we send appears here': deliveries.periods.age,
  'Its events wait for up to 30 days. Fix': deliveries.periods.age,
  'Its events wait for up to 30 days. When': deliveries.periods.age,
  'We keep deliveries for': deliveries.periods.age,
  'Creates a new secret. The previous one also signs for': secrets.periods.replaced,
  "We'll create a new secret. The current one also signs for 24 hours, and":
    secrets.periods.replaced,
  "We'll create a new secret. The current one also signs for 24 hours, so":
    secrets.periods.replaced,
  'Select the secrets to rotate.': secrets.periods.replaced,
}

/** Search ranges, selectable values, and intervals aren't promises about retention. */
const noPromises = [
  'Choose 1, 2, or 7 years, or null to keep activity indefinitely.',
  'Choose 90, 180, or 365 days, or null for no scheduled review.',
  'Secrets used in the last 30 days',
  'Unused for 90 days',
  'Used in the last 90 days',
  'Used on {{days}} of the last 90 days',
  'No sign-ins or API calls in the last 30 days',
  'Last 3 days',
  'Your receiver started failing {{time}}. We try again at growing intervals of up to 5 minutes, and no row is skipped.',
  'An admin declined your request. You can ask again after 30 days.',
  "They can ask again after 30 days. We'll email them your decision.",
  'Last 24 hours',
  'Last 7 days',
  'Last 30 days',
]

const period = /\b\d+ (?:second|minute|hour|day|month|year)s?\b/g

test.each(['en-US', 'en-CA'])('%s states the periods that the service uses', (language) => {
  const file = new URL(`../../public/locales/${language}.json`, import.meta.url)
  const sentences = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  const withPeriod = sentences.filter(
    ([key, words]) => `${key} ${words}`.search(period) >= 0 && !noPromises.includes(key),
  )
  const said = withPeriod.map(([key, words]) => [key, words.match(period)])
  const held = withPeriod.map(([key]) => {
    const begin = Object.keys(told).find((start) => key.startsWith(start))
    return [key, begin === undefined ? 'is not here' : [told[begin]]]
  })
  expect(said).toEqual(held)
  if (language === 'en-US') expect(said).toHaveLength(Object.keys(told).length)
})
