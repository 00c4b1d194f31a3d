import { OrganizationForm } from '@accord/contract/organizations.ts'
import { parse } from '#calls/parse.ts'
import { createOrganization } from '#organizations/create-organization.change.ts'
import { updateOrganization } from '#organizations/update-organization.change.ts'
import { type OrganizationName, organizations, type PersonName } from './cast.ts'
import { step, type Step } from './telling/story.ts'
import type { Demo } from './telling/world.ts'
import type { When } from './telling/when.ts'

type Details = Partial<OrganizationForm>
type Founded = [when: When, name: OrganizationName, owner: PersonName, details: Details]

const ontario = { state: 'ON', timezone: 'America/Toronto', country: 'CA' } as const
const illinois = { state: 'IL', timezone: 'America/Chicago' } as const

const founded: Founded[] = [
  [
    [259, '14:11'],
    'northside',
    'ana',
    {
      description: 'Community clinics on the north side of the city.',
      address: '840 Foster Avenue',
      email: 'hello@northside.example',
      city: 'Chicago',
      zipcode: '60614',
      ...illinois,
    },
  ],
  [
    [253, '15:32'],
    'mapleGrove',
    'theo',
    {
      description: 'Surveys about health in small towns.',
      address: '55 Rideau Street',
      city: 'Ottawa',
      zipcode: 'K1N 5W8',
      ...ontario,
    },
  ],
  [
    [250, '16:05'],
    'harbourLane',
    'noor',
    {
      description: 'Prescriptions by the harbour since 1962.',
      address: '17 Lower Water Street',
      city: 'Halifax',
      state: 'NS',
      zipcode: 'B3J 1P3',
      timezone: 'America/Halifax',
      country: 'CA',
    },
  ],
  [
    [244, '17:48'],
    'lakeshore',
    'kenji',
    {
      description: 'Blood work and imaging, with results the same day.',
      city: 'Evanston',
      zipcode: '60201',
      ...illinois,
    },
  ],
  [
    [233, '14:36'],
    'stBrigid',
    'amara',
    {
      description: 'A teaching hospital with 312 beds.',
      address: '2100 Martin Street',
      email: 'records@stbrigid.example',
      city: 'Milwaukee',
      state: 'WI',
      zipcode: '53205',
      timezone: 'America/Chicago',
    },
  ],
  [
    [218, '15:20'],
    'riverbend',
    'theo',
    { description: 'One clinic, four towns.', city: 'Perth', ...ontario },
  ],
  [
    [205, '16:42'],
    'beacon',
    'yusuf',
    {
      description: 'Health insurance for people who work for themselves.',
      city: 'Hartford',
      state: 'CT',
      zipcode: '06103',
      timezone: 'America/New_York',
    },
  ],
  [
    [187, '15:04'],
    'parc',
    'chloe',
    {
      description: 'Médecine familiale, du lundi au samedi.',
      address: '4455, avenue du Parc',
      city: 'Montréal',
      state: 'QC',
      timezone: 'America/Toronto',
      country: 'CA',
    },
  ],
  [
    [168, '17:15'],
    'prairie',
    'sofia',
    {
      description: 'Nurses who come to your door.',
      city: 'Winnipeg',
      state: 'MB',
      timezone: 'America/Winnipeg',
      country: 'CA',
    },
  ],
  [
    [157, '14:52'],
    'cedar',
    'liam',
    { description: 'Six dental practices and a van.', city: 'Oak Park', ...illinois },
  ],
  [
    [126, '18:09'],
    'greenleaf',
    'rosa',
    {
      description: 'Meal plans for people with diabetes.',
      city: 'Madison',
      state: 'WI',
      timezone: 'America/Chicago',
    },
  ],
  [
    [112, '15:57'],
    'bluewater',
    'hannah',
    { description: 'Physiotherapy by the lake.', city: 'Kingston', ...ontario },
  ],
]

const changed: Founded[] = [
  [[171, '20:12'], 'northside', 'priya', { address: '1200 Lakeshore Avenue' }],
  [[99, '15:41'], 'mapleGrove', 'theo', { email: 'office@maplegrove.example' }],
  [[62, '18:27'], 'northside', 'ana', { findable: true, email: 'office@northside.example' }],
]

/** Each by whoever owns it, and what they changed about it later. */
export function organizationsAreFounded(): Step[] {
  return [
    ...founded.map(([when, ...given]) => step(when, (demo) => found(demo, ...given))),
    ...changed.map(([when, name, by, body]) =>
      step(when, async ({ idOf, under, change }) =>
        change(await under(by, name), updateOrganization, {
          params: { id: idOf(organizations[name]) },
          body,
        }),
      ),
    ),
  ]
}

async function found(
  { as, change, made }: Demo,
  name: OrganizationName,
  owner: PersonName,
  details: Details,
) {
  const body = parse(OrganizationForm, { ...details, name: organizations[name] })
  const { organization } = await change(await as(owner), createOrganization, { body })
  made(organization.name, organization.id)
}
