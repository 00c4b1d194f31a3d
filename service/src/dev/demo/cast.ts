import type { Caller } from '#caller.ts'

/** All people in the demo, in the order in which they joined. `since` is in working days ago. */
export const people = {
  ana: person('Ana', 'Duarte', 'ana.duarte@northside.example', 259),
  priya: person('Priya', 'Raghunathan', 'priya.raghunathan@northside.example', 256),
  theo: person('Theo', 'Okafor', 'theo.okafor@maplegrove.example', 253),
  noor: person('Noor', 'Haddad', 'noor.haddad@harbourlane.example', 250),
  elena: person('Elena', 'Petrova', 'elena.petrova@northside.example', 248),
  kenji: person('Kenji', 'Watanabe', 'kenji.watanabe@lakeshorelabs.example', 244),
  marcus: person('Marcus', 'Lindqvist', 'marcus.lindqvist@northside.example', 241),
  ingrid: person('Ingrid', 'Sørensen', 'ingrid.sorensen@maplegrove.example', 238),
  amara: person('Amara', 'Nwosu', 'amara.nwosu@stbrigid.example', 233),
  tomas: person('Tomás', 'Herrera', 'tomas.herrera@northside.example', 226),
  maximiliana: person(
    'Maximiliana Alexandra',
    'von Hohenberg-Castellanos y Etxeberria',
    'maximiliana.von.hohenberg-castellanos@northside.example',
    214,
  ),
  yusuf: person('Yusuf', 'Demir', 'yusuf.demir@beaconmutual.example', 205),
  ben: person('Ben', 'Foster', 'ben.foster@northside.example', 196),
  layla: person('ليلى', 'المنصوري', 'layla.almansouri@northside.example', 193),
  chloe: person('Chloé', 'Tremblay', 'chloe.tremblay@cliniqueduparc.example', 187),
  jamal: person('Jamal', 'Carter', 'jamal.carter@maplegrove.example', 179),
  sofia: person('Sofia', 'Rossi', 'sofia.rossi@prairiehomecare.example', 168),
  liam: person('Liam', "O'Connor", 'liam.oconnor@cedardental.example', 157),
  grace: person('Grace', 'Kim', 'grace.kim@northside.example', 149),
  dana: person('Dana', 'Whitehorse', 'dana.whitehorse@stbrigid.example', 138),
  rosa: person('Rosa', 'Delgado', 'rosa.delgado@greenleaf.example', 126),
  hannah: person('Hannah', 'Goldberg', 'hannah.goldberg@bluewater.example', 112),
  oskar: person('Oskar', 'Nowak', 'oskar.nowak@northside.example', 74),
  mei: person('Mei', 'Lin', 'mei.lin@post.example', 41),
  /** June signed up this morning and hasn't verified her address yet. */
  june: person('June', 'Park', 'june.park@northside.example', 0),
} as const
export type PersonName = keyof typeof people

function person(firstName: string, lastName: string, email: string, since: number) {
  return { firstName, lastName, email, since }
}

const laptops = [
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
]
const phones = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
]

/** Returns a person's account and devices. No two people share an IP address. */
export function personOf(who: PersonName) {
  const nth = Object.keys(people).indexOf(who)
  const on = (address: string, agents: string[]): Caller => ({
    address,
    agent: agents[nth % agents.length]!,
    isBrowser: true,
  })
  return {
    ...people[who],
    laptop: on(`203.0.113.${20 + nth}`, laptops),
    phone: on(`198.51.100.${5 + nth * 3}`, phones),
  }
}

export const organizations = {
  northside: 'Northside Health',
  mapleGrove: 'Maple Grove Research',
  riverbend: 'Riverbend Clinic',
  harbourLane: 'Harbour Lane Pharmacy',
  lakeshore: 'Lakeshore Labs',
  stBrigid: 'St. Brigid Hospital',
  prairie: 'Prairie Home Care',
  cedar: 'Cedar Dental Group',
  beacon: 'Beacon Mutual Insurance',
  parc: 'Clinique du Parc',
  greenleaf: 'Greenleaf Nutrition',
  bluewater: 'Bluewater Physiotherapy',
} as const
export type OrganizationName = keyof typeof organizations
