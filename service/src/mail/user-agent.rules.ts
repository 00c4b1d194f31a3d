/** The order matters. Many browsers also name the browser they derive from, so specific names come first. */
const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
  ['curl', /^curl\//],
]

const systems: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
]

/** Names the browser and system in a way that lets people recognize their own devices. */
export function describeAgent(agent: string): { browser: string; system: string } {
  return {
    browser: nameOf(browsers, agent) ?? 'Unknown browser',
    system: nameOf(systems, agent) ?? 'Unknown system',
  }
}

function nameOf(known: [string, RegExp][], agent: string): string | undefined {
  return known.find(([, mark]) => mark.test(agent))?.[0]
}
