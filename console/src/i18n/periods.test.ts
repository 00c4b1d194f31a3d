import { readFileSync } from 'node:fs'
import { retention } from '@accord/contract/retention.ts'
import { expect, test } from 'vitest'

const { emailChanges, exports, organization, secrets } = retention

/**
 * The contract's periods with their wording. Sentences are translated as a whole, so they contain the periods in words.
 */
const told: Record<string, string> = {
  "We'll create a new secret for {{name}}.": secrets.periods.replaced,
  'Request a signed file': exports.periods.age,
  "Each organization's admins and owners get an email": organization.periods.networkInvitation,
  "We'll email each person a link to join": organization.periods.invitation,
  'We create the file in the background': exports.periods.age,
  'Creates a new secret.': secrets.periods.replaced,
  'Someone signed in to your account.': emailChanges.periods.undo,
  'The old ones will stop working in': secrets.periods.replaced,
  'Select the secrets to rotate.': secrets.periods.replaced,
}

/** Search ranges and selectable values aren't promises about retention. */
const noPromises = [
  'Choose 1, 2, or 7 years, or null to keep activity indefinitely.',
  'Choose 90, 180, or 365 days, or null for no scheduled review.',
  'Secrets used in the last 30 days',
  'Unused for 90 days',
  'Used in the last 90 days',
  'Used on {{days}} of the last 90 days',
  'No sign-ins or API calls in the last 30 days',
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
