import { defineConfig } from 'i18next-cli'

/** `npm run make -- locales`: collects the sentences of the screens. A sentence is its own key. */
export default defineConfig({
  locales: ['en-US'],
  extract: {
    input: ['console/src/**/*.{ts,tsx}'],
    ignore: ['console/src/**/*.test.{ts,tsx}'],
    output: 'console/public/locales/{{language}}.json',
    functions: ['t'],
    defaultNS: false,
    keySeparator: false,
    nsSeparator: false,
    // Words that are put together are listed in a comment.
    extractFromComments: true,
    sort: true,
    // Without a singular of its own, a sentence is the same for each number.
    defaultValue: (key) => key.replace(/_(?:one|other)$/, ''),
  },
})
