import type { Metadata } from 'next';

import { sectionsOf } from './sections';

import { Footer } from '@/components/footer/footer';
import { Header } from '@/components/header/header';
import { Static } from '@/components/ui/static/static';
import { StructuredData } from '@/components/ui/structured-data';
import { Vitals } from '@/components/vitals/vitals';
import { sharedFlavour } from '@/lib/content/shared-flavour';
import { fieldOf } from '@/lib/model/field-of';
import { routes as routesTo } from '@/lib/model/routes';
import { anchorsOf } from '@/lib/model/sections';
import { environment } from '@/lib/platform/environment';
import { loadEdition, loadVersion } from '@/lib/rendering/load';
import { flavourMetadata, homeMetadata } from '@/lib/search/metadata';
import { homeGraph } from '@/lib/search/structured-data';
import { wordsFor } from '@/lib/words/words';

/** Only the metadata depends on the query (docs/decisions/0010). */
export async function generateMetadata({ searchParams }: PageProps<'/'>): Promise<Metadata> {
  const { content, languages } = await loadEdition();
  const { siteUrl } = environment();
  const flavour = sharedFlavour(content, [(await searchParams).flavour ?? []].flat());
  return flavour
    ? flavourMetadata(content, flavour, siteUrl, languages)
    : homeMetadata(content, siteUrl, languages);
}

export default async function HomePage() {
  const { content, markupKey: version, languages } = await loadEdition();
  const { site, home } = content;
  const { preview } = await loadVersion();
  const { shopUrl, siteUrl, map, vitalsShare } = environment();
  const routes = routesTo(shopUrl, languages);
  const words = wordsFor(site.locale);
  const context = { version, home, site, routes, words, map };
  return (
    <>
      <Static id={`data-${version}`}>
        <StructuredData data={homeGraph(content, siteUrl, languages.base)} />
      </Static>
      <Header
        {...fieldOf(site, 'name')}
        brand={site.name}
        anchors={anchorsOf(home)}
        languages={languages.links('/')}
        overFilm={{ isInverted: home.intro !== undefined, isTitleInView: home.intro?.title !== undefined }}
        routes={routes}
        words={words}
      />
      <main id="content" tabIndex={-1}>
        {!home.intro && <h1 className="visually-hidden">{site.name ?? words.home}</h1>}
        {sectionsOf(context)}
      </main>
      <Footer brand={site.name} routes={routes} words={words} />
      {vitalsShare > 0 && !preview && <Vitals share={vitalsShare} />}
    </>
  );
}
