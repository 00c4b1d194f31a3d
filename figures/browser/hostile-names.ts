import type { Stage } from '../reliability/stage.ts'

/** What has run a script, or led away, where text was taken for markup or for code. */
const markup = [
  '<script>hit(1)</script>',
  '<img src=x onerror=hit(1)>',
  '<svg onload=hit(1)>',
  '<svg><script>hit(1)</script></svg>',
  '<iframe srcdoc="<script>parent.hit(1)</script>">',
  '<iframe src=javascript:parent.hit(1)>',
  '<body onload=hit(1)>',
  '<details open ontoggle=hit(1)>',
  '<input autofocus onfocus=hit(1)>',
  '<video><source onerror=hit(1)></video>',
  '<a href=javascript:hit(1)>x</a>',
  '<math><mi xlink:href=javascript:hit(1)>',
  "<style>@import'//evil.example/x'</style>",
  '<link rel=stylesheet href=//evil.example/x>',
  '<meta http-equiv=refresh content=0;url=//evil.example>',
  '<base href=//evil.example/>',
  '<form action=//evil.example><button>x',
  '<object data=//evil.example></object>',
  "{{constructor.constructor('hit(1)')()}}",
  '${hit(1)}',
]
/** Out of whatever it stands in. */
const outOf = ['', '">', "'>", '</textarea></title>', '-->']

const payloads = markup.flatMap((what) => outOf.map((out) => `${out}${what}`))

/** Where text of people is kept, as its table and column. */
export const fields = [
  'users.first_name',
  'users.last_name',
  'organizations.address',
  'organizations.name',
  'organizations.description',
  'organizations.city',
  'applications.name',
  'applications.description',
  'networks.name',
  'networks.description',
  'invitations.email',
  'profiles.email',
] as const

export const pairs = payloads.length * fields.length
export const rounds = payloads.length

/** By which a field is known on a screen. */
export function markOf(field: (typeof fields)[number]): string {
  return `~${fields.indexOf(field)}~`
}

/** Straight into the tables, past every rule of the contract: each round another payload in each field. */
export async function writeHostileNames({ pool }: Stage, round: number) {
  for (const [at, field] of fields.entries()) {
    const [table, column] = field.split('.')
    const text = `${payloads[(round + at * 7) % payloads.length]}${markOf(field)}`
    // Addresses are kept in small letters; whom an invitation goes to who is here can still open it.
    const value = column === 'email' ? 'lower($1)' : '$1'
    const which = table === 'invitations' ? 'where email not in (select email from users)' : ''
    await pool.query(`update ${table} set ${column} = ${value} ${which}`, [text])
  }
}
