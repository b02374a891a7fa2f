import type { ReactNode } from 'react';

import { Categories } from '@/components/categories/categories';
import { Collections } from '@/components/collections/collections';
import type { CollectionsContext } from '@/components/collections/context';
import { Contacts } from '@/components/contacts/contacts';
import { Corporate } from '@/components/corporate/corporate';
import { Founder } from '@/components/founder/founder';
import { Intro } from '@/components/intro/intro';
import { Partnership } from '@/components/partnership/partnership';
import { Stores } from '@/components/stores/stores';
import { Story } from '@/components/story/story';
import type { Home } from '@/lib/content/model';
import { hoursOf } from '@/lib/model/opening-hours';
import { type SectionName, SECTIONS } from '@/lib/model/sections';
import type { Environment } from '@/lib/platform/environment';

type Context = CollectionsContext & { version: string; home: Home; map: Environment['map'] };

type Renderers = { [N in SectionName]: (part: NonNullable<Home[N]>, context: Context) => ReactNode };

const RENDERERS: Renderers = {
  intro: (intro, { home, site, routes, words }) => (
    <Intro
      intro={intro}
      siteName={site.name}
      hasCategories={home.categories !== undefined}
      routes={routes}
      words={words}
    />
  ),
  categories: (categories, { routes, words }) => (
    <Categories categories={categories} routes={routes} words={words} />
  ),
  collections: (collections, { version, site, routes, words }) => (
    <Collections collections={collections} version={version} site={site} routes={routes} words={words} />
  ),
  story: (story, { version }) => (
    <Story name="story" story={story} tone="cream" pictureSide="right" version={version} />
  ),
  'story-second': (story, { version }) => (
    <Story name="story-second" story={story} tone="cocoa" pictureSide="left" version={version} />
  ),
  founder: (founder, { version }) => <Founder founder={founder} version={version} />,
  corporate: (corporate, { version, home, words }) => (
    <Corporate
      corporate={corporate}
      phone={home.contacts?.phone ?? home.stores?.phone}
      version={version}
      words={words}
    />
  ),
  partnership: (partnership, { version, words }) => (
    <Partnership partnership={partnership} version={version} words={words} />
  ),
  stores: (store, { map, site, words }) => <Stores store={store} map={map} site={site} words={words} />,
  contacts: (contacts, { home, site, words }) => (
    <Contacts contacts={contacts} hours={hoursOf(home.stores, site.timeZone)} site={site} words={words} />
  ),
};

export function sectionsOf(context: Context): ReactNode[] {
  return SECTIONS.map(({ name }) => <RenderedSection key={name} name={name} context={context} />);
}

function RenderedSection<N extends SectionName>({ name, context }: { name: N; context: Context }): ReactNode {
  const part = context.home[name];
  const render: Renderers[N] = RENDERERS[name];
  return part && render(part as NonNullable<Home[N]>, context);
}
