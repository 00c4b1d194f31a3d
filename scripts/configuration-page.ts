import { about, environment } from '../service/src/config/environment.ts'
import { inProject } from './project-folder.ts'

export const configurationFile = inProject('docs', 'configuration.md')

/** The page as it must be, from the schema that the service reads its environment by. */
export function configurationPage(): string {
  const rows = Object.entries(environment.shape).map(([name, schema]) => {
    const { unset, meaning } = about.get(schema)!
    return `| \`${name}\` | ${unset} | ${meaning} |`
  })
  return `${[head, ...rows].join('\n')}\n`
}

const head = `# Configuration

Accord reads its configuration from the environment. It checks all values when it starts. If a value is wrong, the start ends with
one sentence that names the setting. If a variable looks like a typo of a setting, the start continues with a warning.

\`./accord check\` (in a checkout: \`npm run accord -- check\`) tries the configuration, including the database, mail server, and folders,
and starts nothing.
[.env.example](../.env.example) is a list to copy from, with comments.

\`npm run make -- configuration-page\` writes this page from \`service/src/config/environment.ts\`.

| Variable | Default | Meaning |
|---|---|---|`
