// What the wizard says about a trip that several purchases cover.
export const plansCopy = {
  forLongTrip: 'A plan for your whole trip',
  cheaper: 'In parts, for less or with more data',
  forSeveralZones: 'A plan with a bundle for each zone',
  planFor: (use: string) => (use === 'Any use' ? 'For any use' : `For ${use.toLowerCase()} use`),
  inAll: (price: string) => `${price} in all`,
  span: (first: number, last: number) => (first === last ? `Day ${first}:` : `Days ${first} to ${last}:`),
  topUp: (size: string, zone: string) => `top up with ${size} (${zone})`,
  how: 'Buy what begins on day 1 first. Top-ups go on the same eSIM, each before the last one ends.',
}
