import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { inProject } from '../../scripts/project-folder.ts'

const inFolder = (...parts: string[]) => inProject('conformance', ...parts)
const document = inProject('docs/openapi.json')

interface Complaint {
  message: string
}

interface Linter {
  name: string
  args: string[]
  complaintsIn: (answer: unknown) => Complaint[]
}

const linters: Linter[] = [
  {
    name: 'redocly',
    args: ['lint', document, '--config', inFolder('api-document/redocly.yaml'), '--format=json'],
    complaintsIn: (answer) => (answer as { problems: Complaint[] }).problems,
  },
  {
    name: 'spectral',
    args: [
      'lint',
      document,
      '--ruleset',
      inFolder('api-document/spectral.yaml'),
      '-q',
      '-f',
      'json',
    ],
    complaintsIn: (answer) => answer as Complaint[],
  },
]

/**
 * Returns the findings of two common linters for OpenAPI documents. There must be none, not even
 * warnings.
 */
export function checkApiDocument(): Promise<string[]> {
  return Promise.all(linters.map(complaintsOf))
}

async function complaintsOf({ name, args, complaintsIn }: Linter) {
  const complaints = complaintsIn(JSON.parse(await answerOf(name, args)))
  if (complaints.length === 0) return `✓ ${name}: docs/openapi.json without error or warning`
  const sentences = complaints.map(({ message }) => `\n    ${message}`)
  return `✗ ${name}: ${complaints.length} complaints of docs/openapi.json${[...new Set(sentences)].join('')}`
}

function answerOf(name: string, args: string[]): Promise<string> {
  const child = spawn(inFolder('node_modules/.bin', name), args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    // By default, the linter checks for updates and sends telemetry.
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
  })
  return text(child.stdout)
}
