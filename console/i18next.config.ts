import { defineConfig } from 'i18next-cli'

/**
 * Configures `npm run make -- locales`, which collects the sentences of the screens and error messages. Each sentence
 * is its own key.
 */
export default defineConfig({
  locales: ['en-US'],
  extract: {
    input: ['console/src/**/*.{ts,tsx}', 'contract/src/**/*.ts'],
    ignore: ['{console,contract}/src/**/*.test.{ts,tsx}'],
    output: 'console/public/locales/{{language}}.json',
    functions: ['t', 'message'],
    defaultNS: false,
    keySeparator: false,
    nsSeparator: false,
    // Comments list the words that the code assembles.
    extractFromComments: true,
    sort: true,
    // A sentence without a separate singular is the same for every number.
    defaultValue: (key) => key.replace(/_(?:one|other)$/, ''),
  },
})
