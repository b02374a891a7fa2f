import type { Metadata } from 'next';

import { Categories } from '@/components/categories/categories';
import { Collections } from '@/components/collections/collections';
import { Contacts } from '@/components/contacts/contacts';
import { Corporate } from '@/components/corporate/corporate';
import { Footer } from '@/components/footer/footer';
import { Founder } from '@/components/founder/founder';
import { Header } from '@/components/header/header';
import { Intro } from '@/components/intro/intro';
import { Partnership } from '@/components/partnership/partnership';
import { Stores } from '@/components/stores/stores';
import { Story } from '@/components/story/story';
import { Static } from '@/components/ui/static';
import { StructuredData } from '@/components/ui/structured-data';
import { environment } from '@/lib/config/environment';
import { loadContent, loadContentVersion } from '@/lib/content/load';
import { homeMetadata } from '@/lib/metadata';
import { routes as routesTo } from '@/lib/routes';
import { anchorsOf } from '@/lib/sections';
import { homeGraph } from '@/lib/structured-data';
import { wordsFor } from '@/lib/words/words';

export async function generateMetadata(): Promise<Metadata> {
  return homeMetadata(await loadContent(), environment().siteUrl);
}

export default async function HomePage() {
  const { content, id: version } = await loadContentVersion();
  const { site, home } = content;
  const { shopUrl, siteUrl, map } = environment();
  const context = { version, site, routes: routesTo(shopUrl), words: wordsFor(site.locale) };
  const { routes, words } = context;
  return (
    <>
      <Static id={`data-${version}`}>
        <StructuredData data={homeGraph(content, siteUrl)} />
      </Static>
      <Header
        brand={site.name}
        anchors={anchorsOf(home)}
        isOverIntro={home.intro !== undefined}
        routes={routes}
        words={words}
      />
      <main id="content" tabIndex={-1}>
        {!home.intro && <h1 className="visually-hidden">{site.name ?? words.home}</h1>}
        {home.intro && (
          <Intro
            intro={home.intro}
            siteName={site.name}
            hasCategories={home.categories !== undefined}
            routes={routes}
            words={words}
          />
        )}
        {home.categories && <Categories categories={home.categories} routes={routes} words={words} />}
        {home.collections && <Collections collections={home.collections} {...context} />}
        {home.story && <Story name="story" story={home.story} tone="cream" pictureSide="right" />}
        {home.secondStory && (
          <Story name="story-second" story={home.secondStory} tone="cocoa" pictureSide="left" />
        )}
        {home.founder && <Founder founder={home.founder} />}
        {home.corporate && <Corporate corporate={home.corporate} words={words} />}
        {home.partnership && <Partnership partnership={home.partnership} words={words} />}
        {home.stores && <Stores store={home.stores} map={map} words={words} />}
        {home.contacts && <Contacts contacts={home.contacts} brand={site.name} words={words} />}
      </main>
      <Footer brand={site.name} routes={routes} words={words} />
    </>
  );
}
