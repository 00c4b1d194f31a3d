import { run } from './run-command.ts'

interface Tool {
  says: string
  run(): Promise<unknown>
}

/** Tools for working on the repository: generators for some of its files, and tests against other programs. */
const tools: Record<string, Tool> = {
  openapi: {
    says: 'write docs/openapi.json from the contract',
    run: () => import('./write-openapi.ts'),
  },
  'access-table': {
    says: 'call every operation as every role and write the responses to docs/access.md',
    run: () => import('../service/src/testing/access/write-access-table.ts'),
  },
  'configuration-page': {
    says: 'write docs/configuration.md from service/src/config/environment.ts',
    run: () => import('./write-configuration-page.ts'),
  },
  'retention-page': {
    says: 'write docs/retention.md from the retention periods',
    run: () => import('./write-retention-page.ts'),
  },
  'event-types-page': {
    says: 'write docs/event-types.md from the event catalog',
    run: () => import('./write-event-types-page.ts'),
  },
  'oauth-guide': {
    says: 'generate the snippets in docs/oauth.md from conformance/',
    run: () => import('./write-oauth-guide.ts'),
  },
  locales: {
    says: 'collect the translatable texts into en-US.json for the console and the service',
    run: async () => {
      for (const part of ['console', 'service']) {
        const args = ['extract', '--config', `${part}/i18next.config.ts`]
        process.exitCode ||= await run('i18next-cli', [...args, ...process.argv.slice(2)])
      }
    },
  },
  pictures: {
    says: 'take the screenshots for the docs in the demo',
    run: () => import('./pictures/take.ts'),
  },
  'common-passwords': {
    says: 'write the list of common passwords',
    run: () => import('./common-passwords.ts'),
  },
  'upgrade-dump': {
    says: "write this version's database dump for the upgrade tests",
    run: () => import('../service/src/testing/versions/upgrade/write-dump.ts'),
  },
  requirements: {
    says: 'show which tests cover which row of docs/requirements.md',
    run: () => import('./requirements.ts'),
  },
  conformance: {
    says: 'sign in with the client libraries in conformance/',
    run: () => import('../conformance/run.ts'),
  },
  proxies: {
    says: 'test the proxy configurations in packaging/proxies',
    run: () => import('./proxies/try-proxies.ts'),
  },
  failover: {
    says: 'kill the primary of three PostgreSQL servers under load',
    run: () => import('./failover/run.ts'),
  },
  'try-release': {
    says: 'start an archive from release/ on a minimal Debian system',
    run: () => import('./release/try-in-bare-root.ts'),
  },
  'try-operating': {
    says: 'install, upgrade, back up, and restore as in docs/operating.md',
    run: () => import('./operating/try-it.ts'),
  },
  example: {
    says: 'start the web application in examples/third-party-app',
    run: () => import('../examples/third-party-app/main.ts'),
  },
  'example-page': {
    says: 'start the single-page application in examples/single-page-app',
    run: () => import('../examples/single-page-app/main.ts'),
  },
  'example-service': {
    says: 'run the service in examples/service',
    run: () => import('../examples/service/main.ts'),
  },
}

/** The tool runs in this process, so it handles signals and sets the exit code itself. */
const [name = '--help', ...rest] = process.argv.slice(2)
const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
if (tool) {
  process.argv.splice(1, process.argv.length - 1, name, ...rest)
  await tool.run()
} else {
  const lines = Object.entries(tools).map(([each, { says }]) => `  ${each.padEnd(18)}  ${says}`)
  const help = `Usage: npm run make -- NAME\n\n${lines.join('\n')}`
  if (name === '--help') console.log(help)
  else console.error(`'${name}' isn't a tool.\n\n${help}`)
  process.exitCode = name === '--help' ? 0 : 1
}
