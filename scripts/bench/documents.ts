import { readFileSync } from 'node:fs';

type Entity = Record<string, unknown>;
type Document = { common: Entity; home: Record<'categories' | 'collections' | 'flavours', Entity[]> };

const liveDocument = () => JSON.parse(readFileSync('content/live.json', 'utf8')) as Document;

function multiplied(entities: Entity[], count: number, key: 'ID' | 'CODE'): Entity[] {
  return Array.from({ length: count }, (_, index) => {
    const entity = entities[index % entities.length] ?? {};
    if (index < entities.length) return entity;
    return { ...entity, [key]: `${String(entity[key])}-${index}`, NAME: `${String(entity.NAME)} ${index}` };
  });
}

/** Returns content/live.json with the given numbers of flavours and categories. `flavours` does not count the minis. */
export function growTo(flavours: number, categories: number, note = ''): Document {
  const document = liveDocument();
  const { home } = document;
  const minis = new Set(home.flavours.map(({ MINI_ID }) => MINI_ID));
  const tiles = home.flavours.filter(({ ID }) => !minis.has(ID));
  home.flavours = [...multiplied(tiles, flavours, 'ID'), ...home.flavours.filter(({ ID }) => minis.has(ID))];
  home.categories = multiplied(home.categories, categories, 'CODE');
  return { ...document, common: { ...document.common, note } };
}
