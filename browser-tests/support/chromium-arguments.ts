/**
 * The popups of the address bar: two pages of the browser's own, with a process of their own, for every
 * window, and as dear as the page under test.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** What Playwright turns off, of use to these journeys. Of two such lists Chromium reads only the last. */
const byPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export const chromiumArguments = [
  // Chromium refuses to start its sandbox as root, which is what a container usually is.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  `--disable-features=${[...addressBar, ...byPlaywright].join(',')}`,
  // Journeys about host names visit these; the service itself is on this machine.
  '--host-resolver-rules=MAP *.accord.ca 127.0.0.1,MAP *.accord.example 127.0.0.1',
]
