// Reads every page of a country or zone once, in each language, as a search engine does.

/** How many there are. Throws if one of them is not found. */
export async function readEveryPlace(shopUrl: string): Promise<number> {
  const sitemap = await (await fetch(`${shopUrl}/sitemaps/places.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  for (const path of paths) {
    const answer = await fetch(shopUrl + path)
    await answer.text()
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`)
  }
  return paths.length
}
