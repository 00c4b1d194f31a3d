import { base32 } from '#factors/factors.present.ts'
import { people, type PersonName } from './cast.ts'

export const demoPassword = 'Harbour-42-Lantern'

/** As known as the password. */
export const demoSeed = Buffer.from('harbour-lane-lantern')

/** For the app of whoever tries it, as they would type it. */
const demoKey = base32(demoSeed).match(/.{4}/g)!.join(' ')

/** Whom to be, to see what. */
const shown: [who: PersonName, what: string][] = [
  [
    'ana',
    'owns Northside Health: a review under way, requests, a wider ask, exports, a deleted application',
  ],
  [
    'theo',
    'owns Maple Grove Research and Riverbend Clinic: an invitation to a network, more to share',
  ],
  [
    'noor',
    'owns Harbour Lane Pharmacy, which asks for a second factor from next week on (she has an app)',
  ],
  ['marcus', 'a member of Northside Health who asked an admin for an application'],
  ['grace', 'a member who is suspended'],
  ['oskar', 'waits for the link to a new e-mail address'],
  ['dana', 'lacks the second factor that St. Brigid Hospital asks for'],
  ['hannah', 'deleted Bluewater Physiotherapy last week and can restore it'],
  ['mei', 'a contact that an application brought, with an invitation to answer'],
  ['june', 'has not verified her address yet'],
]

const width = Math.max(...shown.map(([who]) => people[who].email.length))

/** For the terminal of whoever started it. */
export const demoAccountsText = [
  '',
  `Demo people, all with the password ${demoPassword}:`,
  ...shown.map(([who, what]) => `  ${people[who].email.padEnd(width)}  ${what}`),
  `Noor's authenticator app has the key ${demoKey}.`,
].join('\n')
