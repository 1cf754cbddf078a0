/** What each metric tells, as whoever watches an installation reads it beside its name. */
export const help = {
  calls: 'Calls of the API by method, route and status',
  answers: 'What the web server answered: pages, their data, forms and calls of the API',
  providers: 'What outside services were asked, by provider, method and outcome: ok, refused or failed',
  gaugeFailures: 'Gauges that could not be read',
  jobs: 'Jobs by queue and state',
  moneyInFlight: 'Payments, refunds and redemptions not settled yet',
  moneyInFlightPaise: 'The same in paise',
  connections: 'Connections to the database of this process, and who waits for one',
} as const;
