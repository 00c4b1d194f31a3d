import { base32 } from '#factors/factors.present.ts'
import { people, type PersonName } from './cast.ts'

export const demoPassword = 'Harbour-42-Lantern'

/** The seed of the demo's authenticator app, which is as public as the password. */
export const demoSeed = Buffer.from('harbour-lane-lantern')

/** The key in the format in which people enter it in their authenticator app. */
const demoKey = base32(demoSeed).match(/.{4}/g)!.join(' ')

/** The people to sign in as, and the features that each of them shows. */
const shown: [who: PersonName, what: string][] = [
  [
    'ana',
    'owns Northside Health, with a review in progress, requests, an application that requests more, exports, and a deleted application',
  ],
  [
    'theo',
    'owns Maple Grove Research and Riverbend Clinic, with an invitation to a network and a request to share more data',
  ],
  [
    'noor',
    'owns Harbour Lane Pharmacy, which requires a second factor from next week (she has an authenticator app)',
  ],
  ['marcus', 'a member of Northside Health who requested an application'],
  ['grace', 'a suspended member'],
  ['oskar', "has changed his email address, but hasn't confirmed it yet"],
  ['dana', "doesn't have the second factor that St. Brigid Hospital requires"],
  ['hannah', 'deleted Bluewater Physiotherapy last week and can restore it'],
  ['mei', 'a contact added by an application, with a pending invitation'],
  ['june', "hasn't verified her email address yet"],
]

const width = Math.max(...shown.map(([who]) => people[who].email.length))

export const demoAccountsText = [
  '',
  `Demo users (all with the password ${demoPassword}):`,
  ...shown.map(([who, what]) => `  ${people[who].email.padEnd(width)}  ${what}`),
  `The key for Noor's authenticator app is ${demoKey}.`,
  'To try single sign-on, enter nadia.rahman@northside.example on the sign-in page, and select “Continue with Northside Health”.',
].join('\n')
